/// The language of a declaration, which decides what its setter does with a value of the wrong class.
public enum SourceLanguage: Hashable, Sendable {
  /// Swift, and the interfaces of Swift modules.
  case swift
  /// Objective-C and Objective-C++.
  case objectiveC

  /// The name in reports.
  package var name: String {
    switch self {
    case .swift: "swift"
    case .objectiveC: "objective-c"
    }
  }
}
