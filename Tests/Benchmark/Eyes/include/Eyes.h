/* Watches an X display from outside and measures: times are those of CLOCK_MONOTONIC in nanoseconds,
   read when an event arrives here. */
#ifndef EYES_H
#define EYES_H

#include <stdbool.h>
#include <stdint.h>

struct eyes;

enum sight {
  SIGHT_NOTHING, /* the deadline came */
  SIGHT_MAPPED,  /* a window of at least 60 by 60 came up */
  SIGHT_GONE,    /* a window was unmapped or destroyed */
  SIGHT_DAMAGED, /* something was drawn in a window */
  SIGHT_LOST,    /* the display is gone */
};

/* What was seen, when, and of which window; where the window is on the screen, or where in the window
   was drawn. */
struct seen {
  enum sight sight;
  int64_t time;
  uint32_t window;
  int x, y, width, height;
};

/* The time now. */
int64_t eyes_now(void);

/* Connects; NULL when there is no display or it lacks the DAMAGE or XTEST extension. */
struct eyes *eyes_open(const char *display);
void eyes_close(struct eyes *eyes);

/* The next sight, at the latest at `deadline`. */
struct seen eyes_next(struct eyes *eyes, int64_t deadline);

/* Forgets everything that is there to be seen already. */
void eyes_blink(struct eyes *eyes);

/* Moves the pointer; presses or releases a key, by its code, or a button. */
void eyes_move(struct eyes *eyes, int x, int y);
void eyes_key(struct eyes *eyes, int code, bool down);
void eyes_button(struct eyes *eyes, int button, bool down);

/* How many different colours there are in a rectangle of the screen, 3 meaning "3 or more". */
int eyes_colors(struct eyes *eyes, int x, int y, int width, int height);

/* Stands between clients and a display, and counts how often a client waited for the server: wrote
   again after it had been given a reply. Returns the number of its own display, or -1. */
int proxy_start(const char *display);
long proxy_round_trips(void);

#endif
