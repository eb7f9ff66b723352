/// The module that a document must specify for a class.
package struct ClassModule: Hashable, Sendable {
  package var className: String
  /// The module; nil for a class with an Objective-C name, which the document must specify without a module.
  package var module: String?

  package init(of className: String, _ module: String?) {
    (self.className, self.module) = (className, module)
  }
}
