/* HarfBuzz, opened when the first text needs it.
 *
 * Linking it loads GLib, PCRE and Graphite too: 0.7 ms and 3 MB of every start, which a menu in plain
 * Latin has no use for. */
#ifndef CX11_HARFBUZZ_H
#define CX11_HARFBUZZ_H

#include <harfbuzz/hb.h>
#include <harfbuzz/hb-ft.h>
#include <harfbuzz/hb-ot.h>

/* The functions that are used, under their own names. */
typedef struct CX11HarfBuzz {
  hb_blob_t *(*blob_create_from_file)(const char *file_name);
  void (*blob_destroy)(hb_blob_t *blob);
  hb_face_t *(*face_create)(hb_blob_t *blob, unsigned int index);
  void (*face_destroy)(hb_face_t *face);
  unsigned int (*face_get_glyph_count)(const hb_face_t *face);
  unsigned int (*face_get_upem)(const hb_face_t *face);
  hb_font_t *(*font_create)(hb_face_t *face);
  void (*font_destroy)(hb_font_t *font);
  void (*font_set_scale)(hb_font_t *font, int x_scale, int y_scale);
  void (*font_set_variations)(
      hb_font_t *font, const hb_variation_t *variations, unsigned int variations_length);
  hb_bool_t (*variation_from_string)(const char *text, int length, hb_variation_t *variation);
  void (*ot_font_set_funcs)(hb_font_t *font);
  hb_font_t *(*ft_font_create)(FT_Face ft_face, hb_destroy_func_t destroy);
  hb_buffer_t *(*buffer_create)(void);
  void (*buffer_destroy)(hb_buffer_t *buffer);
  void (*buffer_clear_contents)(hb_buffer_t *buffer);
  void (*buffer_add_utf32)(
      hb_buffer_t *buffer, const uint32_t *text, int text_length, unsigned int item_offset,
      int item_length);
  void (*buffer_set_direction)(hb_buffer_t *buffer, hb_direction_t direction);
  void (*buffer_set_script)(hb_buffer_t *buffer, hb_script_t script);
  void (*buffer_set_language)(hb_buffer_t *buffer, hb_language_t language);
  void (*buffer_set_cluster_level)(hb_buffer_t *buffer, hb_buffer_cluster_level_t level);
  void (*shape)(
      hb_font_t *font, hb_buffer_t *buffer, const hb_feature_t *features,
      unsigned int num_features);
  hb_glyph_info_t *(*buffer_get_glyph_infos)(hb_buffer_t *buffer, unsigned int *length);
  hb_glyph_position_t *(*buffer_get_glyph_positions)(hb_buffer_t *buffer, unsigned int *length);
  hb_unicode_funcs_t *(*unicode_funcs_get_default)(void);
  hb_script_t (*unicode_script)(hb_unicode_funcs_t *funcs, hb_codepoint_t scalar);
  hb_language_t (*language_from_string)(const char *text, int length);
} CX11HarfBuzz;

/* The functions, or NULL where HarfBuzz isn't installed. Any thread may call it. */
const CX11HarfBuzz *cx11_harfbuzz(void);

#endif
