/* What a run loop needs that Swift's Glibc module hasn't got. */
#ifndef MK_LOOP_H
#define MK_LOOP_H

/* The descriptor that becomes readable when the main dispatch queue has work. */
int _dispatch_get_main_queue_handle_4CF(void);
/* Runs what is in the main dispatch queue; only on the main thread, not from within itself. */
void _dispatch_main_queue_callback_4CF(void *message);

/* The monotonic clock, in nanoseconds. */
long long mk_monotonic_nanoseconds(void);

#endif
