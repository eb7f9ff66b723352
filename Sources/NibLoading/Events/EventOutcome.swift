import RuntimeAttributes

/// The outcome of an event: a stable name for programs, and a message if there is more to report.
package struct EventOutcome {
  /// Key-value coding raised; the console line has the details.
  fileprivate static let raised = EventOutcome("raised", "raised")

  package var name: String
  package var sentence: String?

  fileprivate init(_ name: String, _ sentence: String? = nil) {
    self.name = name
    self.sentence = sentence
  }

  fileprivate init(_ outcome: SetValueOutcome) {
    self.init(outcome.name, outcome.sentence)
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
        "the document's own text, whatever a strings file says: so iOS was reported to do"
      )
    case .overwrite(_, let method, let location):
      EventOutcome("overwritten", "set again by \(method)" + (location.map { " at \($0)" } ?? ""))
    case .connect(_, let outcome): outcome.outcome
    case .replace(let method, let className):
      EventOutcome(
        "replaced",
        "by \(className.map { "a \($0)" } ?? "another object"), which \(method) returns"
      )
    case .loseConstraint(let id): EventOutcome("lost", "constraint" + (id.map { " \($0)" } ?? ""))
    case .leaveNil(let use):
      EventOutcome("unconnected", "outlet \(use.outlet)" + (use.method.map { ", which \($0) unwraps" } ?? ""))
    case .end(let error): EventOutcome("ended", error.sentence)
    case .awake, .viewLoaded: nil
    }
  }
}

extension NibError {
  /// Details that the console line does not contain.
  fileprivate var sentence: String? {
    if case .recursion(let names) = self { names.joined(separator: " > ") } else { nil }
  }
}

extension LoadEvent.Initialization {
  fileprivate var outcome: EventOutcome {
    switch self {
    case .initializer(let initializer): EventOutcome("made", "by \(initializer)")
    case .trap(let method): EventOutcome("trap", "\(method.swiftName) does nothing but trap")
    case .uninherited(let initializer, let className, _):
      EventOutcome("trap", "\(className) declares other initializers and does not inherit \(initializer)")
    case .native: EventOutcome("trap", "the class does not derive from NSObject")
    case .provided: EventOutcome("provided", "by whoever loads the nib")
    case .fallback(let missing): EventOutcome("fallback", "in place of \(missing.name), \(missing.why)")
    case .unseen: EventOutcome("unseen", "of a class that no source here shows")
    }
  }
}

extension MissingClass {
  fileprivate var why: String {
    switch reason {
    case .absent(let nearest):
      "which is not there" + (nearest.map { "; " + SuggestionMessages.didYouMean($0) } ?? "")
    case .elsewhere(let modules, _): "which is in \(modules.joined(separator: ", ")) alone"
    case .generic: "which is generic and so has no name for the runtime"
    case .objectiveC: "which is written in Objective-C and so has no module"
    case .objectiveCName: "which is a name for Objective-C and so has no module"
    case .withoutModule: "which is written in Swift and so needs its module"
    case .nested: "which is nested and has no Objective-C name"
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
      EventOutcome("undecided", "\(targetClass) has no such method, and a segue may take the action's place")
    case .actionUndecided(let uncertainty):
      EventOutcome("undecided", uncertainty?.description ?? "the target is found when it fires")
    case .segueClassMissing(let missing): EventOutcome("missing", "no class \(missing.name)")
    case .dangling: EventOutcome("dangling", "no object has that id")
    case .outOfScene: EventOutcome("left-out", "the object is in another scene")
    case .bound: EventOutcome("bound")
    case .sourceUnknown: EventOutcome("undecided", "whoever loads the nib knows the owner's class")
    case .connectedAgain: EventOutcome("connected-again", "in place of the one before")
    case .passedOver: EventOutcome("passed-over")
    }
  }
}
