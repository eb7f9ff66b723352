import RuntimeAttributes

/// The initializers that nibs call.
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
  /// What is missing where a nib calls an initializer; nil if it is there.
  ///
  /// A class of Swift that declares designated initializers inherits none. The compiler lets nobody leave out
  /// `init(coder:)`, which is required. What is missing is the one that the nib calls, or that this one calls in turn.
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

  /// Whether the class has another initializer that takes the coder, as code calls it that makes a storyboard's controllers.
  var hasInitializerForCreator: Bool {
    description.methods.contains {
      $0.selector != NibInitializer.coder.selector && $0.isInitializer && $0.swiftName.contains("coder:")
    }
  }

  /// Whether sources give the class, or a superclass, a method of its own.
  private func declares(_ selector: String) -> Bool {
    chain.contains { ancestor in
      ancestor.description.location != nil
        && ancestor.description.methods.contains { $0.selector == selector }
    }
  }

  /// The designated initializer of the framework's class that the chain ends in, as it comes to be called; nil where
  /// that is not known.
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
  /// The initializer: `init(frame:)` or `init()`.
  var initializer: String
  /// The runtime's name of the class that declares other designated initializers.
  var className: String
  /// The location of that class.
  var location: SourceLocation?
}

/// A designated initializer, which subclasses that declare others do not inherit.
private struct DesignatedInitializer {
  var name: String
  var selector: String

  private static let plain = Self(name: "init()", selector: "init")
  private static let frame = Self(name: "init(frame:)", selector: "initWithFrame:")
  private static let nib = Self(name: "init(nibName:bundle:)", selector: "initWithNibName:bundle:")

  /// What `init()` of a framework's class comes to, by `NS_DESIGNATED_INITIALIZER` in the headers: in many it is no
  /// designated initializer itself, stays with every subclass, and calls the one that is.
  static let calledByInit = [
    "NSObject": plain, "NSResponder": plain, "UIResponder": plain,
    "NSView": frame, "UIView": frame, "NSControl": frame, "UIControl": frame,
    "NSViewController": nib, "UIViewController": nib,
    "UITableViewController": Self(name: "init(style:)", selector: "initWithStyle:"),
    "NSWindowController": Self(name: "init(window:)", selector: "initWithWindow:"),
  ]

  /// What `init(frame:)` of views comes to whose headers mark others with `NS_DESIGNATED_INITIALIZER`.
  ///
  /// There it is no designated one, so that no subclass traps in it, and it calls the one that is: WebKit's open source
  /// shows it, of the others it follows from the rule that Objective-C has for initializers.
  static let calledByFrame = [
    "MTKView": Self(name: "init(frame:device:)", selector: "initWithFrame:device:"),
    "NSTextView": Self(name: "init(frame:textContainer:)", selector: "initWithFrame:textContainer:"),
    "SCNView": Self(name: "init(frame:options:)", selector: "initWithFrame:options:"),
    "WKWebView": Self(name: "init(frame:configuration:)", selector: "initWithFrame:configuration:"),
  ]
}
