/// The build settings of an Xcode project's targets, as far as the project file itself decides them.
struct BuildSettings {
  let objects: PropertyListValue
  /// The project's own settings, by the names of its configurations.
  private var common: [String: PropertyListValue] = [:]
  /// The project's configurations whose settings a file goes on with.
  private var commonFiles: Set<String> = []

  init(objects: PropertyListValue, project: PropertyListValue) {
    self.objects = objects
    for configuration in configurations(of: project) {
      guard let name = configuration["name"]?.string, common[name] == nil else { continue }
      common[name] = configuration["buildSettings"]
      if isDecidedElsewhere(configuration) { commonFiles.insert(name) }
    }
  }

  /// The configurations of a target, or of the project.
  func configurations(of object: PropertyListValue) -> [PropertyListValue] {
    let list = object["buildConfigurationList"]?.string.flatMap { objects[$0] }
    return (list?["buildConfigurations"]?.strings ?? []).prefix(Self.mostConfigurations)
      .compactMap { objects[$0] }
  }

  /// All targets may name one list.
  private static let mostConfigurations = 256

  /// A setting of a target's configuration, or else of the project's of the same name; nil where a file decides.
  func value(_ name: String, in configuration: PropertyListValue) -> PropertyListValue? {
    if let own = configuration["buildSettings"]?[name] { return own }
    guard !isDecidedElsewhere(configuration) else { return nil }
    return configuration["name"]?.string.flatMap { common[$0] }?[name]
  }

  /// Whether surely nothing sets a setting of a target's configuration: neither the project itself nor a file.
  func leavesOut(_ name: String, in configuration: PropertyListValue) -> Bool {
    guard !isDecidedElsewhere(configuration), let own = configuration["name"]?.string else { return false }
    return [configuration["buildSettings"], common[own]].allSatisfy { ($0?[name]?.string ?? "").isEmpty }
      && !commonFiles.contains(own)
  }

  /// A setting's value with what another one says in place of its name.
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

  /// Names in place of names make long ones.
  private static let longestName = 1024

  /// Whether a file of settings stands between a configuration and the project's.
  ///
  /// Those of CocoaPods, `Pods-App.debug.xcconfig` and `Pods.debug.xcconfig` before 1.0, set no system and no name of a
  /// product.
  private func isDecidedElsewhere(_ configuration: PropertyListValue) -> Bool {
    guard let reference = configuration["baseConfigurationReference"]?.string else {
      return configuration["baseConfigurationReferenceAnchor"] != nil
    }
    let file = objects[reference]
    let path = file?["path"]?.string ?? file?["name"]?.string ?? ""
    return !path.utf8.split(separator: UInt8(ascii: "/")).contains { part in
      part.starts(with: "Pods-".utf8) || part.starts(with: "Pods.".utf8)
    }
  }
}
