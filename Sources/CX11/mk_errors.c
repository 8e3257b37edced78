#include "mk_errors.h"

#include <X11/Xlibint.h>
#include <pthread.h>
#include <stdlib.h>

/* So many bursts of requests can be under way before old marks are merged. */
enum { RANGES = 32 };

struct mk_error_trap {
  _XAsyncHandler handler;
  Display *display;
  int all;
  int depth;
  unsigned newest;
  unsigned long count;
  struct { unsigned long first, last; } ranges[RANGES];
};

/* Called by Xlib with the display locked, for every reply and error that arrives. */
static Bool arrived(Display *display, xReply *reply, char *buffer, int length, XPointer data) {
  mk_error_trap *trap = (mk_error_trap *)data;
  (void)buffer;
  (void)length;
  if (reply->generic.type != X_Error) return False;
  if (trap->all) {
    trap->count++;
    return True;
  }
  unsigned long serial = display->last_request_read;
  for (unsigned i = 0; i < RANGES; i++) {
    if (trap->ranges[i].first == 0) continue;
    if (serial >= trap->ranges[i].first && serial <= trap->ranges[i].last) {
      trap->count++;
      return True;
    }
  }
  return False;
}

mk_error_trap *mk_error_trap_attach(Display *display, int all) {
  mk_error_trap *trap = calloc(1, sizeof *trap);
  if (!trap) return NULL;
  trap->display = display;
  trap->all = all;
  LockDisplay(display);
  trap->handler.next = display->async_handlers;
  trap->handler.handler = arrived;
  trap->handler.data = (XPointer)trap;
  display->async_handlers = &trap->handler;
  UnlockDisplay(display);
  return trap;
}

void mk_error_trap_detach(mk_error_trap *trap) {
  if (!trap) return;
  Display *display = trap->display;
  LockDisplay(display);
  DeqAsyncHandler(display, &trap->handler);
  UnlockDisplay(display);
  free(trap);
}

void mk_error_trap_forget(mk_error_trap *trap) { free(trap); }

void mk_error_trap_enter(mk_error_trap *trap) {
  if (!trap || trap->all || trap->depth++ > 0) return;
  LockDisplay(trap->display);
  unsigned long first = NextRequest(trap->display);
  unsigned long read = trap->display->last_request_read;
  unsigned next = (trap->newest + 1) % RANGES;
  if (trap->ranges[next].first != 0 && trap->ranges[next].last > read) {
    /* Full: what lies between the last mark and this one is taken for ours, too. */
    next = trap->newest;
    first = trap->ranges[next].first;
  }
  trap->newest = next;
  trap->ranges[next].first = first;
  trap->ranges[next].last = ~0ul;
  UnlockDisplay(trap->display);
}

void mk_error_trap_leave(mk_error_trap *trap) {
  if (!trap || trap->all || trap->depth == 0 || --trap->depth > 0) return;
  LockDisplay(trap->display);
  trap->ranges[trap->newest].last = NextRequest(trap->display) - 1;
  UnlockDisplay(trap->display);
}

unsigned long mk_error_trap_count(const mk_error_trap *trap) { return trap ? trap->count : 0; }

/* The displays that may die. The message of Xlib's own handler for broken connections can only be
 * kept back by the one handler of the process, so that is set once, asks this list, and passes on. */
struct own { Display *display; int dead; struct own *next; };
static struct own *owned;
static pthread_mutex_t owned_lock = PTHREAD_MUTEX_INITIALIZER;
static XIOErrorHandler next_io_handler;
static int io_handler_is_set;

static int connection_broke(Display *display) {
  int ours = 0;
  pthread_mutex_lock(&owned_lock);
  for (struct own *own = owned; own; own = own->next)
    if (own->display == display) ours = own->dead = 1;
  XIOErrorHandler next = next_io_handler;
  pthread_mutex_unlock(&owned_lock);
  return ours || !next ? 0 : next(display);
}

/* What comes after the death of a server: Xlib would keep requests until its buffer is full, then hand
 * out null pointers that most of its functions write through. So they go into a buffer that is emptied
 * each time, and Xlib may find out about the death again and again.
 *
 * Xlib has locked the display for this thread and unlocked it once too often; both are made good. */
static void stay(Display *display, void *data) {
  (void)data;
  enum { SINK = 1 << 18 };
  XUnlockDisplay(display);
  LockDisplay(display);
  if (display->bufmax - display->buffer != SINK) {
    char *sink = malloc(SINK);
    if (!sink) return;
    display->buffer = sink;
    display->bufmax = sink + SINK;
  }
  display->bufptr = display->buffer;
  display->flags &= ~(unsigned long)XlibDisplayIOError;
}

void mk_survive_server_death(Display *display) {
  struct own *own = calloc(1, sizeof *own);
  if (!own) return;
  own->display = display;
  pthread_mutex_lock(&owned_lock);
  own->next = owned;
  owned = own;
  if (!io_handler_is_set) {
    io_handler_is_set = 1;
    next_io_handler = XSetIOErrorHandler(connection_broke);
  }
  pthread_mutex_unlock(&owned_lock);
  XSetIOErrorExitHandler(display, stay, NULL);
}

void mk_forget_display(Display *display) {
  pthread_mutex_lock(&owned_lock);
  for (struct own **link = &owned; *link; link = &(*link)->next) {
    if ((*link)->display != display) continue;
    struct own *own = *link;
    *link = own->next;
    free(own);
    break;
  }
  pthread_mutex_unlock(&owned_lock);
}

int mk_server_is_dead(Display *display) {
  int dead = 0;
  pthread_mutex_lock(&owned_lock);
  for (struct own *own = owned; own; own = own->next)
    if (own->display == display) dead = own->dead;
  pthread_mutex_unlock(&owned_lock);
  return dead;
}
