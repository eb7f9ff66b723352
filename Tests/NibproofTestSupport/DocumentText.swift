/// The XML of Interface Builder documents.
///
/// The given objects or scenes start on line 4.
package enum DocumentText {
  /// Returns an iOS xib with the given objects.
  package static func xib(_ objects: String) -> String {
    text("CocoaTouch.XIB", "iOS.CocoaTouch", "objects", objects)
  }

  /// Returns a macOS xib with the given objects.
  package static func mac(_ objects: String, attributes: String = "") -> String {
    text("Cocoa.XIB", "MacOSX.Cocoa", "objects", objects, attributes: attributes)
  }

  /// Returns an iOS storyboard with the given scenes.
  package static func storyboard(initial: String? = nil, _ scenes: String) -> String {
    text("CocoaTouch.Storyboard.XIB", "iOS.CocoaTouch", "scenes", scenes, attributes: attribute(initial))
  }

  /// Returns a macOS storyboard with the given scenes.
  package static func macStoryboard(initial: String? = nil, _ scenes: String) -> String {
    text("Cocoa.Storyboard.XIB", "MacOSX.Cocoa", "scenes", scenes, attributes: attribute(initial))
  }

  /// Returns an iOS storyboard whose only scene has the given objects.
  package static func scene(initial: String? = nil, _ objects: String) -> String {
    text(
      "CocoaTouch.Storyboard.XIB",
      "iOS.CocoaTouch",
      "scenes><scene sceneID=\"s-1\"><objects",
      objects,
      attributes: attribute(initial)
    )
  }

  private static func attribute(_ initial: String?) -> String {
    initial.map { "initialViewController=\"\($0)\"" } ?? ""
  }

  private static func text(
    _ type: String,
    _ runtime: String,
    _ container: String,
    _ content: String,
    attributes: String = ""
  ) -> String {
    let closing = container.split(separator: "><").reversed().map { "</\($0.prefix { $0 != " " })>" }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.\(type)" version="3.0" targetRuntime="\(runtime)" \(attributes)>
      <\(container)>
      \(content)
      \(closing.joined())
      </document>
      """
  }
}
