import Foundation
import InterfaceDocuments
import KeyValueCoding
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import NibLoading

/// The exact text of the module's messages; `ConsoleReaderTests` covers the messages that platforms print.
///
/// Other tests compare the cases of errors and events.
@Suite("Messages of loads")
struct MessageTests {
  typealias Row<Input: Sendable> = Example<Input, String>

  static let errors: [Row<NibError>] = [
    Row(.recursion(["A.xib", "A", "…"]), "stack overflow: A.xib > A > …"),
    Row(.tooDeep(limit: 100), "more than 100 nested objects"),
    Row(
      .notOnMainActor,
      "the nib's classes are isolated to the main actor, but the nib was loaded off the main actor"
    ),
    Row(
      .missingNib("Panel"),
      "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: "
        + "'Could not load NIB in bundle: 'NSBundle <…> (loaded)' with name 'Panel''"
    ),
  ]

  @Test("Each error has a message, also as localized description", arguments: errors)
  func error(_ row: Row<NibError>) {
    #expect("\(row.input)" == row.expected, sourceLocation: row.sourceLocation)
    #expect(row.input.localizedDescription == row.expected, sourceLocation: row.sourceLocation)
  }

  private static func method(isVisible: Bool) -> MethodDescription {
    MethodDescription(selector: "tap:", swiftName: "tap(_:)", isVisibleToObjectiveC: isVisible)
  }

  private static func fallback(_ reason: MissingClass.Reason) -> LoadEvent.Step {
    .initialize(.fallback(MissingClass(name: "Card", module: nil, reason: reason)))
  }

  private static let place = FileLocation(
    file: "A.swift",
    position: SourcePosition(line: 3, column: 5)
  )

  static let outcomes: [Row<LoadEvent.Step>] = [
    Row(.initialize(.initializer("init(coder:)")), "by 'init(coder:)'"),
    Row(
      .initialize(.uninherited(initializer: "init(coder:)", className: "Card", location: nil)),
      "'Card' does not inherit 'init(coder:)'"
    ),
    Row(
      .initialize(.trap(MethodDescription(selector: "initWithCoder:", swiftName: "init(coder:)"))),
      "'init(coder:)' always traps"
    ),
    Row(.initialize(.native(nil)), "the class does not inherit from 'NSObject'"),
    Row(.initialize(.provided), "by the code that loads the nib"),
    Row(.initialize(.unseen), "the class was not found"),
    Row(fallback(.absent(nearest: nil)), "instead of 'Card', which was not found"),
    Row(
      fallback(.absent(nearest: "Cart")),
      "instead of 'Card', which was not found; did you mean 'Cart'?"
    ),
    Row(
      fallback(.elsewhere(modules: ["A", "B"], nil)),
      "instead of 'Card', which is declared only in 'A', 'B'"
    ),
    Row(
      fallback(.generic(nil)),
      "instead of 'Card', which is generic and has no runtime name"
    ),
    Row(
      fallback(.objectiveC(nil)),
      "instead of 'Card', which is an Objective-C class and has no module"
    ),
    Row(
      fallback(.objectiveCName(nil)),
      "instead of 'Card', which is an Objective-C name and has no module"
    ),
    Row(
      fallback(.withoutModule(nil)),
      "instead of 'Card', which is a Swift class and needs its module"
    ),
    Row(
      fallback(.nested(in: "Kit", nil)),
      "instead of 'Card', which is nested in 'Kit' and has no Objective-C name"
    ),
    Row(.replace(method: "init(coder:)", className: "Cart"), "'init(coder:)' returns a 'Cart'"),
    Row(
      .replace(method: "init(coder:)", className: nil),
      "'init(coder:)' returns another object"
    ),
    Row(.loseConstraint(id: "c-1"), "constraint 'c-1'"),
    Row(.loseConstraint(id: nil), "constraint"),
    Row(
      .apply(RuntimeAttribute("title", "a"), .setUnlocalized(.stored)),
      "not localized: reports indicate that iOS ignores strings files for runtime attributes"
    ),
    Row(.apply(RuntimeAttribute("title", "a"), .ignored), "WatchKit does not set runtime attributes"),
    Row(
      .overwrite(RuntimeAttribute("title", "a"), method: "awakeFromNib()", location: place),
      "set again by 'awakeFromNib()' at A.swift:3:5"
    ),
    Row(
      .overwrite(RuntimeAttribute("title", "a"), method: "awakeFromNib()", location: nil),
      "set again by 'awakeFromNib()'"
    ),
    Row(.connect(action, .actionMissing(targetClass: "Panel", declared: nil)), "'Panel' has no such method"),
    Row(
      .connect(action, .actionMissing(targetClass: "Panel", declared: method(isVisible: true))),
      "'tap(_:)' of 'Panel' has selector 'tap:'"
    ),
    Row(
      .connect(action, .actionMissing(targetClass: "Panel", declared: method(isVisible: false))),
      "the method of 'Panel' is not visible to Objective-C"
    ),
    Row(
      .connect(action, .actionContested(targetClass: "Panel", declared: nil)),
      "'Panel' has no such method, and a segue may replace the action"
    ),
    Row(.connect(action, .actionUndecided(nil)), "the target is determined when the action is sent"),
    Row(
      .connect(action, .segueClassMissing(MissingClass(name: "Fade", module: nil, reason: .generic(nil)))),
      "class 'Fade' was not found"
    ),
    Row(.connect(action, .dangling(destination: "v-9")), "no object has this id"),
    Row(.connect(action, .outOfScene), "the object is in another scene"),
    Row(.connect(action, .sourceUnknown), "the owner's class is unknown"),
    Row(.connect(action, .connectedAgain), "replaces the previous connection"),
    Row(
      .leaveNil(OutletUse(outlet: "title", trigger: .calling("layout()"), location: place)),
      "outlet 'title', which 'layout()' unwraps"
    ),
    Row(
      .leaveNil(OutletUse(outlet: "title", trigger: .setting("text"), location: place)),
      "outlet 'title'"
    ),
    Row(.end(.recursion(["A.xib", "A"])), "A.xib > A"),
  ]

  @Test("Each outcome has its message", arguments: outcomes)
  func outcome(_ row: Row<LoadEvent.Step>) {
    #expect(row.input.outcome?.message == row.expected, sourceLocation: row.sourceLocation)
  }

  struct Case: Sendable {
    var step: LoadEvent.Step
    var consequence: Consequence?
    var ofEvent: String
    var ofStep: String
    var sourceLocation: SourceLocation

    init(
      _ step: LoadEvent.Step,
      is consequence: Consequence? = nil,
      _ ofEvent: String,
      _ ofStep: String,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      (self.step, self.consequence) = (step, consequence)
      (self.ofEvent, self.ofStep) = (ofEvent, ofStep)
      self.sourceLocation = sourceLocation
    }
  }

  private static let undefined = KeyValueCodingError.undefinedKey(
    .init(key: "radios", operation: .set, className: "Badge")
  )

  private static let action = Connection(
    .action(selector: "tap:", event: "touchUpInside"),
    id: "a-1",
    to: "v-1",
    at: SourcePosition(line: 1, column: 1)
  )

  static let cases = [
    Case(
      .initialize(.initializer("init(coder:)")),
      "initialize Badge: by 'init(coder:)'",
      "initialize: by 'init(coder:)'"
    ),
    Case(
      .apply(RuntimeAttribute("radius", 2.5), .set(.stored)),
      "apply Badge radius = 2.5",
      "apply radius = 2.5"
    ),
    Case(
      .apply(RuntimeAttribute("radios", 2.5), .raised(undefined)),
      is: .dropped,
      "apply Badge radios = 2.5: [<Badge 0x…> setValue:forUndefinedKey:]: this class is not key value "
        + "coding-compliant for the key radios. [dropped]",
      "apply radios = 2.5: [<Badge 0x…> setValue:forUndefinedKey:]: this class is not key value "
        + "coding-compliant for the key radios."
    ),
    Case(
      .connect(action, .actionMissing(targetClass: "Panel", declared: nil)),
      is: .crashOnUse,
      "connect Badge action tap: on touchUpInside -> v-1: 'Panel' has no such method [crash-on-use]",
      "connect action tap: on touchUpInside -> v-1: 'Panel' has no such method"
    ),
    Case(
      .connect(action, .actionFound),
      "connect Badge action tap: on touchUpInside -> v-1",
      "connect action tap: on touchUpInside -> v-1"
    ),
    Case(.awake, "awake Badge", "awake"),
    Case(
      .end(.missingNib("Panel")),
      is: .crash,
      "end Badge: *** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: "
        + "'Could not load NIB in bundle: 'NSBundle <…> (loaded)' with name 'Panel'' [crash]",
      "end: *** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: "
        + "'Could not load NIB in bundle: 'NSBundle <…> (loaded)' with name 'Panel''"
    ),
    Case(
      .end(.recursion(["A.xib", "A", "…"])),
      is: .crash,
      "end Badge: stack overflow: A.xib > A > … [crash]",
      "end: stack overflow: A.xib > A > …"
    ),
  ]

  @Test("Each event is one line with its consequence", arguments: cases)
  func description(_ sample: Case) {
    let event = LoadEvent(step: sample.step, object: 0, className: "Badge", consequence: sample.consequence)
    #expect("\(event)" == sample.ofEvent, sourceLocation: sample.sourceLocation)
    #expect("\(event.step)" == sample.ofStep, sourceLocation: sample.sourceLocation)
  }
}
