import Checks
import NibLoading
import RuntimeAttributes
import SourceModel

// The messages about specs and suppressions. Further lines contain the details of a difference from a spec.
enum SpecMessage {
  static func disabledFinding(_ pattern: Spec.FindingPattern) -> String {
    "cannot expect '\(pattern.id.rawValue)', which is off; set the severity of the finding in 'severity'"
  }

  static func missingFinding(_ pattern: Spec.FindingPattern, nearest: Finding?) -> String {
    let expected = "expected: \(phrase(pattern))"
    return "missing finding\n\(expected)\nfound:    \(nearest.map(phrase) ?? "no similar finding")"
  }

  static func unexpectedFinding(_ finding: Finding) -> String {
    "unexpected finding\nfound:    \(phrase(finding))"
  }

  static func unusedAllowance(_ pattern: Spec.FindingPattern) -> String {
    "unused entry in 'allow': \(phrase(pattern))"
  }

  static func unusedPattern(_ pattern: String, _ key: Spec.PatternKey) -> String {
    let files =
      switch key {
      case .documents: "document"
      case .sources: "source"
      case .included, .excluded: "document or source"
      }
    return "pattern '\(pattern)' in '\(key.rawValue)' matches no \(files)"
  }

  static let noDocuments = "the spec does not check any document"

  static let noSources = "the patterns exclude all sources; classes cannot be checked"

  static func unsuitablePlatform(_ platform: String, document: String, of own: String) -> String {
    "platform '\(platform)' does not match \(document), a document for \(own)"
  }

  static func unknownClass(_ name: String, in key: String, on platform: String?) -> String {
    "class '\(name)' in '\(key)' was not found" + (platform.map { " on \($0)" } ?? "")
  }

  static func declaredClass(_ name: String, at place: String?) -> String {
    "class '\(name)' in 'classes' is already declared" + (place.map { " at \($0)" } ?? " in a framework")
  }

  // MARK: Comments in sources

  static func unusedComment(_ comment: SuppressionComment) -> String {
    "unused 'nibproof:ignore' comment: \(comment.ids.joined(separator: ", "))"
  }

  static let trailingComment =
    "'nibproof:ignore' after code has no effect; move it to the line above the declaration"

  static let dividedComment = "whitespace in 'nibproof: ignore'; write 'nibproof:ignore'"

  static let commentWithoutID = "missing finding id; write 'nibproof:ignore ID - reason'"

  static func commentWithoutReason(_ comment: SuppressionComment) -> String {
    "missing reason; write 'nibproof:ignore \(comment.ids.joined(separator: " ")) - reason'"
  }

  // MARK: Values

  static func differentValue(_ path: String, expected: AttributeValue, found: AttributeValue) -> String {
    "unexpected value of '\(path)'\nexpected: \(phrase(expected, comparedWith: found))\n"
      + "found:    \(phrase(found))"
  }

  static func unknownValue(_ path: String, _ reason: String) -> String {
    "value of '\(path)' is unknown: \(reason)"
  }

  static func unknownObject(_ path: String, id: String) -> String {
    "cannot check '\(path)': no object has id '\(id)'"
  }

  static func ambiguousObject(_ path: String, id: String, files: [String]) -> String {
    "cannot check '\(path)': \(files.joined(separator: " and ")) have objects with id '\(id)'; "
      + "limit the spec to one of them with 'documents'"
  }

  static func pathWithoutKeyPath(_ path: String) -> String {
    "invalid key '\(path)'; expected an object id, a dot and a key path"
  }

  // MARK: Connections

  static func differentConnection(_ path: String, expected: [String], found: [ConnectedClass]) -> String {
    // Modules matter only if the spec contains a qualified name.
    let names = found.map { expected.contains { $0.contains(".") } ? $0.qualifiedName : $0.unqualifiedName }
    return "unexpected connection of '\(path)'\nexpected: \(phrase(expected))\nfound:    \(phrase(names))"
  }

  static func unknownConnection(_ path: String, _ reason: String) -> String {
    "connection of '\(path)' is unknown: \(reason)"
  }

  private static func phrase(_ classes: [String]) -> String {
    classes.isEmpty ? "none" : classes.joined(separator: ", ")
  }

  private static func phrase(_ pattern: Spec.FindingPattern) -> String {
    [
      pattern.id.rawValue, pattern.consequence?.rawValue, pattern.object.map { "object '\($0)'" },
      pattern.keyPath.map { "key path '\($0)'" },
    ]
    .compactMap(\.self).joined(separator: ", ")
  }

  private static func phrase(_ finding: Finding) -> String {
    [
      finding.id.rawValue, finding.consequence.rawValue, finding.object?.id.map { "object '\($0)'" },
      finding.keyPath.map { "key path '\($0)'" }, "at \(finding.file):\(finding.position)",
    ]
    .compactMap(\.self).joined(separator: ", ")
  }

  /// Describes the expected value; a name may be a color or an image.
  private static func phrase(_ expected: AttributeValue, comparedWith found: AttributeValue) -> String {
    guard case .image(let image) = expected, image.catalog == nil else { return phrase(expected) }
    return switch found {
    case .image: phrase(expected)
    case .color: "color \(image.name)"
    default: "color or image \(image.name)"
    }
  }

  private static func phrase(_ value: AttributeValue) -> String {
    switch value {
    case .nil: "nil"
    case .boolean(let boolean): "\(boolean)"
    case .integer(let integer): "\(integer)"
    case .unsigned(let unsigned): "\(unsigned)"
    case .real(let real): "\(real)"
    case .decimal(let number): "\(number)"
    case .string(let text), .localizedString(let text): "\"\(text)\""
    case .point(let point): "point (\(point.x), \(point.y))"
    case .size(let size): "size (\(size.width), \(size.height))"
    case .rect(let rect):
      "rect (\(rect.origin.x), \(rect.origin.y), \(rect.size.width), \(rect.size.height))"
    case .range(let range): "range (\(range.location), \(range.length))"
    case .image(let image): "image \(image.name)" + (image.catalog.map { " of catalog \($0)" } ?? "")
    case .color(let color): phrase(color)
    case .array: "an array"
    case .date, .data, .dictionary: "\(value)"
    }
  }

  private static func phrase(_ color: AttributeValue.Color) -> String {
    switch color.source {
    case .named(let name), .system(let name): return "color \(name)"
    case .components(let components):
      let numbers: [Double] =
        switch components.model {
        case .rgb(let red, let green, let blue): [red, green, blue]
        case .gray(let white): [white]
        case .cmyk(let cyan, let magenta, let yellow, let black): [cyan, magenta, yellow, black]
        }
      return
        "color (\((numbers + [components.alpha]).map { "\($0)" }.joined(separator: ", "))) \(components.space)"
    }
  }
}
