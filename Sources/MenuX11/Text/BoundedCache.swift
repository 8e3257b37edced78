/// A dictionary that forgets: when it is full, everything that wasn't asked for since it was last
/// half-full goes at once.
///
/// Two generations give the behaviour of a least-recently-used list without its links.
struct BoundedCache<Key: Hashable, Value> {
  private let limit: Int
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  /// Keeps at most `limit` values.
  init(limit: Int) {
    self.limit = max(limit, 2)
  }

  /// How many values there are; one may count twice.
  var count: Int { young.count + old.count }

  /// The value of a key; it becomes young again.
  mutating func value(for key: Key) -> Value? {
    if let value = young[key] { return value }
    guard let value = old.removeValue(forKey: key) else { return nil }
    insert(value, for: key)
    return value
  }

  /// Keeps a value.
  mutating func insert(_ value: Value, for key: Key) {
    if young.count >= limit / 2, young[key] == nil {
      old = young
      young = [:]
    }
    young[key] = value
  }

  /// Forgets everything.
  mutating func removeAll() {
    young = [:]
    old = [:]
  }
}
