package import RuntimeAttributes
package import SourceSyntax

/// A use of a member that must not be nil, in a body that runs during nib loading.
///
/// Only uses that are certain to run are recorded, not those in nested braces, after a `guard` or early exit, or in
/// an operand that may be skipped.
package struct MemberUse: Hashable, Sendable {
  /// The event that runs the body.
  package enum Trigger: Hashable, Sendable {
    /// The setter or an observer of the property with the given name.
    case setting(String)
    /// The method or initializer with the given full name.
    case calling(String)
  }

  /// The name of the member.
  package var member: String
  /// The event that runs the body.
  package var trigger: Trigger
  /// The methods of the same declaration on the call path, outermost first.
  package var path: [String] = []
  /// The location of the use.
  package var location: FileLocation
  /// The platforms for which the use is certainly compiled.
  package var platforms: PlatformSet = .all

  /// Whether the member is force-unwrapped with `!`: `label!.text`.
  package var isForced = false
}
