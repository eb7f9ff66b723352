/// The types of names in frameworks, whose values are but texts.
enum NameTypes {
  /// Whether a type is one of them.
  static func contain(_ type: String) -> Bool { type != ".init" && names.contains(type[...]) }

  /// Whether a callee makes a value of one of them: `NSNib.Name`, `NSNib.Name.init`, `.init`.
  static func areMade(by callee: String) -> Bool {
    names.contains(callee.hasSuffix(".init") && callee != ".init" ? callee.dropLast(5) : callee[...])
  }

  /// The types, and an initializer of one that is known.
  private static let names: Set<Substring> = [
    ".init", "NSStoryboard.Name", "NSStoryboard.SceneIdentifier", "NSStoryboardSegue.Identifier",
    "NSNib.Name",
    "NSUserInterfaceItemIdentifier", "SceneIdentifier",
  ]
}
