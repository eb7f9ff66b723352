import InterfaceDocuments
import NibLoading
import RuntimeAttributes

/// What became of an event: a stable name for programs, and a sentence for people where there is more to say.
struct EventOutcome {
  /// Key-value coding raised; what the runtime prints says what.
  static let raised = EventOutcome("raised", "raised")

  var name: String
  var sentence: String?

  init(_ name: String, _ sentence: String? = nil) {
    self.name = name
    self.sentence = sentence
  }
}

extension LoadEvent {
  /// What became of the event; nil for one that cannot go wrong.
  var outcome: EventOutcome? {
    switch step {
    case .initialize(let initialization): initialization.outcome
    case .apply(_, .set(let outcome)): outcome.eventOutcome
    case .apply(_, .raised): .raised
    case .apply(_, .setUnlocalized(let outcome)):
      EventOutcome(
        outcome.eventOutcome.name,
        "the document's own text, whatever a strings file says: so iOS was reported to do"
      )
    case .overwrite(_, let overwriting):
      EventOutcome(
        "overwritten",
        "set again by \(overwriting.method)" + (overwriting.location.map { " at \($0)" } ?? "")
      )
    case .connect(_, let outcome): outcome.outcome
    case .replace(let replacement):
      EventOutcome(
        "replaced",
        "by \(replacement.className.map { "a \($0)" } ?? "another object"), which \(replacement.method) returns"
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
  /// What people need beside the line that the runtime prints.
  fileprivate var sentence: String? {
    if case .recursion(let names) = self { names.joined(separator: " > ") } else { nil }
  }
}

extension LoadEvent.Initialization {
  fileprivate var outcome: EventOutcome {
    switch self {
    case .initializer(let initializer): EventOutcome("made", "by \(initializer)")
    case .trap(let method): EventOutcome("trap", "\(method.swiftName) does nothing but trap")
    case .uninherited(let missing):
      EventOutcome(
        "trap",
        "\(missing.className) declares other initializers and does not inherit \(missing.initializer)"
      )
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
    case .absent(let nearest): "which is not there" + (nearest.map { "; " + Sentences.didYouMean($0) } ?? "")
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
    case .set(let outcome): outcome.eventOutcome
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
    case .actionUndecided(let doubt):
      EventOutcome("undecided", doubt?.sentence ?? "the target is found when it fires")
    case .segueClassMissing(let missing): EventOutcome("missing", "no class \(missing.name)")
    case .dangling: EventOutcome("dangling", "no object has that id")
    case .outOfScene: EventOutcome("left-out", "the object is in another scene")
    case .sourceUnknown: EventOutcome("undecided", "whoever loads the nib knows the owner's class")
    case .connectedAgain: EventOutcome("connected-again", "in place of the one before")
    case .passedOver: EventOutcome("passed-over")
    }
  }
}

extension StoringOutcome {
  fileprivate var eventOutcome: EventOutcome {
    switch self {
    case .stored: EventOutcome("stored")
    case .converted: EventOutcome("converted")
    case .lossy: EventOutcome("lossy", "converted with a loss")
    case .storedWrongObject(let expected):
      EventOutcome("wrong-object", "not a \(expected.name), stored unchecked")
    case .storedAddress(let expected):
      EventOutcome("wrong-object", "no \(expected.name), but a part of the object's address")
    case .storedColorForCGColor: EventOutcome("color-for-cgcolor", "no CGColor, so no color")
    case .storedUnknownLayerKey(let nearest):
      EventOutcome(
        "unknown-layer-key",
        "kept by the layer, which has no such property"
          + (nearest.map { "; " + Sentences.didYouMean($0.name) } ?? "")
      )
    case .noEffect(let key): EventOutcome("no-effect", "\(key) is nil")
    case .handledByClass: EventOutcome("handled-by-class", "left to the class's own handling")
    case .undecided(let doubt): EventOutcome("undecided", doubt.sentence)
    }
  }
}

extension StoringOutcome.Doubt {
  fileprivate var sentence: String {
    switch self {
    case .openChain(let missing): "no source here shows \(missing)"
    case .unresolvedType(let name): "no source here shows the type \(name)"
    case .unsureConversion: "how the platform converts this is not known"
    case .hiddenStorage: "a framework declares it as read-only and may store it"
    case .privateVariable: "a framework's class may have a private variable of that name"
    case .unlistedSelector: "a framework may have an action of that form"
    case .unlistedMethods(let name): "the registration of \(name) lists no methods"
    case .unseenRequirement: "a protocol that no source here shows may make it visible to Objective-C"
    case .overriddenSetting(let selector, let className):
      "\(className) overrides \(selector), which may take the key"
    case .unseenExtension: "a dependency that no source here shows may add it"
    case .adoptedSubclass(let name): "code makes objects instances of \(name), which has it"
    }
  }
}
