import RuntimeAttributes

/// The declared action that was probably meant by one that nothing answers.
enum NearestAction {
  /// The nearest of some actions in spelling.
  ///
  /// - Parameters:
  ///   - selector: The selector that nothing answers.
  ///   - declared: The actions that sources declare.
  ///   - others: What the same document sends besides, which it means by these very names.
  /// - Returns: The action; nil where none is near enough.
  static func find(_ selector: String, among declared: [String], beside others: Set<String>) -> String? {
    let digitless = letters(of: selector)
    let candidates = declared.lazy.filter { candidate in
      // Selectors that differ in a number alone are made of it, or one of a series.
      !others.contains(candidate) && letters(of: candidate) != digitless
    }
    return NearestName.find(selector, among: candidates)
  }

  /// The shortest of some actions that has more words than a selector, such as `saveImageAction:` for `saveImage:`.
  static func findLonger(_ selector: String, among declared: [String], beside others: Set<String>) -> String?
  {
    let name = selector.prefix { $0 != ":" }
    guard name.utf8.count >= leastLength else { return nil }
    return declared.filter { candidate in
      candidate.hasPrefix(name) && candidate.dropFirst(name.count).first?.isUppercase == true
        && !others.contains(candidate)
    }
    .min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
  }

  /// Shorter names begin many others.
  private static let leastLength = 6

  private static func letters(of selector: String) -> [UInt8] { selector.utf8.filter { $0 &- 0x30 >= 10 } }
}
