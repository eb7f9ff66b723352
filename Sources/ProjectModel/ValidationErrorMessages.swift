import InterfaceDocuments
public import PortableFoundation
public import RuntimeAttributes

// The messages of errors.

extension ValidationError: CustomStringConvertible, LocalizedError {
  /// The description, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The diagnostics, one per line, each preceded by its location if known.
  public var description: String {
    diagnostics.map { place, message in (place.map { "\($0): " } ?? "") + message }.joined(separator: "\n")
  }

  /// The problems, each with its location in a file if known.
  public var diagnostics: [(place: FileLocation?, message: String)] {
    switch self {
    case .invalidSpec(let file, let faults):
      faults.map { Self.diagnostic(file, $0.position, $0.problem.message) }
    case .unreadableDocument(let file, let error): [Self.diagnostic(file, error.position, error.message)]
    case .noSuchPath(let path): [(nil, "no such file or folder: \(path)")]
    case .noSuchClass(let name, let nearest):
      [(nil, "unknown file, folder or class '\(name)'" + Self.didYouMean(nearest))]
    case .unreadable(let path, let reason): [(nil, "cannot read \(path): \(reason)")]
    case .compiled(let path):
      [
        (
          nil,
          "cannot validate compiled document \(path); pass the .xib or .storyboard file"
        )
      ]
    case .cancelled: [(nil, "the validation was cancelled")]
    }
  }

  private static func diagnostic(
    _ file: String,
    _ position: SourcePosition?,
    _ message: String
  ) -> (place: FileLocation?, message: String) {
    guard let position else { return (nil, "\(file): \(message)") }
    return (FileLocation(file: file, position: position), message)
  }

  fileprivate static func didYouMean(_ name: String?) -> String {
    name.map { "; did you mean '\($0)'?" } ?? ""
  }
}

extension ValidationError.SpecProblem {
  package var message: String {
    switch self {
    case .syntax(let reason): "invalid JSON5: \(reason)"
    case .unknownKey(let key, let nearest): "unknown key '\(key)'" + ValidationError.didYouMean(nearest)
    case .misplacedKey(let key, let file): "'\(key)' is a key of \(file)"
    case .invalidRoot(let expected): "expected \(expected)"
    case .invalidValue(let key, let expected): "invalid value for '\(key)'; expected \(expected)"
    case .invalidEntry(let key, let expected): "invalid entry in '\(key)'; expected \(expected)"
    case .unknownID(let id, let nearest): "unknown finding id '\(id)'" + ValidationError.didYouMean(nearest)
    case .missingKey(let key): "missing key '\(key)'"
    case .superclassCycle(let names): "superclass cycle: \(names.joined(separator: " > "))"
    case .missingPath(let path, let key): "'\(path)' in '\(key)' does not exist"
    }
  }
}
