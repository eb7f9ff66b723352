import RuntimeAttributes

/// The initializers that nibs call.
enum NibInitializer: String {
  case coder = "init(coder:)"
  case frame = "init(frame:)"
  case plain = "init()"

  var selector: String {
    switch self {
    case .coder: "initWithCoder:"
    case .frame: "initWithFrame:"
    case .plain: "init"
    }
  }
}

extension ClassRegistry.Entry {
  /// The class, or the superclass, that does not inherit an initializer; nil if the initializer is there.
  ///
  /// A class of Swift that declares designated initializers inherits none. The compiler lets nobody leave out
  /// `init(coder:)`, which is required.
  func withoutInherited(_ initializer: NibInitializer) -> ClassRegistry.Entry? {
    guard initializer != .coder else { return nil }
    for ancestor in chain {
      let description = ancestor.description
      guard !description.methods.contains(where: { $0.selector == initializer.selector }) else { return nil }
      guard !description.traits.contains(.incomplete) else { return nil }
      let hasDesignated = description.methods.contains { $0.isInitializer && !$0.isConvenience }
      if description.language == .swift, description.location != nil, hasDesignated { return ancestor }
    }
    return nil
  }
}

extension MethodDescription {
  /// Whether it is an initializer.
  var isInitializer: Bool { swiftName.hasPrefix("init(") }
}
