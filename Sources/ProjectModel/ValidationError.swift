public import InterfaceDocuments
public import RuntimeAttributes

/// The reason why a validation could not run.
public enum ValidationError: Error, Hashable, Sendable {
  /// A file or folder does not exist.
  case noSuchPath(String)
  /// An argument is neither a file or folder nor the name of a class.
  case noSuchClass(String, nearest: String?)
  /// An existing file or folder cannot be read, with the system's reason.
  case unreadable(path: String, reason: String)
  /// A path refers to a compiled nib or storyboard, which is not validated.
  case compiled(path: String)
  /// A file to inspect is not a document, or is incomplete.
  case unreadableDocument(file: String, DocumentError)
  /// A spec, configuration or baseline has problems, listed in the order of the file.
  case invalidSpec(file: String, [SpecFault])
  /// The task was cancelled before the validation was complete.
  case cancelled

  /// A problem in a spec, configuration or baseline, with its position if known.
  public struct SpecFault: Hashable, Sendable {
    /// The position of the invalid value or key, if known.
    public var position: SourcePosition?
    /// The problem.
    public var problem: SpecProblem

    /// Creates a fault.
    public init(position: SourcePosition?, problem: SpecProblem) {
      (self.position, self.problem) = (position, problem)
    }
  }

  /// A problem in a spec, configuration or baseline.
  public enum SpecProblem: Hashable, Sendable {
    /// The file is not valid JSON5, with an explanation.
    case syntax(String)
    /// The root value has the wrong type.
    case invalidRoot(expected: String)
    /// The key is unknown.
    case unknownKey(String, nearest: String?)
    /// The key belongs in another kind of file, such as `spec.json`.
    case misplacedKey(String, file: String)
    /// The value of a key has the wrong type or is invalid.
    case invalidValue(key: String, expected: String)
    /// An entry of a list has the wrong type or is invalid.
    case invalidEntry(key: String, expected: String)
    /// A name is not the id of a finding.
    case unknownID(String, nearest: String?)
    /// A required key is missing.
    case missingKey(String)
    /// The superclasses of classes in the spec form a cycle.
    case superclassCycle([String])
    /// A pattern refers to a missing path outside of the file's folder.
    case missingPath(String, key: String)
  }
}
