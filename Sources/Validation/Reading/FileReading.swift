import BinaryCoding

/// The result of reading a file of any kind.
///
/// The cases are indirect, so that values are small if nothing was read.
indirect enum FileReading: Sendable {
  case project([ProjectTarget])
  case document(DocumentReading)
  case source(SourceReading)
  /// The names of the images in a catalog.
  case images([String])
  /// The unparsed bytes of a spec.
  case spec([UInt8])
  /// No result, because the file cannot be opened or is read later, like property lists.
  case nothing

  /// Reads a file.
  init(_ path: String, _ kind: IndexEntry.Kind) { self.init(path, kind, bytes: nil) }

  /// Reads a file, or the given bytes.
  init(_ path: String, _ kind: IndexEntry.Kind, bytes: [UInt8]?) {
    // The results of a cancelled run are discarded.
    if Task.isCancelled {
      self = .nothing
      return
    }
    switch kind {
    case .document:
      self = .document(DocumentReading(path, text: bytes))
    case .source:
      let source = bytes.map { SourceReading(path, bytes: $0) } ?? SourceReading(path)
      self = source.map(FileReading.source) ?? .nothing
    case .project:
      let bytes = bytes ?? (try? FileBytes.read(path))
      self = .project(bytes.map { ProjectFile.targets($0, path: path) } ?? [])
    case .images: self = .images(ImageNames.names(at: path))
    case .propertyList: self = .nothing
    case .spec:
      let bytes = bytes ?? (try? FileBytes.read(path))
      self = bytes.map(FileReading.spec) ?? .nothing
    }
  }

  /// Returns the serialized form for an index.
  func facts(file: String) -> [UInt8] {
    switch self {
    case .project(let targets): BinaryEncoder.bytes(of: targets, file: file)
    case .document(let reading): BinaryEncoder.bytes(of: reading, file: file)
    case .source(let reading): BinaryEncoder.bytes(of: reading.interface, file: file)
    case .images(let names): BinaryEncoder.bytes(of: names, file: file)
    case .spec(let bytes): bytes
    case .nothing: []
    }
  }
}
