import Checks
import NibLoading

/// The text style of a report.
public enum TextStyle: Hashable, Sendable {
  /// Plain text.
  case plain
  /// Text with terminal escape sequences.
  case ansi
}

extension TextStyle {
  /// The role of a piece of text, which determines its style.
  enum Role {
    case error, warning, note, success, strong, faint, pointer, crashOnUse, silent, removed, added, range

    /// The parameters of the "select graphic rendition" sequence.
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

  /// Returns a text in the style of its role.
  func set(_ text: String, as role: Role) -> String {
    switch self {
    case .plain: text
    case .ansi: "\u{1B}[\(role.rendition)m\(text)\u{1B}[0m"
    }
  }
}

extension Finding {
  /// The role of the consequence's word; faint if the finding is unreachable.
  var role: TextStyle.Role {
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
  /// The role of the severity's word.
  var role: TextStyle.Role {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
