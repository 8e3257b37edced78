/* The part of a floor that its way of drawing decides. */
#ifndef DRAW_H
#define DRAW_H

#include <xcb/xcb.h>

/* Connects to the display and gets the font ready; NULL when there is no display. */
xcb_connection_t *draw_open(void);

/* The height of a line, and where its baseline is below its top. */
int text_height(void);
int text_ascent(void);

/* The width of a text. */
int text_width(const char *text);

/* Fills a rectangle of a drawable. */
void draw_fill(xcb_drawable_t target, uint32_t color, int x, int y, int width, int height);

/* Draws a text into a drawable whose background there is `back`; colours are 0xRRGGBB. */
void draw_text(xcb_drawable_t target, int x, int baseline, const char *text, uint32_t color,
               uint32_t back);

/* Sends what has been drawn. */
void draw_flush(void);

#endif
