public import RuntimeAttributes

/// A class that a document asks for and that does not exist under that name.
public struct MissingClass: Hashable, Sendable {
  /// The class as the document names it.
  public var name: String
  /// The module as the document names it.
  public var module: String?
  /// Why the class does not answer to that name.
  public var reason: Reason

  /// Why a class does not answer to a name.
  public enum Reason: Hashable, Sendable {
    /// No class of that name is there.
    case absent(nearest: String?)
    /// The document looks for the class in the module of its own target, and only other modules have it.
    case elsewhere(modules: [String], SourceLocation?)
    /// The class is generic, so it has no name for the runtime.
    case generic(SourceLocation?)
    /// The class is nested and has no Objective-C name.
    case nested(SourceLocation?)
    /// The class is one of Objective-C, which has no modules.
    case objectiveC(SourceLocation?)
    /// The class of the module has the name for Objective-C alone, which no module goes with.
    case objectiveCName(SourceLocation?)
    /// The class is one of Swift, and the document names no module.
    case withoutModule(SourceLocation?)
  }

  /// Creates a description of a missing class.
  package init(name: String, module: String?, reason: Reason) {
    self.name = name
    self.module = module
    self.reason = reason
  }
}
