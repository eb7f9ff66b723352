/// The modules that documents name beside classes; sources do not say which module they are built into.
struct ModuleNames: Hashable, Sendable {
  /// By the name of a class; nil where documents name several modules.
  private var modules: [String: String?] = [:]

  /// Notes what a document names.
  mutating func note(_ uses: [DocumentSummary.ClassUse]) {
    for use in uses {
      guard let module = use.module else { continue }
      if let known = modules[use.name], known != module {
        modules[use.name] = .some(nil)
      } else {
        modules[use.name] = module
      }
    }
  }

  /// The module of a class; nil where none is named, or several are.
  func module(ofClass name: String) -> String? { modules[name] ?? nil }
}
