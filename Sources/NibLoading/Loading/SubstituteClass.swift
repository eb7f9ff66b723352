import KeyValueCoding
import RuntimeAttributes

/// The classes of substitutes, which no framework interface lists.
package enum SubstituteClass {
  /// The class that iOS substitutes for a custom object of a missing class (KeyboardHideManager#2).
  static let customObject = "UICustomObject"

  /// Returns the descriptions to add to a registry for loads.
  package static func descriptions(on platform: Platform) -> [ClassDescription] {
    let customObjects = [
      ClassDescription(
        customObject,
        objectiveCName: customObject,
        superclass: "NSObject",
        language: .objectiveC
      )
    ]
    return [UnresolvedClass.description]
      + (platform == .macOS ? [UnresolvedClass.application] : customObjects)
  }
}
