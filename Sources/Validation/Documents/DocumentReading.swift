import InterfaceDocuments
import NibLoading
import RuntimeAttributes

/// The result of reading a document file: the document as far as it could be read, and the problems.
struct DocumentReading: Sendable {
  var document: InterfaceDocument?
  var findings: [Finding]
}

extension DocumentReading {
  /// Reads a file, or the given contents instead.
  init(_ path: String, text: [UInt8]? = nil) {
    self.init(document: nil, findings: [])
    do {
      let bytes = try text ?? FileBytes.read(path)
      document = try InterfaceDocumentReader(readsMarkup: false).read(bytes, path: path)
    } catch let error as DocumentError {
      document = error.partialDocument
      add(error.message, at: error.position, in: path)
    } catch {
      add("\(error)", at: nil, in: path)
    }
    guard let document else { return }
    for problem in document.problems {
      let object = problem.object.map { Finding.Object(document.objects[$0]) }
      add(problem.message, at: problem.position, in: document.file, object)
    }
  }

  private mutating func add(
    _ message: String,
    at position: SourcePosition?,
    in file: String,
    _ object: Finding.Object? = nil
  ) {
    findings.append(
      Finding(
        id: .unreadableDocument,
        consequence: .invalid,
        message: message,
        file: file,
        position: position ?? SourcePosition(line: 1, column: 1),
        object: object
      )
    )
  }
}

extension Finding.Object {
  /// Creates a reference to an object of a document.
  init(_ object: InterfaceObject) {
    self.init(
      id: object.id,
      className: object.className,
      element: object.element,
      label: object.userLabel ?? object.text
    )
  }
}
