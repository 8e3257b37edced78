/* What a run loop needs that Swift's Glibc module hasn't got. */
#ifndef MK_LOOP_H
#define MK_LOOP_H

#include <X11/Xlib.h>
#include <xcb/xcb.h>

/* The descriptor that becomes readable when the main dispatch queue has work. */
int _dispatch_get_main_queue_handle_4CF(void);
/* Runs what is in the main dispatch queue; only on the main thread, not from within itself. */
void _dispatch_main_queue_callback_4CF(void *message);

/* Sends what Xlib and XCB were asked for so far. Unlike XFlush it looks for no events, and does nothing
 * when there is nothing to send. */
void mk_flush(Display *display, xcb_connection_t *connection);

/* The monotonic clock, in nanoseconds. */
long long mk_monotonic_nanoseconds(void);

#endif
