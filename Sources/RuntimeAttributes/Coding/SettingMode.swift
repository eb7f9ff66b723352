/// How a value is set: whether it must convert exactly, and where the previous values are kept.
struct SettingMode {
  /// Whether a value that the property's type does not have raises instead of losing something.
  var isExact: Bool
  /// What undoes the setting, if it is to be undone.
  var journal: SettingJournal?

  init(_ conversion: ClassRegistry.Conversion, journal: SettingJournal? = nil) {
    isExact = conversion == .exactly
    self.journal = journal
  }
}

/// The previous values of properties that were set, in the order in which they were set.
final class SettingJournal {
  private var entries: [(isolation: PropertyIsolation, restore: () -> Void)] = []

  /// Notes how to restore a value.
  func note(_ isolation: PropertyIsolation = .none, _ restore: @escaping () -> Void) {
    entries.append((isolation, restore))
  }

  /// Restores all values, the last one first, once.
  ///
  /// - Returns: False if a property belongs to the main actor and this is elsewhere; then nothing is restored.
  func restore() -> Bool {
    guard entries.allSatisfy(\.isolation.admitsCaller) else { return false }
    while let entry = entries.popLast() { entry.restore() }
    return true
  }
}
