/* How Xlib turns events of extensions into what a client reads, without those extensions' libraries. */
#include "mk_extensions.h"

#include <X11/Xlib-xcb.h>
#include <X11/Xlibint.h>
#include <X11/extensions/XI2proto.h>
#include <X11/extensions/XInput2.h>
#include <stdlib.h>
#include <string.h>

/* Of events that only say "look again" the common head is enough. */
static Bool notice(Display *display, XEvent *event, xEvent *wire) {
  memset(event, 0, sizeof *event);
  event->xany.type = wire->u.u.type & 0x7f;
  event->xany.serial = _XSetLastRequestRead(display, (xGenericReply *)wire);
  event->xany.send_event = (wire->u.u.type & 0x80) != 0;
  event->xany.display = display;
  return True;
}

static Bool saver_notice(Display *display, XEvent *event, xEvent *wire) {
  notice(display, event, wire);
  /* Laid out as XScreenSaverNotifyEvent, whose header nothing else needs. */
  mk_saver_event *saver = (mk_saver_event *)event;
  saver->state = wire->u.u.detail;
  return True;
}

static double fixed(FP1616 value) { return value / 65536.0; }
static double fixed_wide(const FP3232 *value) {
  return value->integral + value->frac / 4294967296.0;
}

static int bits(const unsigned char *mask, int bytes) {
  int count = 0;
  for (int i = 0; i < bytes; i++) count += __builtin_popcount(mask[i]);
  return count;
}

/* Values of valuators follow their mask on the wire; returns how many bytes of the event they need. */
static size_t valuator_size(const unsigned char *mask, int bytes) {
  return (size_t)bits(mask, bytes) * sizeof(double);
}

static void head(XGenericEventCookie *cookie, const xGenericEvent *wire, Display *display) {
  cookie->type = GenericEvent;
  cookie->serial = _XSetLastRequestRead(display, (xGenericReply *)wire);
  cookie->send_event = (wire->type & 0x80) != 0;
  cookie->display = display;
  cookie->extension = wire->extension;
  cookie->evtype = wire->evtype;
  cookie->data = NULL;
}

static Bool device_event(XGenericEventCookie *cookie, const xXIDeviceEvent *wire, size_t size) {
  size_t buttons = wire->buttons_len * 4u, masks = wire->valuators_len * 4u;
  const unsigned char *rest = (const unsigned char *)(wire + 1);
  if (sizeof *wire + buttons + masks > size) return False;
  const unsigned char *mask = rest + buttons;
  size_t values = valuator_size(mask, (int)masks);
  if (sizeof *wire + buttons + masks + values > size) return False;
  /* One block, as Xlib frees it in one go; the doubles first, for their alignment. */
  XIDeviceEvent *event = calloc(1, sizeof *event + values + buttons + masks + 1);
  if (!event) return False;
  event->type = cookie->type;
  event->serial = cookie->serial;
  event->send_event = cookie->send_event;
  event->display = cookie->display;
  event->extension = cookie->extension;
  event->evtype = cookie->evtype;
  event->time = wire->time;
  event->deviceid = wire->deviceid;
  event->sourceid = wire->sourceid;
  event->detail = (int)wire->detail;
  event->root = wire->root;
  event->event = wire->event;
  event->child = wire->child;
  event->root_x = fixed(wire->root_x);
  event->root_y = fixed(wire->root_y);
  event->event_x = fixed(wire->event_x);
  event->event_y = fixed(wire->event_y);
  event->flags = (int)wire->flags;
  event->mods.base = (int)wire->mods.base_mods;
  event->mods.latched = (int)wire->mods.latched_mods;
  event->mods.locked = (int)wire->mods.locked_mods;
  event->mods.effective = (int)wire->mods.effective_mods;
  event->group.base = wire->group.base_group;
  event->group.latched = wire->group.latched_group;
  event->group.locked = wire->group.locked_group;
  event->group.effective = wire->group.effective_group;
  event->valuators.values = (double *)(event + 1);
  event->buttons.mask = (unsigned char *)(event + 1) + values;
  event->buttons.mask_len = (int)buttons;
  event->valuators.mask = event->buttons.mask + buttons;
  event->valuators.mask_len = (int)masks;
  memcpy(event->buttons.mask, rest, buttons);
  memcpy(event->valuators.mask, mask, masks);
  const unsigned char *from = mask + masks;
  for (size_t i = 0; i < values / sizeof(double); i++) {
    FP3232 value;
    memcpy(&value, from + i * sizeof value, sizeof value);
    event->valuators.values[i] = fixed_wide(&value);
  }
  cookie->data = event;
  return True;
}

static Bool raw_event(XGenericEventCookie *cookie, const xXIRawEvent *wire, size_t size) {
  size_t masks = wire->valuators_len * 4u;
  const unsigned char *mask = (const unsigned char *)(wire + 1);
  if (sizeof *wire + masks > size) return False;
  size_t values = valuator_size(mask, (int)masks);
  if (sizeof *wire + masks + 2 * values > size) return False;
  XIRawEvent *event = calloc(1, sizeof *event + 2 * values + masks + 1);
  if (!event) return False;
  event->type = cookie->type;
  event->serial = cookie->serial;
  event->send_event = cookie->send_event;
  event->display = cookie->display;
  event->extension = cookie->extension;
  event->evtype = cookie->evtype;
  event->time = wire->time;
  event->deviceid = wire->deviceid;
  event->sourceid = wire->sourceid;
  event->detail = (int)wire->detail;
  event->flags = (int)wire->flags;
  event->valuators.values = (double *)(event + 1);
  event->raw_values = event->valuators.values + values / sizeof(double);
  event->valuators.mask = (unsigned char *)(event + 1) + 2 * values;
  event->valuators.mask_len = (int)masks;
  memcpy(event->valuators.mask, mask, masks);
  for (size_t i = 0; i < 2 * values / sizeof(double); i++) {
    FP3232 value;
    memcpy(&value, mask + masks + i * sizeof value, sizeof value);
    event->valuators.values[i] = fixed_wide(&value);
  }
  cookie->data = event;
  return True;
}

static Bool wire_to_cookie(Display *display, XGenericEventCookie *cookie, xEvent *wire) {
  const xGenericEvent *generic = (const xGenericEvent *)wire;
  size_t size = sizeof(xEvent) + (size_t)generic->length * 4;
  head(cookie, generic, display);
  switch (generic->evtype) {
  case XI_KeyPress: case XI_KeyRelease: case XI_ButtonPress: case XI_ButtonRelease:
  case XI_Motion: case XI_TouchBegin: case XI_TouchUpdate: case XI_TouchEnd:
    if (size < sizeof(xXIDeviceEvent)) return False;
    return device_event(cookie, (const xXIDeviceEvent *)wire, size);
  case XI_RawKeyPress: case XI_RawKeyRelease: case XI_RawButtonPress: case XI_RawButtonRelease:
  case XI_RawMotion: case XI_RawTouchBegin: case XI_RawTouchUpdate: case XI_RawTouchEnd:
    return raw_event(cookie, (const xXIRawEvent *)wire, size);
  default:
    /* Others come only to who selects them, and the toolkit doesn't. */
    return False;
  }
}

/* Both kinds are one block that points into itself. */
static Bool copy_cookie(Display *display, XGenericEventCookie *from, XGenericEventCookie *to) {
  (void)display;
  int raw = from->evtype >= XI_RawKeyPress && from->evtype <= XI_RawMotion;
  raw = raw || (from->evtype >= XI_RawTouchBegin && from->evtype <= XI_RawTouchEnd);
  const unsigned char *last;
  if (raw) {
    const XIRawEvent *event = from->data;
    last = event->valuators.mask + event->valuators.mask_len;
  } else {
    const XIDeviceEvent *event = from->data;
    last = event->valuators.mask + event->valuators.mask_len;
  }
  size_t size = (size_t)(last - (const unsigned char *)from->data) + 1;
  char *copy = malloc(size);
  if (!copy) return False;
  memcpy(copy, from->data, size);
  ptrdiff_t shift = copy - (char *)from->data;
  if (raw) {
    XIRawEvent *event = (XIRawEvent *)copy;
    event->valuators.values = (double *)((char *)event->valuators.values + shift);
    event->raw_values = (double *)((char *)event->raw_values + shift);
    event->valuators.mask += shift;
  } else {
    XIDeviceEvent *event = (XIDeviceEvent *)copy;
    event->valuators.values = (double *)((char *)event->valuators.values + shift);
    event->buttons.mask += shift;
    event->valuators.mask += shift;
  }
  *to = *from;
  to->data = copy;
  return True;
}

void mk_extension_events(Display *display) {
  xcb_connection_t *c = XGetXCBConnection(display);
  const struct { mk_extension extension; __typeof__(&notice) convert; } noticed[] = {
    { MK_XFIXES, notice }, { MK_SCREENSAVER, saver_notice },
  };
  for (size_t i = 0; i < sizeof noticed / sizeof *noticed; i++) {
    const xcb_query_extension_reply_t *reply = mk_extension_find(c, noticed[i].extension);
    if (!reply) continue;
    __typeof__(&notice) before =
      XESetWireToEvent(display, reply->first_event, noticed[i].convert);
    if (before && before != _XUnknownWireEvent)
      XESetWireToEvent(display, reply->first_event, before);
  }
  const xcb_query_extension_reply_t *reply = mk_extension_find(c, MK_XINPUT);
  if (!reply) return;
  __typeof__(&wire_to_cookie) before =
    XESetWireToEventCookie(display, reply->major_opcode, wire_to_cookie);
  if (before && before != _XUnknownWireEventCookie) {
    XESetWireToEventCookie(display, reply->major_opcode, before);
  } else {
    XESetCopyEventCookie(display, reply->major_opcode, copy_cookie);
  }
}
