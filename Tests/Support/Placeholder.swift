// Replaced by the support for tests on a real X server.
