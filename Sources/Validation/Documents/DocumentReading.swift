import InterfaceDocuments
import NibLoading
import RuntimeAttributes

/// The result of reading a document file: the document as far as it could be read, and the problems.
struct DocumentReading: Sendable {
  var document: InterfaceDocument?
  var findings: [Finding]

  init(document: InterfaceDocument?, findings: [Finding]) {
    self.document = document
    self.findings = findings
  }

  /// Reads a file, or the given contents instead.
  init(_ path: String, text: [UInt8]? = nil) {
    do {
      let document = try InterfaceDocumentReader(readsMarkup: false).read(
        try text ?? FileBytes.read(path),
        path: path
      )
      self.document = document
      findings = document.problems.map {
        Self.finding($0.message, at: $0.position, in: document, of: $0.object)
      }
    } catch let error as DocumentError {
      document = error.partialDocument
      findings = [
        Finding(
          id: .unreadableDocument,
          consequence: .invalid,
          message: error.message,
          file: path,
          position: error.position ?? SourcePosition(line: 1, column: 1)
        )
      ]
      if let document = error.partialDocument {
        findings += document.problems.map {
          Self.finding($0.message, at: $0.position, in: document, of: $0.object)
        }
      }
    } catch {
      document = nil
      findings = [
        Finding(
          id: .unreadableDocument,
          consequence: .invalid,
          message: "\(error)",
          file: path,
          position: SourcePosition(line: 1, column: 1)
        )
      ]
    }
  }

  private static func finding(
    _ message: String,
    at position: SourcePosition,
    in document: InterfaceDocument,
    of index: Int?
  ) -> Finding {
    Finding(
      id: .unreadableDocument,
      consequence: .invalid,
      message: message,
      file: document.file,
      position: position,
      object: index.map { Finding.Object(document.objects[$0]) }
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
