/* F1: a font file named outright, its glyphs drawn by FreeType and blended here. */
#include "draw.h"

#include <ft2build.h>
#include FT_FREETYPE_H
#include <stdlib.h>

#define FONT "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"

static xcb_connection_t *connection;
static xcb_gcontext_t context;
static xcb_window_t root;
static FT_Face face;

xcb_connection_t *draw_open(void) {
  connection = xcb_connect(NULL, NULL);
  if (xcb_connection_has_error(connection)) return NULL;
  root = xcb_setup_roots_iterator(xcb_get_setup(connection)).data->root;
  context = xcb_generate_id(connection);
  xcb_create_gc(connection, context, root, 0, NULL);
  FT_Library library;
  if (FT_Init_FreeType(&library) || FT_New_Face(library, FONT, 0, &face)) abort();
  FT_Set_Pixel_Sizes(face, 0, 13);
  return connection;
}

int text_height(void) { return (int)(face->size->metrics.height >> 6); }

int text_ascent(void) { return (int)(face->size->metrics.ascender >> 6); }

int text_width(const char *text) {
  int width = 0;
  for (; *text; text++) {
    FT_Load_Char(face, (unsigned char)*text, FT_LOAD_DEFAULT);
    width += (int)(face->glyph->advance.x >> 6);
  }
  return width;
}

void draw_fill(xcb_drawable_t target, uint32_t color, int x, int y, int width, int height) {
  xcb_rectangle_t rectangle = {(int16_t)x, (int16_t)y, (uint16_t)width, (uint16_t)height};
  xcb_change_gc(connection, context, XCB_GC_FOREGROUND, &color);
  xcb_poly_fill_rectangle(connection, target, context, 1, &rectangle);
}

static uint32_t blend(uint32_t color, uint32_t back, unsigned coverage) {
  uint32_t result = 0;
  for (int shift = 0; shift < 24; shift += 8) {
    unsigned over = color >> shift & 255, under = back >> shift & 255;
    result |= (over * coverage + under * (255 - coverage)) / 255 << shift;
  }
  return result;
}

void draw_text(xcb_drawable_t target, int x, int baseline, const char *text, uint32_t color,
               uint32_t back) {
  int width = text_width(text), height = text_height(), pen = 0;
  uint32_t *pixels = malloc(sizeof *pixels * (size_t)(width * height));
  for (int i = 0; i < width * height; i++) pixels[i] = back;
  for (; *text; text++) {
    FT_Load_Char(face, (unsigned char)*text, FT_LOAD_RENDER);
    FT_GlyphSlot glyph = face->glyph;
    for (int row = 0; row < (int)glyph->bitmap.rows; row++)
      for (int column = 0; column < (int)glyph->bitmap.width; column++) {
        int left = pen + glyph->bitmap_left + column;
        int top = text_ascent() - glyph->bitmap_top + row;
        if (left < 0 || left >= width || top < 0 || top >= height) continue;
        unsigned coverage = glyph->bitmap.buffer[row * glyph->bitmap.pitch + column];
        pixels[top * width + left] = blend(color, back, coverage);
      }
    pen += (int)(glyph->advance.x >> 6);
  }
  xcb_put_image(connection, XCB_IMAGE_FORMAT_Z_PIXMAP, target, context, (uint16_t)width,
                (uint16_t)height, (int16_t)x, (int16_t)(baseline - text_ascent()), 0, 24,
                (uint32_t)(width * height * 4), (uint8_t *)pixels);
  free(pixels);
}

void draw_flush(void) { xcb_flush(connection); }
