#define _GNU_SOURCE
#include "Eyes.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

enum { CLIENTS = 8, PACKET = 32, HEAD = 8 };

/* One client: its two ends, and how far the server's packets have been understood. */
struct link {
  int client, server;
  bool is_set_up, got_reply;
  size_t skip, have;
  unsigned char packet[PACKET];
};

static struct link links[CLIENTS];
static int link_count, listener;
static struct sockaddr_un server_address;
static atomic_long round_trips;

long proxy_round_trips(void) { return atomic_load(&round_trips); }

static uint32_t word(const unsigned char *bytes) {
  uint32_t value;
  memcpy(&value, bytes, sizeof value);
  return value;
}

/* Follows the server's packets to find replies; events and errors don't answer anybody. */
static void follow(struct link *link, const unsigned char *bytes, size_t count) {
  while (count > 0) {
    if (link->skip > 0) {
      size_t step = count < link->skip ? count : link->skip;
      link->skip -= step;
      bytes += step;
      count -= step;
      continue;
    }
    link->packet[link->have++] = *bytes++;
    count--;
    if (link->have < (link->is_set_up ? PACKET : HEAD)) continue;
    link->have = 0;
    if (!link->is_set_up) {
      link->is_set_up = true;
      link->got_reply = true;
      link->skip = 4 * (size_t)(link->packet[6] | link->packet[7] << 8);
    } else if (link->packet[0] == 1) {
      link->got_reply = true;
      link->skip = 4 * (size_t)word(link->packet + 4);
    } else if ((link->packet[0] & 127) == 35) {
      link->skip = 4 * (size_t)word(link->packet + 4);
    }
  }
}

static bool carry(int from, int to, struct link *answers) {
  static unsigned char bytes[1 << 18];
  ssize_t count = read(from, bytes, sizeof bytes);
  if (count < 0) return errno == EINTR;
  if (count == 0) return false;
  if (answers) follow(answers, bytes, (size_t)count);
  for (ssize_t done = 0; done < count;) {
    ssize_t written = send(to, bytes + done, (size_t)(count - done), MSG_NOSIGNAL);
    if (written < 0 && errno != EINTR) return false;
    if (written > 0) done += written;
  }
  return true;
}

static void greet(void) {
  int client = accept4(listener, NULL, NULL, SOCK_CLOEXEC);
  int server = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (client >= 0 && link_count < CLIENTS &&
      !connect(server, (struct sockaddr *)&server_address, sizeof server_address)) {
    links[link_count++] = (struct link){.client = client, .server = server};
    return;
  }
  close(client);
  close(server);
}

/* Whether the link goes on. */
static bool serve(struct link *link, short client, short server) {
  if (client) {
    if (link->got_reply) {
      link->got_reply = false;
      atomic_fetch_add(&round_trips, 1);
    }
    if (!carry(link->client, link->server, NULL)) return false;
  }
  return !server || carry(link->server, link->client, link);
}

static void *run(void *unused) {
  for (;;) {
    struct pollfd sources[1 + 2 * CLIENTS] = {{listener, POLLIN, 0}};
    int count = link_count;
    for (int i = 0; i < count; i++) {
      sources[1 + 2 * i] = (struct pollfd){links[i].client, POLLIN, 0};
      sources[2 + 2 * i] = (struct pollfd){links[i].server, POLLIN, 0};
    }
    poll(sources, (nfds_t)(1 + 2 * count), -1);
    for (int i = count - 1; i >= 0; i--) {
      if (serve(&links[i], sources[1 + 2 * i].revents, sources[2 + 2 * i].revents)) continue;
      close(links[i].client);
      close(links[i].server);
      links[i] = links[--link_count];
    }
    if (sources[0].revents) greet();
  }
  return unused;
}

static char own_path[sizeof server_address.sun_path];

static void remove_socket(void) { unlink(own_path); }

int proxy_start(const char *display) {
  static const char *const format = "/tmp/.X11-unix/X%d";
  server_address.sun_family = AF_UNIX;
  snprintf(server_address.sun_path, sizeof server_address.sun_path, format, atoi(display + 1));
  listener = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  int number = 1000;
  do {
    snprintf(address.sun_path, sizeof address.sun_path, format, ++number);
    if (number > 1999) return -1;
  } while (bind(listener, (struct sockaddr *)&address, sizeof address));
  strcpy(own_path, address.sun_path);
  atexit(remove_socket);
  pthread_t thread;
  if (listen(listener, CLIENTS) || pthread_create(&thread, NULL, run, NULL)) return -1;
  return number;
}
