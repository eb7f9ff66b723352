import ClassInterfaces
import FactStorage
import RuntimeAttributes

/// Finds out what files say, reading as few as it can.
struct FileInspector: Sendable {
  /// Whether the files themselves count, or an index is taken at its word.
  enum Trust: Sendable {
    /// What the system keeps of a file must be as it was.
    case unchangedFiles
    /// What an index says of a path holds, whatever is there.
    case indexes
  }

  private(set) var library: FactLibrary
  let trust: Trust
  /// Whether an index of this machine is followed as the files change; one that was made elsewhere holds as it is.
  var followsChanges: Bool { trust == .unchangedFiles }
  /// From which time on changes are too recent to be told apart.
  private let moment: Int
  /// What was taken of files already.
  private let signatures: FileSignatures

  init(
    _ library: FactLibrary,
    trust: Trust,
    signatures: FileSignatures = FileSignatures(),
    moment: Int = FileSignature.lastSafeMoment
  ) {
    self.library = library
    self.trust = trust
    self.signatures = signatures
    self.moment = moment
  }

  /// Inspects files of a kind, in the order of their paths.
  func inspect(_ paths: [String], _ kind: IndexEntry.Kind, jobs: Int?) async -> [IndexedFile] {
    let known = library.entries(at: paths, kind)
    let taken = signatures.signatures(of: paths)
    var files: [IndexedFile?] =
      library.isEmpty
      ? known.map { _ in nil }
      : await ConcurrentMap.map(Array(paths.indices), jobs: jobs) { index in
        known[index].flatMap { unchanged($0, taken?[index]) }
      }
    let others = files.indices.filter { files[$0] == nil }
    if !others.isEmpty {
      var inspector = self
      inspector.library.prepareContents(of: kind)
      let reader = inspector
      // Documents are large, and of many only a part is unpacked at a time.
      let packs = kind == .document && paths.count > UnitLoads.partSize
      let read = await ConcurrentMap.map(others, jobs: jobs, stage: kind.stage) { index in
        let file = reader.read(paths[index], kind, taken?[index], former: known[index])
        return packs ? file.packed : file
      }
      for (index, file) in zip(others, read) { files[index] = file }
    }
    return files.compactMap(\.self)
  }

  /// A file that is as the index knows it.
  private func unchanged(_ known: Kept<IndexEntry>, _ taken: FileSignature?) -> IndexedFile? {
    switch trust {
    case .indexes: return IndexedFile(known)
    case .unchangedFiles:
      // The names in a catalog change without any trace at the catalog itself.
      guard known.value.kind != .images, known.value.signature != .none,
        known.value.signature == taken ?? FileSignature(of: known.value.path, unchangedSince: moment)
      else { return nil }
      return IndexedFile(known)
    }
  }

  /// A file that is not as the index knows it, or may not be.
  private func read(
    _ path: String,
    _ kind: IndexEntry.Kind,
    _ taken: FileSignature?,
    former: Kept<IndexEntry>?
  ) -> IndexedFile {
    guard kind != .images else { return indexed(FileReading(path, kind), path, kind, former: former) }
    // Taken before reading: what changes meanwhile has another one next time.
    let signature =
      trust == .indexes ? .none : taken ?? FileSignature(of: path, unchangedSince: moment)
    guard let bytes = try? FileBytes.read(path) else {
      return indexed(FileReading(path, kind), path, kind, former: former)
    }
    let content = ContentDigest(of: bytes)
    if let same = library.entry(holding: content, at: path, kind) {
      return moved(same, to: path, signature, former: former)
    }
    let reading = FileReading(path, kind, bytes: bytes)
    return indexed(reading, path, kind, signature, content, former: former)
  }

  /// A file of which the bytes are known from this path or another one.
  private func moved(
    _ known: Kept<IndexEntry>,
    to path: String,
    _ signature: FileSignature,
    former: Kept<IndexEntry>?
  ) -> IndexedFile {
    if known.value.path == path, known.value.signature == signature { return IndexedFile(known) }
    var entry = known.value
    (entry.path, entry.signature) = (path, signature)
    return IndexedFile(entry, former: former, isKnown: false)
  }

  private func indexed(
    _ reading: FileReading,
    _ path: String,
    _ kind: IndexEntry.Kind,
    _ signature: FileSignature = .none,
    _ content: ContentDigest? = nil,
    former: Kept<IndexEntry>? = nil
  ) -> IndexedFile {
    let facts = reading.facts(file: path)
    let content = content ?? ContentDigest(of: facts)
    var entry = IndexEntry(
      path: path,
      kind: kind,
      signature: signature,
      content: content,
      structure: kind == .source ? StoredFacts.structure(of: facts[...]) : content,
      facts: PackedBytes(facts)
    )
    switch reading {
    case .source(let source):
      entry.comments = source.ignores
      entry.classes = source.classCount
      entry.heads = source.interface.heads
      entry.outline = PackedBytes(FieldWriter.bytes(of: source.interface.outline, file: path))
    case .document(let document):
      let outline = FieldWriter.bytes(of: DocumentOutline(document), file: path)
      entry.outline = PackedBytes(outline)
      entry.structure = StoredFacts.structure(of: outline[...])
    case .project, .images, .spec, .nothing: break
    }
    let isKnown = former?.value.content == content && former?.value.signature == signature
    return IndexedFile(entry, reading: reading, former: former, isKnown: isKnown)
  }
}

extension SourceInterface {
  /// A digest of what the types are called and inherit from.
  fileprivate var heads: ContentDigest {
    var writer = FieldWriter()
    for index in types.indices {
      var (kind, names) = (
        types[index].kind, [types[index].scope, types[index].name] + types[index].inherited
      )
      writer.code(&kind)
      writer.code(&names)
    }
    return ContentDigest(of: writer.finished())
  }
}
