import Checks
import InterfaceDocuments
import JSON5
import ProjectModel
import Reporting
import RuntimeAttributes

/// Collects findings as diagnostics of the protocol, by file.
struct DiagnosticList {
  private(set) var diagnostics: [String: [JSONValue]] = [:]
  private let readText: (String) -> EditorText?
  private let uri: (String) -> String
  private var texts: [String: EditorText?] = [:]

  /// The maximum number of related locations of a diagnostic.
  private static let mostRelated = 8

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - text: Returns the text of a file.
  ///   - uri: Returns the URI of a file.
  init(text: @escaping (String) -> EditorText?, uri: @escaping (String) -> String) {
    (readText, self.uri) = (text, uri)
  }

  /// Adds a finding; unverified findings are added only if they are likely.
  ///
  /// A finding whose fix changes a declaration is also added to the declaration.
  mutating func add(_ finding: Finding) {
    guard !finding.isOpen else { return }
    let place = FileLocation(file: finding.file, position: finding.position)
    add(
      finding,
      at: place,
      range(of: finding),
      EditorFinding(finding).related,
      severity: finding.severity(under: .normal)
    )
    guard let declaration = finding.declaration, finding.missingAttribute != nil,
      declaration.file != finding.file
    else { return }
    let message = (message: EditorMessages.reportedHere, place: place)
    add(finding, at: declaration, range(of: declaration), [message], severity: .note)
  }

  /// Adds a configuration diagnostic, unless it is about dependencies.
  mutating func add(_ diagnostic: ConfigurationDiagnostic) {
    guard diagnostic.kind != .dependency else { return }
    let severity = diagnostic.severity(under: .normal)
    diagnostics[diagnostic.place.file, default: []].append([
      "range": range(of: diagnostic.place), "severity": .integer(severity.number),
      "code": .string(diagnostic.kind.rawValue), "source": "nibproof", "message": .string(diagnostic.message),
    ])
  }

  private mutating func add(
    _ finding: Finding,
    at place: FileLocation,
    _ range: JSONValue,
    _ related: [(message: String, place: FileLocation)],
    severity: Severity
  ) {
    let id = finding.id.rawValue
    let information = related.prefix(Self.mostRelated).map { related -> JSONValue in
      ["location": location(related.place), "message": .string(related.message)]
    }
    diagnostics[place.file, default: []].append([
      "range": range, "severity": .integer(severity.number), "code": .string(id),
      "source": "nibproof",
      "message": .string(EditorFinding(finding).message), "relatedInformation": .array(information),
    ])
  }

  /// Returns the location of a token in the format of the protocol.
  mutating func location(_ place: FileLocation) -> JSONValue {
    ["uri": .string(uri(place.file)), "range": range(of: place)]
  }

  private mutating func range(of finding: Finding) -> JSONValue {
    range(of: FileLocation(file: finding.file, position: finding.position)) { line in
      EditorFinding(finding).range(in: line)
    }
  }

  /// Returns the range of the token at a location.
  private mutating func range(of place: FileLocation) -> JSONValue {
    range(of: place) { line in EditorFinding.token(at: place.position.column, in: line) }
  }

  private mutating func range(
    of place: FileLocation,
    _ fault: (ArraySlice<UInt8>) -> Range<Int>
  ) -> JSONValue {
    let text: EditorText?
    if let known = texts[place.file] {
      text = known
    } else {
      text = readText(place.file)
      texts[place.file] = .some(text)
    }
    guard let text, let line = text.line(place.position.line) else {
      let start: JSONValue = [
        "line": .integer(max(place.position.line - 1, 0)),
        "character": .integer(max(place.position.column - 1, 0)),
      ]
      return ["start": start, "end": start]
    }
    let range = fault(line.bytes)
    return text.range(line.start + range.lowerBound..<line.start + min(range.upperBound, line.bytes.count))
  }
}

extension Severity {
  /// The number in the protocol.
  fileprivate var number: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}
