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

  /// The file name of the outcome for the sources of a scope.
  static let sources = ""

  /// Returns the documents to load: the documents that were read, and the spec's inline document.
  func records(_ reading: ScopeReading) -> [DocumentRecord] {
    guard let document = unit.inlineDocument else { return reading.documents }
    return reading.documents + [DocumentRecord(document)]
  }

  /// Returns the documents to load, ordered by path.
  ///
  /// They are usually read in this order already; copying all of them would need much memory.
  func sortedRecords(_ reading: ScopeReading) -> [DocumentRecord] {
    let records = records(reading)
    let isSorted = zip(records, records.dropFirst()).allSatisfy { $0.file <= $1.file }
    return isSorted ? records : records.sorted { $0.file < $1.file }
  }

  /// The classes in specs, innermost spec first.
  var inlineSources: [SourceFile] {
    unit.specs.reversed().filter { !$0.spec.classes.isEmpty }
      .map { InlineClassReader.source(of: $0.spec.classes, path: $0.path) }
  }

  /// Returns the sources and the classes in specs.
  func sources(_ reading: ScopeReading) -> [SourceFile] {
    let specs = inlineSources
    return specs.isEmpty ? reading.sources : specs + reading.sources
  }

  /// Returns the platforms that documents are loaded for.
  func platforms(of records: [DocumentRecord]) -> [Platform] {
    let platforms = Set(records.compactMap(platform))
    return Platform.allCases.filter(platforms.contains)
  }

  /// Returns the platform that a document is loaded for, or nil if it cannot be read.
  func platform(of record: DocumentRecord) -> Platform? { record.summary.map { platform(of: $0.platform) } }

  /// The deployment target of all documents, if the options or specs set one.
  var configuredSystem: PlatformVersion? { options.deploymentTarget ?? unit.setting(\.deploymentTarget) }

  /// Returns the platform to load a document for, given the document's own platform.
  func platform(of own: Platform) -> Platform { options.platform ?? unit.setting(\.platform) ?? own }
}
