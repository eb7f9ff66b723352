import FrameworkSpecs

/// The frameworks' methods without an argument, or with two, which their interfaces do not list.
enum UnlistedSelectors {
  /// Whether a selector is of the form that interfaces leave out.
  static func areNotListed(_ selector: String) -> Bool {
    selector.utf8.count { $0 == UInt8(ascii: ":") } != 1
  }

  /// Those of a class among some.
  static func of(_ className: String, among wanted: Set<String>) -> [String] {
    all(of: className).filter(wanted.contains)
  }

  /// Those of a class.
  static func all(of className: String) -> [String] {
    (linesByClass[className] ?? []).flatMap { line in
      line.split(separator: space).lazy.map { String(Substring($0)) }
    }
  }

  /// The text behind each class's name and on the lines below, of which the words are split where somebody asks.
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
