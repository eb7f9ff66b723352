import ClassInterfaces
import FactStorage

/// One file of a run with an index: what the index says of it, or what was read of it just now.
struct IndexedFile: Sendable {
  /// What is known of the file, as the index keeps it.
  private(set) var kept: Kept<IndexEntry>
  /// What was read just now, so that nobody needs to decode it.
  private var fresh: FileReading?
  /// What the index said of the path before, if that is something else.
  private let keptFormer: Kept<IndexEntry>?
  /// Whether the index said just this.
  let isKnown: Bool
  /// Whether the index said nothing of the path.
  let isNew: Bool

  /// A file as the index knows it.
  init(_ known: Kept<IndexEntry>) { (kept, keptFormer, isKnown, isNew) = (known, nil, true, false) }

  /// A file as it was read just now, or one of which the bytes are known.
  init(_ entry: IndexEntry, reading: FileReading? = nil, former: Kept<IndexEntry>?, isKnown: Bool) {
    self.isKnown = isKnown
    isNew = former == nil
    kept = Kept(entry)
    keptFormer = former.flatMap { $0.value.content == entry.content ? nil : $0 }
    fresh = reading
  }

  /// What is known of the file.
  var entry: IndexEntry {
    get { kept.value }
    set { kept.value = newValue }
  }

  /// What the index said of the path before, if that is something else.
  var former: IndexEntry? { keptFormer?.value }

  /// What the index said of the path before; nil if nothing.
  var keptBefore: Kept<IndexEntry>? { isNew ? nil : keptFormer ?? kept }

  /// Whether the index said the same of the path, as far as others depend on it.
  var keepsStructure: Bool { !isNew && keptFormer.map { $0.value.structure == entry.structure } != false }

  /// The file without what was read just now, which is decoded when somebody asks for it.
  var packed: IndexedFile {
    var file = self
    file.fresh = nil
    return file
  }

  /// The document, with its outline at hand.
  ///
  /// - Parameter isPacked: Whether what was read just now is to take little memory.
  /// - Returns: The record.
  func record(isPacked: Bool = false) -> DocumentRecord {
    let path = entry.path
    if case .document(let reading)? = fresh {
      guard isPacked else { return DocumentRecord(reading, file: path) }
      return DocumentRecord(DocumentOutline(reading), facts: facts, file: path)
    }
    if let outline = try? FieldReader.value(DocumentOutline.self, from: entry.outline.bytes, file: path) {
      return DocumentRecord(outline, facts: facts, file: path)
    }
    return DocumentRecord(DocumentReading(path), file: path)
  }

  /// The source, with its outline at hand.
  var packedSource: SourceReading? {
    if case .source(let reading)? = fresh { return reading }
    guard entry.kind == .source, !entry.outline.isEmpty,
      let outline = try? FieldReader.value(SourceInterface.self, from: entry.outline.bytes, file: entry.path)
    else { return nil }
    return SourceReading(SourceRecord(outline: outline, facts: facts), ignores: entry.comments)
  }

  /// Finds the facts of all that the file says, of which few runs ask for more than the outline; what cannot be found any
  /// more is read anew.
  var facts: @Sendable () -> ArraySlice<UInt8> {
    let kept = kept
    return {
      let (entry, bytes) = (kept.value, kept.value.facts.bytes)
      return bytes.isEmpty ? FileReading(entry.path, entry.kind).facts(file: entry.path)[...] : bytes
    }
  }

  /// What the file says; what cannot be decoded is read anew.
  var reading: FileReading {
    if let fresh { return fresh }
    let path = entry.path
    do throws(StorageError) {
      switch entry.kind {
      case .source:
        let interface = try FieldReader.value(SourceInterface.self, from: entry.facts.bytes, file: path)
        return .source(SourceReading(SourceRecord(interface), ignores: entry.comments))
      case .document:
        return .document(try FieldReader.value(DocumentReading.self, from: entry.facts.bytes, file: path))
      case .project:
        return .project(try FieldReader.value([ProjectTarget].self, from: entry.facts.bytes, file: path))
      case .images: return .images(try FieldReader.value([String].self, from: entry.facts.bytes, file: path))
      case .spec: return .spec(Array(entry.facts.bytes))
      case .propertyList: return .nothing
      }
    } catch {
      return FileReading(path, entry.kind)
    }
  }
}
