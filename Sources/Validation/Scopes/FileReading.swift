import ProgramModel
import ProjectModel
import SourceModel

/// The result of reading a file of any kind.
///
/// The cases are indirect, so that values are small if nothing was read.
indirect enum FileReading: Sendable {
  case project([ProjectTarget])
  case document(DocumentRecord)
  case source(SourceFile)
  /// No result, because the source cannot be read.
  case nothing

  /// The kind of file.
  enum Kind: Sendable {
    case project, document, source

    /// The stage of a run that reads files of this kind, if progress is reported for it.
    var stage: ValidationProgress.Stage? {
      switch self {
      case .source: .sources
      case .document: .documents
      case .project: nil
      }
    }
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - kind: The kind of file.
  ///   - text: The text that replaces the contents of a document or source.
  ///   - keepsDocument: Whether a document stays in memory.
  init(_ path: String, _ kind: Kind, text: [UInt8]? = nil, keepsDocument: Bool = true) {
    // The results of a cancelled run are discarded.
    if Task.isCancelled {
      self = .nothing
      return
    }
    switch kind {
    case .document: self = .document(DocumentRecord(path, text: text, keepsDocument: keepsDocument))
    case .source: self = SourceFile(at: path, text: text).map(FileReading.source) ?? .nothing
    case .project:
      let bytes = try? FileBytes.read(path)
      self = .project(bytes.map { ProjectFile.targets($0, path: path) } ?? [])
    }
  }
}
