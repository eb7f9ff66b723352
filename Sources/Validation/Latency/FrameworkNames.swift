/// Tells what classes of the frameworks are by their names.
enum FrameworkNames {
  /// Whether a name is one of a framework with views.
  static func isClass(_ name: String) -> Bool {
    prefixes.contains { name.hasPrefix($0) && name.utf8.dropFirst(2).first.map { $0 &- 0x41 < 26 } == true }
  }

  /// Whether a name is that of a view or cell.
  static func isView(_ name: String) -> Bool { isClass(name) && viewEndings.contains(where: name.hasSuffix) }

  /// Whether a name is that of a controller.
  static func isController(_ name: String) -> Bool { name.hasSuffix("Controller") }

  /// What protocols are for classes alone.
  static let ofAll: Set<String> = ["AnyObject", "class"]
  private static let prefixes = ["MK", "NS", "UI", "WK"]
  private static let viewEndings = [
    "Button", "Cell", "Control", "Field", "Label", "Slider", "Switch", "View",
  ]
}
