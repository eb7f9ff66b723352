import KeyValueCoding
import RuntimeAttributes

extension LoadEvent.Step {
  /// The outcome of a step: a stable name for tools, and a message with further details, if any.
  package typealias Outcome = (name: String, message: String?)

  /// The outcome of the step; nil if the step cannot fail.
  package var outcome: Outcome? {
    switch self {
    case .initialize(let initialization): initialization.outcome
    case .apply(_, .set(let outcome)): (outcome.name, outcome.message)
    case .apply(_, .raised): raisedException
    case .apply(_, .ignored): ("ignored", "WatchKit does not set runtime attributes")
    case .apply(_, .setUnlocalized(let outcome)):
      (
        outcome.name,
        "not localized: reports indicate that iOS ignores strings files for runtime attributes"
      )
    case .overwrite(_, let method, let location):
      ("overwritten", "set again by '\(method)'" + (location.map { " at \($0)" } ?? ""))
    case .connect(_, let outcome): outcome.outcome
    case .replace(let method, let className):
      (
        "replaced",
        "'\(method)' returns \(className.map { "a '\($0)'" } ?? "another object")"
      )
    case .loseConstraint(let id): ("lost", "constraint" + (id.map { " '\($0)'" } ?? ""))
    case .leaveNil(let use):
      ("unconnected", "outlet '\(use.outlet)'" + (use.method.map { ", which '\($0)' unwraps" } ?? ""))
    case .end(let error): ("ended", error.message)
    case .awake, .viewLoaded: nil
    }
  }
}

extension NibError {
  /// The details that the console line does not contain, if any.
  fileprivate var message: String? {
    if case .recursion(let names) = self { names.joined(separator: " > ") } else { nil }
  }
}

extension LoadEvent.Initialization {
  fileprivate var outcome: LoadEvent.Step.Outcome {
    switch self {
    case .initializer(let initializer): ("made", "by '\(initializer)'")
    case .trap(let method):
      switch method.trap {
      case .recursion: ("trap", "'\(method.swiftName)' always calls itself")
      case .missingKey(let key): ("trap", "'\(method.swiftName)' requires key '\(key)', which nibs lack")
      case .unimplemented, nil: ("trap", "'\(method.swiftName)' always traps")
      }
    case .uninherited(let initializer, let className, _):
      ("trap", "'\(className)' does not inherit '\(initializer)'")
    case .native: ("trap", "the class does not inherit from 'NSObject'")
    case .provided: ("provided", "by the code that loads the nib")
    case .fallback(let missing): ("fallback", "instead of '\(missing.name)', \(missing.why)")
    case .unseen: ("unseen", "the class was not found")
    }
  }
}

extension MissingClass {
  fileprivate var why: String {
    switch reason {
    case .absent(let nearest):
      "which was not found" + (nearest.map { "; " + SuggestionMessages.didYouMean($0) } ?? "")
    case .elsewhere(let modules, _):
      "which is declared only in \(modules.map { "'\($0)'" }.joined(separator: ", "))"
    case .generic: "which is generic and has no runtime name"
    case .genericSuperclass: "which inherits from a generic class and has no runtime name on old systems"
    case .objectiveC: "which is an Objective-C class and has no module"
    case .objectiveCName: "which is an Objective-C name and has no module"
    case .unbuilt: "which no target builds"
    case .withoutModule: "which is a Swift class and needs its module"
    case .nested(let type, _): "which is nested in '\(type)' and has no Objective-C name"
    }
  }
}

extension LoadEvent.ConnectionOutcome {
  fileprivate var outcome: LoadEvent.Step.Outcome {
    switch self {
    case .set(let outcome): (outcome.name, outcome.message)
    case .raised: raisedException
    case .actionFound: ("found", nil)
    case .actionMissing(let targetClass, nil): ("missing", "'\(targetClass)' has no such method")
    case .actionMissing(let targetClass, let declared?):
      (
        "missing",
        declared.isVisibleToObjectiveC
          ? "'\(declared.swiftName)' of '\(targetClass)' has selector '\(declared.selector)'"
          : "the method of '\(targetClass)' is not visible to Objective-C"
      )
    case .actionContested(let targetClass, _):
      ("undecided", "'\(targetClass)' has no such method, and a segue may replace the action")
    case .actionUndecided(let uncertainty):
      (
        "undecided",
        uncertainty?.description ?? "the target is determined when the action is sent"
      )
    case .segueClassMissing(let missing): ("missing", "class '\(missing.name)' was not found")
    case .dangling: ("dangling", "no object has this id")
    case .outOfScene: ("left-out", "the object is in another scene")
    case .bound: ("bound", nil)
    case .sourceUnknown: ("undecided", "the owner's class is unknown")
    case .connectedAgain: ("connected-again", "replaces the previous connection")
    case .passedOver: ("passed-over", nil)
    }
  }
}

/// Key-value coding raised; the details are in the console line.
private let raisedException: LoadEvent.Step.Outcome = ("raised", "raised")
