package import RuntimeAttributes

/// The edits that rename a declaration in sources and documents.
package struct Renaming: Sendable {
  /// A place that contains the old name, but may not refer to the declaration; the place is left unchanged.
  package struct Uncertain: Hashable, Sendable, Comparable {
    /// The reason why the place may not refer to the declaration.
    package enum Reason: String, Hashable, Sendable {
      /// The type of the receiver is unknown.
      case receiver
      /// The name is in a string.
      case string
      /// Another method has the same name with other labels.
      case overload
      /// A shorthand optional binding declares a local variable with the name: `if let title`.
      case binding
      /// The code at the place was not analyzed, as in tests, or does not contain the name as expected.
      case unread
      /// The target of the action is determined at run time.
      case target
      /// The file is named after the class.
      case fileName
      /// The identifier is the name of the class.
      case identifier
    }

    package var place: FileLocation
    package var reason: Reason

    package static func < (left: Self, right: Self) -> Bool {
      (left.place, left.reason.rawValue) < (right.place, right.reason.rawValue)
    }
  }

  /// The changed files, sorted by path.
  package var files: [FileFix]
  /// The places to check, sorted.
  package var uncertain: [Uncertain]
}

/// A reason why a declaration cannot be renamed.
package enum RenamingError: Error, Hashable, Sendable {
  /// No source declares the type; `nearest` is the most similar type name.
  case unknownType(String, nearest: String?)
  /// The type does not declare the member; `nearest` is the most similar member name.
  case unknownMember(String, of: String, nearest: String?)
  /// Several declarations have the name.
  case ambiguous(String, [String])
  /// A framework declares the member, or a protocol that no source declares may require it, so its name cannot change.
  case declaredByFramework(String)
  /// The new name is too long, or is not an ASCII identifier in both Swift and Objective-C.
  case invalidName(String)
  /// Another declaration has the new name; the location is nil if a framework contains the declaration.
  case taken(String, at: FileLocation?)
}

/// The declaration to rename, and its new name.
struct RenamingRequest {
  /// The name as the user writes it: `Card`, `Card.titleLabel` or `Card.tap(_:)`.
  var target: String
  var newName: String

  /// The maximum length of a new name in bytes.
  private static let longest = 200

  /// Whether the new name is an ASCII identifier in both languages and not too long.
  var isValid: Bool {
    guard newName.utf8.count <= Self.longest, let first = newName.utf8.first,
      first == UInt8(ascii: "_") || first.isLetter
    else { return false }
    return newName.utf8.allSatisfy { $0 == UInt8(ascii: "_") || $0.isLetter || 0x30...0x39 ~= $0 }
      && !Self.reserved.contains(newName)
  }

  /// The reserved words of Swift and C that cannot be names.
  private static let reserved = Set(
    """
    Any Self as associatedtype auto break case catch char class const continue default defer deinit \
    do double else enum extension extern fallthrough false fileprivate float for func goto guard id \
    if import in init inout int internal is let long nil operator private protocol public register \
    repeat rethrows return self short signed sizeof static struct subscript super switch throw \
    throws true try typealias typedef union unsigned var void volatile where while
    """.split(separator: " ").map(String.init)
  )
}

extension UInt8 {
  fileprivate var isLetter: Bool { 0x41...0x5A ~= self || 0x61...0x7A ~= self }
}
