import KeyValueCoding
import RuntimeAttributes

/// A cache of the framework classes that a resolver requests.
struct FrameworkMembers: Sendable {
  private var reader: FrameworkReader
  private var read: [String: ClassDescription?] = [:]

  init(catalog: FrameworkCatalog, platform: Platform) {
    reader = FrameworkReader(catalog, platform: platform)
  }

  /// Returns the property with a Swift name in a class or one of its superclasses, if any.
  mutating func property(_ swiftName: String, of className: String) -> PropertyDescription? {
    var next: String? = className
    for _ in 0..<64 {
      guard let name = next, let description = description(of: name) else { return nil }
      if let property = description.properties.first(where: { $0.swiftName == swiftName }) { return property }
      next = description.superclass
    }
    return nil
  }

  /// Adds the cached classes of another value.
  mutating func formUnion(_ other: FrameworkMembers) {
    read.merge(other.read) { known, _ in known }
  }

  /// Returns the description of a class, or nil if no framework of the platform has it.
  mutating func description(of name: String) -> ClassDescription? {
    if let known = read[name] { return known }
    let description = reader.description(of: name)
    read[name] = .some(description)
    return description
  }
}
