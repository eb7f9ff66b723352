import KeyValueCoding
import RuntimeAttributes

/// The outcome of an event: a stable name for tools, and a message with further details, if any.
package struct EventOutcome {
  /// Key-value coding raised; the details are in the console line.
  fileprivate static let raised = EventOutcome("raised", "raised")

  package var name: String
  package var message: String?

  fileprivate init(_ name: String, _ message: String? = nil) {
    self.name = name
    self.message = message
  }

  fileprivate init(_ outcome: SetValueOutcome) {
    self.init(outcome.name, outcome.message)
  }
}

extension LoadEvent.Step {
  /// The outcome of the step; nil if the step cannot fail.
  package var outcome: EventOutcome? {
    switch self {
    case .initialize(let initialization): initialization.outcome
    case .apply(_, .set(let outcome)): EventOutcome(outcome)
    case .apply(_, .raised): .raised
    case .apply(_, .setUnlocalized(let outcome)):
      EventOutcome(
        outcome.name,
        "not localized: reports indicate that iOS ignores strings files for runtime attributes"
      )
    case .overwrite(_, let method, let location):
      EventOutcome("overwritten", "set again by \(method)" + (location.map { " at \($0)" } ?? ""))
    case .connect(_, let outcome): outcome.outcome
    case .replace(let method, let className):
      EventOutcome(
        "replaced",
        "\(method) returns \(className.map { "a \($0)" } ?? "another object")"
      )
    case .loseConstraint(let id): EventOutcome("lost", "constraint" + (id.map { " \($0)" } ?? ""))
    case .leaveNil(let use):
      EventOutcome("unconnected", "outlet \(use.outlet)" + (use.method.map { ", which \($0) unwraps" } ?? ""))
    case .end(let error): EventOutcome("ended", error.message)
    case .awake, .viewLoaded: nil
    }
  }
}

extension NibError {
  /// Details that the console line does not contain.
  fileprivate var message: String? {
    if case .recursion(let names) = self { names.joined(separator: " > ") } else { nil }
  }
}

extension LoadEvent.Initialization {
  fileprivate var outcome: EventOutcome {
    switch self {
    case .initializer(let initializer): EventOutcome("made", "by \(initializer)")
    case .trap(let method): EventOutcome("trap", "\(method.swiftName) always traps")
    case .uninherited(let initializer, let className, _):
      EventOutcome("trap", "\(className) declares other initializers and does not inherit \(initializer)")
    case .native: EventOutcome("trap", "the class does not derive from NSObject")
    case .provided: EventOutcome("provided", "by the code that loads the nib")
    case .fallback(let missing): EventOutcome("fallback", "instead of \(missing.name), \(missing.why)")
    case .unseen: EventOutcome("unseen", "the class was not found")
    }
  }
}

extension MissingClass {
  fileprivate var why: String {
    switch reason {
    case .absent(let nearest):
      "which was not found" + (nearest.map { "; " + SuggestionMessages.didYouMean($0) } ?? "")
    case .elsewhere(let modules, _): "which is declared only in \(modules.joined(separator: ", "))"
    case .generic: "which is generic and has no runtime name"
    case .genericSuperclass: "which derives from a generic class and has no runtime name on old systems"
    case .objectiveC: "which is an Objective-C class and has no module"
    case .objectiveCName: "which is an Objective-C name and has no module"
    case .unbuilt: "which no target builds"
    case .withoutModule: "which is a Swift class and needs its module"
    case .nested(let type, _): "which is nested in \(type) and has no Objective-C name"
    }
  }
}

extension LoadEvent.ConnectionOutcome {
  fileprivate var outcome: EventOutcome {
    switch self {
    case .set(let outcome): EventOutcome(outcome)
    case .raised: .raised
    case .actionFound: EventOutcome("found")
    case .actionMissing(let targetClass, nil): EventOutcome("missing", "\(targetClass) has no such method")
    case .actionMissing(let targetClass, let declared?):
      EventOutcome(
        "missing",
        declared.isVisibleToObjectiveC
          ? "\(declared.swiftName) of \(targetClass) has the selector \(declared.selector)"
          : "the method of \(targetClass) is not visible to Objective-C"
      )
    case .actionContested(let targetClass, _):
      EventOutcome("undecided", "\(targetClass) has no such method, and a segue may replace the action")
    case .actionUndecided(let uncertainty):
      EventOutcome(
        "undecided",
        uncertainty?.description ?? "the target is determined when the action is sent"
      )
    case .segueClassMissing(let missing): EventOutcome("missing", "class \(missing.name) was not found")
    case .dangling: EventOutcome("dangling", "no object has this id")
    case .outOfScene: EventOutcome("left-out", "the object is in another scene")
    case .bound: EventOutcome("bound")
    case .sourceUnknown: EventOutcome("undecided", "the owner's class is unknown")
    case .connectedAgain: EventOutcome("connected-again", "replaces the previous connection")
    case .passedOver: EventOutcome("passed-over")
    }
  }
}
