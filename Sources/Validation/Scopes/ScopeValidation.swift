import InterfaceDocuments
import KeyValueCoding
import NibLoading
import ProgramModel
import SourceModel

/// The input of a validation: a scope and the options of the run.
struct ScopeValidation: Sendable {
  let unit: ValidationScope
  let options: Validator.Options

  /// The severity of each kind of finding.
  var choice: FindingChoice { FindingChoice(unit, options) }

  /// The file name that represents the sources of a scope in outcomes.
  static let sources = ""

  /// Returns the documents to load: the documents that were read, and the spec's inline document.
  func records(_ reading: ScopeReading) -> [DocumentRecord] {
    guard let document = unit.inlineDocument else { return reading.documents }
    return reading.documents + [DocumentRecord(document)]
  }

  /// Returns the documents to load, ordered by path.
  ///
  /// Documents are usually read in this order, so that sorting, which copies all records, is rarely needed.
  func sortedRecords(_ reading: ScopeReading) -> [DocumentRecord] {
    let records = records(reading)
    let isSorted = zip(records, records.dropFirst()).allSatisfy { $0.file <= $1.file }
    return isSorted ? records : records.sorted { $0.file < $1.file }
  }

  /// The inline classes of specs as sources, outermost spec first.
  var inlineSources: [SourceFile] {
    unit.specs.reversed().filter { !$0.spec.classes.isEmpty }
      .map { InlineClassReader.source(of: $0.spec.classes, path: $0.path) }
  }

  /// Returns the sources and the inline classes of specs.
  func sources(_ reading: ScopeReading) -> [SourceFile] {
    let specs = inlineSources
    return specs.isEmpty ? reading.sources : specs + reading.sources
  }

  /// Returns the platforms for which documents are loaded.
  func platforms(of records: [DocumentRecord]) -> [Platform] {
    let platforms = Set(records.compactMap(platform))
    return Platform.allCases.filter(platforms.contains)
  }

  /// Returns the platform for which a document is loaded, or nil if the document cannot be read.
  func platform(of record: DocumentRecord) -> Platform? { record.summary.map { platform(of: $0.platform) } }

  /// The deployment target of all documents, if the options or specs set one.
  var configuredSystem: PlatformVersion? { options.deploymentTarget ?? unit.setting(\.deploymentTarget) }

  /// Returns the platform for which a document is loaded, given the document's own platform.
  func platform(of own: Platform) -> Platform { options.platform ?? unit.setting(\.platform) ?? own }
}
