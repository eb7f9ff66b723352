package import InterfaceDocuments

/// The class that a document names for an object.
package struct ClassReference: Hashable, Sendable {
  /// The module that a document names for a class.
  package enum Module: Hashable, Sendable {
    case none
    /// The module of the target that builds the document.
    case ofTarget
    case other
  }

  /// The class name, or an empty string for an unknown class.
  package private(set) var name = ""
  package private(set) var module = Module.none
  /// The name of the module in the document, if any.
  package private(set) var moduleName: String?
  /// The framework class that is instantiated if the class does not exist; nil if it is unknown.
  package private(set) var substitute: String?

  /// Creates a reference to an unknown class.
  init() {}

  /// Creates the reference of an object.
  package init(of object: InterfaceObject) {
    name = object.className ?? ""
    moduleName = object.customModule
    substitute = object.elementClass
    if object.customModuleProvider == "target" {
      module = .ofTarget
    } else if object.customModule != nil {
      module = .other
    }
  }
}
