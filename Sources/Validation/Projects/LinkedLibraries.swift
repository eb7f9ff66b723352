/// The libraries that an Xcode project links into its targets, as far as the project file determines them.
struct LinkedLibraries {
  private let settings: BuildSettings
  /// The libraries that the project's settings link into every target; nil if unknown.
  private var ofProject: ForeignLibraries?
  /// The libraries that build phases link, by the ids of the phases; many targets may share a phase.
  private var ofPhases: [String: ForeignLibraries?] = [:]
  /// The references of the products of the project's targets.
  private let products: Set<String>
  /// The paths of files, by the ids of their references.
  private let paths: [String: [String]]
  /// The paths of synchronized folders, by the ids of their references.
  private let folders: [String: String]

  /// Creates the libraries of a project.
  ///
  /// - Parameters:
  ///   - settings: The build settings of the project.
  ///   - project: The root object of the project.
  ///   - paths: The paths of the project's files, by the ids of their references.
  ///   - folders: The paths of synchronized folders, by the ids of their references.
  init(
    settings: BuildSettings,
    project: PropertyListValue,
    paths: [String: [String]],
    folders: [String: String]
  ) {
    (self.settings, self.paths, self.folders) = (settings, paths, folders)
    let targets = (project["targets"]?.strings ?? []).compactMap { settings.objects[$0] }
    products = Set(targets.compactMap { $0["productReference"]?.string })
    ofProject = Self.union(settings.configurations(of: project).lazy.map(linked))
  }

  /// Returns the libraries linked into a target, except system libraries and products of the project, or nil if
  /// unknown.
  mutating func foreign(to target: PropertyListValue) -> ForeignLibraries? {
    guard var foreign = ofProject, let packages = packages(of: target["packageProductDependencies"]?.strings),
      let own = Self.union(settings.configurations(of: target).lazy.map(linked))
    else { return nil }
    foreign.formUnion(own)
    foreign.packages.formUnion(packages)
    for id in target["fileSystemSynchronizedGroups"]?.strings ?? [] {
      guard let folder = folders[id] else { return nil }
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

  /// Returns the packages of products, or nil if one of them is unknown.
  ///
  /// Xcode does not record the package of a product if the package is local and among the project's files.
  private func packages(of products: [String]?) -> Set<String>? {
    var packages: Set<String> = []
    for id in products ?? [] {
      guard let product = settings.objects[id],
        let package = product["package"]?.string.flatMap({ settings.objects[$0] }),
        let place = (package["repositoryURL"] ?? package["relativePath"])?.string
      else { return nil }
      packages.insert(Self.repository(of: place).lowercased())
    }
    return packages
  }

  /// Returns the name of a repository or folder: `Kit` for `https://example.org/Kit.git`.
  private static func repository(of place: String) -> String {
    let last = place.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? place
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  /// Returns the union of libraries, or nil if one of the parts is unknown.
  private static func union(_ parts: some Sequence<ForeignLibraries?>) -> ForeignLibraries? {
    var union = ForeignLibraries()
    for part in parts {
      guard let part else { return nil }
      union.formUnion(part)
    }
    return union
  }

  /// Returns the libraries among the files of a build phase.
  private func libraries(of phase: PropertyListValue) -> ForeignLibraries? {
    let links = phase["isa"]?.string == "PBXFrameworksBuildPhase"
    var foreign = ForeignLibraries()
    guard (phase["files"]?.strings ?? []).count <= Self.mostFiles || !links else { return nil }
    for file in (phase["files"]?.strings ?? []).lazy.compactMap({ settings.objects[$0] }) {
      if let product = file["productRef"]?.string {
        guard let packages = packages(of: [product]) else { return nil }
        foreign.packages.formUnion(packages)
        continue
      }
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

  /// Returns the libraries that a configuration links, or nil if its flags may link more than system libraries and
  /// frameworks.
  private func linked(by configuration: PropertyListValue) -> ForeignLibraries? {
    var foreign = ForeignLibraries()
    let flags = configuration["buildSettings"]?["OTHER_LDFLAGS"]
    var words = flags?.string.map { [$0] } ?? flags?.strings ?? []
    switch settings.base(of: configuration) {
    case .unknown: return nil
    case .pods(let path): foreign.settings.insert(path)
    case .file(let file):
      guard !file.isUncertain("OTHER_LDFLAGS") else { return nil }
      foreign.settings.formUnion(file.podFiles)
      if let flags = file["OTHER_LDFLAGS"] { words.append(flags) }
    case nil: break
    }
    var wantsName = false
    var skipped = 0
    for word in words.lazy.flatMap({ $0.split(separator: " ") }) {
      if skipped > 0 {
        skipped -= 1
      } else if wantsName {
        let name = word.filter { $0 != "\"" }
        if !SystemModules.contain(name) { foreign.products.insert(name + ".framework") }
        wantsName = false
      } else if word == "-framework" || word == "-weak_framework" {
        wantsName = true
      } else if word == "-sectcreate" {
        // `-sectcreate` has three arguments: a segment, a section and a file.
        skipped = 3
      } else if !Self.harmlessFlags.contains(String(word)) {
        return nil
      }
    }
    return wantsName ? nil : foreign
  }

  // All targets may share one phase; no app links this many files.
  private static let mostFiles = 512
  private static let endings = [".a", ".dylib", ".framework", ".o", ".tbd", ".xcframework"]
  private static let harmlessFlags: Set<String> = [
    "$(inherited)", "-ObjC", "-Wl,-ld_classic", "-all_load", "-dead_strip", "-lbz2", "-lc++", "-licucore",
    "-liconv",
    "-lresolv", "-lsqlite3", "-lstdc++", "-lxml2", "-lz", "-w",
  ]
}
