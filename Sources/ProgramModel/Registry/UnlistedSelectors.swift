import FrameworkSpecs

/// The framework methods without arguments or with two arguments, which the framework interfaces omit.
package enum UnlistedSelectors {
  /// Whether the interfaces omit selectors of this form.
  static func areNotListed(_ selector: String) -> Bool {
    selector.utf8.count { $0 == UInt8(ascii: ":") } != 1
  }

  /// Returns the omitted selectors of a class that are in a set.
  static func of(_ className: String, among wanted: Set<String>) -> [String] {
    all(of: className).filter(wanted.contains)
  }

  /// Returns all omitted selectors of a class.
  package static func all(of className: String) -> [String] { selectors[className] ?? [] }

  private static let selectors = NamedLists(FrameworkSelectors.text)
}
