package import RuntimeAttributes

/// The classes of objects that take the place of others, which no interface of a framework lists.
package enum StandInClass {
  /// What iOS makes of a custom object whose class is missing (KeyboardHideManager#2).
  static let customObject = "UICustomObject"

  /// The descriptions to add to a registry for loads.
  package static func descriptions(on platform: Platform) -> [ClassDescription] {
    let customObjects = [
      ClassDescription(
        customObject,
        objectiveCName: customObject,
        superclass: "NSObject",
        language: .objectiveC
      )
    ]
    return [UnseenClass.description] + (platform == .macOS ? [UnseenClass.application] : customObjects)
  }
}
