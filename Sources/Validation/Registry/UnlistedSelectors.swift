import FrameworkSpecs

/// The frameworks' methods without an argument, or with two, which their interfaces do not list.
enum UnlistedSelectors {
  /// Whether a selector is of the form that interfaces leave out.
  static func areNotListed(_ selector: String) -> Bool {
    selector.utf8.count { $0 == UInt8(ascii: ":") } != 1
  }

  /// Those of a class among some.
  static func of(_ className: String, among wanted: Set<String>) -> [String] {
    (byClass[className] ?? []).filter(wanted.contains)
  }

  /// Split once, where a document has such an action at all.
  private static let byClass: [String: [String]] = {
    var byClass: [String: [String]] = [:]
    var className = ""
    for line in "\(FrameworkSelectors.text)".split(separator: "\n") {
      var words = line.split(separator: " ").map(String.init)
      if line.first != " ", !words.isEmpty { className = words.removeFirst() }
      byClass[className, default: []] += words
    }
    return byClass
  }()
}
