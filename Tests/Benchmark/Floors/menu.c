/* The least that is still a menu: rows in one popup, a highlight under the pointer, Escape.
 *
 *   floor FILE       shows the rows of the file at once
 *   floor -w FILE    prints "ready", shows them on every byte on standard input
 *
 * An empty line is a separator; lines that begin with a tab are a submenu's and left out here. */
#include "draw.h"

#include <poll.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { BACK = 0xf4f4f4, HIGHLIGHT = 0x3465c8, INK = 0x181818, LINE = 0xb0b0b0 };
enum { MARGIN = 4, PADDING = 4, INDENT = 12, GAP = 9, TALLEST = 1000, ESCAPE = 9 };

static xcb_connection_t *connection;
static xcb_screen_t *screen;
static xcb_window_t window;
static char **rows;
static int *tops, count, width, height, highlighted = -1;

static void draw_row(xcb_drawable_t target, int row) {
  int top = tops[row], tall = tops[row + 1] - top;
  bool is_lit = row == highlighted;
  uint32_t back = is_lit ? HIGHLIGHT : BACK;
  draw_fill(target, back, MARGIN, top, width - 2 * MARGIN, tall);
  if (*rows[row])
    draw_text(target, INDENT, top + PADDING + text_ascent(), rows[row], is_lit ? 0xffffff : INK,
              back);
  else
    draw_fill(target, LINE, INDENT, top + tall / 2, width - 2 * INDENT, 1);
}

static bool read_rows(const char *path) {
  FILE *file = fopen(path, "r");
  if (!file) return false;
  char *line = NULL;
  size_t room = 0;
  while (getline(&line, &room, file) >= 0) {
    if (*line == '\t') continue;
    line[strcspn(line, "\n")] = 0;
    if (count % 64 == 0) rows = realloc(rows, sizeof *rows * (size_t)(count + 64));
    rows[count++] = strdup(line);
  }
  free(line);
  fclose(file);
  return true;
}

static void lay_out(void) {
  tops = malloc(sizeof *tops * (size_t)(count + 1));
  int top = MARGIN;
  for (int row = 0; row < count; row++) {
    tops[row] = top;
    top += *rows[row] ? text_height() + 2 * PADDING : GAP;
    int wide = top < TALLEST ? text_width(rows[row]) + 3 * INDENT : 0;
    if (wide > width) width = wide;
  }
  tops[count] = top;
  height = top + MARGIN < TALLEST ? top + MARGIN : TALLEST;
}

static void show(void) {
  xcb_pixmap_t picture = xcb_generate_id(connection);
  xcb_create_pixmap(connection, screen->root_depth, picture, screen->root, (uint16_t)width,
                    (uint16_t)height);
  draw_fill(picture, LINE, 0, 0, width, height);
  draw_fill(picture, BACK, 1, 1, width - 2, height - 2);
  for (int row = 0; row < count && tops[row + 1] < height; row++) draw_row(picture, row);
  window = xcb_generate_id(connection);
  uint32_t values[] = {picture, true,
                       XCB_EVENT_MASK_POINTER_MOTION | XCB_EVENT_MASK_KEY_PRESS};
  xcb_create_window(connection, XCB_COPY_FROM_PARENT, window, screen->root, 400, 200,
                    (uint16_t)width, (uint16_t)height, 0, XCB_WINDOW_CLASS_INPUT_OUTPUT,
                    XCB_COPY_FROM_PARENT,
                    XCB_CW_BACK_PIXMAP | XCB_CW_OVERRIDE_REDIRECT | XCB_CW_EVENT_MASK, values);
  xcb_map_window(connection, window);
  xcb_free_pixmap(connection, picture);
  xcb_grab_keyboard_cookie_t grab =
      xcb_grab_keyboard(connection, true, window, XCB_CURRENT_TIME, XCB_GRAB_MODE_ASYNC,
                        XCB_GRAB_MODE_ASYNC);
  xcb_discard_reply(connection, grab.sequence);
}

static void hide(void) {
  if (!window) return;
  xcb_ungrab_keyboard(connection, XCB_CURRENT_TIME);
  xcb_destroy_window(connection, window);
  window = 0;
  highlighted = -1;
}

static void point(int y) {
  int row = 0;
  while (row < count && tops[row + 1] <= y) row++;
  if (row >= count || y < MARGIN || !*rows[row]) row = -1;
  if (row == highlighted) return;
  int old = highlighted;
  highlighted = row;
  if (old >= 0) draw_row(window, old);
  if (row >= 0) draw_row(window, row);
}

/* Whether it goes on. */
static bool handle(xcb_generic_event_t *event, bool stays) {
  switch (event->response_type & 127) {
    case XCB_MOTION_NOTIFY:
      if (window) point(((xcb_motion_notify_event_t *)event)->event_y);
      return true;
    case XCB_KEY_PRESS:
      if (((xcb_key_press_event_t *)event)->detail != ESCAPE) return true;
      hide();
      return stays;
    default:
      return true;
  }
}

int main(int argc, char **argv) {
  bool stays = argc == 3 && !strcmp(argv[1], "-w");
  if (argc < 2 || !read_rows(argv[argc - 1])) return 2;
  if (!(connection = draw_open())) return 4;
  screen = xcb_setup_roots_iterator(xcb_get_setup(connection)).data;
  lay_out();
  if (stays) {
    free(xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), NULL));
    puts("ready");
    fflush(stdout);
  } else {
    show();
  }
  for (;;) {
    draw_flush();
    struct pollfd sources[] = {{xcb_get_file_descriptor(connection), POLLIN, 0}, {0, POLLIN, 0}};
    poll(sources, stays ? 2 : 1, -1);
    char byte;
    if (stays && sources[1].revents) {
      if (read(0, &byte, 1) != 1) return 0;
      hide();
      show();
    }
    for (xcb_generic_event_t *event; (event = xcb_poll_for_event(connection)); free(event))
      if (!handle(event, stays)) return 0;
    if (xcb_connection_has_error(connection)) return 4;
  }
}
