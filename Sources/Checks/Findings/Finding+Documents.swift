package import InterfaceDocuments
import NibLoading
package import ProgramModel

extension Finding {
  /// Reports a problem that was found while reading a document.
  package init(_ problem: DocumentRecord.Problem, in file: String) {
    self.init(
      id: .unreadableDocument,
      consequence: .invalid,
      message: problem.message,
      file: file,
      position: problem.position,
      object: problem.object.map { Object($0) }
    )
  }
}

extension Finding.Object {
  /// Creates a reference to an object of a document.
  package init(_ object: InterfaceObject) {
    self.init(
      id: object.id,
      className: object.className,
      element: object.element,
      label: object.userLabel ?? object.text
    )
  }
}
