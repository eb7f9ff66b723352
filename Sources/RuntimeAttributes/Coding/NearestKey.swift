/// The key of a class that is nearest in spelling to one that it does not answer.
///
/// It is searched when it is asked for: most errors are counted, not read.
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

  /// Takes a key that was found.
  init(_ key: AttributeKey?) { source = .known(key) }

  /// Looks for the key among those of a class.
  init(
    to key: AttributeKey,
    for operation: KeyValueCodingError.UndefinedKey.Operation,
    ofClass classIndex: Int,
    in storage: ClassRegistry.Storage
  ) {
    source = .registered(storage, classIndex: classIndex, key, operation)
  }

  /// The key; nil if none is near.
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
