public import RuntimeAttributes

/// A class that a document names and that does not exist under this name.
public struct MissingClass: Hashable, Sendable {
  /// The class name in the document.
  public var name: String
  /// The module name in the document.
  public var module: String?
  /// Why the class is not found.
  public var reason: Reason

  /// Why a class is not found under a name.
  public enum Reason: Hashable, Sendable {
    /// No class has the name.
    case absent(nearest: String?)
    /// The document looks for the class in the module of its own target, but only other modules declare it.
    case elsewhere(modules: [String], SourceLocation?)
    /// The class is generic, so it has no runtime name.
    case generic(SourceLocation?)
    /// The class is nested and has no Objective-C name.
    case nested(SourceLocation?)
    /// The class is an Objective-C class, which has no module.
    case objectiveC(SourceLocation?)
    /// The class has this name only in Objective-C, where names have no module.
    case objectiveCName(SourceLocation?)
    /// The class is a Swift class, but the document names no module.
    case withoutModule(SourceLocation?)
  }

  /// Creates a description of a missing class.
  package init(name: String, module: String?, reason: Reason) {
    self.name = name
    self.module = module
    self.reason = reason
  }
}
