/// The development pods in a file tree, from the Podfiles near its projects.
///
/// CocoaPods generates an Xcode project for development pods, but repositories usually do not contain that project.
package struct PodTargets: Sendable {
  /// A pod.
  package struct Pod: Hashable, Sendable {
    package let name: String
    /// The folder of the podspec.
    package let folder: String
    /// Whether the pod is a dynamic framework, which has a bundle of its own; nil if unknown.
    package fileprivate(set) var isFramework: Bool?
  }

  /// The use of a document or resource by a pod.
  package enum Use: Hashable, Sendable {
    /// The pod copies the file into its framework or, for a static library, into the apps that link the library.
    case resource(Pod)
    /// The pod copies the file into a separate bundle.
    case bundled(Pod)
    /// No attribute of the podspec lists the file.
    case nothing(Pod)
  }

  private struct Entry: Sendable {
    var pod: Pod
    var spec: Podspec?
  }

  private let entries: [Entry]

  /// Reads the Podfiles in the folders of projects and in the folders above them, and the podspecs of development pods.
  package init(projects: some Sequence<String>) {
    var folders: Set<String> = []
    for project in projects where project.hasSuffix(".pbxproj") {
      var folder = PathName.folder(of: PathName.folder(of: project))
      for _ in 0..<Self.maximumAncestors {
        guard !PathName.isAbove(folder), folders.insert(folder).inserted, !folder.isEmpty, folder != "/"
        else {
          break
        }
        folder = PathName.folder(of: folder)
      }
    }
    var pods: [String: Pod] = [:]
    for folder in folders.sorted() {
      guard let bytes = try? FileBytes.read(PathName.joined(folder, "Podfile")) else { continue }
      for entry in Podfile(bytes).entries {
        let own = PathName.joined(folder, entry.path)
        let pod = Pod(
          name: entry.name,
          folder: own == "." ? "" : own.hasSuffix(".podspec") ? PathName.folder(of: own) : own,
          isFramework: entry.isFramework
        )
        let key = pod.folder + "/" + pod.name
        // Targets may link the same pod in different ways.
        if let known = pods[key], known.isFramework != pod.isFramework {
          pods[key]?.isFramework = nil
        } else {
          pods[key] = pod
        }
      }
    }
    entries = pods.sorted { $0.key < $1.key }.map { _, pod in
      let spec = try? FileBytes.read(PathName.joined(pod.folder, pod.name + ".podspec"))
      var entry = Entry(pod: pod, spec: spec.flatMap { Podspec($0) })
      if entry.spec?.isStatic == true { entry.pod.isFramework = false }
      return entry
    }
  }

  /// The maximum number of folders to search upward for a Podfile.
  private static let maximumAncestors = 4

  /// Returns the entries of the pods whose folders contain a file, with the file's path relative to the pod's folder.
  private func entries(around file: String) -> [(entry: Entry, path: String)] {
    entries.lazy.filter { PathName.isBelow(file, $0.pod.folder) }.map {
      ($0, PathName.relative(file, to: $0.pod.folder))
    }
  }

  /// Returns the only pod that compiles a source; nil if no pod or several pods compile it, or if this is unknown.
  package func pod(ofSource source: String) -> Pod? {
    let around = entries(around: source)
    guard around.allSatisfy({ $0.entry.spec != nil }) else { return nil }
    let own = around.filter { entry, path in
      // A pattern that matches a folder includes the folder's sources.
      guard let spec = entry.spec else { return false }
      return spec.match(path, \.sources) != .no && spec.match(path, \.excluded) == .no
    }
    return own.count == 1 ? own[0].entry.pod : nil
  }

  /// Returns the use of a resource by the pods whose folders contain the file; nil if no pod contains the file, or if
  /// the use is unknown.
  package func use(ofResource resource: String) -> Use? {
    let around = entries(around: resource)
    guard let inner = around.max(by: { $0.entry.pod.folder.utf8.count < $1.entry.pod.folder.utf8.count })
    else {
      return nil
    }
    var uses: Set<Use> = []
    for (entry, path) in around {
      guard let spec = entry.spec, spec.match(path, \.excluded) == .no else { return nil }
      switch (spec.match(path, \.resources), spec.match(path, \.bundled)) {
      case (.file, .no): uses.insert(.resource(entry.pod))
      case (.no, .file): uses.insert(.bundled(entry.pod))
      // Xcode may also compile a document that `source_files` lists; a folder pattern includes only source extensions.
      case (.no, .no): if spec.match(path, \.sources) == .file { return nil }
      default: return nil
      }
    }
    return uses.isEmpty ? .nothing(inner.entry.pod) : uses.count == 1 ? uses.first : nil
  }
}
