/// A mutable dictionary for key-value coding, like `NSMutableDictionary`.
///
/// Key paths read and set its entries, and setting nil removes one. A registered class stores one in a property of
/// this type. Swift dictionaries are values, which are bridged to immutable dictionaries.
public final class ModelDictionary {
  /// The entries by key.
  public var entries: [String: BoxedValue]

  /// Creates a dictionary.
  public init(_ entries: [String: BoxedValue] = [:]) {
    self.entries = entries
  }

  /// Releases nested dictionaries iteratively to avoid exhausting the stack.
  deinit {
    var held = releaseDictionaries()
    while var dictionary = held.popLast() {
      guard isKnownUniquelyReferenced(&dictionary) else { continue }
      held += dictionary.releaseDictionaries()
    }
  }

  /// Removes and returns the dictionaries among the entries.
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
