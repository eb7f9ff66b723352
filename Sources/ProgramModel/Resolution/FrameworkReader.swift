import KeyValueCoding
import RuntimeAttributes
import SourceModel

/// Reads the classes of one platform's frameworks, and caches the types of their members.
package struct FrameworkReader: Sendable {
  private let catalog: FrameworkCatalog
  private let platform: Platform
  private var classes: FrameworkClassReader

  /// Creates a reader for a platform.
  package init(_ catalog: FrameworkCatalog, platform: Platform) {
    self.catalog = catalog
    self.platform = platform
    classes = FrameworkClassReader(catalog: catalog, platform: platform)
  }

  /// Returns the description of a framework class on the platform, including its extensions in other frameworks.
  ///
  /// - Parameter className: The Objective-C name.
  /// - Returns: The description, or nil if no framework of the platform declares the class.
  package mutating func description(of className: String) -> ClassDescription? {
    guard let cache = catalog.cache else { return read(className) }
    return cache.description(of: className, platform: platform) { read(className) }
  }

  private mutating func read(_ className: String) -> ClassDescription? {
    let declarations = catalog.declarations(of: className, platform: platform)
    guard let main = declarations.first(where: { $0.declaration.kind == .class }) else { return nil }
    var description = classes.description(of: main.declaration, framework: main.framework)
    for other in declarations where other.declaration.kind == .extension {
      classes.add(other.declaration, to: &description)
    }
    return description
  }
}

extension FrameworkCatalog {
  /// Returns the description of a framework class by its Objective-C name, including its extensions in other
  /// frameworks; nil if no framework of the platform declares the class.
  public func description(of className: String, platform: Platform) -> ClassDescription? {
    var reader = FrameworkReader(self, platform: platform)
    return reader.description(of: className)
  }
}
