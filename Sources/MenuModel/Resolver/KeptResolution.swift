/// What a menu was resolved to last, for the next time that it is asked for.
///
/// It goes as soon as any element changes. Groups that decide for themselves what they show are asked
/// once more, and only when one answers with other elements it isn't true any more.
@MainActor struct KeptResolution {
  let resolution: MenuResolver.Resolution
  private let conditions: ResolvingConditions
  private let groups: [AskedGroup]

  init(
    _ resolution: MenuResolver.Resolution, under conditions: ResolvingConditions,
    groups: [AskedGroup]
  ) {
    self.resolution = resolution
    self.conditions = Self.relevant(conditions)
    self.groups = groups
  }

  /// Whether a menu would be resolved to the same.
  func holds(under conditions: ResolvingConditions) -> Bool {
    guard self.conditions == Self.relevant(conditions) else { return false }
    let changes = ElementChanges.count
    // A group that changes elements when it is asked has made the resolution untrue by that.
    return groups.allSatisfy(\.answersTheSame) && changes == ElementChanges.count
  }

  /// What is kept isn't empty, so that it is the same whether emptiness is said or not.
  private static func relevant(_ conditions: ResolvingConditions) -> ResolvingConditions {
    var relevant = conditions
    relevant.saysWhenEmpty = false
    return relevant
  }
}

/// A group that decides for itself what it shows, and what that was.
@MainActor struct AskedGroup {
  let group: Group
  let elements: [MenuElement]

  /// Whether it shows the same elements still.
  var answersTheSame: Bool {
    group.displayedElements.elementsEqual(elements, by: ===)
  }
}
