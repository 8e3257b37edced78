// Replaced by the tests of this room.
