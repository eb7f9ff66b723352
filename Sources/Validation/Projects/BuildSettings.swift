/// The build settings of an Xcode project's targets, as far as the project file itself decides them.
struct BuildSettings {
  let objects: PropertyListValue
  let project: PropertyListValue

  /// The configurations of a target, or of the project.
  func configurations(of object: PropertyListValue) -> [PropertyListValue] {
    let list = object["buildConfigurationList"]?.string.flatMap { objects[$0] }
    return (list?["buildConfigurations"]?.strings ?? []).compactMap { objects[$0] }
  }

  /// A setting of a target's configuration, or else of the project's of the same name; nil where a file decides.
  func value(_ name: String, in configuration: PropertyListValue) -> PropertyListValue? {
    if let own = configuration["buildSettings"]?[name] { return own }
    guard !isDecidedElsewhere(configuration) else { return nil }
    let common = configurations(of: project).first { $0["name"] == configuration["name"] }
    return common?["buildSettings"]?[name]
  }

  /// Whether a file of settings stands between a configuration and the project's.
  ///
  /// Those of CocoaPods set no system and no name of a product.
  private func isDecidedElsewhere(_ configuration: PropertyListValue) -> Bool {
    guard let reference = configuration["baseConfigurationReference"]?.string else {
      return configuration["baseConfigurationReferenceAnchor"] != nil
    }
    let file = objects[reference]
    let path = file?["path"]?.string ?? file?["name"]?.string ?? ""
    return !path.split(separator: "/").contains { $0.hasPrefix("Pods-") }
  }
}
