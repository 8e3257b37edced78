/// A dictionary that forgets: when it is full, everything that wasn't asked for since it was last
/// half-full goes at once.
///
/// Two generations give the behaviour of a least-recently-used list without its links. Values may cost
/// differently; the limit is of what they cost together.
struct BoundedCache<Key: Hashable, Value> {
  private let limit: Int
  private var young: [Key: (value: Value, cost: Int)] = [:]
  private var old: [Key: (value: Value, cost: Int)] = [:]
  private var youngCost = 0

  /// Keeps values that cost at most `limit` together, or a single one that costs more.
  init(limit: Int) {
    self.limit = max(limit, 2)
  }

  /// How many values there are; one may count twice.
  var count: Int { young.count + old.count }

  /// The value of a key; it becomes young again.
  mutating func value(for key: Key) -> Value? {
    if let known = young[key] { return known.value }
    guard let known = old.removeValue(forKey: key) else { return nil }
    insert(known.value, for: key, cost: known.cost)
    return known.value
  }

  /// Keeps a value.
  mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
    youngCost -= young[key]?.cost ?? 0
    if youngCost + cost > limit / 2, !young.isEmpty {
      old = young
      young = [:]
      youngCost = 0
    }
    young[key] = (value, cost)
    youngCost += cost
  }

  /// Forgets everything.
  mutating func removeAll() {
    young = [:]
    old = [:]
    youngCost = 0
  }
}
