import ProjectModel

/// The app targets whose classes were all read, in Swift and Objective-C.
///
/// This includes the classes of the libraries that a target links, except system libraries, and of all libraries in its
/// project.
package struct ClosedTargets {
  private let indexes: Set<Int>
  /// The binary libraries linked by targets.
  package let binaries: Set<String>
  /// The frameworks whose headers were read; empty if no target links a binary.
  ///
  /// The headers list the classes if the binary is missing.
  package let frameworksWithHeaders: Set<String>

  /// Determines the closed targets.
  ///
  /// - Parameters:
  ///   - projects: The targets of the projects.
  ///   - whole: The targets whose sources were all read.
  ///   - sources: The sources that were read.
  ///   - libraries: The libraries that targets may link.
  ///   - open: The targets that may link other libraries.
  init(
    _ projects: ProjectTargets,
    whole: Set<Int>,
    sources: Set<String>,
    libraries: LinkableLibraries = LinkableLibraries(),
    except open: Set<Int> = []
  ) {
    var binaries: Set<String> = []
    let targets = projects.targets
    let byProject = Dictionary(grouping: targets.indices) { targets[$0].project }
    var projectsByProduct: [String: Set<String>] = [:]
    for target in targets {
      if let product = target.product { projectsByProduct[product, default: []].insert(target.project) }
    }
    lazy var frameworks = Self.frameworks(amongHeaders: sources)

    /// Returns the projects that build the libraries linked by a target, or nil if the target links other libraries.
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
        guard !copies.isEmpty else { return nil }
        binaries.formUnion(copies)
      }
      for path in foreign.files {
        guard libraries.binaries.contains(path) || frameworks.contains(path) else { return nil }
        binaries.insert(path)
      }
      guard foreign.packageProducts.isSubset(of: libraries.packages.products) else { return nil }
      if !foreign.packageProducts.isEmpty { binaries.formUnion(libraries.packages.binaries) }
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

    /// Returns the projects that a target depends on, including its own, or nil if the target may contain other code.
    func dependencies(of index: Int) -> Set<String>? {
      let target = targets[index]
      guard whole.contains(index) || target.sources.isEmpty, !target.hasScripts, !open.contains(index)
      else { return nil }
      return makers(of: target)?.union([target.project])
    }

    let known = targets.indices.map(dependencies)
    // No target links an app.
    var closed = byProject.compactMapValues { indexes in
      indexes.reduce(into: Set<String>?.some([])) { all, index in
        guard !targets[index].isAppTarget else { return }
        all = known[index].flatMap { all?.union($0) }
      }
    }
    // A project that depends on an open project is not closed.
    while case let open = closed.filter({ !$0.value.isSubset(of: closed.keys) }), !open.isEmpty {
      for path in open.keys { closed[path] = nil }
    }
    indexes = Set(
      targets.indices.filter { index in
        targets[index].isAppTarget && known[index]?.isSubset(of: closed.keys) == true
      }
    )
    self.binaries = binaries
    frameworksWithHeaders = binaries.isEmpty ? [] : frameworks
  }

  /// Whether the target at an index is closed.
  func contain(_ index: Int) -> Bool { indexes.contains(index) }

  /// Returns the CocoaPods project of a settings file; nil if the file is not in a `Pods` folder.
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
