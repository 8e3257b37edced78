/* The dozen extension requests of the toolkit, spoken directly through XCB.
 *
 * Six libraries less to load at start-up, nothing that waits for a reply of its own accord, and
 * errors that come back to the caller alone. Every request needs the presence of its extension to be
 * checked first (`mk_extension_find`): XCB closes the connection otherwise. Requests with a reply
 * give the sequence number for `xcb_wait_for_reply`; those without swallow their errors. */
#ifndef MK_EXTENSIONS_H
#define MK_EXTENSIONS_H

#include <X11/Xlib.h>
#include <stdint.h>
#include <xcb/xcb.h>

typedef enum {
  MK_RANDR, MK_XINERAMA, MK_XFIXES, MK_SHAPE, MK_XINPUT, MK_SCREENSAVER, MK_XWAYLAND
} mk_extension;

/* Asks about an extension without waiting. */
void mk_extension_prefetch(xcb_connection_t *c, mk_extension extension);
/* The answer, waited for; null when the server hasn't got it. Belongs to XCB. */
const xcb_query_extension_reply_t *mk_extension_find(xcb_connection_t *c, mk_extension extension);

/* Both numbers of the reply of a version request: RandR and XFixes have 32 bits, XInput 16. */
unsigned mk_randr_query_version(xcb_connection_t *c);
/* RandR 1.5: monitors of the screen that are in use. */
unsigned mk_randr_get_monitors(xcb_connection_t *c, uint32_t root);
unsigned mk_xinerama_query_screens(xcb_connection_t *c);

/* To be sent once before any other request of XFixes. */
unsigned mk_xfixes_query_version(xcb_connection_t *c);
/* Asks for an event whenever the owner of a selection changes, dies or closes its display. */
void mk_xfixes_watch_selection(xcb_connection_t *c, uint32_t window, uint32_t selection);

/* Sets the bounding (0) or input (2) shape of a window to rectangles. */
void mk_shape_rectangles(xcb_connection_t *c, uint32_t window, uint8_t kind,
                         const xcb_rectangle_t *rectangles, uint32_t count);

/* Asks for an event when the screen saver comes on. */
void mk_screensaver_watch(xcb_connection_t *c, uint32_t root);

/* To be sent once before any other request of XInput 2. */
unsigned mk_xi_query_version(xcb_connection_t *c, uint16_t major, uint16_t minor);
unsigned mk_xi_get_client_pointer(xcb_connection_t *c);
unsigned mk_xi_query_device(xcb_connection_t *c, uint16_t device);
/* Selects XI2 events; `mask` has bit `1 << XI_…` for each. */
void mk_xi_select(xcb_connection_t *c, uint32_t window, uint16_t device, uint32_t mask);
/* An asynchronous grab without owner events; the status is the byte at 8 of the reply. */
unsigned mk_xi_grab(xcb_connection_t *c, uint32_t window, uint16_t device, uint32_t cursor,
                    uint32_t mask, uint32_t time);
void mk_xi_ungrab(xcb_connection_t *c, uint16_t device);

/* A monitor as in the reply of RandR. */
typedef struct {
  uint32_t name;
  uint8_t primary, automatic;
  uint16_t outputs;
  int16_t x, y;
  uint16_t width, height;
  uint32_t width_mm, height_mm;
} mk_monitor;

/* The screen saver's event as Xlib passes it on. */
typedef struct {
  int type;
  unsigned long serial;
  int send_event;
  Display *display;
  Window window, root;
  int state;
} mk_saver_event;

/* Lets Xlib pass on events of XFixes, the screen saver and XInput 2 on this display, in the form in
 * which their own libraries would; where such a library is in use already, it stays in charge. */
void mk_extension_events(Display *display);

/* Frees the reply or error of XCB. */
void mk_free(void *memory);

#endif
