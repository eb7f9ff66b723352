package import ProjectModel
package import SourceModel
import SourceSyntax

/// Detects imports of modules and headers that are neither part of the system nor among the sources.
///
/// Dependencies that were not read may add keys and actions to framework classes in extensions and categories.
package enum UnreadDependencies {
  /// Whether a source that an app builds imports an unread module or header; sources in `resolved`, whose dependencies
  /// were all found, do not count.
  package static func exist(
    with sources: [SourceFile],
    _ projects: ProjectTargets,
    resolved: Set<String> = []
  ) -> Bool {
    let importing = sources.lazy.filter { !$0.requiredImports.isEmpty && !isOutsideApp($0) }
    // Determining the built sources is slow, and usually all dependencies were read.
    guard exist(among: importing, with: sources, projects) else { return false }
    let unbuilt = UnbuiltFiles(projects, sources: sources.lazy.map(\.path))
    // Projects may reference headers only in their settings, so all headers count as built.
    let built = importing.filter { source in
      !resolved.contains(source.path) && (source.path.hasSuffix(".h") || unbuilt.mayMention(source.path))
    }
    return exist(among: built, with: sources, projects)
  }

  private static func exist(
    among importing: some Sequence<SourceFile>,
    with sources: [SourceFile],
    _ projects: ProjectTargets
  ) -> Bool {
    var imports: Set<String> = []
    for source in importing { imports.formUnion(source.requiredImports) }
    imports = imports.filter { !isKnown($0) }
    return exist(among: imports, with: sources.lazy.map(\.path), projects)
  }

  /// Whether one of the given non-system modules and headers was not read.
  private static func exist(
    among imports: Set<String>,
    with files: some Sequence<String>,
    _ projects: ProjectTargets
  ) -> Bool {
    let imports = unseen(imports, with: files, projects)
    guard !imports.isEmpty else { return false }
    // A module name does not match any file name.
    guard imports.allSatisfy({ $0.utf8.contains(UInt8(ascii: ".")) }) else { return true }
    // File systems are usually case-insensitive.
    var headers = Set(imports.lazy.map { $0.lowercased() })
    for path in files {
      if headers.isEmpty { return false }
      let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:)) ?? path.startIndex
      headers.remove(path[start...].lowercased())
    }
    return !headers.isEmpty
  }

  /// Returns the imports without the modules that a target builds or that have the name of a source folder; headers
  /// remain.
  private static func unseen(
    _ imports: Set<String>,
    with files: some Sequence<String>,
    _ projects: ProjectTargets
  ) -> Set<String> {
    var imports = imports
    guard !imports.isEmpty else { return [] }
    for target in projects.targets {
      imports.remove(target.name)
      if let name = target.productName { imports.remove(name) }
      imports.subtract(target.modules ?? [])
    }
    // The sources and headers of a dependency are in a folder named after it.
    var lastFolder: Substring = ""
    for path in files {
      if imports.isEmpty { return [] }
      let folder = path[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)]
      // Files of the same folder are adjacent.
      guard folder != lastFolder else { continue }
      lastFolder = folder
      for part in folder.utf8.split(separator: UInt8(ascii: "/")) {
        let name = Substring(part)
        imports.remove(String(name.hasSuffix(bundle) ? name.dropLast(bundle.count) : name))
      }
    }
    return imports
  }

  /// Returns the targets that may link an unread module, because the compiler links imported modules automatically.
  ///
  /// Imported headers do not count, because their declarations belong to a library, and closed targets list all
  /// libraries.
  ///
  /// - Parameters:
  ///   - sources: All sources.
  ///   - projects: The targets of the projects.
  ///   - resolved: The sources of dependencies whose own dependencies were all found.
  /// - Returns: The indexes of the targets.
  package static func importers(
    among sources: [SourceFile],
    _ projects: ProjectTargets,
    resolved: Set<String> = []
  ) -> Set<Int> {
    let importing = sources.lazy.filter {
      !$0.requiredImports.isEmpty && !isOutsideApp($0) && !resolved.contains($0.path)
    }
    var modules: Set<String> = []
    for source in importing {
      for name in source.requiredImports where !name.utf8.contains(UInt8(ascii: ".")) && !isKnown(name) {
        modules.insert(name)
      }
    }
    modules = unseen(modules, with: sources.lazy.map(\.path), projects)
    guard !modules.isEmpty else { return [] }
    let files = sources.lazy.map(\.path)
    let packages = PackageManifest.folders(among: files)
    let tests = PackageManifest.testFolders(among: files)
    let users = projects.targets.indices.filter {
      projects.targets[$0].foreignLibraries?.packageProducts.isEmpty != true
    }
    var importers: Set<Int> = []
    for source in importing where !modules.isDisjoint(with: source.requiredImports) {
      let targets = projects.indexes(building: source.path)
      if !targets.isEmpty {
        importers.formUnion(targets)
      } else if packages.contains(where: { PathName.isBelow(source.path, $0) }) {
        // Any package may depend on this one.
        if !tests.contains(where: { PathName.isBelow(source.path, $0) }) { importers.formUnion(users) }
      } else if source.path.hasSuffix(".h") {
        // Projects need not list the headers in their folder.
        importers.formUnion(
          projects.targets.indices.filter { contains(source.path, project: projects.targets[$0].project) }
        )
      }
    }
    return importers
  }

  /// Whether a file is in the folder of a project.
  private static func contains(_ file: String, project: String) -> Bool {
    let folder = PathName.folder(of: PathName.folder(of: project))
    return folder.isEmpty || folder == "." || PathName.isBelow(file, folder)
  }

  /// The extension of frameworks, which contain their headers.
  private static let bundle = ".framework"
  private static let insideOfBundle = SubstringSearcher(bundle + "/")

  /// Whether the imports of a source are not linked into an app.
  ///
  /// This applies to tests, to the scripts of tools, and to the headers of built frameworks, which may import optional
  /// dependencies.
  private static func isOutsideApp(_ source: SourceFile) -> Bool {
    let file = source.path
    if file.hasSuffix(".h") { return insideOfBundle.occurs(in: file) }
    return source.isTest || PackageManifest.isManifest(file)
      || file.hasSuffix("Dangerfile.swift") && PathName.file(of: file) == "Dangerfile.swift"
  }

  /// Whether a module or header belongs to the system or is generated by the compiler.
  private static func isKnown(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return SystemModules.contain(name) }
    // System headers may be imported with quotes too. C headers, which have lowercase names, do not add members to
    // classes.
    return name.hasSuffix("-Swift.h") || name[dot...] != ".h" || name.utf8.allSatisfy { $0 &- 0x41 >= 26 }
      || SystemModules.contain(String(name[..<dot]))
  }
}
