/* What the tests need of X and PNG files in C. No Xlib: an error on an XCB connection stays there. */
#ifndef CTESTSUPPORT_H
#define CTESTSUPPORT_H

#include <spawn.h>
#include <stdbool.h>
#include <stdint.h>
#include <xcb/xcb.h>

/* The window into which a compositor draws; 0 when the server can't say. */
uint32_t ts_overlay_window(xcb_connection_t *connection, uint32_t root);

/* Lets the overlay window go again. */
void ts_release_overlay_window(xcb_connection_t *connection, uint32_t root);

/* A number that stands for what the pointer looks like at the moment; 0 when the server can't say. */
uint32_t ts_cursor_look(xcb_connection_t *connection);

/* Reads a PNG file as 0xAARRGGBB pixels; the caller frees them. NULL when that fails. */
uint32_t *ts_read_png(const char *path, int *width, int *height);

/* Writes 0xAARRGGBB pixels as a PNG file, with a table of colours when 256 are enough. */
bool ts_write_png(const char *path, const uint32_t *pixels, int width, int height);

/* Counts the pixels of which one channel differs by more than `tolerance`, and marks them in `marks`
   (0xAARRGGBB, `count` long) in red over a faint copy of `a`. */
long ts_compare(const uint32_t *a, const uint32_t *b, uint32_t *marks, long count, int tolerance);

/* A pipe, {read end, write end}, and a file without a name: no other child inherits them. The result
   is false, or negative, when there is none. */
bool ts_pipe(int ends[2]);
int ts_nameless_file(const char *folder);

/* Starts a program with its standard streams on the given descriptors, no blocked or ignored signals
   and, when `extra` is not negative, that descriptor as number 3. Returns the errno. */
int ts_spawn(int *pid, const char *path, char *const arguments[], char *const environment[],
             int input, int output, int errors, int extra);

#endif
