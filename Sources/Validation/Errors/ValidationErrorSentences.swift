import InterfaceDocuments
public import PortableFoundation
public import RuntimeAttributes

// Why a validation could not run, in sentences.

extension ValidationError: CustomStringConvertible, LocalizedError {
  /// What stood in the way, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// What stood in the way, in a sentence for people, with the place before it where there is one.
  public var description: String { (place.map { "\($0): " } ?? "") + sentence }

  /// Where what stood in the way is to be mended, if it is in a file.
  public var place: SourceLocation? {
    switch self {
    case .unreadableDocument(let file, let error):
      error.position.map { SourceLocation(file: file, position: $0) }
    case .invalidSpec(let file, let position, _): position.map { SourceLocation(file: file, position: $0) }
    default: nil
    }
  }

  /// What stood in the way, without the place.
  public var sentence: String {
    switch self {
    case .noSuchPath(let path): "no such file or folder: \(path)"
    case .noSuchClass(let name, let nearest):
      "no file, folder or class is called '\(name)'" + (nearest.map { ", did you mean '\($0)'?" } ?? "")
    case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)"
    case .unwritable(let path, let reason): "\(path) cannot be written: \(reason)"
    case .invalidIndex(let path, .foreign): "\(path) is no index"
    case .invalidIndex(let path, .otherVersion): "\(path) is the index of another version: write it again"
    case .invalidIndex(let path, .damaged): "\(path) is damaged: write it again"
    case .unreadableDocument(let file, let error): (place == nil ? "\(file): " : "") + error.message
    case .invalidSpec(let file, _, let reason): (place == nil ? "\(file): " : "") + reason.sentence
    }
  }
}

extension ValidationError.SpecProblem {
  var sentence: String {
    switch self {
    case .syntax(let reason): "the file is no JSON5: \(reason)"
    case .unknownKey(let key, let nearest):
      "there is no key '\(key)'" + (nearest.map { ", did you mean '\($0)'?" } ?? "")
    case .invalidRoot(let expected): "the file must hold \(expected)"
    case .invalidValue(let key, let expected): "'\(key)' must be \(expected)"
    case .invalidEntry(let key, let expected): "each entry of '\(key)' must be \(expected)"
    case .unknownID(let id, let nearest):
      "no finding has the id '\(id)'" + (nearest.map { ", did you mean '\($0)'?" } ?? "")
    case .missingKey(let key): "the key '\(key)' is missing"
    case .missingPath(let path, let key): "'\(key)' names '\(path)', where nothing is"
    }
  }
}
