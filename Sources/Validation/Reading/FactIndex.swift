import BinaryCoding
import ClassInterfaces

/// The results of reading files and loading documents, stored between runs or transferred between machines.
struct FactIndex: Sendable {
  /// The results of reading each file.
  var entries: [IndexEntry] = []
  /// The results of loading documents.
  var outcomes: [DocumentOutcome] = []

  /// Creates an index of files.
  init(_ entries: [IndexEntry] = []) { self.entries = entries }

  /// Reads an index.
  ///
  /// - Parameters:
  ///   - bytes: The contents of an index file.
  ///   - build: The identity of the build that must have written the index, or empty for any build with the same
  ///   format.
  /// - Throws: A ``BinaryCodingError`` if the bytes are not an index, have another version, or are damaged.
  init(_ bytes: [UInt8], build: [UInt8] = []) throws(BinaryCodingError) {
    let facts = try StoredFile.facts(in: bytes, version: Self.version(build))
    self = try BinaryDecoder.value(FactIndex.self, from: facts)
  }

  /// Returns the contents of an index file.
  func bytes(build: [UInt8] = []) -> [UInt8] {
    StoredFile.bytes(BinaryEncoder.bytes(of: self), version: Self.version(build))
  }

  /// Returns the version of the format, which depends on the fields of every stored type and on the build.
  static func version(_ build: [UInt8]) -> ContentDigest {
    // The schema is constant within one build, and computing it takes a while.
    let fields = build.isEmpty ? schema.description : ""
    return ContentDigest(of: BinaryEncoder.bytes(of: [fields, "\(format)"]) + build)
  }

  /// The format number, which must be incremented when existing fields change their meaning.
  private static let format = 1
  static var fields: BinarySchema { BinarySchema(of: Everything.self) }
  private static let schema = fields.digest

  /// All types in an index, including those that are encoded separately.
  private struct Everything: BinaryCodable {
    var (index, entry) = (FactIndex.placeholder, IndexEntry.placeholder)
    var (source, document, project) = (
      SourceInterface.placeholder, DocumentReading.placeholder, ProjectTarget.placeholder
    )
    var outline = DocumentOutline.placeholder
    var (report, code) = (LastReport.placeholder, SourceFacts.placeholder)

    static var placeholder: Everything { Everything() }

    mutating func code(with coder: inout some BinaryCoder) {
      coder.code(&index)
      coder.code(&entry)
      coder.code(&source)
      coder.code(&document)
      coder.code(&project)
      coder.code(&outline)
      coder.code(&report)
      coder.code(&code)
    }
  }
}

extension FactIndex: BinaryCodable {
  static var placeholder: FactIndex { FactIndex() }

  mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&entries)
    coder.code(&outcomes)
  }
}
