import InterfaceDocuments
import JSON5
import RuntimeAttributes
import SourceModel

/// Writes specs for editing, as JSON5 with comments that name the objects.
enum SpecText {
  static func text(of draft: SpecDraft) -> String {
    let spec = draft.file.spec
    var lines = ["{"]
    if let title = spec.title { lines.append("  title: \(quoted(title)),") }
    if let platform = spec.platform { lines.append("  platform: \(quoted(platform.rawValue)),") }
    if let version = spec.deploymentTarget { lines.append("  deploymentTarget: \(quoted("\(version)")),") }
    let documents = (spec.documents ?? []).map { quoted($0.text) }
    lines += ["  documents: [\(documents.joined(separator: ", "))],", "  expect: {"]
    let expect = spec.expect ?? Spec.Expectation()
    lines += list("findings", "[", "]", expect.findings.map(entry))
    let names = ObjectNames(draft.document)
    let connections = expect.connections.mapValues(text(ofClasses:))
    lines += list("connections", "{", "}", members(connections, names))
    let values = expect.values.compactMapValues(text(of:))
    lines += list("values", "{", "}", members(values, names))
    return (lines + ["  },", "}"]).joined(separator: "\n") + "\n"
  }

  /// Returns a list or object with one entry per line; an empty list or object is omitted, except for the findings.
  private static func list(_ key: String, _ opening: String, _ closing: String, _ lines: [String]) -> [String]
  {
    guard !lines.isEmpty else { return key == "findings" ? ["    \(key): [],"] : [] }
    return ["    \(key): \(opening)"] + lines.map { "      \($0)" } + ["    \(closing),"]
  }

  private static func entry(_ pattern: Spec.FindingPattern) -> String {
    let fields = [
      ("id", pattern.id.rawValue), ("consequence", pattern.consequence?.rawValue), ("object", pattern.object),
      ("keyPath", pattern.keyPath),
    ]
    let texts = fields.compactMap { name, value in value.map { "\(name): \(quoted($0))" } }
    return "{ \(texts.joined(separator: ", ")) },"
  }

  /// Returns the members of a JSON object in document order, with a comment before the members for each document
  /// object.
  private static func members(_ members: [String: String], _ names: ObjectNames) -> [String] {
    let paths = members.map { path, text in (id: String(path.prefix { $0 != "." }), path: path, text: text) }
      .sorted { (names.order($0.id), $0.path) < (names.order($1.id), $1.path) }
    var lines: [String] = []
    var last: String?
    for (id, path, text) in paths {
      if id != last, let name = names.name(id) { lines.append("// \(name)") }
      last = id
      lines.append("\(quoted(path)): \(text),")
    }
    return lines
  }

  private static func text(ofClasses classes: [String]) -> String {
    let names = classes.map(quoted)
    return names.count == 1 ? names[0] : names.isEmpty ? "null" : "[\(names.joined(separator: ", "))]"
  }

  /// Returns the spelling of a value in specs, or nil if specs cannot contain it.
  static func text(of value: AttributeValue) -> String? {
    switch value {
    case .nil: return "null"
    case .boolean(let boolean): return "\(boolean)"
    case .integer(let integer): return "\(integer)"
    case .real(let real): return number(real)
    case .string(let text), .localizedString(let text): return quoted(text)
    case .point(let point): return fields([("x", point.x), ("y", point.y)])
    case .size(let size): return fields([("width", size.width), ("height", size.height)])
    case .rect(let rect):
      return fields([
        ("x", rect.origin.x), ("y", rect.origin.y), ("width", rect.size.width), ("height", rect.size.height),
      ])
    case .range(let range): return "{ location: \(range.location), length: \(range.length) }"
    case .image(let image):
      let catalog = image.catalog.map { ", catalog: \(quoted($0))" }
      return "{ name: \(quoted(image.name))\(catalog ?? "") }"
    case .color(let color): return text(of: color)
    case .unsigned, .decimal, .array, .date, .data, .dictionary: return nil
    }
  }

  private static func text(of color: AttributeValue.Color) -> String? {
    switch color.source {
    case .named(let name), .system(let name): return "{ name: \(quoted(name)) }"
    case .components(let components):
      let alpha = components.alpha == 1 ? [] : [("alpha", components.alpha)]
      switch components.model {
      case .rgb(let red, let green, let blue):
        return fields([("red", red), ("green", green), ("blue", blue)] + alpha)
      case .gray(let white): return fields([("white", white)] + alpha)
      case .cmyk: return nil
      }
    }
  }

  private static func fields(_ fields: [(name: String, value: Double)]) -> String? {
    let texts = fields.compactMap { field in number(field.value).map { "\(field.name): \($0)" } }
    return texts.count == fields.count ? "{ \(texts.joined(separator: ", ")) }" : nil
  }

  private static func number(_ real: Double) -> String? {
    real.isFinite ? JSONText(isPretty: false).text(of: .real(real)) : nil
  }

  private static func quoted(_ text: String) -> String { JSONText(isPretty: false).text(of: .string(text)) }
}

/// The names of a document's objects for comments.
private struct ObjectNames {
  private let document: InterfaceDocument
  private let indexes: [String: Int]

  init(_ document: InterfaceDocument) { (self.document, indexes) = (document, document.indexesByID()) }

  /// Returns the index of an object in the document, for sorting.
  func order(_ id: String) -> Int { indexes[id] ?? document.objects.count }

  /// Returns the element, label and class of an object, or nil for an unknown id.
  func name(_ id: String) -> String? {
    guard let index = indexes[id] else { return nil }
    let object = document.objects[index]
    let label = (object.userLabel ?? object.text).map { " '\($0)'" } ?? ""
    let name = object.element + label + (object.customClass.map { ", \($0)" } ?? "")
    return String(name.map { $0.isNewline ? " " : $0 }.prefix(80))
  }
}
