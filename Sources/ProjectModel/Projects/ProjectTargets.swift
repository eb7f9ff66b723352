import InterfaceDocuments
package import KeyValueCoding
import RuntimeAttributes
package import SourceSyntax

/// The targets of all projects in a tree, with the files that they build.
package struct ProjectTargets: Sendable {
  /// The targets, ordered by project and by position in the project.
  package let targets: [ProjectTarget]
  /// The indexes of targets by listed file, as spelled and in lowercase, since the file systems of most Macs ignore
  /// case.
  private let byFile: [String: Set<Int>]
  /// The indexes of targets by localized file, without language folders.
  private let byLocalizedFile: [String: Set<Int>]
  /// The indexes of targets by synchronized folder.
  private let byFolder: [Substring: [Int]]
  private let listed = Remembered<ListedFiles>()

  package init(_ targets: [ProjectTarget]) {
    self.targets = targets
    var byFile: [String: Set<Int>] = [:]
    var byLocalizedFile: [String: Set<Int>] = [:]
    var byFolder: [Substring: [Int]] = [:]
    for (index, target) in targets.enumerated() {
      for file in target.files {
        byFile[file, default: []].insert(index)
        let lowercased = file.lowercased()
        if lowercased != file { byFile[lowercased, default: []].insert(index) }
      }
      for file in target.localizedFiles { byLocalizedFile[file, default: []].insert(index) }
      for folder in target.folders { byFolder[folder[...], default: []].append(index) }
    }
    self.byFile = byFile
    self.byLocalizedFile = byLocalizedFile
    self.byFolder = byFolder
  }

  /// Reads the project files at the given paths; an unreadable project has no targets.
  package static func read(_ paths: [String], jobs: Int?) async -> ProjectTargets {
    ProjectTargets(await ConcurrentMap.map(paths, jobs: jobs, read).flatMap(\.self))
  }

  /// Reads the targets of a project file; returns an empty array if the file cannot be read.
  private static func read(_ path: String) -> [ProjectTarget] {
    (try? FileBytes.read(path)).map { ProjectFile.targets($0, path: path) } ?? []
  }

  /// Returns a copy in which targets also contain the implementation files that their sources include: `#include
  /// "Card.m"`.
  ///
  /// - Parameter sources: All sources, each with the names of the modules and files that it imports.
  /// - Returns: The targets with the included implementation files.
  package func including(_ sources: some Collection<(file: String, imports: [String])>) -> ProjectTargets {
    var including: [String: [String]] = [:]
    for source in sources where !source.file.hasSuffix(".swift") {
      for name in source.imports where FileTree.FileKind(name: name) == .source && !name.hasSuffix(".h") {
        including[name, default: []].append(source.file)
      }
    }
    guard !including.isEmpty, !targets.isEmpty else { return self }
    var targets = targets
    for source in sources {
      for includer in including[PathName.file(of: source.file)] ?? [] {
        for target in indexes(building: includer) { targets[target].files.insert(source.file) }
      }
    }
    return ProjectTargets(targets)
  }

  /// Returns the modules of the targets with the given indexes, or nil if a module is unknown.
  package func modules(of indexes: Set<Int>) -> Set<String>? {
    var modules: Set<String> = []
    for index in indexes {
      guard let own = targets[index].modules else { return nil }
      modules.formUnion(own)
    }
    return modules
  }

  /// Returns the modules of the targets that build a file, or nil if no target builds it or a module is unknown.
  package func modules(building file: String) -> Set<String>? {
    let targets = indexes(building: file)
    return targets.isEmpty ? nil : modules(of: targets)
  }

  /// Whether a target builds a module with the given name.
  package func build(module: String) -> Bool {
    targets.contains { $0.modules?.contains(module) == true }
  }

  /// Returns the lowest deployment target of the targets that build a file, or nil if no target builds it or
  /// the deployment target of a target is unknown.
  package func deploymentTarget(of file: String, on platform: Platform) -> PlatformVersion? {
    let versions = indexes(building: file).map { targets[$0].deploymentTargets[platform] }
    return versions.contains(nil) ? nil : versions.compactMap(\.self).min()
  }

  /// Returns the device families of all targets that build a file, or nil if no target builds it or the
  /// families of a target are unknown.
  package func deviceFamilies(of file: String) -> Set<Int>? {
    let families = indexes(building: file).map { targets[$0].deviceFamilies }
    return families.isEmpty || families.contains(nil)
      ? nil : families.compactMap(\.self).reduce([]) { $0.union($1) }
  }

  /// Returns the union of the language modes of the targets that build a source; uncertain if no target builds it.
  package func languageMode(ofSource file: String) -> SwiftLanguageMode {
    let targets = indexes(building: file)
    return targets.isEmpty
      ? .uncertain : targets.reduce(into: []) { $0.formUnion(self.targets[$1].languageMode) }
  }

  /// The files listed in targets, and their folders.
  var listedFiles: ListedFiles { listed.value { ListedFiles(targets) } }

  /// Whether a target lists a file in a build phase, or a folder that it copies.
  func list(_ path: String) -> Bool { listing(path) != nil }

  /// Returns the targets that list a file in a build phase, or a folder that they copy; nil if there are none.
  private func listing(_ path: String) -> Set<Int>? { byFile[path] ?? byFile[path.lowercased()] }

  /// Whether a target builds a file or, for a header, its implementation.
  package func build(_ file: String) -> Bool {
    guard !targets.isEmpty else { return false }
    // Synchronized folders may exclude the file.
    guard byFolder.isEmpty else { return !indexes(building: file).isEmpty }
    if list(String(DocumentPath.listed(file))) { return true }
    return PathName.implementations(ofHeader: file).contains(where: list)
  }

  /// Returns the indexes of the targets whose classes a document can use: the targets that build the document or, for a
  /// watch app, its extensions.
  package func indexes(ofClassesIn document: String) -> Set<Int> {
    let own = indexes(building: document)
    guard own.contains(where: { !targets[$0].codeTargets.isEmpty }) else { return own }
    return own.reduce(into: []) { indexes, index in
      let target = targets[index]
      let others = targets.indices.filter {
        targets[$0].project == target.project && target.codeTargets.contains(targets[$0].name)
      }
      indexes.formUnion(others.isEmpty ? [index] : others)
    }
  }

  /// Whether the targets at the given indexes build only apps, extensions and tools, whose files other targets do not
  /// contain; false without indexes.
  package func areApps(_ indexes: Set<Int>) -> Bool {
    !indexes.isEmpty && indexes.allSatisfy { targets[$0].isAppTarget && !targets[$0].isTest }
  }

  /// Whether a file belongs only to apps, and another file only to other apps or to tests.
  package func areOfDifferentAppTargets(_ file: String, _ other: String) -> Bool {
    let own = indexes(building: file).union(indexes(ofClassesIn: file))
    guard areApps(own) else { return false }
    let others = indexes(building: other).union(indexes(ofClassesIn: other))
    return !others.isEmpty && others.isDisjoint(with: own) && others.allSatisfy { targets[$0].isAppTarget }
  }

  /// Returns the indexes of the targets that build a file or, for a header, its implementation.
  package func indexes(building file: String) -> Set<Int> {
    guard !targets.isEmpty else { return [] }
    var indexes = listing(String(DocumentPath.listed(file))) ?? []
    if !byLocalizedFile.isEmpty, let path = PathName.ofAllLanguages(file) {
      indexes.formUnion(byLocalizedFile[path] ?? [])
    }
    if !byFolder.isEmpty {
      var path = file[...]
      while let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) {
        path = path[..<slash]
        for index in byFolder[path] ?? [] where !targets[index].leavesOut(file) {
          indexes.insert(index)
        }
      }
    }
    for implementation in PathName.implementations(ofHeader: file) {
      indexes.formUnion(self.indexes(building: implementation))
    }
    return indexes
  }
}
