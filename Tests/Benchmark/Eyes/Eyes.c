#define _GNU_SOURCE
#include "Eyes.h"

#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <time.h>
#include <xcb/xcb.h>
#include <xcb/xcbext.h>

/* Numbers of the DAMAGE and XTEST protocols; neither is worth a library here. */
enum { DAMAGE_QUERY_VERSION = 0, DAMAGE_CREATE = 1, RAW_RECTANGLES = 0, TEST_FAKE_INPUT = 2 };

static xcb_extension_t damage = {"DAMAGE", 0};
static xcb_extension_t test = {"XTEST", 0};

struct eyes {
  xcb_connection_t *connection;
  xcb_window_t root;
  uint8_t damage_event;
};

int64_t eyes_now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

static unsigned request(struct eyes *eyes, xcb_extension_t *extension, uint8_t opcode, bool answers,
                        void *body, size_t size) {
  xcb_protocol_request_t protocol = {1, extension, opcode, !answers};
  struct iovec vectors[3] = {{0}, {0}, {body, size}};
  return xcb_send_request(eyes->connection, answers ? XCB_REQUEST_CHECKED : 0, vectors + 2,
                          &protocol);
}

struct eyes *eyes_open(const char *display) {
  struct eyes *eyes = calloc(1, sizeof *eyes);
  eyes->connection = xcb_connect(display, NULL);
  const xcb_query_extension_reply_t *damages, *tests;
  if (xcb_connection_has_error(eyes->connection) ||
      !(damages = xcb_get_extension_data(eyes->connection, &damage)) || !damages->present ||
      !(tests = xcb_get_extension_data(eyes->connection, &test)) || !tests->present) {
    eyes_close(eyes);
    return NULL;
  }
  eyes->damage_event = damages->first_event;
  uint32_t version[3] = {0, 1, 1};
  unsigned sequence = request(eyes, &damage, DAMAGE_QUERY_VERSION, true, version, sizeof version);
  free(xcb_wait_for_reply(eyes->connection, sequence, NULL));
  eyes->root = xcb_setup_roots_iterator(xcb_get_setup(eyes->connection)).data->root;
  uint32_t mask = XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY;
  xcb_change_window_attributes(eyes->connection, eyes->root, XCB_CW_EVENT_MASK, &mask);
  xcb_flush(eyes->connection);
  return eyes;
}

void eyes_close(struct eyes *eyes) {
  xcb_disconnect(eyes->connection);
  free(eyes);
}

static void watch(struct eyes *eyes, xcb_window_t window) {
  uint32_t body[4] = {0, xcb_generate_id(eyes->connection), window, RAW_RECTANGLES};
  request(eyes, &damage, DAMAGE_CREATE, false, body, sizeof body);
  xcb_flush(eyes->connection);
}

/* DamageNotify, as far as it is read here. */
struct damage_notify {
  uint8_t type, level;
  uint16_t sequence;
  uint32_t drawable, damage, time;
  xcb_rectangle_t area;
};

static struct seen mapped(struct eyes *eyes, xcb_window_t window, int64_t time) {
  struct seen seen = {.sight = SIGHT_NOTHING, .time = time, .window = window};
  xcb_get_geometry_reply_t *geometry = xcb_get_geometry_reply(
      eyes->connection, xcb_get_geometry(eyes->connection, window), NULL);
  if (geometry && geometry->width >= 60 && geometry->height >= 60) {
    seen.sight = SIGHT_MAPPED;
    seen.x = geometry->x;
    seen.y = geometry->y;
    seen.width = geometry->width;
    seen.height = geometry->height;
  }
  free(geometry);
  return seen;
}

static struct seen look(struct eyes *eyes, xcb_generic_event_t *event, int64_t time) {
  struct seen seen = {.sight = SIGHT_NOTHING, .time = time};
  uint8_t type = event->response_type & 127;
  if (type == eyes->damage_event) {
    struct damage_notify *notify = (struct damage_notify *)event;
    seen.sight = SIGHT_DAMAGED;
    seen.window = notify->drawable;
    seen.x = notify->area.x;
    seen.y = notify->area.y;
    seen.width = notify->area.width;
    seen.height = notify->area.height;
  } else if (type == XCB_CREATE_NOTIFY) {
    watch(eyes, ((xcb_create_notify_event_t *)event)->window);
  } else if (type == XCB_MAP_NOTIFY) {
    seen = mapped(eyes, ((xcb_map_notify_event_t *)event)->window, time);
  } else if (type == XCB_UNMAP_NOTIFY) {
    seen.sight = SIGHT_GONE;
    seen.window = ((xcb_unmap_notify_event_t *)event)->window;
  }
  return seen;
}

struct seen eyes_next(struct eyes *eyes, int64_t deadline) {
  for (;;) {
    int64_t time = eyes_now();
    xcb_generic_event_t *event;
    while ((event = xcb_poll_for_event(eyes->connection))) {
      struct seen seen = look(eyes, event, time);
      free(event);
      if (seen.sight != SIGHT_NOTHING) return seen;
    }
    if (xcb_connection_has_error(eyes->connection))
      return (struct seen){.sight = SIGHT_LOST, .time = time};
    if (time >= deadline) return (struct seen){.sight = SIGHT_NOTHING, .time = time};
    struct pollfd source = {xcb_get_file_descriptor(eyes->connection), POLLIN, 0};
    struct timespec rest = {(deadline - time) / 1000000000, (deadline - time) % 1000000000};
    ppoll(&source, 1, &rest, NULL);
  }
}

void eyes_blink(struct eyes *eyes) {
  free(xcb_get_input_focus_reply(eyes->connection, xcb_get_input_focus(eyes->connection), NULL));
  while (eyes_next(eyes, 0).sight != SIGHT_NOTHING) continue;
}

/* FakeInput: like an event, with the parts that count here. */
struct fake_input {
  uint8_t major, minor;
  uint16_t length;
  uint8_t type, detail;
  uint16_t unused;
  uint32_t time, root;
  uint32_t unused2[2];
  int16_t x, y;
  uint32_t unused3;
  uint16_t unused4;
  uint8_t unused5, device;
};

static void fake(struct eyes *eyes, uint8_t type, uint8_t detail, int x, int y) {
  struct fake_input body = {.type = type, .detail = detail, .x = (int16_t)x, .y = (int16_t)y};
  request(eyes, &test, TEST_FAKE_INPUT, false, &body, sizeof body);
  xcb_flush(eyes->connection);
}

void eyes_move(struct eyes *eyes, int x, int y) { fake(eyes, XCB_MOTION_NOTIFY, 0, x, y); }

void eyes_key(struct eyes *eyes, int code, bool down) {
  fake(eyes, down ? XCB_KEY_PRESS : XCB_KEY_RELEASE, (uint8_t)code, 0, 0);
}

void eyes_button(struct eyes *eyes, int button, bool down) {
  fake(eyes, down ? XCB_BUTTON_PRESS : XCB_BUTTON_RELEASE, (uint8_t)button, 0, 0);
}

int eyes_colors(struct eyes *eyes, int x, int y, int width, int height) {
  xcb_get_image_reply_t *image = xcb_get_image_reply(
      eyes->connection,
      xcb_get_image(eyes->connection, XCB_IMAGE_FORMAT_Z_PIXMAP, eyes->root, (int16_t)x, (int16_t)y,
                    (uint16_t)width, (uint16_t)height, ~0u),
      NULL);
  if (!image) return 0;
  const uint32_t *pixels = (const uint32_t *)xcb_get_image_data(image);
  int length = xcb_get_image_data_length(image) / 4, count = 0;
  uint32_t known[3];
  for (int i = 0; i < length && count < 3; i++) {
    int which = 0;
    while (which < count && known[which] != pixels[i]) which++;
    if (which == count) known[count++] = pixels[i];
  }
  free(image);
  return count;
}
