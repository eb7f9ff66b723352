/// How a value is set: whether it must convert exactly, and where previous values are recorded.
struct SettingMode {
  /// Whether a value that the property's type cannot represent raises an error instead of losing information.
  var isExact: Bool
  /// The journal that records previous values, if the change may be reverted.
  var journal: SettingJournal?

  init(_ conversion: ClassRegistry.Conversion, journal: SettingJournal? = nil) {
    isExact = conversion == .exactly
    self.journal = journal
  }
}

/// The previous values of properties, in the order in which they were set.
final class SettingJournal {
  private var entries: [(isolation: PropertyIsolation, restore: () -> Void)] = []

  /// Records how to restore a value.
  func note(_ isolation: PropertyIsolation = .none, _ restore: @escaping () -> Void) {
    entries.append((isolation, restore))
  }

  /// Restores all values once, in reverse order.
  ///
  /// - Returns: False if a property belongs to the main actor and the caller does not run on it. In this case,
  ///   nothing is restored.
  func restore() -> Bool {
    guard entries.allSatisfy(\.isolation.admitsCaller) else { return false }
    while let entry = entries.popLast() { entry.restore() }
    return true
  }
}
