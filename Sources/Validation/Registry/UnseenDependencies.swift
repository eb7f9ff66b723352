import ClassInterfaces

/// Tells whether sources import what is neither the system's nor among what was read.
///
/// Such a dependency may add keys and actions to the classes of the frameworks, with extensions and categories that
/// nobody has seen.
enum UnseenDependencies {
  /// Whether any of the sources imports an unseen module or header.
  static func exist(beside sources: [SourceInterface], _ projects: ProjectTargets) -> Bool {
    var imports: Set<String> = []
    for source in sources where !isNoPartOfApp(source.file) { imports.formUnion(source.imports) }
    imports = imports.filter { !isKnown($0) }
    guard !imports.isEmpty else { return false }
    for target in projects.targets {
      imports.remove(target.name)
      if let name = target.productName { imports.remove(name) }
      imports.subtract(target.modules ?? [])
    }
    // Sources of a dependency lie in a folder of its name, and headers have theirs.
    for source in sources where !imports.isEmpty {
      for part in source.file.split(separator: "/") { imports.remove(String(part)) }
    }
    guard !imports.isEmpty else { return false }
    // Disks mostly do not tell upper case from lower.
    let headers = Set(sources.lazy.map { $0.file.lowercased().split(separator: "/").last ?? "" })
    return imports.contains { !headers.contains($0.lowercased()[...]) }
  }

  /// Whether a source is a tool's script: what it imports is not linked into an app.
  private static func isNoPartOfApp(_ file: String) -> Bool {
    ["Package.swift", "Dangerfile.swift"].contains { file == $0 || file.hasSuffix("/" + $0) }
  }

  /// Whether the system has a module or header, or the compiler makes it.
  private static func isKnown(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return SystemModules.contain(name) }
    // Quotes may stand around system headers too; those of C add nothing to a class.
    return name.hasSuffix("-Swift.h") || name[dot...] != ".h" || name.utf8.allSatisfy { $0 &- 0x41 >= 26 }
      || SystemModules.contain(String(name[..<dot]))
  }
}
