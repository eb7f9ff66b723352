import Foundation
import InterfaceDocuments
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import NibLoading

/// All messages of the module, to the letter; `ConsoleReaderTests` has those that the platforms print.
///
/// Other tests compare the cases of errors and events.
@Suite("Messages of loads")
struct MessageTests {
  typealias Row<Input: Sendable> = Example<Input, String>

  static let errors: [Row<NibError>] = [
    Row(.recursion(["A.xib", "A", "…"]), "stack overflow: A.xib > A > …"),
    Row(.tooDeep(limit: 100), "more than 100 objects stand in one another"),
    Row(.notOnMainActor, "the nib's classes belong to the main actor, and it is loaded elsewhere"),
    Row(
      .missingNib("Panel"),
      "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: "
        + "'Could not load NIB in bundle: 'NSBundle <…> (loaded)' with name 'Panel''"
    ),
  ]

  @Test("Each error has its message, for Foundation as well", arguments: errors)
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

  private static let place = RuntimeAttributes.SourceLocation(
    file: "A.swift",
    position: SourcePosition(line: 3, column: 5)
  )

  static let outcomes: [Row<LoadEvent.Step>] = [
    Row(.initialize(.initializer("init(coder:)")), "by init(coder:)"),
    Row(
      .initialize(.uninherited(initializer: "init(coder:)", className: "Card", location: nil)),
      "Card declares other initializers and does not inherit init(coder:)"
    ),
    Row(
      .initialize(.trap(MethodDescription(selector: "initWithCoder:", swiftName: "init(coder:)"))),
      "init(coder:) does nothing but trap"
    ),
    Row(.initialize(.native(nil)), "the class does not derive from NSObject"),
    Row(.initialize(.provided), "by whoever loads the nib"),
    Row(.initialize(.unseen), "of a class that no source here shows"),
    Row(fallback(.absent(nearest: nil)), "in place of Card, which is not there"),
    Row(
      fallback(.absent(nearest: "Cart")),
      "in place of Card, which is not there; did you mean 'Cart'?"
    ),
    Row(fallback(.elsewhere(modules: ["A", "B"], nil)), "in place of Card, which is in A, B alone"),
    Row(
      fallback(.generic(nil)),
      "in place of Card, which is generic and so has no name for the runtime"
    ),
    Row(
      fallback(.objectiveC(nil)),
      "in place of Card, which is written in Objective-C and so has no module"
    ),
    Row(
      fallback(.objectiveCName(nil)),
      "in place of Card, which is a name for Objective-C and so has no module"
    ),
    Row(
      fallback(.withoutModule(nil)),
      "in place of Card, which is written in Swift and so needs its module"
    ),
    Row(fallback(.nested(nil)), "in place of Card, which is nested and has no Objective-C name"),
    Row(.replace(method: "init(coder:)", className: "Cart"), "by a Cart, which init(coder:) returns"),
    Row(
      .replace(method: "init(coder:)", className: nil),
      "by another object, which init(coder:) returns"
    ),
    Row(.loseConstraint(id: "c-1"), "constraint c-1"),
    Row(.loseConstraint(id: nil), "constraint"),
    Row(
      .apply(RuntimeAttribute("title", "a"), .setUnlocalized(.stored)),
      "the document's own text, whatever a strings file says: so iOS was reported to do"
    ),
    Row(
      .overwrite(RuntimeAttribute("title", "a"), method: "awakeFromNib()", location: place),
      "set again by awakeFromNib() at A.swift:3:5"
    ),
    Row(
      .overwrite(RuntimeAttribute("title", "a"), method: "awakeFromNib()", location: nil),
      "set again by awakeFromNib()"
    ),
    Row(.connect(action, .actionMissing(targetClass: "Panel", declared: nil)), "Panel has no such method"),
    Row(
      .connect(action, .actionMissing(targetClass: "Panel", declared: method(isVisible: true))),
      "tap(_:) of Panel has the selector tap:"
    ),
    Row(
      .connect(action, .actionMissing(targetClass: "Panel", declared: method(isVisible: false))),
      "the method of Panel is not visible to Objective-C"
    ),
    Row(
      .connect(action, .actionContested(targetClass: "Panel", declared: nil)),
      "Panel has no such method, and a segue may take the action's place"
    ),
    Row(.connect(action, .actionUndecided(nil)), "the target is found when it fires"),
    Row(
      .connect(action, .segueClassMissing(MissingClass(name: "Fade", module: nil, reason: .generic(nil)))),
      "no class Fade"
    ),
    Row(.connect(action, .dangling(destination: "v-9")), "no object has that id"),
    Row(.connect(action, .outOfScene), "the object is in another scene"),
    Row(.connect(action, .sourceUnknown), "whoever loads the nib knows the owner's class"),
    Row(.connect(action, .connectedAgain), "in place of the one before"),
    Row(
      .leaveNil(OutletUse(outlet: "title", trigger: .calling("layout()"), location: place)),
      "outlet title, which layout() unwraps"
    ),
    Row(
      .leaveNil(OutletUse(outlet: "title", trigger: .setting("text"), location: place)),
      "outlet title"
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
    var sourceLocation: Testing.SourceLocation

    init(
      _ step: LoadEvent.Step,
      is consequence: Consequence? = nil,
      _ ofEvent: String,
      _ ofStep: String,
      sourceLocation: Testing.SourceLocation = #_sourceLocation
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
      "initialize Badge: by init(coder:)",
      "initialize: by init(coder:)"
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
      "connect Badge action tap: on touchUpInside -> v-1: Panel has no such method [crash-on-use]",
      "connect action tap: on touchUpInside -> v-1: Panel has no such method"
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

  @Test("Each is a line, with what the platform makes of it", arguments: cases)
  func description(_ sample: Case) {
    let event = LoadEvent(step: sample.step, object: 0, className: "Badge", consequence: sample.consequence)
    #expect("\(event)" == sample.ofEvent, sourceLocation: sample.sourceLocation)
    #expect("\(event.step)" == sample.ofStep, sourceLocation: sample.sourceLocation)
  }
}
