import SourceModel

extension Use {
  /// Whether the object whose code names the nib becomes the owner.
  var makesItselfOwner: Bool {
    guard let nib else { return false }
    return switch nib.owner {
    case .itself: true
    // An initializer may instantiate a nib that another member creates.
    case .notInstantiated: nib.isOnlyNamed && member.hasPrefix("init(")
    case .nilOwner, .other: false
    }
  }

  /// Returns the name of the nib when the code runs in a class, or nil if the name is unknown.
  func nibName(in className: String, _ names: NibNames) -> String? {
    guard let name else { return nil }
    return name.isSpelling ? names.name(spelled: name.text) : name.text(in: className)
  }
}

extension Use.Nib {
  /// Whether the code neither instantiates nor registers the nib, nor passes it to a controller of a known class.
  fileprivate var isOnlyNamed: Bool {
    owner == .notInstantiated && registration == nil && (controller == nil || controller == .other)
  }

  /// Whether the nib is loaded with an unknown owner, or returned to code that may provide an owner.
  var isOfOther: Bool { owner == .other || isOnlyNamed }

  /// Whether the code instantiates the nib with an owner, or passes it to a controller.
  var hasOwner: Bool {
    switch owner {
    case .itself, .other: true
    case .nilOwner: false
    case .notInstantiated: controller != nil
    }
  }

  /// Whether the nib may be instantiated with an owner, either here or by code that receives the nib.
  var mayHaveOwner: Bool {
    switch owner {
    case .itself, .other: true
    case .nilOwner: false
    case .notInstantiated: registration == nil
    }
  }
}
