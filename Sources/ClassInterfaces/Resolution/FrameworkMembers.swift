import RuntimeAttributes

/// Framework classes that a resolver has asked for, each read once.
struct FrameworkMembers: Sendable {
  private var reader: FrameworkReader
  private var read: [String: ClassDescription?] = [:]

  init(catalog: FrameworkCatalog, platform: Platform) {
    reader = FrameworkReader(catalog, platform: platform)
  }

  /// The property with a Swift name, of a class or one of its superclasses.
  mutating func property(_ swiftName: String, of className: String) -> PropertyDescription? {
    var next: String? = className
    for _ in 0..<64 {
      guard let name = next, let description = description(of: name) else { return nil }
      if let property = description.properties.first(where: { $0.swiftName == swiftName }) { return property }
      next = description.superclass
    }
    return nil
  }

  /// Adds what another value has read.
  mutating func formUnion(_ other: FrameworkMembers) {
    read.merge(other.read) { known, _ in known }
  }

  /// The description of a class; nil if no framework of the platform has it.
  mutating func description(of name: String) -> ClassDescription? {
    if let known = read[name] { return known }
    let description = reader.description(of: name)
    read[name] = .some(description)
    return description
  }
}
