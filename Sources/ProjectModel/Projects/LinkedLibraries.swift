import InterfaceDocuments

/// The libraries linked into the targets of an Xcode project.
struct LinkedLibraries {
  private let settings: BuildSettings
  /// The libraries that the project's own settings link into all targets; nil if unknown.
  private var ofProject: ForeignLibraries?
  /// The libraries that build phases link, by phase id; several targets may share a phase.
  private var ofPhases: [String: ForeignLibraries?] = [:]
  /// The reference ids of the products of the project's targets.
  private let products: Set<String>
  private let paths: ProjectPaths

  /// Creates the libraries of a project.
  ///
  /// - Parameters:
  ///   - settings: The build settings of the project.
  ///   - project: The root object of the project.
  ///   - paths: The paths of the project.
  init(settings: BuildSettings, project: PropertyList, paths: ProjectPaths) {
    (self.settings, self.paths) = (settings, paths)
    let targets = (project["targets"]?.strings ?? []).compactMap { settings.objects[$0] }
    products = Set(targets.compactMap { $0["productReference"]?.string })
    ofProject = Self.union(settings.configurations(of: project).lazy.map(linked))
  }

  /// Returns the libraries linked into a target, except most system libraries and products of the project, or nil if
  /// unknown.
  mutating func foreign(to target: PropertyList) -> ForeignLibraries? {
    guard var foreign = ofProject,
      let products = names(ofProducts: target["packageProductDependencies"]?.strings ?? []),
      let own = Self.union(settings.configurations(of: target).lazy.map(linked))
    else { return nil }
    foreign.formUnion(own)
    foreign.packageProducts.formUnion(products)
    for id in target["fileSystemSynchronizedGroups"]?.strings ?? [] {
      guard let folder = paths.folders[id] else { return nil }
      foreign.folders.insert(folder)
    }
    for id in target["buildPhases"]?.strings ?? [] {
      guard let phase = settings.objects[id] else { continue }
      let libraries = ofPhases[id] ?? libraries(of: phase)
      ofPhases[id] = .some(libraries)
      guard let libraries else { return nil }
      foreign.formUnion(libraries)
    }
    return foreign
  }

  /// Returns the names of the library products with the given ids, or nil if a name is unknown.
  ///
  /// Plugins are not linked.
  private func names(ofProducts ids: [String]) -> Set<String>? {
    let names = ids.map { settings.objects[$0]?["productName"]?.string }
    return names.contains(nil) ? nil : Set(names.compactMap(\.self).filter { !$0.hasPrefix("plugin:") })
  }

  /// Returns the union of libraries, or nil if a part is unknown.
  private static func union(_ parts: some Sequence<ForeignLibraries?>) -> ForeignLibraries? {
    var union = ForeignLibraries()
    for part in parts {
      guard let part else { return nil }
      union.formUnion(part)
    }
    return union
  }

  /// Returns the libraries among the files of a build phase, or nil if a library is unknown.
  private func libraries(of phase: PropertyList) -> ForeignLibraries? {
    let links = phase["isa"]?.string == "PBXFrameworksBuildPhase"
    var foreign = ForeignLibraries()
    guard (phase["files"]?.strings ?? []).count <= Self.mostFiles || !links else { return nil }
    for file in (phase["files"]?.strings ?? []).lazy.compactMap({ settings.objects[$0] }) {
      if let product = file["productRef"]?.string {
        guard let names = names(ofProducts: [product]) else { return nil }
        foreign.packageProducts.formUnion(names)
        continue
      }
      guard let id = file["fileRef"]?.string, let reference = settings.objects[id] else {
        if links { return nil } else { continue }
      }
      let path = reference["path"]?.string ?? ""
      guard links || Self.endings.contains(where: path.hasSuffix), !products.contains(id) else { continue }
      guard !isSystems(reference, path) else {
        if links { foreign.systemFrameworks.insert(PathName.stem(of: path)) }
        continue
      }
      if reference["sourceTree"]?.string == "BUILT_PRODUCTS_DIR" {
        foreign.products.insert(PathName.file(of: path))
      } else if let files = paths.files[id] {
        foreign.files.formUnion(files)
      } else {
        return nil
      }
    }
    return foreign
  }

  private func isSystems(_ reference: PropertyList, _ path: String) -> Bool {
    // Apps may name classes of private frameworks, and no interface lists those classes.
    guard reference["isa"]?.string == "PBXFileReference", !path.contains("PrivateFrameworks/") else {
      return false
    }
    return ["SDKROOT", "DEVELOPER_DIR"].contains(reference["sourceTree"]?.string)
      || ["/System/Library/", "/usr/lib/"].contains(where: path.hasPrefix)
      || LinkerFlags.isSystemLibrary(PathName.file(of: path))
  }

  /// Returns the libraries that a configuration links, or nil if the flags do not determine all libraries.
  private func linked(by configuration: PropertyList) -> ForeignLibraries? {
    var foreign = ForeignLibraries()
    var flags: [String] = []
    if let own = configuration["buildSettings"]?.dictionary {
      flags += own.values(ofSetting: Self.flagsSetting).flatMap(\.strings)
    }
    switch settings.base(of: configuration) {
    case .unknown: return nil
    case .pods(let path): foreign.settings.insert(path)
    case .file(let file):
      guard file.isWhole else { return nil }
      foreign.settings.formUnion(file.podFiles)
      flags += file.allValues(Self.flagsSetting)
    case nil: break
    }
    let expanded = flags.map { settings.expanded($0, of: Self.flagsSetting, in: configuration) }
    let linked = LinkerFlags(expanded, folder: paths.folder)
    guard linked.areKnown else { return nil }
    foreign.formUnion(linked.libraries)
    return foreign
  }

  private static let flagsSetting = "OTHER_LDFLAGS"
  // The limit bounds the time if all targets share one large phase.
  private static let mostFiles = 512
  private static let endings = [".a", ".dylib", ".framework", ".o", ".tbd", ".xcframework"]
}
