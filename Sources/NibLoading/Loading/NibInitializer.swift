import KeyValueCoding
import RuntimeAttributes

/// The initializers that nib loading calls.
enum NibInitializer: String {
  case coder = "init(coder:)"
  case frame = "init(frame:)"
  case plain = "init()"

  var selector: String {
    switch self {
    case .coder: "initWithCoder:"
    case .frame: "initWithFrame:"
    case .plain: "init"
    }
  }
}

extension ClassRegistry.Entry {
  /// Returns the designated initializer that an initializer calls but the class does not inherit, or nil if there is
  /// none or this is unknown.
  ///
  /// A Swift class that declares designated initializers does not inherit initializers. The compiler enforces
  /// `init(coder:)`, which is required, but other initializers that nib loading calls directly or indirectly can be
  /// missing.
  func withoutInherited(_ initializer: NibInitializer) -> UninheritedInitializer? {
    guard initializer != .coder, !declares(initializer.selector) else { return nil }
    guard let designated = designated(for: initializer) else { return nil }
    for ancestor in chain {
      let description = ancestor.description
      guard !description.methods.contains(where: { $0.selector == designated.selector }) else { return nil }
      guard !description.traits.contains(.incomplete) else { return nil }
      let hasDesignated = description.methods.contains { $0.isInitializer && !$0.isConvenience }
      if description.language == .swift, description.location != nil, hasDesignated {
        return UninheritedInitializer(
          initializer: designated.name,
          className: ancestor.runtimeName,
          location: description.location
        )
      }
    }
    return nil
  }

  /// Whether the class has another initializer with a coder parameter, for use in `creator:` closures.
  var hasInitializerForCreator: Bool {
    description.methods.contains {
      $0.selector != NibInitializer.coder.selector && $0.isInitializer && $0.swiftName.contains("coder:")
    }
  }

  /// Whether the sources declare a method in the class or a superclass.
  private func declares(_ selector: String) -> Bool {
    chain.contains { ancestor in
      ancestor.description.location != nil
        && ancestor.description.methods.contains { $0.selector == selector }
    }
  }

  /// Returns the framework superclass's designated initializer that an initializer ultimately calls, or nil if unknown.
  private func designated(for initializer: NibInitializer) -> DesignatedInitializer? {
    let frameworkClasses = chain.filter { $0.description.location == nil }.map(\.runtimeName)
    return switch initializer {
    case .plain: frameworkClasses.first.flatMap { DesignatedInitializer.calledByInit[$0] }
    case .frame:
      frameworkClasses.compactMap { DesignatedInitializer.calledByFrame[$0] }.first
        ?? DesignatedInitializer(name: initializer.rawValue, selector: initializer.selector)
    case .coder: nil
    }
  }
}

/// An initializer that a Swift class does not inherit.
struct UninheritedInitializer {
  /// The initializer, such as `init(frame:)`.
  var initializer: String
  /// The runtime name of the class that declares other designated initializers.
  var className: String
  /// The location of the class that declares other designated initializers, if known.
  var location: FileLocation?
}

/// A designated initializer, which subclasses with their own designated initializers do not inherit.
private struct DesignatedInitializer {
  var name: String
  var selector: String

  private static let plain = Self(name: "init()", selector: "init")
  private static let frame = Self(name: "init(frame:)", selector: "initWithFrame:")
  private static let nib = Self(name: "init(nibName:bundle:)", selector: "initWithNibName:bundle:")

  /// The designated initializers that `init()` of framework classes calls, according to `NS_DESIGNATED_INITIALIZER`
  /// in the headers.
  ///
  /// In many classes `init()` is a convenience initializer that every subclass inherits and that calls the designated
  /// initializer.
  static let calledByInit = [
    "NSObject": plain, "NSResponder": plain, "UIResponder": plain,
    "NSView": frame, "UIView": frame, "NSControl": frame, "UIControl": frame,
    "NSViewController": nib, "UIViewController": nib,
    "UITableViewController": Self(name: "init(style:)", selector: "initWithStyle:"),
    "NSWindowController": Self(name: "init(window:)", selector: "initWithWindow:"),
  ]

  /// The designated initializers that `init(frame:)` calls in view classes whose headers mark only other initializers
  /// with `NS_DESIGNATED_INITIALIZER`.
  ///
  /// In these classes `init(frame:)` is not designated: a subclass that lacks the designated initializer traps there,
  /// not in `init(frame:)`. WebKit's source confirms this; for other classes it follows from Objective-C's initializer
  /// rules.
  static let calledByFrame = [
    "MTKView": Self(name: "init(frame:device:)", selector: "initWithFrame:device:"),
    "NSTextView": Self(name: "init(frame:textContainer:)", selector: "initWithFrame:textContainer:"),
    "SCNView": Self(name: "init(frame:options:)", selector: "initWithFrame:options:"),
    "WKWebView": Self(name: "init(frame:configuration:)", selector: "initWithFrame:configuration:"),
  ]
}
