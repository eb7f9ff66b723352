import RuntimeAttributes

/// Finds the declared action that was probably intended when no object implements an action.
package enum NearestAction {
  /// Whether two selectors differ only in their colons, such as `save` and `save:`, so that one is probably a typo.
  package static func differOnlyInColons(_ selector: String, _ other: String) -> Bool {
    selector != other && selector.utf8.filter { $0 != colon }.elementsEqual(other.utf8.filter { $0 != colon })
  }

  private static let colon = UInt8(ascii: ":")

  /// Returns the action with the most similar spelling.
  ///
  /// - Parameters:
  ///   - selector: The selector without a responder.
  ///   - declared: The actions declared in sources.
  ///   - others: The other actions in the same document, which are not candidates.
  /// - Returns: The action, or nil if none is similar enough.
  static func find(_ selector: String, among declared: [String], with others: Set<String>) -> String? {
    let digitless = letters(of: selector)
    let candidates = declared.lazy.filter { candidate in
      // Selectors that differ only in a number are variants or members of a series.
      !others.contains(candidate) && letters(of: candidate) != digitless
    }
    return NearestName.find(selector, among: candidates)
  }

  /// Returns the shortest action that continues a selector with more words, such as `saveImageAction:` for
  /// `saveImage:`; nil if there is none.
  static func findLonger(_ selector: String, among declared: [String], with others: Set<String>) -> String? {
    let name = selector.prefix { $0 != ":" }
    guard name.utf8.count >= leastLength else { return nil }
    return declared.filter { candidate in
      candidate.hasPrefix(name) && candidate.dropFirst(name.count).first?.isUppercase == true
        && !others.contains(candidate)
    }
    .min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
  }

  /// The minimum length of names; shorter names are prefixes of many other names.
  private static let leastLength = 6

  private static func letters(of selector: String) -> [UInt8] { selector.utf8.filter { $0 &- 0x30 >= 10 } }
}
