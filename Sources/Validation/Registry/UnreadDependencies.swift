import ClassInterfaces

/// Tells whether sources import what is neither the system's nor among what was read.
///
/// Such a dependency may add keys and actions to the classes of the frameworks, with extensions and categories that
/// nobody has seen.
enum UnreadDependencies {
  /// Whether any of the sources that an app builds imports an unseen module or header.
  ///
  /// - Parameters:
  ///   - sources: All sources.
  ///   - projects: The projects.
  ///   - resolved: The sources of dependencies all of whose own dependencies were found.
  /// - Returns: Whether one of the imports is neither the system's nor among the sources.
  static func exist(
    beside sources: [SourceInterface],
    _ projects: ProjectTargets,
    resolved: Set<String> = []
  ) -> Bool {
    let importing = sources.lazy.filter { !$0.imports.isEmpty && !isNoPartOfApp($0.file) }
    // Which sources are built takes longer to find out, and mostly nothing is unseen.
    guard exist(among: importing, beside: sources, projects) else { return false }
    let unbuilt = UnbuiltFiles(projects, sources: sources.lazy.map(\.file))
    // Whether a header is built is not known: projects may name it in their settings alone.
    let built = importing.filter { source in
      !resolved.contains(source.file) && (source.file.hasSuffix(".h") || unbuilt.mayMention(source.file))
    }
    return exist(among: built, beside: sources, projects)
  }

  private static func exist(
    among importing: some Sequence<SourceInterface>,
    beside sources: [SourceInterface],
    _ projects: ProjectTargets
  ) -> Bool {
    var imports: Set<String> = []
    for source in importing { imports.formUnion(source.imports) }
    imports = imports.filter { !isKnown($0) }
    return exist(among: imports, beside: sources.lazy.map(\.file), projects)
  }

  /// Whether any of some modules and headers that are not the system's is unseen.
  ///
  /// - Parameters:
  ///   - imports: What sources import.
  ///   - files: The paths of all sources.
  ///   - projects: The projects.
  /// - Returns: Whether one of them is none of the app's own.
  private static func exist(
    among imports: Set<String>,
    beside files: some Sequence<String>,
    _ projects: ProjectTargets
  ) -> Bool {
    let imports = unseen(imports, beside: files, projects)
    guard !imports.isEmpty else { return false }
    // No file is called like a module.
    guard imports.allSatisfy({ $0.utf8.contains(UInt8(ascii: ".")) }) else { return true }
    // Disks mostly do not tell upper case from lower.
    var headers = Set(imports.lazy.map { $0.lowercased() })
    for path in files {
      if headers.isEmpty { return false }
      let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:)) ?? path.startIndex
      headers.remove(path[start...].lowercased())
    }
    return !headers.isEmpty
  }

  /// Those of some imports that no target builds, and that no folder of sources is named after.
  private static func unseen(
    _ imports: Set<String>,
    beside files: some Sequence<String>,
    _ projects: ProjectTargets
  ) -> Set<String> {
    var imports = imports
    guard !imports.isEmpty else { return [] }
    for target in projects.targets {
      imports.remove(target.name)
      if let name = target.productName { imports.remove(name) }
      imports.subtract(target.modules ?? [])
    }
    // Sources of a dependency lie in a folder of its name, and headers have theirs.
    var lastFolder: Substring = ""
    for path in files {
      if imports.isEmpty { return [] }
      let folder = path[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)]
      // Files of one folder stand one behind the other.
      guard folder != lastFolder else { continue }
      lastFolder = folder
      for part in folder.utf8.split(separator: UInt8(ascii: "/")) {
        let name = Substring(part)
        imports.remove(String(name.hasSuffix(bundle) ? name.dropLast(bundle.count) : name))
      }
    }
    return imports
  }

  /// The projects that may link a module which was not read, since the compiler links what sources import.
  ///
  /// Headers do not count: what they declare comes from a library, and closed projects name all of theirs.
  ///
  /// - Parameters:
  ///   - sources: All sources.
  ///   - projects: The projects.
  ///   - resolved: The sources of dependencies all of whose own dependencies were found.
  /// - Returns: The paths of the projects.
  static func importers(
    among sources: [SourceInterface],
    _ projects: ProjectTargets,
    resolved: Set<String> = []
  ) -> Set<String> {
    let importing = sources.lazy.filter {
      !$0.imports.isEmpty && !isNoPartOfApp($0.file) && !resolved.contains($0.file)
    }
    var modules: Set<String> = []
    for source in importing {
      for name in source.imports where !name.utf8.contains(UInt8(ascii: ".")) && !isKnown(name) {
        modules.insert(name)
      }
    }
    modules = unseen(modules, beside: sources.lazy.map(\.file), projects)
    guard !modules.isEmpty else { return [] }
    let paths = Set(projects.targets.lazy.map(\.project))
    let packages = PackageManifest.folders(among: sources.lazy.map(\.file))
    var importers: Set<String> = []
    for source in importing where !modules.isDisjoint(with: source.imports) {
      let targets = projects.indexes(building: source.file)
      if !targets.isEmpty {
        for target in targets where !projects.targets[target].isTest {
          importers.insert(projects.targets[target].project)
        }
      } else if packages.contains(where: { PathName.isBelow(source.file, $0) }) {
        return paths
      } else if source.file.hasSuffix(".h") {
        // Projects need not list the headers in their folder.
        importers.formUnion(paths.filter { contains(source.file, project: $0) })
      }
    }
    return importers
  }

  /// Whether a file is in the folder of a project.
  private static func contains(_ file: String, project: String) -> Bool {
    let folder = PathName.folder(of: PathName.folder(of: project))
    return folder.isEmpty || folder == "." || PathName.isBelow(file, folder)
  }

  /// The ending of a framework, in which its headers lie.
  private static let bundle = ".framework"
  private static let insideOfBundle = SubstringSearcher(bundle + "/")

  /// What a source imports that is not the system's.
  private static func imports(of source: SourceInterface) -> Set<String> {
    isNoPartOfApp(source.file) ? [] : Set(source.imports).filter { !isKnown($0) }
  }

  /// Whether nothing is linked into an app for what a source imports: a tool's script, or the header of a built framework,
  /// which includes others for those who have them.
  private static func isNoPartOfApp(_ file: String) -> Bool {
    if file.hasSuffix(".h") { return insideOfBundle.stands(in: file) }
    return PackageManifest.isManifest(file)
      || file.hasSuffix("Dangerfile.swift") && PathName.file(of: file) == "Dangerfile.swift"
  }

  /// Whether the system has a module or header, or the compiler makes it.
  private static func isKnown(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return SystemModules.contain(name) }
    // Quotes may stand around system headers too; those of C add nothing to a class.
    return name.hasSuffix("-Swift.h") || name[dot...] != ".h" || name.utf8.allSatisfy { $0 &- 0x41 >= 26 }
      || SystemModules.contain(String(name[..<dot]))
  }
}
