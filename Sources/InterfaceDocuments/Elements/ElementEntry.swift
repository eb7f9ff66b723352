import RuntimeAttributes

/// What is known of an element: what it means to the reader, and the class of the object that it stands for.
struct ElementEntry: Sendable {
  /// What the element means.
  var role: ElementRole
  /// The class; nil where the platform has none for it.
  var elementClass: String?

  /// The elements of a platform.
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
