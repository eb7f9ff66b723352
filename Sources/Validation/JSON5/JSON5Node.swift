/// One value of a text in JSON5, by where it stands and what stands in it.
struct JSON5Node: Sendable {
  /// The offset of the value's first byte.
  var offset: Int
  /// The members of an object, or the entries of a list, in their order.
  var members: [Member] = []

  /// A value with its key.
  struct Member: Sendable {
    /// The key as it is written, without its quotes; nil in a list.
    var key: String?
    /// The offset of the key, or in a list of the value.
    var offset: Int
    var value: JSON5Node
  }

  /// A step from a value to one that stands in it.
  enum Step: Hashable, Sendable {
    case key(String)
    case index(Int)

    init(_ key: some CodingKey) { self = key.intValue.map(Step.index) ?? .key(key.stringValue) }
  }

  /// The member that some steps lead to; nil if there is none, or no step.
  func member(at path: some Collection<Step>) -> Member? {
    guard let step = path.first, let member = member(at: step) else { return nil }
    return path.count == 1 ? member : member.value.member(at: path.dropFirst())
  }

  private func member(at step: Step) -> Member? {
    switch step {
    case .key(let key): members.last { $0.key == key }
    case .index(let index):
      // Decoders take a key of digits for an index.
      members.last { $0.key == String(index) }
        ?? (members.indices.contains(index) && members[index].key == nil ? members[index] : nil)
    }
  }
}
