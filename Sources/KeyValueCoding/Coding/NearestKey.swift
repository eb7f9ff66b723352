import RuntimeAttributes

/// The key of a class that is most similar to an undefined key.
///
/// The search is lazy, since most errors are counted but never printed.
struct NearestKey: Sendable {
  private enum Source {
    case known(AttributeKey?)
    case registered(
      ClassRegistry.Storage,
      classIndex: Int,
      AttributeKey,
      KeyValueCodingError.UndefinedKey.Operation
    )
  }

  private let source: Source

  /// Creates a nearest key that is already known.
  init(_ key: AttributeKey?) { source = .known(key) }

  /// Creates a nearest key that is found on demand among the keys of a class.
  init(
    to key: AttributeKey,
    for operation: KeyValueCodingError.UndefinedKey.Operation,
    ofClass classIndex: Int,
    in storage: ClassRegistry.Storage
  ) {
    source = .registered(storage, classIndex: classIndex, key, operation)
  }

  /// The key, or nil without a similar key.
  var key: AttributeKey? {
    switch source {
    case .known(let key): key
    case .registered(let storage, let classIndex, let key, let operation):
      storage.nearestKey(to: key, for: operation, ofClass: classIndex)
    }
  }
}

extension NearestKey: Hashable {
  static func == (left: NearestKey, right: NearestKey) -> Bool { left.key == right.key }

  func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
