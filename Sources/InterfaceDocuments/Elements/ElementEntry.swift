import KeyValueCoding
import RuntimeAttributes

/// The role and the class of an element.
struct ElementEntry: Sendable {
  /// The element's name; all objects share its storage.
  var element: String
  var role: ElementRole
  /// The element's class on the platform, if any.
  var elementClass: String?

  static func table(for platform: Platform) -> NameTable<ElementEntry> {
    switch platform {
    case .iOS, .tvOS, .visionOS: cocoaTouch
    case .macOS: cocoa
    case .watchOS: watchKit
    }
  }

  private static let cocoaTouch = table(of: ElementClasses.table(for: .iOS))
  private static let cocoa = table(of: ElementClasses.table(for: .macOS))
  private static let watchKit = table(of: ElementClasses.table(for: .watchOS))

  private static func table(of classes: KeyValuePairs<StaticString, String>) -> NameTable<ElementEntry> {
    let byElement = NameTable(classes.map { ($0, $1) })
    let roles = ElementRole.byElement.map { name, role in
      (name, ElementEntry(element: name.description, role: role, elementClass: byElement[XMLString(name)]))
    }
    let objects = classes.map { name, elementClass in
      (name, ElementEntry(element: name.description, role: .object, elementClass: elementClass))
    }
    return NameTable(roles + objects)
  }
}
