/* Xft alone needs include flags from pkg-config; it has a system-library target of its own. */
#include <X11/Xft/Xft.h>
