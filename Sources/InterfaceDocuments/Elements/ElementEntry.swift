import RuntimeAttributes

/// The role and the class of an element.
struct ElementEntry: Sendable {
  /// The element's role.
  var role: ElementRole
  /// The class; nil if the platform does not have one.
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

  private static func table(of classes: [String: String]) -> NameTable<ElementEntry> {
    var entries = classes.mapValues { ElementEntry(role: .object, elementClass: $0) }
    for (name, role) in ElementRole.byElement {
      entries[name] = ElementEntry(role: role, elementClass: classes[name])
    }
    return NameTable(entries)
  }
}
