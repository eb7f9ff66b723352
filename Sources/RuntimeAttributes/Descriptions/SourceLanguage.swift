/// The language of a declaration, which decides what its setter does with a value of the wrong class.
public enum SourceLanguage: String, Hashable, Sendable {
  /// Swift, and the interfaces of Swift modules.
  case swift
  /// Objective-C and Objective-C++.
  case objectiveC = "objective-c"
}
