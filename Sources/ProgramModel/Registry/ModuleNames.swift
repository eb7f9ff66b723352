/// The modules that documents specify for classes, needed because sources do not contain the name of their module.
package struct ModuleNames: Hashable, Sendable {
  /// The module of each class; nil if documents specify several modules.
  private var modules: [String: String?] = [:]
  /// The modules of each class that are not inherited from the document's target.
  private var others: [String: Set<String>] = [:]
  /// The classes that documents expect in the module of their own target, or without a module.
  private var own: Set<String> = []

  /// Creates the modules from class references in documents.
  package init(_ references: some Sequence<ClassReference> = []) { note(references) }

  /// Adds class references in documents.
  mutating func note(_ references: some Sequence<ClassReference>) {
    for reference in references {
      guard let module = reference.module else {
        own.insert(reference.name)
        continue
      }
      if reference.isOfTarget {
        own.insert(reference.name)
      } else {
        others[reference.name, default: []].insert(module)
      }
      if let known = modules[reference.name], known != module {
        modules[reference.name] = .some(nil)
      } else {
        modules[reference.name] = module
      }
    }
  }

  /// Returns the module of a class, or nil if documents specify no module or several modules.
  func module(ofClass name: String) -> String? { modules[name] ?? nil }

  /// Returns the modules that documents specify for a class, except the modules of their own targets.
  func otherModules(ofClass name: String) -> Set<String> { others[name] ?? [] }

  /// Whether documents may expect a class in the module of their own target.
  func mayBeOwn(_ name: String) -> Bool { own.contains(name) || others[name] == nil }
}
