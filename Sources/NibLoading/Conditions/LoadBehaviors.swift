package import InterfaceDocuments

/// The behaviors of all classes, and the nibs that the classes load.
package struct LoadBehaviors: Sendable {
  /// The behaviors by Swift class name.
  package let classes: [String: ClassBehavior]
  private let nibs: [String: InterfaceDocument]

  /// Creates behaviors.
  ///
  /// - Parameters:
  ///   - classes: The behaviors by Swift class name.
  ///   - documents: The nibs that the classes load; of several nibs with the same name, the first is used.
  package init(classes: [String: ClassBehavior] = [:], documents: [InterfaceDocument] = []) {
    self.classes = classes
    nibs = Dictionary(
      documents.lazy.filter { $0.format != .storyboard }.map { (DocumentPath.nibName(of: $0.file), $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Returns the nib with a name (without extension), if any.
  func nib(named name: String) -> InterfaceDocument? { nibs[name] }
}
