/// The certainty that a fix preserves the intended behavior of the app.
public enum Applicability: String, CaseIterable, Comparable, Sendable {
  /// The fix preserves the behavior: it replaces a stale name with the new name, adds an attribute to a declaration, or
  /// sets or removes the module of a class.
  case safe
  /// The fix removes a connection, attribute or class, or replaces a name with the most similar name.
  case unsafe

  /// Orders safe before unsafe fixes.
  public static func < (left: Applicability, right: Applicability) -> Bool {
    left == .safe && right == .unsafe
  }
}

extension FileFix.Change.Kind {
  /// The certainty that the change preserves the intended behavior of the app.
  public var applicability: Applicability {
    switch self {
    case .repair, .attribute, .module: .safe
    case .removal, .classRemoval, .renaming: .unsafe
    }
  }
}
