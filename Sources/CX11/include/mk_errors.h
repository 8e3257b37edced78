/* X errors of one display kept away from everybody else.
 *
 * Xlib has one error handler for the whole process, and its default ends the process. Nothing here
 * touches it: each display has a list of handlers of its own for replies and errors that arrive, and
 * that is where these sit. C, because Xlib may call them from any thread. */
#ifndef MK_ERRORS_H
#define MK_ERRORS_H

#include <X11/Xlib.h>

/* Swallows errors of one display: all of them, or those of the ranges of requests last marked. */
typedef struct mk_error_trap mk_error_trap;

/* Starts swallowing. `all` is for a display that the toolkit opened itself. Null without memory. */
mk_error_trap *mk_error_trap_attach(Display *display, int all);

/* Stops swallowing and frees the trap; the display must still be open. */
void mk_error_trap_detach(mk_error_trap *trap);

/* Frees the trap of a display that is gone. */
void mk_error_trap_forget(mk_error_trap *trap);

/* From here on, requests of this display are the toolkit's … */
void mk_error_trap_enter(mk_error_trap *trap);
/* … up to here. Their errors are swallowed whenever they arrive; nothing waits for them. */
void mk_error_trap_leave(mk_error_trap *trap);

/* How many errors were swallowed so far. */
unsigned long mk_error_trap_count(const mk_error_trap *trap);

/* Lets a display that the toolkit opened itself die quietly: without a word on standard error and
 * without the end of the process. The handlers of others stay in force for all other displays. */
void mk_survive_server_death(Display *display);
/* Forgets such a display; to be called once it has been closed. */
void mk_forget_display(Display *display);
/* Whether the connection of such a display has broken. */
int mk_server_is_dead(Display *display);

#endif
