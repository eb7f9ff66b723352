import BinaryCoding
import ClassInterfaces

/// Reads files, or looks up the results of reading them in an index.
struct FileInspector: Sendable {
  /// The condition under which an entry of the index is valid.
  enum Trust: Sendable {
    /// The file has the same signature or content as the entry.
    case unchangedFiles
    /// Entries are always valid, even if the file on this machine differs or does not exist.
    case indexes
  }

  private(set) var library: FactLibrary
  let trust: Trust
  /// The selected documents, with contents that replace those of files.
  private let selection: DocumentSelection
  /// The time in nanoseconds after which changes are too recent for a signature.
  private let moment: Int
  /// The signatures that were taken before.
  private let signatures: FileSignatures

  init(
    _ library: FactLibrary,
    trust: Trust,
    selection: DocumentSelection = DocumentSelection(),
    signatures: FileSignatures = FileSignatures(),
    moment: Int = FileSignature.lastSafeMoment
  ) {
    self.library = library
    self.trust = trust
    self.selection = selection
    self.signatures = signatures
    self.moment = moment
  }

  /// Inspects files of a kind, in the order of their paths.
  func inspect(_ paths: [String], _ kind: IndexEntry.Kind, jobs: Int?) async -> [IndexedFile] {
    let taken = signatures.signatures(of: paths)
    var files: [IndexedFile?] =
      library.isEmpty
      ? paths.map { _ in nil }
      : await ConcurrentMap.map(Array(paths.indices), jobs: jobs) { index in
        unchanged(paths[index], kind, taken?[index])
      }
    let others = files.indices.filter { files[$0] == nil }
    if !others.isEmpty {
      var inspector = self
      inspector.library.prepareContents(of: kind)
      let reader = inspector
      // Documents are large, so if there are many, only some are decoded at a time.
      let packs = kind == .document && paths.count > DocumentRecord.partSize
      let read = await ConcurrentMap.map(others, jobs: jobs, stage: kind.stage) { index in
        let file = reader.read(paths[index], kind, taken?[index])
        return packs ? file.packed : file
      }
      for (index, file) in zip(others, read) { files[index] = file }
    }
    return files.compactMap(\.self)
  }

  /// Returns the indexed file, if its entry is valid without reading the file.
  private func unchanged(_ path: String, _ kind: IndexEntry.Kind, _ taken: FileSignature?) -> IndexedFile? {
    guard let known = library.entry(at: path, kind), text(of: path, kind) == nil else { return nil }
    switch trust {
    case .indexes: return IndexedFile(known)
    case .unchangedFiles:
      guard !Self.dependsOnOthers(kind), known.signature != .none,
        known.signature == taken ?? FileSignature(of: path, unchangedSince: moment)
      else { return nil }
      return IndexedFile(known)
    }
  }

  /// Returns the text that replaces the contents of a document.
  private func text(of path: String, _ kind: IndexEntry.Kind) -> [UInt8]? {
    kind == .document ? selection.text(of: path) : nil
  }

  /// Whether the result for files of a kind may change although the files themselves do not.
  ///
  /// This applies to the names in a catalog, and to the targets of a project, some of whose settings are in other
  /// files.
  private static func dependsOnOthers(_ kind: IndexEntry.Kind) -> Bool { kind == .images || kind == .project }

  /// Reads a file, unless the index has an entry for its content.
  private func read(_ path: String, _ kind: IndexEntry.Kind, _ taken: FileSignature?) -> IndexedFile {
    if let text = text(of: path, kind) {
      return indexed(FileReading(path, kind, bytes: text), path, kind, isTemporary: true)
    }
    guard !Self.dependsOnOthers(kind) else { return indexed(FileReading(path, kind), path, kind) }
    // Taken before reading, so that the next run detects a change that happens in the meantime.
    let signature =
      trust == .indexes ? .none : taken ?? FileSignature(of: path, unchangedSince: moment)
    guard let bytes = try? FileBytes.read(path) else { return indexed(FileReading(path, kind), path, kind) }
    let content = ContentDigest(of: bytes)
    if var known = library.entry(holding: content, at: path, kind) {
      let isKnown = known.path == path && known.signature == signature
      (known.path, known.signature) = (path, signature)
      return IndexedFile(known, isKnown: isKnown)
    }
    return indexed(FileReading(path, kind, bytes: bytes), path, kind, signature, content)
  }

  private func indexed(
    _ reading: FileReading,
    _ path: String,
    _ kind: IndexEntry.Kind,
    _ signature: FileSignature = .none,
    _ content: ContentDigest? = nil,
    isTemporary: Bool = false
  ) -> IndexedFile {
    let facts = reading.facts(file: path)
    var entry = IndexEntry(
      path: path,
      kind: kind,
      signature: signature,
      content: content ?? ContentDigest(of: facts),
      facts: facts[...]
    )
    switch reading {
    case .source(let source):
      entry.comments = source.ignores
      entry.classes = source.classCount
      entry.code = source.code.bytes
      entry.outline = BinaryEncoder.bytes(of: source.interface.outline, file: path)[...]
    case .document(let document):
      entry.outline = BinaryEncoder.bytes(of: DocumentOutline(document), file: path)[...]
    case .project, .images, .spec, .nothing: break
    }
    let known = library.entry(at: path, kind)
    var file = IndexedFile(
      entry,
      reading: reading,
      isKnown: isTemporary || known?.content == entry.content && known?.signature == signature
    )
    if isTemporary { file.stored = known }
    return file
  }
}
