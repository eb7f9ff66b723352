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
  package static func all(of className: String) -> [String] {
    (linesByClass[className] ?? []).flatMap { line in
      line.split(separator: space).lazy.map { String(Substring($0)) }
    }
  }

  /// The selector lists of each class, which are split on demand.
  private static let linesByClass: [String: [Substring.UTF8View]] = {
    var lines: [String: [Substring.UTF8View]] = [:]
    var className = ""
    for line in "\(FrameworkSelectors.text)".utf8.split(separator: UInt8(ascii: "\n")) {
      let end = line.firstIndex(of: space) ?? line.endIndex
      if end > line.startIndex { className = String(Substring(line[..<end])) }
      lines[className, default: []].append(line[end...])
    }
    return lines
  }()

  private static let space = UInt8(ascii: " ")
}
