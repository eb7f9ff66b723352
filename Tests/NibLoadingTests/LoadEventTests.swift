import InterfaceDocuments
import RuntimeAttributes
import Testing

@testable import NibLoading

@Suite("Events in words")
struct LoadEventTests {
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
      is: .later,
      "connect Badge action tap: on touchUpInside -> v-1: Panel has no such method [later]",
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
