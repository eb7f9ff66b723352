import ClassInterfaces

extension NibLoad {
  /// Whether the object in whose body the nib is named becomes its owner.
  var makesItselfOwner: Bool {
    switch owner {
    case .itself: true
    // A controller that hands the name to the initializer of its superclass.
    case .notInstantiated: member.hasPrefix("init(")
    case .nobody, .other: false
    }
  }

  /// Whether the nib is loaded with an owner that cannot be told, or made for somebody who may do so.
  var isOfOther: Bool {
    switch owner {
    case .other: true
    case .itself, .nobody: false
    case .notInstantiated: controller == nil && registration == nil
    }
  }

  /// The nib's name, where a class of a name loads it; nil if it cannot be told.
  func nibName(in className: String) -> String? {
    switch name {
    case .literal(let name): name
    case .className("Self"): className
    case .className(let name): name
    case .unknown: nil
    }
  }
}
