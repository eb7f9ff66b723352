import Checks
import JSON5
import NibLoading
import ProjectModel
import ReferenceGraph
import RuntimeAttributes

/// Writes findings in the Static Analysis Results Interchange Format (SARIF), version 2.1.0.
///
/// See https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html; paths are relative to the root of the
/// repository.
struct SARIFReporter: ValidationReporter {
  let name = "sarif"
  let summary = "for code scanning: SARIF 2.1.0 with an explanation of each rule"

  func stream(options: ReportOptions) -> FindingStream {
    var results = SARIFResults(options)
    var list = JSONList(options.json) { log(of: $0, version: options.version) }
    return FindingStream(
      options,
      head: list.head,
      foot: { list.foot },
      prepare: { results.fixes = ReportedFixes(of: $0, options.texts) },
      diagnostic: { list.text(of: results.result($0)) },
      text: { list.text(of: results.result($0)) }
    )
  }

  private func log(of results: JSONValue, version: String?) -> JSONValue {
    let run: JSONValue = [
      "tool": ["driver": driver(version: version)], "columnKind": "utf16CodeUnits", "results": results,
    ]
    return [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": .array([run]),
    ]
  }

  private func driver(version: String?) -> JSONValue {
    let name: JSONValue = ["name": "nibproof", "fullName": "Nibproof"]
    return name.adding(version.map { ["version": .string($0)] } ?? [:])
      .adding(["rules": .array(rules)])
  }

  private var rules: [JSONValue] {
    Rule.all.map { rule($0.explanation, level: $0.severity, tag: $0.id.subject.tag) }
      + ConfigurationDiagnostic.Kind.allCases.map { kind in
        let diagnostic = ConfigurationDiagnostic(
          kind,
          "",
          at: FileLocation(file: "", position: SourcePosition(line: 1, column: 1))
        )
        return rule(
          Explanations.explanation(of: kind),
          level: diagnostic.severity(under: .normal),
          tag: "configuration"
        )
      }
  }

  private func rule(_ explanation: Explanation, level: Severity, tag: String) -> JSONValue {
    let words = explanation.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return [
      "id": .string(explanation.id),
      "name": .string(words.joined()),
      "defaultConfiguration": ["level": .string(level.rawValue)],
      "properties": ["tags": .array(["interface-builder", .string(tag)])],
      "shortDescription": ["text": .string(explanation.title)],
      "fullDescription": ["text": .string(explanation.text)],
      "help": [
        "text": .string("\(explanation.text)\n\n\(explanation.remedy)"),
        "markdown": .string(explanation.markdown),
      ],
    ]
  }
}

extension FindingID.Subject {
  fileprivate var tag: String {
    switch self {
    case .attribute: "runtime-attributes"
    case .outlet: "outlets"
    case .action: "actions"
    case .binding: "bindings"
    case .other: "loading"
    }
  }
}

/// Creates the results of a run, with columns computed from the lines of the documents.
private struct SARIFResults {
  private let options: ReportOptions
  private var lines: SourceLines
  /// The lines of related locations, such as declarations, which are mostly in other files.
  ///
  /// A separate cache avoids reading the file of the finding and the file of the related location again for each
  /// finding.
  private var declarationLines: SourceLines
  /// The lines of fixed files.
  private var fixedLines: SourceLines
  private var fingerprints = Fingerprints()
  /// The fixes of the next findings; nil before the first part of the report.
  var fixes: ReportedFixes?
  private let ruleIndexes = Dictionary(
    uniqueKeysWithValues: FindingID.allCases.enumerated().map { ($0.element, $0.offset) }
  )

  init(_ options: ReportOptions) {
    self.options = options
    lines = SourceLines(options.texts)
    (declarationLines, fixedLines) = (lines, lines)
  }

  mutating func result(_ group: FindingGroup) -> JSONValue {
    let finding = group.finding
    let severity = finding.severity(under: options.strictness)
    let reported = options.forServer(group)
    let message = ([ReportMessages.line(reported)] + ReportMessages.notes(on: reported)).joined(
      separator: "\n"
    )
    let place = Self.physicalLocation(finding.file, finding.position, in: &lines, options)
    let location: JSONValue = ["physicalLocation": place]
    let object: JSONValue? = finding.object.map { ["logicalLocations": .array([logicalLocation($0)])] }
    let result: JSONValue = [
      "ruleId": .string(finding.id.rawValue),
      "ruleIndex": .integer(ruleIndexes[finding.id] ?? -1),
      "level": .string(severity.rawValue),
      "message": ["text": .string(message)],
      "locations": .array([location.adding(object ?? [:])]),
      "partialFingerprints": ["nibproof/v1": .string(fingerprints.fingerprint(of: reported.finding))],
      "properties": [
        "consequence": .string(finding.consequence.rawValue), "reachability": finding.reachability,
      ],
    ]
    var related: [JSONValue] = []
    if let declaration = finding.declaration {
      related.append(
        relatedLocation(declaration.file, declaration.position, ReportMessages.placeHere(of: finding.id))
      )
    }
    for note in finding.notes {
      guard let location = note.location else { continue }
      related.append(relatedLocation(location.file, location.position, note.message))
    }
    for member in group.members {
      related.append(relatedLocation(member.file, member.position, ReportMessages.member(member)))
    }
    for step in finding.evidence {
      guard let position = step.position else { continue }
      related.append(
        relatedLocation(
          step.file,
          position,
          "\(ReportMessages.evidenceWord(of: finding)): \(ReportMessages.words(of: step))"
        )
      )
    }
    let fixed: JSONValue = fixes?[finding].map { ["fixes": .array([fix($0)])] } ?? [:]
    return (related.isEmpty ? result : result.adding(["relatedLocations": .array(related)])).adding(fixed)
  }

  /// Returns a related location with its message.
  private mutating func relatedLocation(_ file: String, _ position: SourcePosition, _ text: String)
    -> JSONValue
  {
    let place = Self.physicalLocation(file, position, in: &declarationLines, options)
    return ["physicalLocation": place, "message": ["text": .string(text)]]
  }

  /// Returns a fix with the replaced regions; a region excludes its end column.
  private mutating func fix(_ fix: ReportedFixes.Fix) -> JSONValue {
    var changes: [(file: String, replacements: [JSONValue])] = []
    for edit in fix.edits {
      let replacement: JSONValue = [
        "deletedRegion": region(from: edit.start, to: edit.end, of: edit.file),
        "insertedContent": ["text": .string(edit.text)],
      ]
      if changes.last?.file != edit.file { changes.append((edit.file, [])) }
      changes[changes.count - 1].replacements.append(replacement)
    }
    return [
      "description": ["text": .string(fix.message)],
      "artifactChanges": .array(
        changes.map { file, replacements in
          [
            "artifactLocation": Self.artifact(options.serverPath(file)),
            "replacements": .array(replacements),
          ]
        }
      ),
      "properties": ["applicability": .string(fix.applicability.rawValue)],
    ]
  }

  private mutating func region(
    from start: SourcePosition,
    to end: SourcePosition,
    of file: String
  ) -> JSONValue {
    [
      "startLine": .integer(start.line),
      "startColumn": .integer(Self.column(start, of: fixedLines.line(start.line, of: file))),
      "endLine": .integer(end.line),
      "endColumn": .integer(Self.column(end, of: fixedLines.line(end.line, of: file))),
    ]
  }

  mutating func result(_ diagnostic: ConfigurationDiagnostic) -> JSONValue {
    let kind = ConfigurationDiagnostic.Kind.allCases.firstIndex(of: diagnostic.kind) ?? 0
    let place = Self.physicalLocation(diagnostic.place.file, diagnostic.place.position, in: &lines, options)
    let location: JSONValue = ["physicalLocation": place]
    return [
      "ruleId": .string(diagnostic.kind.rawValue),
      "ruleIndex": .integer(FindingID.allCases.count + kind),
      "level": .string(diagnostic.severity(under: options.strictness).rawValue),
      "message": ["text": .string(diagnostic.message)],
      "locations": .array([location]),
      "partialFingerprints": [
        "nibproof/v1": .string(fingerprints.fingerprint(of: options.forServer(diagnostic)))
      ],
    ]
  }

  private func logicalLocation(_ object: Finding.Object) -> JSONValue {
    let name: JSONValue = ["name": .string(object.id ?? object.element), "kind": "element"]
    return name.adding(object.className.map { ["decoratedName": .string($0)] } ?? [:])
  }

  private static func physicalLocation(
    _ file: String,
    _ position: SourcePosition,
    in lines: inout SourceLines,
    _ options: ReportOptions
  ) -> JSONValue {
    let column = column(position, of: lines.line(position.line, of: file))
    return [
      "artifactLocation": artifact(options.serverPath(file)),
      "region": ["startLine": .integer(position.line), "startColumn": .integer(column)],
    ]
  }

  private static func artifact(_ file: String) -> JSONValue {
    let uri: JSONValue = ["uri": .string(PercentEncoding.uri(of: file))]
    return file.hasPrefix("/") ? uri : uri.adding(["uriBaseId": "%SRCROOT%"])
  }

  /// Converts a column from UTF-8 bytes to UTF-16 code units.
  private static func column(_ position: SourcePosition, of line: ArraySlice<UInt8>?) -> Int {
    guard let line else { return position.column }
    return String(decoding: line.prefix(Swift.max(0, position.column - 1)), as: UTF8.self).utf16.count + 1
  }
}
