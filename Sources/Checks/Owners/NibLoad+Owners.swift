import SourceModel

extension NibLoad {
  /// Whether the object whose code names the nib becomes the owner.
  var makesItselfOwner: Bool {
    switch owner {
    case .itself: true
    // An initializer may instantiate a nib that another member creates.
    case .notInstantiated: controller == nil && registration == nil && member.hasPrefix("init(")
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
  func nibName(in className: String, _ names: NibNames) -> String? {
    guard let name else { return nil }
    return name.isSpelling ? names.name(spelled: name.text) : name.text(in: className)
  }
}
