/// The projects of apps whose classes were all read, in Swift and Objective-C.
///
/// This includes the classes of all targets and of the libraries that they link, except system libraries.
struct ClosedProjects {
  private let paths: Set<String>
  /// The binary libraries linked by their targets.
  let binaries: Set<String>
  /// The frameworks whose headers were read; the headers list the classes if the binary is missing.
  let frameworksWithHeaders: Set<String>

  /// Determines the closed projects.
  ///
  /// - Parameters:
  ///   - projects: The projects.
  ///   - whole: The targets whose sources were all read.
  ///   - sources: The sources that were read.
  ///   - libraries: The libraries that targets may link.
  ///   - open: The projects that may link other libraries.
  init(
    _ projects: ProjectTargets,
    whole: Set<Int>,
    sources: Set<String>,
    libraries: LinkableLibraries = LinkableLibraries(),
    except open: Set<String> = []
  ) {
    var binaries: Set<String> = []
    let targets = projects.targets
    let byProject = Dictionary(grouping: targets.indices) { targets[$0].project }
    var projectsByProduct: [String: Set<String>] = [:]
    for target in targets {
      if let product = target.product { projectsByProduct[product, default: []].insert(target.project) }
    }
    lazy var frameworks = Self.frameworks(amongHeaders: sources)

    /// Returns the projects that build the libraries linked by a target, or nil if it links other libraries.
    func makers(of target: ProjectTarget) -> Set<String>? {
      guard let foreign = target.foreignLibraries else { return nil }
      var found: Set<String> = []
      for name in foreign.products {
        if let own = projectsByProduct[name] {
          found.formUnion(own)
          continue
        }
        let stem = PathName.stem(of: name)
        let copies = libraries.binaries.filter { PathName.stem(of: $0) == stem }
        guard name.hasSuffix(".framework"), !copies.isEmpty else { return nil }
        binaries.formUnion(copies)
      }
      for path in foreign.files {
        guard libraries.binaries.contains(path) || frameworks.contains(path) else { return nil }
        binaries.insert(path)
      }
      guard foreign.packages.isSubset(of: libraries.packages) else { return nil }
      for folder in foreign.folders {
        guard sources.contains(where: { PathName.isBelow($0, folder) }) else { return nil }
        binaries.formUnion(libraries.binaries.filter { PathName.isBelow($0, folder) })
      }
      for path in foreign.settings {
        guard let project = Self.podsProject(around: path), byProject[project] != nil else { return nil }
        found.insert(project)
      }
      return found
    }

    var dependencies: [String: Set<String>] = [:]
    for (path, indexes) in byProject where !open.contains(path) {
      var found: Set<String>? = []
      for index in indexes where found != nil {
        let isRead = whole.contains(index) || targets[index].sources.isEmpty
        let others = isRead && !targets[index].hasScripts ? makers(of: targets[index]) : nil
        found = others.flatMap { found?.union($0) }
      }
      dependencies[path] = found
    }
    // A project that depends on an open project is not closed.
    var closed = dependencies
    while true {
      let known = Set(closed.keys)
      let open = closed.filter { !$0.value.isSubset(of: known) }
      guard !open.isEmpty else { break }
      for path in open.keys { closed[path] = nil }
    }
    paths = Set(closed.keys)
    self.binaries = binaries
    frameworksWithHeaders = binaries.isEmpty ? [] : frameworks
  }

  /// Whether a project is closed.
  func contain(_ path: String) -> Bool { paths.contains(path) }

  /// Returns the CocoaPods project of a settings file, which is in an enclosing `Pods` folder.
  private static func podsProject(around settings: String) -> String? {
    var folder = PathName.folder(of: settings)
    while !folder.isEmpty, folder != "/" {
      if PathName.file(of: folder) == "Pods" {
        return PathName.joined(folder, "Pods.xcodeproj/project.pbxproj")
      }
      folder = PathName.folder(of: folder)
    }
    return nil
  }

  /// Returns the frameworks in the tree that contain headers.
  private static func frameworks(amongHeaders sources: Set<String>) -> Set<String> {
    var frameworks: Set<String> = []
    for path in sources where path.hasSuffix(".h") {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      guard let bundle = parts.firstIndex(where: { $0.hasSuffix(".framework") }),
        parts[bundle...].contains("Headers")
      else { continue }
      frameworks.insert(parts[...bundle].joined(separator: "/"))
    }
    return frameworks
  }
}
