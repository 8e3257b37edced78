#include "mk_extensions.h"

#include <X11/extensions/XI2proto.h>
#include <X11/extensions/panoramiXproto.h>
#include <X11/extensions/randrproto.h>
#include <X11/extensions/saver.h>
#include <X11/extensions/saverproto.h>
#include <X11/extensions/shapeproto.h>
#include <X11/extensions/xfixesproto.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <xcb/xcbext.h>

static xcb_extension_t extensions[] = {
  [MK_RANDR] = { "RANDR", 0 },
  [MK_XINERAMA] = { "XINERAMA", 0 },
  [MK_XFIXES] = { "XFIXES", 0 },
  [MK_SHAPE] = { "SHAPE", 0 },
  [MK_XINPUT] = { "XInputExtension", 0 },
  [MK_SCREENSAVER] = { "MIT-SCREEN-SAVER", 0 },
  [MK_XWAYLAND] = { "XWAYLAND", 0 },
};

void mk_extension_prefetch(xcb_connection_t *c, mk_extension extension) {
  xcb_prefetch_extension_data(c, &extensions[extension]);
}

const xcb_query_extension_reply_t *mk_extension_find(xcb_connection_t *c, mk_extension extension) {
  const xcb_query_extension_reply_t *reply = xcb_get_extension_data(c, &extensions[extension]);
  return reply && reply->present ? reply : NULL;
}

/* Sends a request whose fixed part may be followed by more; XCB fills in opcodes and length. */
static unsigned send_more(xcb_connection_t *c, mk_extension extension, uint8_t opcode, int is_void,
                          void *request, size_t size, const void *more, size_t more_size) {
  struct iovec parts[6] = {
    [2] = { request, size },
    [3] = { (void *)more, more_size },
    [4] = { NULL, -(size + more_size) & 3 },
  };
  xcb_protocol_request_t protocol = {
    .count = 3, .ext = &extensions[extension], .opcode = opcode, .isvoid = is_void,
  };
  unsigned sequence = xcb_send_request(c, XCB_REQUEST_CHECKED, parts + 2, &protocol);
  if (is_void) xcb_discard_reply(c, sequence);
  return sequence;
}

static unsigned ask(xcb_connection_t *c, mk_extension extension, uint8_t opcode, void *request,
                    size_t size) {
  return send_more(c, extension, opcode, 0, request, size, NULL, 0);
}

unsigned mk_randr_query_version(xcb_connection_t *c) {
  xRRQueryVersionReq request = { .majorVersion = 1, .minorVersion = 5 };
  return ask(c, MK_RANDR, X_RRQueryVersion, &request, sizeof request);
}

unsigned mk_randr_get_monitors(xcb_connection_t *c, uint32_t root) {
  xRRGetMonitorsReq request = { .window = root, .get_active = 1 };
  return ask(c, MK_RANDR, X_RRGetMonitors, &request, sizeof request);
}

unsigned mk_xinerama_query_screens(xcb_connection_t *c) {
  xXineramaQueryScreensReq request = { 0 };
  return ask(c, MK_XINERAMA, X_XineramaQueryScreens, &request, sizeof request);
}

unsigned mk_xfixes_query_version(xcb_connection_t *c) {
  xXFixesQueryVersionReq request = { .majorVersion = 5, .minorVersion = 0 };
  return ask(c, MK_XFIXES, X_XFixesQueryVersion, &request, sizeof request);
}

void mk_xfixes_watch_selection(xcb_connection_t *c, uint32_t window, uint32_t selection) {
  xXFixesSelectSelectionInputReq request = {
    .window = window,
    .selection = selection,
    .eventMask = 1u << XFixesSetSelectionOwnerNotify | 1u << XFixesSelectionWindowDestroyNotify |
                 1u << XFixesSelectionClientCloseNotify,
  };
  send_more(c, MK_XFIXES, X_XFixesSelectSelectionInput, 1, &request, sizeof request, NULL, 0);
}

void mk_shape_rectangles(xcb_connection_t *c, uint32_t window, uint8_t kind,
                         const xcb_rectangle_t *rectangles, uint32_t count) {
  xShapeRectanglesReq request = { .op = ShapeSet, .destKind = kind, .dest = window };
  send_more(c, MK_SHAPE, X_ShapeRectangles, 1, &request, sizeof request, rectangles,
            count * sizeof *rectangles);
}

void mk_screensaver_watch(xcb_connection_t *c, uint32_t root) {
  xScreenSaverSelectInputReq request = { .drawable = root, .eventMask = ScreenSaverNotifyMask };
  send_more(c, MK_SCREENSAVER, X_ScreenSaverSelectInput, 1, &request, sizeof request, NULL, 0);
}

unsigned mk_xi_query_version(xcb_connection_t *c, uint16_t major, uint16_t minor) {
  xXIQueryVersionReq request = { .major_version = major, .minor_version = minor };
  return ask(c, MK_XINPUT, X_XIQueryVersion, &request, sizeof request);
}

unsigned mk_xi_get_client_pointer(xcb_connection_t *c) {
  xXIGetClientPointerReq request = { .win = 0 };
  return ask(c, MK_XINPUT, X_XIGetClientPointer, &request, sizeof request);
}

unsigned mk_xi_query_device(xcb_connection_t *c, uint16_t device) {
  xXIQueryDeviceReq request = { .deviceid = device };
  return ask(c, MK_XINPUT, X_XIQueryDevice, &request, sizeof request);
}

void mk_xi_select(xcb_connection_t *c, uint32_t window, uint16_t device, uint32_t mask) {
  xXISelectEventsReq request = { .win = window, .num_masks = 1 };
  struct { xXIEventMask head; uint32_t mask; } more = { { device, 1 }, mask };
  send_more(c, MK_XINPUT, X_XISelectEvents, 1, &request, sizeof request, &more, sizeof more);
}

unsigned mk_xi_grab(xcb_connection_t *c, uint32_t window, uint16_t device, uint32_t cursor,
                    uint32_t mask, uint32_t time) {
  xXIGrabDeviceReq request = {
    .grab_window = window, .time = time, .cursor = cursor, .deviceid = device,
    .grab_mode = 1, .paired_device_mode = 1, .owner_events = 0, .mask_len = 1,
  };
  return send_more(c, MK_XINPUT, X_XIGrabDevice, 0, &request, sizeof request, &mask, sizeof mask);
}

void mk_xi_ungrab(xcb_connection_t *c, uint16_t device) {
  xXIUngrabDeviceReq request = { .time = 0, .deviceid = device };
  send_more(c, MK_XINPUT, X_XIUngrabDevice, 1, &request, sizeof request, NULL, 0);
}

void mk_free(void *memory) { free(memory); }
