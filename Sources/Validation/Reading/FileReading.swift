import BinaryCoding

/// What one file of any kind says; apart from what it stands in, which is small where nothing was read.
indirect enum FileReading: Sendable {
  case project([ProjectTarget])
  case document(DocumentReading)
  case source(SourceReading)
  /// The names of the images in a catalog.
  case images([String])
  /// A spec as it is written.
  case spec([UInt8])
  /// Nothing: it cannot be opened, or is read when it is needed, as property lists are.
  case nothing

  /// Reads a file.
  init(_ path: String, _ kind: IndexEntry.Kind) { self.init(path, kind, bytes: nil) }

  /// Reads a file of which the bytes may be known.
  init(_ path: String, _ kind: IndexEntry.Kind, bytes: [UInt8]?) {
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

  /// The facts as an index holds them.
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
