public import InterfaceDocuments
public import RuntimeAttributes

/// Why a validation could not run.
public enum ValidationError: Error, Hashable, Sendable {
  /// Nothing is at a path.
  case noSuchPath(String)
  /// Neither a file nor a class has a name.
  case noSuchClass(String, nearest: String?)
  /// A file or folder is there and cannot be read; the reason is the system's.
  case unreadable(path: String, reason: String)
  /// A file cannot be written; the reason is the system's.
  case unwritable(path: String, reason: String)
  /// A file that was to be an index is none, or not one of this version, or damaged.
  case invalidIndex(path: String, IndexProblem)
  /// A file that was to be inspected is no document, or only the beginning of one.
  case unreadableDocument(file: String, DocumentError)
  /// A spec, configuration or baseline is not valid; every problem that was found, in the order of the file.
  case invalidSpec(file: String, [SpecFault])

  /// What is wrong with an index.
  public enum IndexProblem: Hashable, Sendable {
    /// It is no index at all.
    case foreign
    /// Another version of the program wrote it.
    case otherVersion
    /// It is not as it was written.
    case damaged
  }

  /// One problem of a spec, and where it is.
  public struct SpecFault: Hashable, Sendable {
    /// The position of the value or key concerned, if it is known.
    public var position: SourcePosition?
    /// The problem.
    public var problem: SpecProblem

    /// Creates a fault.
    public init(position: SourcePosition?, problem: SpecProblem) {
      (self.position, self.problem) = (position, problem)
    }
  }

  /// What is wrong with a spec.
  public enum SpecProblem: Hashable, Sendable {
    /// It is no JSON5; why, in words.
    case syntax(String)
    /// The whole file holds a value of the wrong type.
    case invalidRoot(expected: String)
    /// A key that no spec has.
    case unknownKey(String, nearest: String?)
    /// A key with a value of the wrong type or an impossible one.
    case invalidValue(key: String, expected: String)
    /// A list with an entry of the wrong type.
    case invalidEntry(key: String, expected: String)
    /// A name where a finding's id must stand.
    case unknownID(String, nearest: String?)
    /// A key that must be there.
    case missingKey(String)
    /// A pattern that leads out of the folder to where nothing is.
    case missingPath(String, key: String)
  }
}
