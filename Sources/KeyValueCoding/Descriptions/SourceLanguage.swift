import RuntimeAttributes

/// The language of a declaration, which determines the effect of setting a value of the wrong class.
public enum SourceLanguage: Hashable, Sendable {
  /// Swift, including the interfaces of Swift modules.
  case swift
  /// Objective-C and Objective-C++.
  case objectiveC

  /// The display name.
  package var name: String {
    switch self {
    case .swift: "swift"
    case .objectiveC: "objective-c"
    }
  }
}
