public import InterfaceDocuments

/// The behaviors of all classes, and the nibs that they load.
public struct LoadBehaviors: Sendable {
  /// The behaviors by the classes' names in Swift.
  public let classes: [String: ClassBehavior]
  private let nibs: [String: InterfaceDocument]

  /// Creates behaviors, none unless given.
  ///
  /// - Parameters:
  ///   - classes: The behaviors by the classes' names in Swift.
  ///   - documents: Where the nibs are that classes load; of two with one name the first counts.
  public init(classes: [String: ClassBehavior] = [:], documents: [InterfaceDocument] = []) {
    self.classes = classes
    nibs = Dictionary(
      documents.lazy.filter { $0.format != .storyboard }.map { ($0.baseName, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The nib of a name without extension.
  func nib(named name: String) -> InterfaceDocument? { nibs[name] }
}
