package import Checks
package import RuntimeAttributes

/// The representation of a finding in an editor.
package struct EditorFinding {
  private let finding: Finding

  /// Creates the representation of a finding.
  package init(_ finding: Finding) { self.finding = finding }

  /// The message, the consequence and the console message, each on a line.
  package var message: String {
    var lines = [ReportMessages.line(FindingGroup(finding: finding)), ReportMessages.words(of: finding)]
    if let message = finding.consoleMessage { lines.append("console: \(message)") }
    return lines.joined(separator: "\n")
  }

  /// The places that explain the finding: the declaration or use, the notes, and the steps that load the nib.
  package var related: [(message: String, place: FileLocation)] {
    var related = finding.notes.compactMap { note in note.location.map { (note.message, $0) } }
    if let declaration = finding.declaration, !related.contains(where: { $0.1 == declaration }) {
      related.insert(("declaration or use", declaration), at: 0)
    }
    let word = ReportMessages.evidenceWord(of: finding)
    for step in finding.evidence {
      guard let position = step.position else { continue }
      let place = FileLocation(file: step.file, position: position)
      related.append(("\(word): \(ReportMessages.words(of: step))", place))
    }
    return related
  }

  /// Returns the part of a line to which the finding refers.
  package func range(in line: ArraySlice<UInt8>) -> Range<Int> { FaultRange.range(of: finding, in: line) }

  /// Returns the token of a document or source at a column.
  package static func token(at column: Int, in line: ArraySlice<UInt8>) -> Range<Int> {
    FaultRange.range(of: nil, at: column, in: line)
  }
}
