/// The modules that documents name beside classes; sources do not say which module they are built into.
struct ModuleNames: Hashable, Sendable {
  /// By the name of a class; nil where documents name several modules.
  private var modules: [String: String?] = [:]
  /// By the name of a class; the modules that are not said to be the document's own.
  private var others: [String: Set<String>] = [:]
  /// The classes that documents look for in the module of their own target, or in none.
  private var own: Set<String> = []

  /// Takes what documents name.
  init(_ uses: some Sequence<ModuleUse> = []) { note(uses) }

  /// Notes what documents name.
  mutating func note(_ uses: some Sequence<ModuleUse>) {
    for use in uses {
      guard let module = use.module else {
        own.insert(use.name)
        continue
      }
      if use.isOfTarget { own.insert(use.name) } else { others[use.name, default: []].insert(module) }
      if let known = modules[use.name], known != module {
        modules[use.name] = .some(nil)
      } else {
        modules[use.name] = module
      }
    }
  }

  /// The module of a class; nil where none is named, or several are.
  func module(ofClass name: String) -> String? { modules[name] ?? nil }

  /// The modules beside the documents' own in which they look for a class.
  func otherModules(ofClass name: String) -> Set<String> { others[name] ?? [] }

  /// Whether documents look for a class in the module of their own target as well.
  func mayBeOwn(_ name: String) -> Bool { own.contains(name) || others[name] == nil }
}
