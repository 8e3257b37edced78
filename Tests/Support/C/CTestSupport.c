#define _GNU_SOURCE
#include "CTestSupport.h"

#include <fcntl.h>
#include <png.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>
#include <xcb/xcbext.h>

/* The numbers are those of the Composite protocol, version 0.3. */
enum { QUERY_VERSION = 0, GET_OVERLAY_WINDOW = 7, RELEASE_OVERLAY_WINDOW = 8 };

static xcb_extension_t composite = {"Composite", 0};

struct request {
  uint8_t major, minor;
  uint16_t length;
  uint32_t first, second;
};

static unsigned send_request(xcb_connection_t *connection, uint8_t opcode, bool answers,
                             uint32_t first, uint32_t second, size_t size) {
  xcb_protocol_request_t protocol = {1, &composite, opcode, !answers};
  struct request request = {.first = first, .second = second};
  /* XCB wants two free vectors before the first one that is ours. */
  struct iovec vectors[3] = {{0}, {0}, {&request, size}};
  return xcb_send_request(connection, XCB_REQUEST_CHECKED, vectors + 2, &protocol);
}

uint32_t ts_overlay_window(xcb_connection_t *connection, uint32_t root) {
  const xcb_query_extension_reply_t *extension = xcb_get_extension_data(connection, &composite);
  if (!extension || !extension->present) return 0;
  unsigned version = send_request(connection, QUERY_VERSION, true, 0, 4, 12);
  free(xcb_wait_for_reply(connection, version, NULL));
  unsigned sequence = send_request(connection, GET_OVERLAY_WINDOW, true, root, 0, 8);
  uint8_t *reply = xcb_wait_for_reply(connection, sequence, NULL);
  if (!reply) return 0;
  uint32_t window;
  memcpy(&window, reply + 8, sizeof window);
  free(reply);
  return window;
}

void ts_release_overlay_window(xcb_connection_t *connection, uint32_t root) {
  unsigned sequence = send_request(connection, RELEASE_OVERLAY_WINDOW, false, root, 0, 8);
  free(xcb_request_check(connection, (xcb_void_cookie_t){sequence}));
}

/* XFixes, version 1: asked for its version, then for the picture. */
uint32_t ts_cursor_look(xcb_connection_t *connection) {
  static xcb_extension_t xfixes = {"XFIXES", 0};
  const xcb_query_extension_reply_t *extension = xcb_get_extension_data(connection, &xfixes);
  if (!extension || !extension->present) return 0;
  uint32_t look = 0;
  for (int opcode = 0; opcode <= 4; opcode += 4) {
    xcb_protocol_request_t protocol = {1, &xfixes, (uint8_t)opcode, false};
    struct request request = {.first = 1};
    struct iovec vectors[3] = {{0}, {0}, {&request, opcode ? 4 : 12}};
    unsigned sequence = xcb_send_request(connection, XCB_REQUEST_CHECKED, vectors + 2, &protocol);
    uint8_t *reply = xcb_wait_for_reply(connection, sequence, NULL);
    if (!reply) return 0;
    if (opcode) {
      /* The size and the hot spot, and from 32 on the pixels; not the place and the serial number. */
      uint32_t words;
      memcpy(&words, reply + 4, sizeof words);
      look = 2166136261u;
      for (size_t i = 12; i < 32 + 4 * (size_t)words; i++)
        if (i < 20 || i >= 32) look = (look ^ reply[i]) * 16777619u;
    }
    free(reply);
  }
  return look;
}

uint32_t *ts_read_png(const char *path, int *width, int *height) {
  png_image image = {.version = PNG_IMAGE_VERSION};
  if (!png_image_begin_read_from_file(&image, path)) return NULL;
  image.format = PNG_FORMAT_BGRA;
  uint32_t *pixels = malloc(PNG_IMAGE_SIZE(image));
  if (!pixels || !png_image_finish_read(&image, NULL, pixels, 0, NULL)) {
    png_image_free(&image);
    free(pixels);
    return NULL;
  }
  *width = (int)image.width;
  *height = (int)image.height;
  return pixels;
}

/* The place of a colour in a sorted table, or where it would be. */
static int place_of(uint32_t color, const uint32_t *table, int count) {
  int low = 0;
  while (low < count) {
    int middle = (low + count) / 2;
    if (table[middle] < color) low = middle + 1;
    else count = middle;
  }
  return low;
}

/* Sorts the different colours of a picture into a table of 256; how many, or 0 for more than that. */
static int colors_of(const uint32_t *pixels, size_t size, uint32_t table[256]) {
  int count = 0;
  for (size_t i = 0; i < size; i++) {
    int place = place_of(pixels[i], table, count);
    if (place < count && table[place] == pixels[i]) continue;
    if (count == 256) return 0;
    memmove(table + place + 1, table + place, (size_t)(count++ - place) * sizeof *table);
    table[place] = pixels[i];
  }
  return count;
}

bool ts_write_png(const char *path, const uint32_t *pixels, int width, int height) {
  png_image image = {.version = PNG_IMAGE_VERSION,
                     .width = (png_uint_32)width,
                     .height = (png_uint_32)height,
                     .format = PNG_FORMAT_BGRA};
  size_t size = (size_t)width * (size_t)height;
  uint32_t table[256];
  int count = colors_of(pixels, size, table);
  uint8_t *places = count ? malloc(size) : NULL;
  if (!places) return png_image_write_to_file(&image, path, 0, pixels, 0, NULL);
  for (size_t i = 0; i < size; i++) places[i] = (uint8_t)place_of(pixels[i], table, count);
  image.format = PNG_FORMAT_BGRA_COLORMAP;
  image.colormap_entries = (png_uint_32)count;
  bool written = png_image_write_to_file(&image, path, 0, places, 0, table);
  free(places);
  return written;
}

long ts_compare(const uint32_t *a, const uint32_t *b, uint32_t *marks, long count, int tolerance) {
  long outliers = 0;
  for (long i = 0; i < count; i++) {
    bool differs = false;
    for (int shift = 0; shift < 24; shift += 8) {
      int distance = (int)(a[i] >> shift & 255) - (int)(b[i] >> shift & 255);
      if (abs(distance) > tolerance) differs = true;
    }
    outliers += differs;
    marks[i] = differs ? 0xffff0000 : 0xff000000 | (0xc0c0c0 + (a[i] >> 2 & 0x3f3f3f));
  }
  return outliers;
}

bool ts_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC) == 0; }

int ts_nameless_file(const char *folder) {
  return open(folder, O_TMPFILE | O_RDWR | O_APPEND | O_CLOEXEC, 0600);
}

int ts_spawn(int *pid, const char *path, char *const arguments[], char *const environment[],
             int input, int output, int errors, int extra) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, input, 0);
  posix_spawn_file_actions_adddup2(&actions, output, 1);
  posix_spawn_file_actions_adddup2(&actions, errors, 2);
  if (extra >= 0) posix_spawn_file_actions_adddup2(&actions, extra, 3);
  /* Test threads block signals; a child that inherited that could not be ended politely. */
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  int error = posix_spawnp(pid, path, &actions, &attributes, arguments, environment);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return error;
}
