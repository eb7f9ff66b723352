import NibLoading
import Validation

/// How a report sets words off.
public enum Style: Hashable, Sendable {
  /// Not at all.
  case plain
  /// By the escape sequences of terminals.
  case ansi
}

extension Style {
  /// What a piece of text is, which decides its look.
  enum Role {
    case error, warning, note, success, strong, faint, pointer, crashOnUse, silent, removed, added, range

    /// The parameters of the terminal's "select graphic rendition".
    fileprivate var rendition: String {
      switch self {
      case .error: "1;31"
      case .warning: "1;33"
      case .note: "1;36"
      case .success: "1;32"
      case .strong: "1"
      case .faint: "2"
      case .pointer, .added: "32"
      case .removed: "31"
      case .range: "36"
      case .crashOnUse: "1;35"
      case .silent: "1;34"
      }
    }
  }

  /// A text in the look of its role.
  func set(_ text: String, as role: Role) -> String {
    switch self {
    case .plain: text
    case .ansi: "\u{1B}[\(role.rendition)m\(text)\u{1B}[0m"
    }
  }
}

extension Finding {
  /// The look of the word for the consequence; faint unless the finding is reachable.
  var role: Style.Role {
    if isUnreachable { return .faint }
    return switch consequence {
    case .crash, .invalid: .error
    case .crashOnUse: .crashOnUse
    case .dropped: .warning
    case .silent: .silent
    case .unverified: likely == nil ? .faint : .warning
    }
  }
}

extension Severity {
  /// The look of the severity's word.
  var role: Style.Role {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
