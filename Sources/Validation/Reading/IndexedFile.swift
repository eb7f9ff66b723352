import BinaryCoding
import ClassInterfaces

/// A file of a run with an index: an entry of the index, or the result of reading the file in this run.
struct IndexedFile: Sendable {
  /// The entry for the file as used by this run.
  private(set) var entry: IndexEntry
  /// The entry for the index; nil for a document whose unsaved text replaces the file.
  var stored: IndexEntry?
  /// The result of reading the file in this run, kept so that it need not be decoded.
  private var fresh: FileReading?
  /// Whether the index already contains the entry to store.
  let isKnown: Bool

  /// Creates a file from an entry of the index.
  init(_ known: IndexEntry) { self.init(known, isKnown: true) }

  /// Creates a file from a new entry.
  init(_ entry: IndexEntry, reading: FileReading? = nil, isKnown: Bool) {
    self.isKnown = isKnown
    self.entry = entry
    stored = entry
    fresh = reading
  }

  /// The file without the result of reading it.
  var packed: IndexedFile {
    var file = self
    file.fresh = nil
    return file
  }

  /// Returns the document with a decoded summary.
  ///
  /// - Parameter isPacked: Whether the document itself remains serialized.
  /// - Returns: The record.
  func record(isPacked: Bool = false) -> DocumentRecord {
    let path = entry.path
    if case .document(let reading)? = fresh {
      guard isPacked else { return DocumentRecord(reading, file: path) }
      return DocumentRecord(DocumentOutline(reading), facts: facts, file: path)
    }
    if let outline = try? BinaryDecoder.value(DocumentOutline.self, from: entry.outline, file: path) {
      return DocumentRecord(outline, facts: facts, file: path)
    }
    return DocumentRecord(DocumentReading(path), file: path)
  }

  /// The source, with decoded declarations and serialized members.
  var packedSource: SourceReading? {
    if case .source(let reading)? = fresh { return reading }
    guard entry.kind == .source, !entry.outline.isEmpty,
      let outline = try? BinaryDecoder.value(SourceInterface.self, from: entry.outline, file: entry.path)
    else { return nil }
    let (path, facts, whole) = (entry.path, facts, Remembered<SourceInterface?>())
    return SourceReading(
      SourceRecord(outline: outline) {
        whole.value { try? BinaryDecoder.value(SourceInterface.self, from: facts(), file: path) }
      },
      ignores: entry.comments,
      code: StoredCode(encoded: entry.code)
    )
  }

  /// Returns the complete serialized result, after reading the file if the index does not contain it.
  private var facts: @Sendable () -> ArraySlice<UInt8> {
    let (path, kind, facts) = (entry.path, entry.kind, entry.facts)
    return { facts.isEmpty ? FileReading(path, kind).facts(file: path)[...] : facts }
  }

  /// The result of reading the file, which is read again if the entry cannot be decoded.
  var reading: FileReading {
    if let fresh { return fresh }
    let (path, facts) = (entry.path, entry.facts)
    do throws(BinaryCodingError) {
      switch entry.kind {
      case .source:
        let interface = try BinaryDecoder.value(SourceInterface.self, from: facts, file: path)
        let code = StoredCode(encoded: entry.code)
        return .source(SourceReading(SourceRecord(interface), ignores: entry.comments, code: code))
      case .document: return .document(try BinaryDecoder.value(DocumentReading.self, from: facts, file: path))
      case .project: return .project(try BinaryDecoder.value([ProjectTarget].self, from: facts, file: path))
      case .images: return .images(try BinaryDecoder.value([String].self, from: facts, file: path))
      case .spec: return .spec(Array(facts))
      case .propertyList: return .nothing
      }
    } catch {
      return FileReading(path, entry.kind)
    }
  }
}
