/// The framework types that wrap a string name, such as `NSNib.Name`.
enum NameTypes {
  /// Whether calling `callee` creates a value of a name type: `NSNib.Name`, `NSNib.Name.init`, `.init`.
  static func areMade(by callee: String) -> Bool {
    names.contains(callee.hasSuffix(".init") && callee != ".init" ? callee.dropLast(5) : callee[...])
  }

  /// The name types, and `.init` for an initializer whose type is inferred.
  private static let names: Set<Substring> = [
    ".init", "NSStoryboard.Name", "NSStoryboard.SceneIdentifier", "NSStoryboardSegue.Identifier",
    "NSNib.Name",
    "NSUserInterfaceItemIdentifier", "SceneIdentifier",
  ]
}
