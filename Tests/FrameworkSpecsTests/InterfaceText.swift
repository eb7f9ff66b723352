import FrameworkSpecs

/// A declaration in an interface text, split into lines.
struct InterfaceDeclaration {
  var framework: String
  var platforms: [String]
  var attributes: Substring = ""
  var header: Substring
  var members: [Substring] = []

  /// The words of the header without attributes, such as `class`, `UIView:` and `UIResponder,`.
  var words: [Substring] {
    Array(header.split(separator: " ").drop { $0.hasPrefix("@") })
  }

  var keyword: Substring { words.first ?? "" }

  var name: Substring {
    (words.dropFirst().first ?? "").prefix { $0 != ":" && $0 != "<" }
  }

  /// The types after the colon of a header, or after the equals sign of a type alias.
  var heritage: [Substring] {
    let separator: Character = keyword == "typealias" ? "=" : ":"
    guard let start = header.firstIndex(of: separator) else { return [] }
    let list = header[header.index(after: start)...].prefix { $0 != "{" }
    return list.split(separator: ",").map { $0.trimmingSpaces }
  }

  var isRoot: Bool { header.hasPrefix("@root ") }

  var availablePlatforms: [String] {
    platforms.filter { !attributes.contains("@available(\($0), unavailable)") }
  }
}

extension InterfaceDeclaration {
  /// The declarations of all frameworks, in source order.
  static let all: [InterfaceDeclaration] = FrameworkInterfaces.all.flatMap { of($0) }

  static let classes: [Substring: [InterfaceDeclaration]] = Dictionary(
    grouping: all.filter { $0.keyword == "class" },
    by: \.name
  )

  static func of(_ interface: FrameworkInterface) -> [InterfaceDeclaration] {
    var declarations: [InterfaceDeclaration] = []
    var attributes: Substring = ""
    for line in interface.lines {
      if line.hasPrefix("  ") {
        declarations[declarations.count - 1].members.append(line.dropFirst(2))
      } else if interface.isAttributeLine(line) {
        attributes = line
      } else if line != "}" {
        declarations.append(
          InterfaceDeclaration(
            framework: interface.name,
            platforms: interface.platforms,
            attributes: attributes,
            header: line
          )
        )
        attributes = ""
      }
    }
    return declarations
  }
}

extension FrameworkInterface {
  var lines: [Substring] {
    text.description.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Whether a top-level line contains only attributes, which belong to the header on the next line.
  func isAttributeLine(_ line: Substring) -> Bool {
    line.hasPrefix("@") && !line.hasSuffix("{") && !line.hasSuffix("{}")
  }
}

/// The parts of a line that declares a property.
struct InterfaceProperty {
  var attributes: Substring
  var name: Substring
  var type: Substring
  var accessors: Substring

  init?(_ line: Substring) {
    guard let keyword = line.range(of: "var "), let colon = line[keyword.upperBound...].range(of: ": ") else {
      return nil
    }
    attributes = line[..<keyword.lowerBound]
    name = line[keyword.upperBound..<colon.lowerBound]
    let rest = line[colon.upperBound...]
    let brace = rest.range(of: " {")
    type = rest[..<(brace?.lowerBound ?? rest.endIndex)]
    accessors = brace.map { rest[$0.lowerBound...] } ?? ""
  }

  /// The Objective-C name in `@objc(...)`, or the Swift name without such an attribute.
  var key: Substring {
    guard let objc = attributes.range(of: "@objc(") else {
      return name.first == "`" ? name.dropFirst().dropLast() : name
    }
    return attributes[objc.upperBound...].prefix { $0 != ")" }
  }

  /// The names in the type, such as `NSAttributedString.Key` and `Any` in `[NSAttributedString.Key: Any]`.
  var typeNames: [Substring] {
    type.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
  }
}

/// A method declaration, reduced to its selector.
struct InterfaceMethod {
  var selector: String

  init?(_ line: Substring) {
    guard let keyword = line.range(of: "func "), let open = line.firstIndex(of: "(") else { return nil }
    guard line.last == ")", open > keyword.upperBound else { return nil }
    let signature = line[keyword.upperBound...]
    guard let parenthesis = signature.firstIndex(of: "(") else { return nil }
    let parameters = signature[signature.index(after: parenthesis)...].dropLast().split(separator: ",")
    let labels = parameters.map { $0.trimmingSpaces.prefix { $0 != ":" && $0 != " " } }
    selector = String(signature[..<parenthesis].filter { $0 != "`" })
    guard labels.first == nil || labels.first == "_" else { return nil }
    for label in labels { selector += (label == "_" ? "" : label) + ":" }
  }
}

extension Substring {
  var trimmingSpaces: Substring {
    var trimmed = drop { $0 == " " }
    while trimmed.last == " " { trimmed.removeLast() }
    return trimmed
  }

  /// Returns the range of a string's first occurrence, without Foundation.
  func range(of piece: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(piece) {
        return start..<(index(start, offsetBy: piece.count, limitedBy: endIndex) ?? endIndex)
      }
      formIndex(after: &start)
    }
    return nil
  }
}
