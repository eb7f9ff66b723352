import ClassInterfaces

extension NibLoad {
  /// Whether the object whose code names the nib becomes the owner.
  var makesItselfOwner: Bool {
    switch owner {
    case .itself: true
    // A controller passes the name to its superclass's initializer.
    case .notInstantiated: member.hasPrefix("init(")
    case .nobody, .other: false
    }
  }

  /// Whether the nib is loaded with an unknown owner, or returned to code that may provide one.
  var isOfOther: Bool {
    switch owner {
    case .other: true
    case .itself, .nobody: false
    case .notInstantiated: controller == nil && registration == nil
    }
  }

  /// Returns the nib's name if a class loads it, or nil if the name is unknown.
  func nibName(in className: String) -> String? { name?.text(in: className) }
}
