/* F2: the desktop's font, found by Fontconfig and drawn by Xft. */
#include "draw.h"

#include <X11/Xft/Xft.h>
#include <X11/Xlib-xcb.h>
#include <string.h>

static Display *display;
static XftFont *font;
static XftDraw *draw;

xcb_connection_t *draw_open(void) {
  display = XOpenDisplay(NULL);
  if (!display) return NULL;
  font = XftFontOpenName(display, DefaultScreen(display), "sans:size=10");
  return XGetXCBConnection(display);
}

int text_height(void) { return font->ascent + font->descent; }

int text_ascent(void) { return font->ascent; }

int text_width(const char *text) {
  XGlyphInfo extents;
  XftTextExtentsUtf8(display, font, (const FcChar8 *)text, (int)strlen(text), &extents);
  return extents.xOff;
}

static XftColor ink(uint32_t color) {
  unsigned short red = (unsigned short)((color >> 16 & 255) * 257);
  unsigned short green = (unsigned short)((color >> 8 & 255) * 257);
  unsigned short blue = (unsigned short)((color & 255) * 257);
  return (XftColor){.pixel = color, .color = {red, green, blue, 0xffff}};
}

static void aim(xcb_drawable_t target) {
  if (!draw)
    draw = XftDrawCreate(display, target, DefaultVisual(display, 0), DefaultColormap(display, 0));
  else if (XftDrawDrawable(draw) != target)
    XftDrawChange(draw, target);
}

void draw_fill(xcb_drawable_t target, uint32_t color, int x, int y, int width, int height) {
  aim(target);
  XftColor paint = ink(color);
  XftDrawRect(draw, &paint, x, y, (unsigned)width, (unsigned)height);
}

void draw_text(xcb_drawable_t target, int x, int baseline, const char *text, uint32_t color,
               uint32_t back) {
  (void)back;
  aim(target);
  XftColor paint = ink(color);
  XftDrawStringUtf8(draw, &paint, font, x, baseline, (const FcChar8 *)text, (int)strlen(text));
}

void draw_flush(void) { XFlush(display); }
