import InterfaceDocuments

/// Reads the targets of an Xcode project, with their files and settings.
package struct ProjectFile {
  private let objects: PropertyList
  private let path: String
  private let paths: ProjectPaths
  private let settings: BuildSettings
  private let swift: SwiftSettings
  private var libraries: LinkedLibraries
  /// The ids of objects that already belong to another object.
  private var claimed: Set<String> = []
  /// The number of files that targets may still list.
  ///
  /// The limit is the size of the project file, which only targets that share build phases can exceed.
  private var unsharedFiles: Int
  /// The membership exceptions of synchronized folders, by target id.
  private var exceptions: [String: [Exceptions]] = [:]

  /// Files whose target membership differs from that of their synchronized folder.
  private struct Exceptions {
    var folder: String
    var files: [String] = []
    /// The paths of localized files without their language folders; each path represents all localizations.
    var localizedFiles: [String] = []
  }

  /// Reads the targets of a project file; returns an empty array if the file is invalid.
  ///
  /// - Parameters:
  ///   - bytes: The contents of `project.pbxproj`.
  ///   - path: The path of the file; the paths of the project's files are relative to the folder of the project.
  /// - Returns: The targets in the project's order.
  package static func targets(_ bytes: [UInt8], path: String) -> [ProjectTarget] {
    guard let list = PropertyList(bytes), let objects = list["objects"],
      let root = list["rootObject"]?.string.flatMap({ objects[$0] })
    else { return [] }
    var project = ProjectFile(objects, root, path, size: bytes.count)
    let files = Set(project.paths.files.values.joined())
    let ids = root["targets"]?.strings ?? []
    return ids.compactMap { id in
      var target = project.target(id, among: ids)
      target?.filesOfProject = files
      return target
    }
  }

  /// Returns the values of a text with build settings in all configurations of a target.
  ///
  /// - Parameters:
  ///   - text: A text such as `$(MAIN_STORYBOARD)`.
  ///   - target: The target.
  /// - Returns: The values; empty if a value is unknown.
  package static func values(of text: String, in target: ProjectTarget) -> Set<String> {
    guard let list = (try? FileBytes.read(target.project)).flatMap(PropertyList.init),
      let objects = list["objects"], let root = list["rootObject"]?.string.flatMap({ objects[$0] }),
      let object = root["targets"]?.strings.lazy.compactMap({ objects[$0] }).first(where: {
        $0["name"]?.string == target.name
      })
    else { return [] }
    let settings = BuildSettings(
      objects: objects,
      project: root,
      paths: ProjectPaths(objects, root, path: target.project)
    )
    let values = settings.configurations(of: object).map { configuration in
      BuildSettings.expanded(
        settings.expanded(text, of: "", in: configuration),
        "TARGET_NAME",
        to: target.name
      )
    }
    return values.contains { $0.utf8.contains(UInt8(ascii: "$")) } ? [] : Set(values)
  }

  /// Returns the documents, sources and folders in the groups of a project file, or nil if the file cannot be read.
  ///
  /// Files that are never built, such as a README, are omitted, as are folders that contain the project, such as the
  /// package of an example project.
  static func listedPaths(_ path: String) -> [String]? {
    guard let bytes = try? FileBytes.read(path), let list = PropertyList(bytes),
      let objects = list["objects"], let root = list["rootObject"]?.string.flatMap({ objects[$0] })
    else { return nil }
    let paths = ProjectPaths(objects, root, path: path)
    let isListed = { (file: String) in
      switch FileTree.FileKind(name: file) {
      case .document, .source: true
      case nil: (try? FileTree.isFolder(file)) == true && !file.hasSuffix(".xcodeproj")
      default: false
      }
    }
    return (paths.files.values.joined().filter(isListed) + paths.folders.values)
      .filter { !PathName.isBelow(paths.folder, $0) }
  }

  private init(_ objects: PropertyList, _ root: PropertyList, _ path: String, size: Int) {
    (self.objects, self.path, unsharedFiles) = (objects, path, size)
    paths = ProjectPaths(objects, root, path: path)
    settings = BuildSettings(objects: objects, project: root, paths: paths)
    swift = SwiftSettings(settings: settings, attributes: root["attributes"])
    libraries = LinkedLibraries(settings: settings, project: root, paths: paths)
    collectExceptions()
  }

  /// Claims an object for one parent; returns false if the object already has a parent.
  private mutating func claim(_ id: String) -> Bool { claimed.insert(id).inserted }

  // MARK: Files

  private mutating func collectExceptions() {
    for (group, path) in paths.folders.sorted(by: { $0.key < $1.key }) {
      for id in objects[group]?["exceptions"]?.strings ?? [] where claim(id) {
        guard let target = objects[id]?["target"]?.string else { continue }
        var own = Exceptions(folder: group)
        for name in objects[id]?["membershipExceptions"]?.strings ?? [] {
          guard path.utf8.count + name.utf8.count < ProjectPaths.longestPath else { continue }
          if name.hasPrefix(Self.localized) {
            own.localizedFiles.append(PathName.joined(path, String(name.dropFirst(Self.localized.count))))
          } else {
            own.files.append(PathName.joined(path, name))
          }
        }
        exceptions[target, default: []].append(own)
      }
    }
  }

  /// The prefix of localized files in Xcode 16, whose paths omit the language folder: `/Localized/Main.storyboard`.
  private static let localized = "/Localized/"

  // MARK: Targets

  private mutating func target(_ id: String, among ids: [String]) -> ProjectTarget? {
    guard claim(id), let object = objects[id], let name = object["name"]?.string else { return nil }
    var target = ProjectTarget(name: name, modules: modules(of: object, name: name))
    target.productNames = productNames(of: object, name: name)
    target.productName = object["productName"]?.string
    if let type = object["productType"]?.string {
      (target.isExtension, target.isTest) = (Self.isExtension(type), Self.isTest(type))
      target.isAppTarget = target.isExtension || Self.isAppTarget(type)
      target.isTool = type == Self.productTypes + "tool"
      target.isFramework = type == Self.productTypes + "framework"
      target.isBundle = type == Self.productTypes + "bundle"
      if type.hasPrefix(Self.productTypes + "application.watchapp") {
        let found = [extensions(of: object), extensions(among: ids, dependingOn: id)].first { !$0.isEmpty }
        target.codeTargets = found ?? extensions(in: ids, where: Self.isOfWatch)
      }
    }
    target.deploymentTargets = DeploymentTargets(settings: settings).versions(of: object)
    target.deviceFamilies = deviceFamilies(of: object)
    target.mainDocuments = mainDocuments(of: object)
    (target.project, target.foreignLibraries) = (path, libraries.foreign(to: object))
    target.product = object["productReference"]?.string.flatMap { objects[$0]?["path"]?.string }
    target.languageMode = swift.languageMode(of: object, id: id)
    target.infoLists = InfoLists(settings: settings, folder: paths.folder).paths(of: object, name: name)
    for phase in object["buildPhases"]?.strings ?? [] where unsharedFiles > 0 {
      for file in objects[phase]?["files"]?.strings ?? [] {
        guard let reference = objects[file]?["fileRef"]?.string else { continue }
        let files = paths.files[reference] ?? []
        unsharedFiles -= files.count + 1
        guard unsharedFiles > 0 else { break }
        target.files.formUnion(files)
      }
      if objects[phase]?["shellScript"]?.string.map(Self.mayCopy) == true { target.mayCopyByScript = true }
    }
    let own = Set(object["fileSystemSynchronizedGroups"]?.strings ?? [])
    target.folders = own.compactMap { paths.folders[$0] }.sorted()
    target.copiedFolders = own.sorted().flatMap(copiedFolders)
    target.files.formUnion(target.copiedFolders)
    for exceptions in exceptions[id] ?? [] {
      // The exceptions in another target's folder are files that belong to this target.
      if own.contains(exceptions.folder) {
        target.exceptions.formUnion(exceptions.files)
        target.localizedExceptions.formUnion(exceptions.localizedFiles)
      } else {
        target.files.formUnion(exceptions.files)
        target.localizedFiles.formUnion(exceptions.localizedFiles)
      }
    }
    if target.isBundle, !target.mayHaveCode {
      target.modules = modules(of: object, name: name, Self.settingsOfDocuments)
    }
    return target
  }

  /// The settings for the module of documents, which CocoaPods sets for resource bundles (CocoaPods#8890, #9788),
  /// before the setting for the module of the target.
  private static let settingsOfDocuments = ["IBC_MODULE", "IBSC_MODULE", settingOfModule]
  private static let settingOfModule = "PRODUCT_MODULE_NAME"

  /// Returns the device families of all configurations of a target, or nil if unknown for a configuration.
  private func deviceFamilies(of target: PropertyList) -> Set<Int>? {
    var families: Set<Int> = []
    for configuration in settings.configurations(of: target) {
      let own = settings.text("TARGETED_DEVICE_FAMILY", in: configuration)?.split(separator: ",") ?? []
      let known = own.compactMap { Int($0.trimmed) }
      guard !known.isEmpty, known.count == own.count else { return nil }
      families.formUnion(known)
    }
    return families.isEmpty ? nil : families
  }

  /// Returns the main storyboards and nibs in the settings of a target for the property list that Xcode generates.
  private func mainDocuments(of target: PropertyList) -> Set<String> {
    var names: Set<String> = []
    for configuration in settings.configurations(of: target)
    where settings.text("GENERATE_INFOPLIST_FILE", in: configuration) == "YES" {
      names.formUnion(Self.mainDocumentSettings.compactMap { settings.text($0, in: configuration) })
    }
    return names
  }

  private static let mainDocumentSettings = (MainDocumentKeys.storyboards + MainDocumentKeys.nibs).map {
    MainDocumentKeys.settingPrefix + $0
  }

  /// Returns the names of the extensions on which a target depends.
  private func extensions(of target: PropertyList) -> Set<String> {
    extensions(in: dependencies(of: target)) { _ in true }
  }

  /// Returns the names of the extensions that depend on a target: in WatchKit 1, the extension contains the watch app.
  private func extensions(among ids: [String], dependingOn target: String) -> Set<String> {
    extensions(in: ids) { dependencies(of: $0).contains(target) }
  }

  private func extensions(in ids: [String], where isFound: (PropertyList) -> Bool) -> Set<String> {
    let found = ids.compactMap { objects[$0] }.filter {
      $0["productType"]?.string.map(Self.isExtension) == true && isFound($0)
    }
    return Set(found.compactMap { $0["name"]?.string })
  }

  /// Whether a target is a WatchKit extension, which may contain a watch app's code even without a dependency
  /// between the targets.
  private static func isOfWatch(_ target: PropertyList) -> Bool {
    target["productType"]?.string?.hasPrefix(productTypes + "watchkit") == true
  }

  private func dependencies(of target: PropertyList) -> [String] {
    (target["dependencies"]?.strings ?? []).compactMap { objects[$0]?["target"]?.string }
  }

  /// Returns the folder references in a synchronized folder, whose contents are copied unchanged.
  private func copiedFolders(in group: String) -> [String] {
    guard let path = paths.folders[group] else { return [] }
    return (objects[group]?["explicitFolders"]?.strings ?? [])
      .filter { path.utf8.count + $0.utf8.count < ProjectPaths.longestPath }
      .map { PathName.joined(path, $0) }
  }

  /// Whether a shell script may copy files.
  private static func mayCopy(_ script: String) -> Bool {
    ["copy", "cp ", "ditto ", "rsync "].contains(where: script.contains)
  }

  /// Whether a product type is an app, tool or test bundle.
  private static func isAppTarget(_ type: String) -> Bool {
    guard type.hasPrefix(productTypes) else { return false }
    return builtTypes.contains { type.dropFirst(productTypes.count).hasPrefix($0) }
  }

  /// Whether a product type is an extension: `app-extension.messages`, `watchkit2-extension`.
  private static func isExtension(_ type: String) -> Bool {
    type.hasPrefix(productTypes) && type.contains("-extension")
  }

  /// Whether a product type is a test bundle.
  private static func isTest(_ type: String) -> Bool {
    type.hasPrefix(productTypes) && tests.contains { type.dropFirst(productTypes.count) == $0 }
  }

  private static let tests = ["bundle.ocunit-test", "bundle.ui-testing", "bundle.unit-test"]
  private static let productTypes = "com.apple.product-type."
  private static let builtTypes = ["application", "tool"] + tests

  /// Returns the modules of a target in all its configurations, or nil if a module is unknown.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - name: The name of the target.
  ///   - keys: The settings for the module, the most specific first.
  /// - Returns: The modules; without such a setting, a module is named after the product.
  private func modules(
    of target: PropertyList,
    name: String,
    _ keys: [String] = [settingOfModule]
  ) -> Set<String>? {
    var modules: Set<String> = []
    for configuration in settings.configurations(of: target) {
      let product = product(in: configuration, of: name)
      let module = keys.lazy.compactMap { settings.text($0, in: configuration) }.first
        .map {
          BuildSettings.expanded(
            BuildSettings.expanded($0, "TARGET_NAME", to: name),
            "PRODUCT_NAME",
            to: product ?? "$"
          )
        }
      guard let found = module ?? product, !found.utf8.contains(UInt8(ascii: "$")) else { return nil }
      modules.insert(Self.moduleName(found))
    }
    return modules.isEmpty ? nil : modules
  }

  /// Returns the product names of a target in all its configurations, or nil if a name is unknown.
  private func productNames(of target: PropertyList, name: String) -> Set<String>? {
    let names = settings.configurations(of: target).map { product(in: $0, of: name) }
    guard !names.isEmpty, names.allSatisfy({ $0?.utf8.contains(UInt8(ascii: "$")) == false }) else {
      return nil
    }
    return Set(names.compactMap(\.self))
  }

  /// Returns the product name in a configuration of a target, if the configuration sets the name.
  private func product(in configuration: PropertyList, of target: String) -> String? {
    settings.text("PRODUCT_NAME", in: configuration)
      .map { BuildSettings.expanded($0, "TARGET_NAME", to: target) }
  }

  /// Returns the module name for a product name: characters that are not valid in identifiers become underscores.
  static func moduleName(_ product: String) -> String {
    let name = String(product.map { $0.isASCII && !($0.isLetter || $0.isNumber || $0 == "_") ? "_" : $0 })
    return name.first?.isNumber == true ? "_" + name.dropFirst() : name
  }
}
