import SourceSyntax

/// The keys of property lists whose values may be the names of classes, documents or methods.
enum PropertyListKey {
  /// Whether the system defines a key, by the prefix that its frameworks share (Information Property List,
  /// developer.apple.com): `CFBundleName`, `UISceneStoryboardFile`.
  static func isOfSystem(_ key: String) -> Bool {
    prefixes.contains { prefix in
      key.hasPrefix(prefix) && key.utf8.dropFirst(prefix.utf8.count).first?.isUppercase == true
    }
  }

  /// Whether the value of a key may be such a name: those of the system contain the kind of what they name, and the
  /// launch screen is shown by another process.
  static func mayName(_ key: String) -> Bool {
    guard isOfSystem(key) else { return true }
    return kinds.contains(where: key.contains) && !key.hasPrefix("UILaunchStoryboard")
  }

  private static let prefixes = [
    "BG", "CF", "CLK", "CS", "DT", "GC", "IT", "LS", "MD", "MK", "NF", "NS", "OSA", "PH", "PK", "QL",
    "SM", "UI", "UT", "WK",
  ]
  /// A service of macOS names its method by `NSMessage`.
  private static let kinds = ["Class", "Message", "Nib", "Storyboard"]
}
