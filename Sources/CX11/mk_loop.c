#include "mk_loop.h"

#include <X11/Xlibint.h>
#include <time.h>

void mk_flush(Display *display, xcb_connection_t *connection) {
  LockDisplay(display);
  if (display->bufptr != display->buffer) _XSend(display, NULL, 0);
  UnlockDisplay(display);
  xcb_flush(connection);
}

long long mk_monotonic_nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000000000ll + now.tv_nsec;
}
