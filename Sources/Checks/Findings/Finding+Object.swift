package import InterfaceDocuments

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
