/// A document's reference to a class, with the properties that determine the module of the class.
package struct ModuleUse: Hashable, Sendable {
  /// The name of the class.
  var name: String
  /// The module specified in the document, if any.
  var module: String?
  /// Whether the module is inherited from the document's target.
  var isOfTarget: Bool
  /// Whether all classes of the document's targets were read.
  var isOfWholeTargets: Bool

  /// Creates a value from a class reference.
  init(_ use: DocumentSummary.ClassUse, isOfWholeTargets: Bool) {
    (name, module, isOfTarget) = (use.name, use.module, use.isOfTarget)
    self.isOfWholeTargets = isOfWholeTargets
  }
}
