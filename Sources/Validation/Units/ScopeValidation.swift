import ClassInterfaces
import InterfaceDocuments
import NibLoading
import RuntimeAttributes

/// What a unit is validated by: what its files say, and what the run was told.
struct ScopeValidation: Sendable {
  let unit: ValidationScope
  let options: Validator.Options

  /// The severities of finding ids.
  var choice: FindingChoice { FindingChoice(unit, options) }

  /// Under this name stands what is found in the sources themselves.
  static let sources = ""

  /// What is validated: the documents, the spec that sets attributes without one, and the sources.
  var subjects: [String] { unit.documents + [unit.inlineDocument?.file].compactMap(\.self) + [Self.sources] }

  /// The documents that are loaded: those that were read, and what the spec sets without one.
  func records(_ reading: ScopeReading) -> [DocumentRecord] {
    guard let document = unit.inlineDocument else { return reading.documents }
    let inline = DocumentReading(document: document, findings: [])
    return reading.documents + [DocumentRecord(inline, file: document.file)]
  }

  /// The same in the order of their paths, in which most are read: a copy of all would take much memory.
  func sortedRecords(_ reading: ScopeReading) -> [DocumentRecord] {
    let records = records(reading)
    let isSorted = zip(records, records.dropFirst()).allSatisfy { $0.file <= $1.file }
    return isSorted ? records : records.sorted { $0.file < $1.file }
  }

  /// What the sources and the specs declare.
  func sources(_ reading: ScopeReading) -> [SourceRecord] {
    let specs = unit.specs.reversed().filter { !$0.spec.classes.isEmpty }
    guard !specs.isEmpty else { return reading.sources }
    return specs.map { SourceRecord(InlineClassReader.interface(of: $0.spec.classes, file: $0.path)) }
      + reading.sources
  }

  /// The platforms for which documents are loaded.
  func platforms(of records: [DocumentRecord]) -> [Platform] {
    let platforms = Set(records.compactMap(platform))
    return Platform.allCases.filter(platforms.contains)
  }

  /// The platform for which a document is loaded; nil if it cannot be read.
  func platform(of record: DocumentRecord) -> Platform? { record.summary.map { platform(of: $0.platform) } }

  /// The oldest system on which all documents are loaded, if somebody said so.
  var statedSystem: PlatformVersion? { options.deploymentTarget ?? unit.setting(\.deploymentTarget) }

  /// The platform for which a document is loaded that is made for another one, or for that.
  func platform(of own: Platform) -> Platform { options.platform ?? unit.setting(\.platform) ?? own }
}
