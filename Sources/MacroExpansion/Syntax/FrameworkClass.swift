/// A name in an inheritance clause that may refer to a class of one of Apple's frameworks.
struct FrameworkClass {
  private let name: Substring

  init(_ type: SpelledType) {
    name = type.text.split { $0 == "." || $0 == ":" }.last ?? ""
  }

  /// Whether the name has the prefix of one of Apple's frameworks.
  var isFromFramework: Bool {
    Self.prefixes.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
  }

  /// Whether the class, according to its name, is a framework class that is isolated to the main actor, such as a view,
  /// controller or responder.
  var isMainActor: Bool {
    isFromFramework
      && (Self.mainActorSuffixes.contains { name.hasSuffix($0) } || Self.mainActorNames.contains(name))
  }

  private static let prefixes = [
    "AR", "AV", "CA", "CI", "CK", "CL", "CN", "EK", "GK", "HK", "MF", "MK", "MTK", "NS", "PDF", "PH", "PK",
    "QL", "SCN",
    "SF", "SK", "TV", "UI", "UN", "WK",
  ]

  private static let mainActorSuffixes = [
    "Bar", "Button", "Cell", "Control", "Controller", "Field", "GestureRecognizer", "Label", "Responder",
    "Scroller",
    "Slider", "Stepper", "Switch", "View", "Window",
  ]

  private static let mainActorNames: Set<Substring> = [
    "NSApplication", "NSBox", "NSDocument", "NSMenu", "NSMenuItem", "NSPanel", "NSPopover", "NSText",
    "NSToolbar",
    "NSToolbarItem", "UIApplication", "UIBarButtonItem", "UIBarItem", "UIMenuController", "UINavigationItem",
    "UITabBarItem",
  ]
}
