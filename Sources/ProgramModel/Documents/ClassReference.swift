package import InterfaceDocuments

/// The class that a document names for an object or a segue.
package struct ClassReference: Hashable, Sendable {
  /// The class name, or an empty string for an unknown class.
  package private(set) var name = ""
  /// The module that the document names, if any.
  package private(set) var module: String?
  /// Whether the document marks the module as its own target's module.
  package private(set) var isOfTarget = false
  /// The framework class that is instantiated if the class does not exist; nil if it is unknown.
  package private(set) var substitute: String?

  /// Whether the document names a module other than its own target's module.
  package var namesModule: Bool { module != nil && !isOfTarget }
  /// Whether the document specifies neither a module nor its own target.
  package var isBare: Bool { module == nil && !isOfTarget }

  /// Creates a reference to an unknown class.
  init() {}

  /// Creates the reference of an object.
  package init(of object: InterfaceObject) {
    (name, module) = (object.className ?? "", object.customModule)
    isOfTarget = object.customModuleProvider == Self.target
    substitute = object.elementClass
  }

  /// Creates the reference of a segue, or nil for a segue without a custom class.
  init?(of segue: Segue) {
    guard let name = segue.customClass else { return nil }
    (self.name, module) = (name, segue.customModule)
    isOfTarget = segue.customModuleProvider == Self.target
  }

  /// The module provider of a class whose module is the document's target.
  private static let target = "target"
}
