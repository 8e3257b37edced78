/* Everything of X11 and of text that the toolkit uses, and small shims for what Swift can't import. */
#ifndef CX11_H
#define CX11_H

#include <X11/Xlib.h>
#include <X11/Xlib-xcb.h>
#include <X11/Xutil.h>
#include <X11/Xatom.h>
#include <X11/Xresource.h>
#include <X11/XKBlib.h>
#include <X11/keysym.h>
#include <X11/cursorfont.h>
#include <X11/Xft/Xft.h>
#include <X11/extensions/shapeconst.h>
#include <X11/extensions/Xrender.h>
#include <X11/extensions/XI2.h>
#include <X11/extensions/XInput2.h>
#include <xcb/xcb.h>
#include <xcb/xcbext.h>
#include <fontconfig/fontconfig.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_STROKER_H
#include FT_ADVANCES_H
#include FT_TRUETYPE_TABLES_H
#include FT_MULTIPLE_MASTERS_H
#include <fribidi/fribidi.h>
#include "CX11HarfBuzz.h"
#include <png.h>

#include "mk_errors.h"
#include "mk_extensions.h"
#include "mk_loop.h"

#endif
