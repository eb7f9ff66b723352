/// What an Xcode project links into its targets, as far as the project file itself decides it.
struct LinkedLibraries {
  private let settings: BuildSettings
  /// Whether the project's own settings, which hold for every target, name no unseen library.
  private var projectLinksKnown = false
  /// Whether the files of a build phase are no unseen libraries, by its id: many targets may share one.
  private var knownPhases: [String: Bool] = [:]
  /// The references of what the project's targets build.
  private let products: Set<String>

  init(settings: BuildSettings, project: PropertyListValue) {
    self.settings = settings
    let targets = (project["targets"]?.strings ?? []).compactMap { settings.objects[$0] }
    products = Set(targets.compactMap { $0["productReference"]?.string })
    projectLinksKnown = settings.configurations(of: project).allSatisfy(linksKnown)
  }

  /// Whether surely nothing is linked into a target but the system's libraries and what targets of the project build.
  mutating func areKnown(of target: PropertyListValue) -> Bool {
    // Whatever lies in a folder that is kept in step with the disk is linked too.
    guard projectLinksKnown, (target["packageProductDependencies"]?.strings ?? []).isEmpty,
      (target["fileSystemSynchronizedGroups"]?.strings ?? []).isEmpty
    else { return false }
    guard settings.configurations(of: target).allSatisfy(linksKnown) else { return false }
    for id in target["buildPhases"]?.strings ?? [] {
      let isKnown = knownPhases[id] ?? settings.objects[id].map(holdsKnown) ?? true
      knownPhases[id] = isKnown
      guard isKnown else { return false }
    }
    return true
  }

  /// Whether the files of a build phase are no unseen libraries.
  private func holdsKnown(_ phase: PropertyListValue) -> Bool {
    let links = phase["isa"]?.string == "PBXFrameworksBuildPhase"
    return (phase["files"]?.strings ?? []).compactMap { settings.objects[$0] }.allSatisfy { file in
      guard let id = file["fileRef"]?.string, let reference = settings.objects[id] else { return false }
      let path = reference["path"]?.string ?? ""
      guard links || Self.endings.contains(where: path.hasSuffix) else { return true }
      return products.contains(id) || isSystems(reference, path)
    }
  }

  private func isSystems(_ reference: PropertyListValue, _ path: String) -> Bool {
    guard reference["isa"]?.string == "PBXFileReference" else { return false }
    return ["SDKROOT", "DEVELOPER_DIR"].contains(reference["sourceTree"]?.string)
      || ["/System/Library/", "/usr/lib/"].contains(where: path.hasPrefix)
  }

  /// Whether the flags of a configuration name no unseen library, and no file of settings adds others.
  private func linksKnown(_ configuration: PropertyListValue) -> Bool {
    guard configuration["baseConfigurationReference"] == nil,
      configuration["baseConfigurationReferenceAnchor"] == nil
    else { return false }
    let flags = configuration["buildSettings"]?["OTHER_LDFLAGS"]
    let words = flags?.string.map { [$0] } ?? flags?.strings ?? []
    var wantsName = false
    for word in words.lazy.flatMap({ $0.split(separator: " ") }) {
      if wantsName {
        guard SystemModules.contain(word.filter { $0 != "\"" }) else { return false }
        wantsName = false
      } else if word == "-framework" || word == "-weak_framework" {
        wantsName = true
      } else if !Self.harmlessFlags.contains(String(word)) {
        return false
      }
    }
    return !wantsName
  }

  private static let endings = [".a", ".dylib", ".framework", ".o", ".tbd", ".xcframework"]
  private static let harmlessFlags: Set<String> = [
    "$(inherited)", "-ObjC", "-all_load", "-dead_strip", "-lbz2", "-lc++", "-licucore", "-liconv", "-lresolv",
    "-lsqlite3", "-lstdc++", "-lxml2", "-lz",
  ]
}
