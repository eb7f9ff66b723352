import SourceSyntax

/// The Swift names of methods, as the importer derives them before omitting needless words.
enum ObjectiveCSwiftNames {
  /// Whether a selector belongs to the `init` family.
  static func isInitializer(_ selector: String) -> Bool {
    guard selector.hasPrefix("init") else { return false }
    guard let next = selector.utf8.dropFirst(4).first else { return true }
    return !next.isLowercase
  }

  /// Returns the Swift name of a method with the given selector pieces, which include their colons.
  static func name(_ pieces: [String], isInitializer: Bool) -> String {
    if pieces.count == 1, let name = known[pieces[0]] { return name }
    guard let first = pieces.first, first.utf8.last == UInt8(ascii: ":") else {
      return (pieces.first ?? "") + "()"
    }
    let labels = pieces.dropFirst().map { $0 == ":" ? "_:" : $0 }.joined()
    guard isInitializer else { return "\(first.dropLast())(_:\(labels))" }
    var label = first.dropFirst(4)
    if label.hasPrefix("With") { label = label.dropFirst(4) }
    return "init(\(label == ":" ? "_:" : lowered(String(label)))\(labels))"
  }

  /// The Swift names, by selector, of methods that nib loading calls and whose needless words the importer omits.
  private static let known = ["awakeAfterUsingCoder:": "awakeAfter(using:)"]

  /// Lowercases the first word of a label: `coder:` from `Coder:`, `url:` from `URL:`.
  private static func lowered(_ label: String) -> String {
    let capitals = label.utf8.prefix(while: \.isUppercase).count
    // The last of several capitals begins the next word.
    let isWhole = capitals + 1 >= label.utf8.count
    let count = capitals > 1 && !isWhole ? capitals - 1 : capitals
    var bytes = Array(label.utf8)
    for index in 0..<min(count, bytes.count) { bytes[index] |= 0x20 }
    return String(decoding: bytes, as: UTF8.self)
  }
}
