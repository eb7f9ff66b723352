package import InterfaceDocuments

/// The behaviors of all classes, and the nibs that they load.
package struct LoadBehaviors: Sendable {
  /// The behaviors by the classes' names in Swift.
  package let classes: [String: ClassBehavior]
  private let nibs: [String: InterfaceDocument]

  /// Creates behaviors, none unless given.
  ///
  /// - Parameters:
  ///   - classes: The behaviors by the classes' names in Swift.
  ///   - documents: Where the nibs are that classes load; of two with one name the first counts.
  package init(classes: [String: ClassBehavior] = [:], documents: [InterfaceDocument] = []) {
    self.classes = classes
    nibs = Dictionary(
      documents.lazy.filter { $0.format != .storyboard }.map { (DocumentPath.nibName(of: $0.file), $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The nib of a name without extension.
  func nib(named name: String) -> InterfaceDocument? { nibs[name] }
}
