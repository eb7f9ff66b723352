/// What an Xcode project links into its targets, as far as the project file itself decides it.
struct LinkedLibraries {
  private let settings: BuildSettings
  /// What the project's own settings link into every target; nil if nobody can say.
  private var ofProject: ForeignLibraries?
  /// What build phases link, by their ids: many targets may share one.
  private var ofPhases: [String: ForeignLibraries?] = [:]
  /// The references of what the project's targets build.
  private let products: Set<String>
  /// The paths of files, by the ids of their references.
  private let paths: [String: [String]]

  /// Takes what a project says.
  ///
  /// - Parameters:
  ///   - settings: Its build settings.
  ///   - project: The project's own object.
  ///   - paths: The paths of its files, by the ids of their references.
  init(settings: BuildSettings, project: PropertyListValue, paths: [String: [String]]) {
    (self.settings, self.paths) = (settings, paths)
    let targets = (project["targets"]?.strings ?? []).compactMap { settings.objects[$0] }
    products = Set(targets.compactMap { $0["productReference"]?.string })
    ofProject = Self.union(settings.configurations(of: project).lazy.map(linked))
  }

  /// What is linked into a target beside the system's libraries and what targets of the project build; nil if nobody
  /// can say.
  mutating func foreign(to target: PropertyListValue) -> ForeignLibraries? {
    // Whatever lies in a folder that is kept in step with the disk is linked too.
    guard var foreign = ofProject, (target["packageProductDependencies"]?.strings ?? []).isEmpty,
      (target["fileSystemSynchronizedGroups"]?.strings ?? []).isEmpty,
      let own = Self.union(settings.configurations(of: target).lazy.map(linked))
    else { return nil }
    foreign.formUnion(own)
    for id in target["buildPhases"]?.strings ?? [] {
      guard let phase = settings.objects[id] else { continue }
      let libraries = ofPhases[id] ?? libraries(of: phase)
      ofPhases[id] = .some(libraries)
      guard let libraries else { return nil }
      foreign.formUnion(libraries)
    }
    return foreign
  }

  /// All of some libraries; nil if nobody can say which these are.
  private static func union(_ parts: some Sequence<ForeignLibraries?>) -> ForeignLibraries? {
    var union = ForeignLibraries()
    for part in parts {
      guard let part else { return nil }
      union.formUnion(part)
    }
    return union
  }

  /// The libraries among the files of a build phase.
  private func libraries(of phase: PropertyListValue) -> ForeignLibraries? {
    let links = phase["isa"]?.string == "PBXFrameworksBuildPhase"
    var foreign = ForeignLibraries()
    guard (phase["files"]?.strings ?? []).count <= Self.mostFiles || !links else { return nil }
    for file in (phase["files"]?.strings ?? []).lazy.compactMap({ settings.objects[$0] }) {
      guard let id = file["fileRef"]?.string, let reference = settings.objects[id] else { return nil }
      let path = reference["path"]?.string ?? ""
      guard links || Self.endings.contains(where: path.hasSuffix), !products.contains(id),
        !isSystems(reference, path)
      else { continue }
      if reference["sourceTree"]?.string == "BUILT_PRODUCTS_DIR" {
        foreign.products.insert(PathName.file(of: path))
      } else if let paths = paths[id] {
        foreign.files.formUnion(paths)
      } else {
        return nil
      }
    }
    return foreign
  }

  private func isSystems(_ reference: PropertyListValue, _ path: String) -> Bool {
    guard reference["isa"]?.string == "PBXFileReference" else { return false }
    return ["SDKROOT", "DEVELOPER_DIR"].contains(reference["sourceTree"]?.string)
      || ["/System/Library/", "/usr/lib/"].contains(where: path.hasPrefix)
  }

  /// What a configuration links: the flags of its own may name libraries of the system alone.
  private func linked(by configuration: PropertyListValue) -> ForeignLibraries? {
    var foreign = ForeignLibraries()
    if let reference = configuration["baseConfigurationReference"]?.string {
      guard let files = paths[reference] else { return nil }
      foreign.settings.formUnion(files)
    } else if configuration["baseConfigurationReferenceAnchor"] != nil {
      return nil
    }
    let flags = configuration["buildSettings"]?["OTHER_LDFLAGS"]
    let words = flags?.string.map { [$0] } ?? flags?.strings ?? []
    var wantsName = false
    for word in words.lazy.flatMap({ $0.split(separator: " ") }) {
      if wantsName {
        guard SystemModules.contain(word.filter { $0 != "\"" }) else { return nil }
        wantsName = false
      } else if word == "-framework" || word == "-weak_framework" {
        wantsName = true
      } else if !Self.harmlessFlags.contains(String(word)) {
        return nil
      }
    }
    return wantsName ? nil : foreign
  }

  /// All targets may share one phase, and no app links so much.
  private static let mostFiles = 512
  private static let endings = [".a", ".dylib", ".framework", ".o", ".tbd", ".xcframework"]
  private static let harmlessFlags: Set<String> = [
    "$(inherited)", "-ObjC", "-all_load", "-dead_strip", "-lbz2", "-lc++", "-licucore", "-liconv", "-lresolv",
    "-lsqlite3", "-lstdc++", "-lxml2", "-lz",
  ]
}
