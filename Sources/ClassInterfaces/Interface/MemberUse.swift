package import RuntimeAttributes

/// One place where a body that runs at load uses a member of the object as if it could not be nil.
///
/// Only what surely runs is noted: nothing inside of nested braces, behind a `guard` or an early exit, or behind
/// an operator that may skip it.
package struct MemberUse: Hashable, Sendable {
  /// What runs the body.
  package enum Trigger: Hashable, Sendable {
    /// The setter or an observer of a property, by its name.
    case setting(String)
    /// A method or initializer, by its full name.
    case calling(String)
  }

  /// The name of the member that is used.
  package var member: String
  /// What runs the body.
  package var trigger: Trigger
  /// The methods of the same declaration that are called on the way, outermost first.
  package var path: [String]
  /// Where the use stands.
  package var location: SourceLocation
  /// The platforms for which it surely is compiled.
  package var platforms: PlatformSet = .all

  /// Whether an exclamation mark unwraps the member: `label!.text`.
  package var isForced = false

  /// Creates a fact.
  package init(member: String, trigger: Trigger, path: [String] = [], location: SourceLocation) {
    self.member = member
    self.trigger = trigger
    self.path = path
    self.location = location
  }
}
