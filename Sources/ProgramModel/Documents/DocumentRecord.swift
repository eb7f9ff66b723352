package import InterfaceDocuments
import ProjectModel
package import RuntimeAttributes

/// A document of a run: the parts that stay in memory, and the document itself, which may be read again on demand.
package struct DocumentRecord: Sendable {
  /// The number of documents that are loaded together, and the maximum number that stays in memory.
  package static let partSize = 512

  /// A problem found while reading a document.
  package struct Problem: Sendable {
    package var message: String
    package var position: SourcePosition
    package var object: InterfaceObject?
  }

  /// The document's path.
  package let file: String
  /// The problems found while reading.
  package let problems: [Problem]
  /// The summary, which stays in memory; nil if the document could not be read at all.
  package let summary: DocumentSummary?
  /// Whether the document could be read to its end.
  package let isWhole: Bool
  private let content: Content

  private enum Content: Sendable {
    case whole(InterfaceDocument?)
    /// A document that is read again when it is needed, since many documents take much memory.
    case unread(text: [UInt8]?)
  }

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - file: The document's path.
  ///   - text: The text that replaces the file's contents.
  ///   - keepsDocument: Whether the document stays in memory.
  package init(_ file: String, text: [UInt8]? = nil, keepsDocument: Bool = true) {
    let (document, problems, isWhole) = Self.read(file, text)
    self.init(
      document,
      problems,
      file: file,
      isWhole: isWhole,
      keepsDocument ? .whole(document) : .unread(text: text)
    )
  }

  /// Stores a document that is not in a file.
  package init(_ document: InterfaceDocument) {
    self.init(document, [], file: document.file, isWhole: true, .whole(document))
  }

  private init(
    _ document: InterfaceDocument?,
    _ problems: [Problem],
    file: String,
    isWhole: Bool,
    _ content: Content
  ) {
    (self.file, self.problems, self.content, self.isWhole) = (file, problems, content, isWhole)
    summary = document.map(DocumentSummary.init)
  }

  /// The document, as far as it could be read; nil if nothing could be read.
  package var document: InterfaceDocument? {
    switch content {
    case .whole(let document): document
    case .unread(let text): Self.read(file, text).document
    }
  }

  /// Reads a document from a file, or from the given contents, as far as possible.
  private static func read(
    _ path: String,
    _ text: [UInt8]?
  ) -> (document: InterfaceDocument?, problems: [Problem], isWhole: Bool) {
    var document: InterfaceDocument?
    var isWhole = false
    var problems: [Problem] = []
    func add(_ message: String, at position: SourcePosition?) {
      problems.append(Problem(message: message, position: position ?? SourcePosition(line: 1, column: 1)))
    }
    do {
      let bytes = try text ?? FileBytes.read(path)
      document = try InterfaceDocumentReader(readsMarkup: false).read(bytes, path: path)
      isWhole = true
    } catch let error as DocumentError {
      document = error.partialDocument
      add(error.message, at: error.position)
    } catch {
      add("\(error)", at: nil)
    }
    guard let document else { return (nil, problems, false) }
    problems += document.problems.map { problem in
      Problem(
        message: problem.message,
        position: problem.position,
        object: problem.object.map { document.objects[$0] }
      )
    }
    return (document, problems, isWhole)
  }
}
