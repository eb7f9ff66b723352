/// Whether a fix is certain to keep the intended behavior of the app.
public enum Applicability: String, CaseIterable, Comparable, Sendable {
  /// Keeps the behavior: replaces a stale name with its new one, adds an attribute to a declaration, or names the
  /// module of a class.
  case safe
  /// Removes something, or replaces a name with the most similar one.
  case unsafe

  /// Orders safe before unsafe fixes.
  public static func < (left: Applicability, right: Applicability) -> Bool {
    left == .safe && right == .unsafe
  }
}

extension FileFix.Change.Kind {
  /// Whether the change is certain to keep the intended behavior of the app.
  public var applicability: Applicability {
    switch self {
    case .repair, .attribute, .module: .safe
    case .removal, .classRemoval, .renaming: .unsafe
    }
  }
}
