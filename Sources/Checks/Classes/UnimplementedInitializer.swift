import KeyValueCoding
import NibLoading

/// The initializer that nib loading calls always traps, or the class does not inherit the initializer.
enum UnimplementedInitializer: FindingContent, LoadCheck {
  case trapping(String, MethodTrap, className: String)
  /// An initializer that a Swift class with other initializers does not inherit.
  case uninherited(String, className: String)

  static let rule = Rule(
    .unimplementedInitializer,
    "the initializer that nib loading calls traps or does not decode the object",
    """
    Nib loading creates views and controllers with init(coder:). The implementation that Xcode inserts for classes \
    that are created in code only calls fatalError, which no platform catches. Other objects are created with init() \
    or init(frame:), which also traps if a Swift class declares other initializers and does not inherit it. If a \
    controller calls another initializer of its superclass instead of init(coder:), the segues of its scene are not \
    decoded, and performing one of them raises an exception. An initializer that always calls itself instead of the \
    superclass overflows the stack. A nib does not contain the keys that a class encodes for its own archives, so that \
    decodeObject(forKey:) returns nil, and unwrapping the result traps.
    """,
    document: """
      <view id="v-1" customClass="Badge" customModule="App" customModuleProvider="target"/>
      """,
    source: """
      class Badge: UIView {
        required init?(coder: NSCoder) {
          fatalError("init(coder:) has not been implemented")
        }
      }
      """,
    fix: (#"fatalError("init(coder:) has not been implemented")"#, "super.init(coder: coder)"),
    prints: "Fatal error: init(coder:) has not been implemented",
    remedy: "Implement init(coder:), at least with super.init(coder: coder)."
  )

  var id: FindingID { .unimplementedInitializer }

  var message: String {
    switch self {
    case .trapping(let initializer, .unimplemented, let className):
      "'\(className.withoutModule).\(initializer)' always traps, and nib loading calls it"
    case .trapping(let initializer, .recursion, let className):
      "'\(className.withoutModule).\(initializer)' always calls itself, and nib loading calls it"
    case .trapping(let initializer, .missingKey(let key), let className):
      "'\(className.withoutModule).\(initializer)' requires an object for key '\(key)', which a nib does not contain"
    case .uninherited(let initializer, let className):
      "'\(className.withoutModule)' does not inherit '\(initializer)', which nib loading calls, "
        + "because the class declares other initializers"
    }
  }

  var unverifiedReason: UnverifiedReason? {
    switch self {
    case .trapping: .otherInitializer
    case .uninherited: nil
    }
  }

  static func finding(about event: LoadEvent, in load: CheckedLoad) -> Finding? {
    switch event.step {
    case .initialize(.trap(let method)):
      method.trap.flatMap { trap in
        load.finding(
          UnimplementedInitializer.trapping(method.swiftName, trap, className: event.className),
          about: event,
          declaration: method.location
        )
      }
    case .initialize(.uninherited(let initializer, let className, let location)):
      load.finding(
        UnimplementedInitializer.uninherited(initializer, className: className),
        about: event,
        declaration: location
      )
    default: nil
    }
  }
}
