import SourceSyntax

/// The keys of property lists whose values may be the names of classes, documents or methods.
enum PropertyListKey {
  /// Whether a key starts with a prefix of the system's frameworks, such as `CFBundleName` and `UISceneStoryboardFile`
  /// (Information Property List, developer.apple.com).
  static func isOfSystem(_ key: String) -> Bool {
    prefixes.contains { prefix in
      key.hasPrefix(prefix) && key.utf8.dropFirst(prefix.utf8.count).first?.isUppercase == true
    }
  }

  /// Whether the value of a key may be the name of a class, document or method.
  ///
  /// System keys contain the kind of the named item.
  static func mayName(_ key: String) -> Bool {
    guard isOfSystem(key) else { return true }
    return kinds.contains(where: key.contains)
  }

  /// Whether the value of a key is the name of a launch screen, as for `UILaunchStoryboardName~ipad`.
  ///
  /// Another process shows launch screens, without the classes of the app.
  static func isOfLaunchScreen(_ key: String) -> Bool { key.hasPrefix("UILaunchStoryboard") }

  private static let prefixes = [
    "BG", "CF", "CLK", "CS", "DT", "GC", "IT", "LS", "MD", "MK", "NF", "NS", "OSA", "PH", "PK", "QL",
    "SM", "UI", "UT", "WK",
  ]
  /// The kinds of named items in system keys; `NSMessage` is the method of a macOS service.
  private static let kinds = ["Class", "Message", "Nib", "Storyboard"]
}
