/// A dictionary that key-value coding can change, as it changes an `NSMutableDictionary`: a key path reads and sets
/// its entries, and setting nil removes one.
///
/// A registered class holds one in a property of this type. Dictionaries of Swift are values, and bridge to
/// dictionaries that nobody can change.
public final class ModelDictionary {
  /// The entries by key.
  public var entries: [String: BoxedValue]

  /// Creates a dictionary.
  public init(_ entries: [String: BoxedValue] = [:]) {
    self.entries = entries
  }

  /// Lets go of dictionaries within one another one by one, since letting go of one within another takes stack.
  deinit {
    var held = releaseDictionaries()
    while var dictionary = held.popLast() {
      guard isKnownUniquelyReferenced(&dictionary) else { continue }
      held += dictionary.releaseDictionaries()
    }
  }

  /// The dictionaries among the entries, which hold them no more.
  private func releaseDictionaries() -> [ModelDictionary] {
    guard !entries.isEmpty else { return [] }
    let dictionaries = entries.values.compactMap { $0.object as? ModelDictionary }
    if !dictionaries.isEmpty { entries = [:] }
    return dictionaries
  }

  /// Sets an entry, or removes it with nil, as `setValue:forKey:` does.
  func setValue(_ value: BoxedValue, forKey key: AttributeKey) {
    entries[key.name] = value == .nil ? nil : value
  }
}
