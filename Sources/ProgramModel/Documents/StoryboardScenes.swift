import InterfaceDocuments
package import SourceModel

/// The parts of one storyboard that code requests by name.
package struct StoryboardScenes: Hashable, Sendable {
  /// The devices that use the storyboard, according to its name and the names of the other storyboards.
  package private(set) var devices: DeviceSet
  /// The identifiers of the storyboard's controllers.
  package let controllers: Set<String>
  /// The combined contents of the scenes of each controller class.
  package let classes: [String: SceneContents]

  /// Returns the scenes of each storyboard.
  ///
  /// The devices of a storyboard also depend on the names of the other storyboards.
  static func all(_ storyboards: [DocumentSummary]) -> [StoryboardScenes] {
    let names = storyboards.map {
      DocumentPath.fileName(of: $0.file).lowercased().filter { $0.isLetter || $0.isNumber }
    }
    let others = Set(names)
    return zip(storyboards, names).map { storyboard, name in
      StoryboardScenes(
        devices: devices(named: name, among: others),
        controllers: Set(storyboard.controllers.map(\.identifier)),
        classes: storyboard.scenesOfClasses
      )
    }
  }

  /// Returns the devices for a storyboard: `Main~ipad`, `Main_iPad`, `MainStoryboard_iPhone`, and `Main` if `Main_iPad`
  /// exists.
  private static func devices(named name: String, among others: Set<String>) -> DeviceSet {
    if name.contains(pad) { return .pad }
    if name.contains(phone) { return .phone }
    switch (others.contains(name + pad), others.contains(name + phone)) {
    case (true, false): return .phone
    case (false, true): return .pad
    default: return .all
    }
  }

  private static let (pad, phone) = ("ipad", "iphone")
}

extension DocumentOffers {
  /// Whether all scenes of a class for the given devices lack contents that its scenes for other devices have.
  ///
  /// - Parameters:
  ///   - className: The name of the class.
  ///   - devices: The devices; for all devices, the combined scenes of the class must lack the contents.
  ///   - has: Whether scenes have the contents.
  /// - Returns: Whether there are such scenes, and all of them lack the contents.
  package func lacks(_ className: String, on devices: DeviceSet, _ has: (SceneContents) -> Bool) -> Bool {
    guard let all = scenesOfClasses[className] else { return false }
    guard devices != .all else { return !has(all) }
    let own = storyboards(of: className, on: devices)
    return !own.isEmpty && has(all) && own.allSatisfy { $0.classes[className].map(has) == false }
  }

  /// Returns the storyboards that the given devices use and that contain scenes of a class.
  package func storyboards(of className: String, on devices: DeviceSet) -> [StoryboardScenes] {
    storyboards.filter { $0.classes[className] != nil && !$0.devices.isDisjoint(with: devices) }
  }
}
