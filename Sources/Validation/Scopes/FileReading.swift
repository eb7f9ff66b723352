import ProgramModel
import ProjectModel
import SourceModel

/// The result of reading a file of any kind.
///
/// The cases are indirect, so that a value without a result is small.
indirect enum FileReading: Sendable {
  case project([ProjectTarget])
  case document(DocumentRecord)
  case source(SourceFile)
  /// No result, because the source cannot be read or the run was cancelled.
  case nothing

  enum Kind: Sendable {
    case project, document, source

    /// The stage of a run in which files of this kind are read; nil if no progress is reported.
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
