import ClassInterfaces
import FactStorage

/// What was read of files, and what was found in documents: kept from run to run, or carried between machines.
struct FactIndex: Sendable {
  /// The packs beside the index, in the order of their numbers.
  var packs: [FactPack.Identity] = []
  /// What is known of each file.
  var entries: [Kept<IndexEntry>] = []
  /// What was found, by document.
  var outcomes: [DocumentOutcome] = []
  /// For which states of units that holds.
  var units: [UnitState] = []
  /// What is known of the names that lead to documents.
  var latencies: [LatencyState] = []

  /// Nothing yet.
  init() {}

  /// Reads an index.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - build: What else must be as it was where the index was written, such as the program itself.
  /// - Throws: A ``StorageError`` if it is none, or of another version, or damaged.
  init(_ bytes: [UInt8], build: [UInt8] = []) throws(StorageError) {
    let facts = try StoredFile.facts(in: bytes, version: Self.version(build))
    self = try FieldReader.value(FactIndex.self, from: facts)
  }

  /// The bytes of a file.
  func bytes(build: [UInt8] = []) -> [UInt8] {
    StoredFile.bytes(FieldWriter.bytes(of: self), version: Self.version(build))
  }

  /// What facts mean changes with the format, the fields of every type, and the build.
  static func version(_ build: [UInt8]) -> ContentDigest {
    // One program has one schema, which takes a while to find out.
    let fields = build.isEmpty ? schema.description : ""
    return ContentDigest(of: FieldWriter.bytes(of: [fields, "\(format)"]) + build)
  }

  /// To be raised where the same fields come to mean something else.
  private static let format = 1
  static var fields: FieldSchema { FieldSchema(of: Everything.self) }
  private static let schema = fields.digest

  /// All that an index holds, what is coded on its own included.
  private struct Everything: Storable {
    var (index, entry) = (FactIndex.blank, IndexEntry.blank)
    var (source, document, project) = (SourceInterface.blank, DocumentReading.blank, ProjectTarget.blank)
    var outline = DocumentOutline.blank
    var (unit, sources, words) = (UnitOutline.blank, SourceWords.blank, ClassWords.blank)
    var (report, filter) = (LastReport.blank, WordFilter.blank)
    var (mentions, names, loads) = (NameMentions.blank, MentionNames.blank, LatentLoads.blank)

    static var blank: Everything { Everything() }

    mutating func code(with coder: inout some FieldCoder) {
      coder.code(&index)
      coder.code(&entry)
      coder.code(&source)
      coder.code(&document)
      coder.code(&project)
      coder.code(&outline)
      coder.code(&unit)
      coder.code(&sources)
      coder.code(&words)
      coder.code(&report)
      coder.code(&filter)
      coder.code(&mentions)
      coder.code(&names)
      coder.code(&loads)
    }
  }
}

extension FactIndex: Storable {
  static var blank: FactIndex { FactIndex() }

  mutating func code(with coder: inout some FieldCoder) {
    coder.code(&packs)
    coder.code(&entries)
    coder.code(&outcomes)
    coder.code(&units)
    coder.code(&latencies)
  }
}
