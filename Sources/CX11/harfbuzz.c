#include "CX11HarfBuzz.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

static CX11HarfBuzz functions;
static const CX11HarfBuzz *opened;

/* A function by its name, into the field of that name; `missing` counts those that aren't there. */
#define FIND(field)                                                        \
  do {                                                                     \
    *(void **)&functions.field = dlsym(library, "hb_" #field);             \
    if (!functions.field) missing++;                                       \
  } while (0)

static void open_library(void) {
  void *library = dlopen("libharfbuzz.so.0", RTLD_LAZY | RTLD_LOCAL);
  int missing = 0;
  if (!library) return;
  FIND(blob_create_from_file);
  FIND(blob_destroy);
  FIND(face_create);
  FIND(face_destroy);
  FIND(face_get_glyph_count);
  FIND(face_get_upem);
  FIND(font_create);
  FIND(font_destroy);
  FIND(font_set_scale);
  FIND(font_set_variations);
  FIND(variation_from_string);
  FIND(ot_font_set_funcs);
  FIND(ft_font_create);
  FIND(buffer_create);
  FIND(buffer_destroy);
  FIND(buffer_clear_contents);
  FIND(buffer_add_utf32);
  FIND(buffer_set_direction);
  FIND(buffer_set_script);
  FIND(buffer_set_language);
  FIND(buffer_set_cluster_level);
  FIND(shape);
  FIND(buffer_get_glyph_infos);
  FIND(buffer_get_glyph_positions);
  FIND(unicode_funcs_get_default);
  FIND(unicode_script);
  FIND(language_from_string);
  if (!missing) opened = &functions;
}

const CX11HarfBuzz *cx11_harfbuzz(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, open_library);
  return opened;
}
