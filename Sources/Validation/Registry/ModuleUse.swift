/// A class that a document names, as far as it matters which module has it.
struct ModuleUse: Hashable, Sendable {
  /// The name of the class.
  var name: String
  /// The module that the document names beside it.
  var module: String?
  /// Whether that is said to be the module of the document's own target.
  var isOfTarget: Bool
  /// Whether every class of the targets that the document belongs to was read.
  var isOfWholeTargets: Bool

  /// Takes what a document says of a class.
  init(_ use: DocumentSummary.ClassUse, isOfWholeTargets: Bool) {
    (name, module, isOfTarget) = (use.name, use.module, use.isOfTarget)
    self.isOfWholeTargets = isOfWholeTargets
  }
}
