/// The language of a declaration, which decides what its setter does with a value of the wrong class.
public enum SourceLanguage: String, Hashable, Sendable {
  case swift
  case objectiveC = "objective-c"
}
