import RuntimeAttributes
import SourceModel
import SourceSyntax

/// The targets that compile a source, and their modules.
///
/// A source sees the declarations of its own targets and of the modules that it imports.
package struct SourceScope: Hashable, Sendable {
  /// The numbers of the targets that compile the source; empty if the targets are unknown.
  package var targets: Set<Int>
  /// The names of the targets' modules; nil if they are unknown.
  package var modules: Set<String>?
  /// Whether other targets can import the modules, unlike the modules of apps and tests.
  package var isLibrary: Bool
  /// Whether sources of unknown targets are certainly not in these targets, as for packages and tests.
  package var isClosed: Bool

  /// Creates a scope.
  package init(targets: Set<Int>, modules: Set<String>?, isLibrary: Bool, isClosed: Bool) {
    (self.targets, self.modules) = (targets, modules)
    (self.isLibrary, self.isClosed) = (isLibrary, isClosed)
  }

  /// The scope of a source that no known target compiles.
  package static let unknown = SourceScope(targets: [], modules: nil, isLibrary: true, isClosed: false)
}

/// The scopes of all sources.
struct SourceScopes: Sendable {
  private let sources: [SourceFile]
  /// The scopes by source; empty if all are unknown.
  private let scopes: [SourceScope]
  /// The modules that each module re-exports to its importers.
  private var exports: [String: Set<String>] = [:]

  init(_ sources: [SourceFile], _ scopes: [SourceScope]) {
    self.sources = sources
    self.scopes = scopes
    for (source, scope) in zip(sources, scopes) where !source.exportedImports.isEmpty {
      for module in scope.modules ?? [] {
        exports[module, default: []].formUnion(source.exportedImports)
      }
    }
  }

  subscript(source: Int) -> SourceScope { scopes.isEmpty ? .unknown : scopes[source] }

  /// The distance of a declaration from the code that names it; the closest declarations hide all others.
  enum Distance: Comparable {
    case sameSource, sameTarget, otherTarget
  }

  /// Returns the distance of a declaration from a source that names it, or nil if the source does not see the
  /// declaration.
  func distance(of entry: DeclarationIndex.Entry, from source: Int) -> Distance? {
    if entry.source == source { return .sameSource }
    guard entry.access > .fileprivate else { return nil }
    let (own, other) = (self[source], self[entry.source])
    if own.targets.isEmpty, other.targets.isEmpty || !other.isClosed { return .sameTarget }
    if other.targets.isEmpty { return .otherTarget }
    if !own.targets.isDisjoint(with: other.targets) { return .sameTarget }
    return sees(entry, other, from: source) ? .otherTarget : nil
  }

  /// Whether a source sees a declaration of other targets.
  private func sees(_ entry: DeclarationIndex.Entry, _ scope: SourceScope, from source: Int) -> Bool {
    let interface = sources[source]
    guard interface.language == .swift, sources[entry.source].language == .swift else {
      // Other headers, including precompiled and bridging headers, may import the header, but a class must be linked.
      return scope.isLibrary || entry.declaration.kind != .class || interface.isTest
    }
    guard let modules = scope.modules else { return scope.isLibrary }
    return (entry.access > .internal || interface.isTest) && imports(interface, modules)
  }

  /// Whether a source imports one of the given modules, or a module that re-exports one.
  private func imports(_ interface: SourceFile, _ modules: Set<String>) -> Bool {
    guard !exports.isEmpty else { return interface.imports.contains(where: modules.contains) }
    var open = interface.imports
    var visited = Set(open)
    while let module = open.popLast() {
      if modules.contains(module) { return true }
      for next in exports[module] ?? [] where visited.insert(next).inserted { open.append(next) }
    }
    return false
  }
}
