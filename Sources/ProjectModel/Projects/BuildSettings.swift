import InterfaceDocuments

/// The build settings of an Xcode project's targets.
struct BuildSettings {
  let objects: PropertyList
  /// The project's own configurations, by name.
  private var common: [String: PropertyList] = [:]
  /// The base files of configurations, by reference id or, for an anchored reference, by anchor id and path.
  private let files: [String: Base]

  /// The base file of a configuration.
  enum Base: Sendable {
    /// A CocoaPods file, which sets neither a deployment target nor a product name.
    case pods(String)
    case file(SettingsFile)
    case unknown
  }

  /// Creates the settings of a project.
  ///
  /// - Parameters:
  ///   - objects: The objects of the project file.
  ///   - project: The root object of the project.
  ///   - paths: The paths of the project.
  init(objects: PropertyList, project: PropertyList, paths: ProjectPaths) {
    self.objects = objects
    var files: [String: Base] = [:]
    for configuration in Self.configurations(of: project, objects) {
      guard let name = configuration["name"]?.string, common[name] == nil else { continue }
      common[name] = configuration
    }
    let targets = (project["targets"]?.strings ?? []).lazy.compactMap { objects[$0] }
    for owner in [project] + targets {
      for configuration in Self.configurations(of: owner, objects) {
        guard let key = Self.key(of: configuration), files[key] == nil else { continue }
        files[key] = Self.base(of: configuration, objects, paths)
      }
    }
    self.files = files
  }

  /// Returns the key of a configuration's base file, or nil if the configuration has none.
  private static func key(of configuration: PropertyList) -> String? {
    if let reference = configuration["baseConfigurationReference"]?.string { return reference }
    return configuration["baseConfigurationReferenceAnchor"]?.string.map { anchor in
      anchor + "/" + (configuration["baseConfigurationReferenceRelativePath"]?.string ?? "")
    }
  }

  private static func base(
    of configuration: PropertyList,
    _ objects: PropertyList,
    _ paths: ProjectPaths
  ) -> Base {
    var path: String?
    var name = ""
    if let reference = configuration["baseConfigurationReference"]?.string {
      let file = objects[reference]
      name = file?["path"]?.string ?? file?["name"]?.string ?? ""
      path = paths.files[reference]?.first
    } else if let anchor = configuration["baseConfigurationReferenceAnchor"]?.string,
      let folder = paths.folders[anchor]
    {
      name = configuration["baseConfigurationReferenceRelativePath"]?.string ?? ""
      path = name.isEmpty ? nil : PathName.joined(folder, name)
    }
    if SettingsFile.isPods(name) { return .pods(path ?? name) }
    return path.flatMap(SettingsFile.init).map(Base.file) ?? .unknown
  }

  /// Returns the base file of a configuration, or nil if the configuration has none.
  func base(of configuration: PropertyList) -> Base? {
    Self.key(of: configuration).map { files[$0] ?? .unknown }
  }

  /// Returns the configurations of a target, or of the project.
  func configurations(of object: PropertyList) -> [PropertyList] {
    Self.configurations(of: object, objects)
  }

  private static func configurations(
    of object: PropertyList,
    _ objects: PropertyList
  ) -> [PropertyList] {
    let list = object["buildConfigurationList"]?.string.flatMap { objects[$0] }
    return (list?["buildConfigurations"]?.strings ?? []).prefix(mostConfigurations).compactMap { objects[$0] }
  }

  // All targets may share one configuration list, so reading it once for each target must be cheap.
  private static let mostConfigurations = 256

  /// Returns the value of a setting in a target's configuration or in the project's configuration of the same name;
  /// returns nil if the value is missing or unknown.
  ///
  /// At both levels, the project file takes precedence over the base file.
  func value(_ name: String, in configuration: PropertyList) -> PropertyList? {
    let inherited = configuration["name"]?.string.flatMap { common[$0] }
    for level in [configuration, inherited].compactMap(\.self) {
      if let own = level["buildSettings"]?[name] { return own }
      switch base(of: level) {
      case .unknown: return nil
      case .file(let file):
        if file.isUncertain(name) { return nil }
        if let value = file[name] { return .string(value) }
      case .pods, nil: break
      }
    }
    return nil
  }

  /// Returns the string value of a setting, if any, with references to other known settings expanded.
  func text(_ name: String, in configuration: PropertyList) -> String? {
    value(name, in: configuration)?.string.map { expanded($0, of: name, in: configuration) }
  }

  /// Expands the references to other known settings in the value of a setting.
  func expanded(_ text: String, of name: String, in configuration: PropertyList) -> String {
    var text = text
    var start = text.startIndex
    for _ in 0..<Self.mostReplacements {
      let opens = ["$(", "${"].compactMap { text[start...].ranges(of: $0).first }
      guard let open = opens.min(by: { $0.lowerBound < $1.lowerBound }),
        let close = text[open.upperBound...].firstIndex(where: { $0 == ")" || $0 == "}" })
      else { break }
      let other = String(text[open.upperBound..<close])
      guard !Self.names.contains(other), other != name, let value = value(other, in: configuration)?.string,
        value.utf8.count + text.utf8.count <= Self.longestName
      else {
        start = text.index(after: close)
        continue
      }
      let offset = text.utf8.distance(from: text.startIndex, to: open.lowerBound)
      text.replaceSubrange(open.lowerBound...close, with: value)
      start = text.utf8.index(text.startIndex, offsetBy: offset)
    }
    return text
  }

  // Names need fewer replacements; the limit stops settings that reference each other.
  private static let mostReplacements = 16

  /// The settings that depend on the target or the project; the caller expands them.
  private static let names: Set<String> = [
    "PROJECT_DIR", "PRODUCT_NAME", "SOURCE_ROOT", "SRCROOT", "TARGET_NAME", "inherited",
  ]

  /// Whether the project file and the base files certainly leave a setting of a target's configuration unset or empty.
  func leavesOut(_ name: String, in configuration: PropertyList) -> Bool {
    guard let own = configuration["name"]?.string else { return false }
    return [configuration, common[own]].compactMap(\.self).allSatisfy { level in
      guard (level["buildSettings"]?[name]?.string ?? "").isEmpty else { return false }
      return switch base(of: level) {
      case .unknown: false
      case .file(let file): !file.isUncertain(name) && (file[name] ?? "").isEmpty
      case .pods, nil: true
      }
    }
  }

  /// Returns the value of a setting with references to another setting replaced.
  static func expanded(_ value: String, _ setting: String, to replacement: String) -> String {
    guard value.utf8.contains(UInt8(ascii: "$")), max(value.utf8.count, replacement.utf8.count) <= longestName
    else {
      return value
    }
    return [
      "$(\(setting))", "${\(setting)}", "$(\(setting):c99extidentifier)", "${\(setting):c99extidentifier}",
    ]
    .reduce(value) { $0.replacing($1, with: replacement) }
  }

  // Repeated expansion can produce very long names.
  private static let longestName = 1024
}

extension PropertyListDictionary {
  /// Returns the values of a build setting, with and without conditions: `NAME`, `NAME[sdk=macosx*]`.
  func values(ofSetting name: String) -> [PropertyList] {
    entries.filter { $0.key == name || $0.key.hasPrefix(name + "[") }.map(\.value)
  }
}
