package import InterfaceDocuments

/// The behaviors of all classes, and the nibs that the classes load.
package struct LoadBehaviors: Sendable {
  /// The behaviors by Swift class name.
  package let classes: [String: ClassBehavior]
  private let nibs: [String: InterfaceDocument]
  /// The names of the nibs that code specifies for the views of controllers, by Swift class name.
  private let viewNibs: [String: Set<String>]

  /// Creates behaviors.
  ///
  /// - Parameters:
  ///   - classes: The behaviors by Swift class name.
  ///   - documents: The nibs that the classes load; of several nibs with the same name, the first is used.
  ///   - viewNibs: The names of the nibs that code specifies for the views of controllers, by Swift class name.
  package init(
    classes: [String: ClassBehavior] = [:],
    documents: [InterfaceDocument] = [],
    viewNibs: [String: Set<String>] = [:]
  ) {
    (self.classes, self.viewNibs) = (classes, viewNibs)
    nibs = Dictionary(
      documents.lazy.filter { $0.format != .storyboard }.map { (DocumentPath.nibName(of: $0.file), $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Returns the nib with a name (without extension), if any.
  func nib(named name: String) -> InterfaceDocument? { nibs[name] }

  /// Whether code specifies a nib for the view of controllers of a class.
  func isNamed(_ nib: String, forViewOf className: String) -> Bool {
    viewNibs[className]?.contains(nib) == true
  }
}
