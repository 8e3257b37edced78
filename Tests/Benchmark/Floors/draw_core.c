/* F0: a font of the X server. */
#include "draw.h"

#include <stdlib.h>
#include <string.h>

static xcb_connection_t *connection;
static xcb_gcontext_t context;
static int advance, ascent, height;

xcb_connection_t *draw_open(void) {
  connection = xcb_connect(NULL, NULL);
  if (xcb_connection_has_error(connection)) return NULL;
  xcb_window_t root = xcb_setup_roots_iterator(xcb_get_setup(connection)).data->root;
  xcb_font_t font = xcb_generate_id(connection);
  xcb_open_font(connection, font, 5, "fixed");
  context = xcb_generate_id(connection);
  xcb_create_gc(connection, context, root, XCB_GC_FONT, &font);
  xcb_query_font_reply_t *reply =
      xcb_query_font_reply(connection, xcb_query_font(connection, font), NULL);
  advance = reply->max_bounds.character_width;
  ascent = reply->font_ascent;
  height = reply->font_ascent + reply->font_descent;
  free(reply);
  return connection;
}

int text_height(void) { return height; }

int text_ascent(void) { return ascent; }

int text_width(const char *text) { return advance * (int)strlen(text); }

void draw_fill(xcb_drawable_t target, uint32_t color, int x, int y, int width, int height) {
  xcb_rectangle_t rectangle = {(int16_t)x, (int16_t)y, (uint16_t)width, (uint16_t)height};
  xcb_change_gc(connection, context, XCB_GC_FOREGROUND, &color);
  xcb_poly_fill_rectangle(connection, target, context, 1, &rectangle);
}

void draw_text(xcb_drawable_t target, int x, int baseline, const char *text, uint32_t color,
               uint32_t back) {
  uint32_t values[] = {color, back};
  xcb_change_gc(connection, context, XCB_GC_FOREGROUND | XCB_GC_BACKGROUND, values);
  xcb_image_text_8(connection, (uint8_t)strlen(text), target, context, (int16_t)x,
                   (int16_t)baseline, text);
}

void draw_flush(void) { xcb_flush(connection); }
