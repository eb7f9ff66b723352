import Foundation
import InterfaceDocuments
import KeyValueCoding
import RuntimeAttributes
import Testing

@testable import NibLoading
@testable import ReferenceGraph
@testable import Reporting

private struct Case: Sendable {
  var step: LoadEvent.Step
  var name: String?
  var line: String
  var location: SourceLocation

  init(
    _ step: LoadEvent.Step,
    _ name: String?,
    _ line: String,
    location: SourceLocation = #_sourceLocation
  ) {
    self.step = step
    self.name = name
    self.line = line
    self.location = location
  }

  static func apply(
    _ outcome: SetValueOutcome,
    _ name: String,
    _ line: String,
    location: SourceLocation = #_sourceLocation
  ) -> Case {
    Case(.apply(RuntimeAttribute("a", 1), .set(outcome)), name, line, location: location)
  }

  static func connect(
    _ outcome: LoadEvent.ConnectionOutcome,
    _ name: String,
    _ line: String,
    location: SourceLocation = #_sourceLocation
  ) -> Case {
    let connection = Connection(.outlet(property: "p"), to: "b", at: SourcePosition(line: 1, column: 1))
    return Case(.connect(connection, outcome), name, line, location: location)
  }
}

@Suite("Loads as text and JSON")
struct TraceReporterTests {
  private static let missing = MissingClass(name: "Red", module: "App", reason: .absent(nearest: "RedButton"))
  private static let raised = KeyValueCodingError.undefinedKey(
    .init(key: "a", operation: .set, className: "X")
  )

  private static let trace = LoadTrace(
    document: Samples.interface,
    conditions: LoadConditions(platform: .iOS, deploymentTarget: PlatformVersion(12, 4)),
    events: [
      LoadEvent(
        step: .initialize(.initializer("init(coder:)")),
        file: "App/Main.xib",
        object: 2,
        className: "App.RedButton",
        consequence: nil,
        consoleLine: nil
      ),
      LoadEvent(
        step: .apply(RuntimeAttribute("a", 1, at: SourcePosition(line: 11, column: 13)), .raised(raised)),
        file: "App/Main.xib",
        object: 2,
        className: "App.RedButton",
        consequence: .dropped,
        consoleLine: "Failed to set (a)\u{1B}"
      ),
      LoadEvent(
        step: .connect(Samples.interface.objects[0].connections[0], .set(.stored)),
        file: "App/Main.xib",
        object: 0,
        className: "Owner",
        consequence: nil,
        consoleLine: nil
      ),
      LoadEvent(step: .awake, file: "Other.xib", object: 99, className: "X", depth: 1),
    ]
  )

  @Test("The whole text: one line per event, followed by its console messages")
  func text() throws {
    #expect(
      try reporter("text", among: Reporters.trace).text(of: Self.trace) == """
        App/Main.xib on iOS 12.4, 4 events
        initialize  Button 'Stop' (b) as App.RedButton: by 'init(coder:)'  10:9
        apply       Button 'Stop' (b) a = 1: raised  [dropped]  11:13
                    Failed to set (a)\\u{1B}
        connect     File's Owner (-1) outlet view -> v  4:7
          Other.xib
          awake       an object

        """
    )
  }

  @Test("JSON contains the events in order")
  func json() throws {
    let reporter = try reporter("json", among: Reporters.trace)
    let text = compacted(reporter.text(of: Self.trace))
    let button = #"{"id":"b","class":"RedButton","element":"button","label":"Stop"}"#
    let place = #""file":"App/Main.xib","depth":0"#
    let nothing = #""consequence":null,"consoleMessage":null"#
    #expect(
      text == """
        {"file":"App/Main.xib","platform":"iOS","deploymentTarget":"12.4","causes":[],"events":[\
        {"step":"initialize","object":\(button),"className":"App.RedButton",\(place),\
        "outcome":"made","detail":"by 'init(coder:)'",\(nothing),"line":10,"column":9,"isReached":true},\
        {"step":"apply","object":\(button),"className":"App.RedButton",\(place),\
        "keyPath":"a","type":"number","value":1,"outcome":"raised","detail":"raised",\
        "consequence":"dropped","consoleMessage":"Failed to set (a)\\u001b","line":11,"column":13,"isReached":true},\
        {"step":"connect","object":{"id":"-1","class":"Owner","element":"placeholder",\
        "label":"File's Owner"},"className":"Owner",\(place),"kind":"outlet","property":"view","destination":"v",\
        "outcome":"stored","detail":null,\(nothing),"line":4,"column":7,"isReached":true},\
        {"step":"awake","object":null,"className":"X","file":"Other.xib","depth":1,"outcome":null,"detail":null,\(nothing),"isReached":true}]}

        """
    )
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
  }

  /// Steps as `file depth`, followed by an exclamation mark for a crash, and the expected lines of the report.
  struct Nesting: Sendable {
    var steps: [String]
    var lines: [String]
    var location: SourceLocation

    init(_ steps: String..., lines: [String], location: SourceLocation = #_sourceLocation) {
      (self.steps, self.lines, self.location) = (steps, lines, location)
    }

    var events: [LoadEvent] {
      steps.map { step in
        let parts = step.split(separator: " ")
        var event = LoadEvent(step: .awake, file: String(parts[0]), object: 99, className: "X")
        event.depth = Int(parts[1]) ?? 0
        event.consequence = parts.count > 2 ? .crash : nil
        return event
      }
    }
  }

  private static let end = "The app terminates here. Without the crash, loading would continue:"

  @Test(
    "Nested nibs have headings, and events after a crash are marked",
    arguments: [
      Nesting(
        "M 0",
        "A 1",
        "A 1",
        "B 1",
        "M 0",
        lines: ["awake", "A", "awake", "awake", "B", "awake", "awake"]
      ),
      Nesting("M 0", "A 1", "M 0", "A 1", lines: ["awake", "A", "awake", "awake", "A", "awake"]),
      Nesting(
        "A 1",
        "X 2",
        "A 1",
        "Y 2",
        "B 1",
        lines: ["A", "awake", "X", "awake", "awake", "Y", "awake", "B", "awake"]
      ),
      Nesting(
        "M 0",
        "M 0 !",
        "M 0",
        "M 0 !",
        "M 0",
        lines: ["awake", "awake", end, "awake", "awake", "awake"]
      ),
      Nesting("M 0 !", lines: ["awake"]),
    ]
  )
  func nesting(_ nesting: Nesting) throws {
    var document = Samples.interface
    document.file = "M"
    let trace = LoadTrace(document: document, conditions: .init(platform: .iOS), events: nesting.events)
    let text = try reporter("text", among: Reporters.trace).text(of: trace)
    let lines = text.split(separator: "\n").dropFirst().map { line in
      let line = line.drop { $0 == " " }
      return line == Self.end ? Self.end : String(line.prefix { $0 != " " })
    }
    #expect(lines == nesting.lines, sourceLocation: nesting.location)
    let json = try reporter("json", among: Reporters.trace).text(of: trace)
    let reached = json.matches(of: /"isReached": (\w+)/).map { $0.1 == "true" }
    let end = nesting.steps.firstIndex { $0.hasSuffix("!") } ?? Int.max
    #expect(reached == nesting.steps.indices.map { $0 <= end }, sourceLocation: nesting.location)
  }

  private static let cases: [Case] = [
    Case(.initialize(.initializer("init")), "made", " as C: by 'init'"),
    Case(
      .initialize(.trap(MethodDescription(selector: "initWithCoder:", swiftName: "init(coder:)"))),
      "trap",
      " as C: 'init(coder:)' always traps"
    ),
    Case(
      .initialize(.uninherited(initializer: "init(frame:)", className: "App.C", location: nil)),
      "trap",
      " as C: 'App.C' does not inherit 'init(frame:)'"
    ),
    Case(.initialize(.native(nil)), "trap", " as C: the class does not inherit from 'NSObject'"),
    Case(
      .initialize(.fallback(MissingClass(name: "O", module: "App", reason: .objectiveCName(nil)))),
      "fallback",
      " as C: instead of 'O', which is an Objective-C name and has no module"
    ),
    Case(.initialize(.provided), "provided", " as C: by the code that loads the nib"),
    Case(
      .initialize(.fallback(missing)),
      "fallback",
      " as C: instead of 'Red', which was not found; did you mean 'RedButton'?"
    ),
    Case(
      .initialize(.fallback(MissingClass(name: "G", module: nil, reason: .generic(nil)))),
      "fallback",
      " as C: instead of 'G', which is generic and has no runtime name"
    ),
    Case(
      .initialize(.fallback(MissingClass(name: "N", module: nil, reason: .nested(in: "Kit", nil)))),
      "fallback",
      " as C: instead of 'N', which is nested in 'Kit' and has no Objective-C name"
    ),
    Case(.initialize(.unseen), "unseen", " as C: the class was not found"),
    .apply(.stored, "stored", " a = 1"),
    .apply(.converted, "converted", " a = 1"),
    .apply(.lossy, "lossy", " a = 1: lossy conversion"),
    .apply(
      .storedWrongObject(expected: PropertyType(.color)),
      "wrong-object",
      " a = 1: not of type 'UIColor'; stored without a check"
    ),
    .apply(
      .storedAddress(expected: PropertyType(.bool)),
      "wrong-object",
      " a = 1: not of type 'Bool', but part of the object's address"
    ),
    .apply(.storedColorForCGColor, "color-for-cgcolor", " a = 1: not a 'CGColor'; ignored"),
    .apply(
      .storedUnknownLayerKey(nearest: "cornerRadius"),
      "unknown-layer-key",
      " a = 1: stored by the layer, which has no such property; did you mean 'cornerRadius'?"
    ),
    .apply(
      .storedUnknownLayerKey(nearest: nil),
      "unknown-layer-key",
      " a = 1: stored by the layer, which has no such property"
    ),
    .apply(.noEffect(nilKey: "owner"), "no-effect", " a = 1: 'owner' is nil"),
    .apply(.handledByClass, "handled-by-class", " a = 1: handled by the class"),
    .apply(.undecided(.openChain(missing: "Pod")), "undecided", " a = 1: class 'Pod' was not found"),
    .apply(
      .undecided(.unresolvedType("Pod")),
      "undecided",
      " a = 1: type 'Pod' was not found"
    ),
    .apply(
      .undecided(.unsureConversion),
      "undecided",
      " a = 1: the platform's conversion of this value is unknown"
    ),
    .apply(
      .undecided(.privateVariable),
      "undecided",
      " a = 1: may be a private instance variable of a framework class"
    ),
    .connect(
      .actionContested(targetClass: "T", declared: nil),
      "undecided",
      " outlet p -> b: 'T' has no such method, and a segue may replace the action"
    ),
    .connect(.set(.lossy), "lossy", " outlet p -> b: lossy conversion"),
    .connect(.raised(raised), "raised", " outlet p -> b: raised"),
    .connect(.actionFound, "found", " outlet p -> b"),
    .connect(
      .actionMissing(targetClass: "T", declared: nil),
      "missing",
      " outlet p -> b: 'T' has no such method"
    ),
    .connect(
      .actionMissing(
        targetClass: "T",
        declared: MethodDescription(selector: "a", isVisibleToObjectiveC: false)
      ),
      "missing",
      " outlet p -> b: the method of 'T' is not visible to Objective-C"
    ),
    .connect(
      .actionMissing(
        targetClass: "T",
        declared: MethodDescription(selector: "aWithB:", swiftName: "a(b:)")
      ),
      "missing",
      " outlet p -> b: 'a(b:)' of 'T' has selector 'aWithB:'"
    ),
    .connect(
      .actionUndecided(nil),
      "undecided",
      " outlet p -> b: the target is determined when the action is sent"
    ),
    .connect(
      .actionUndecided(.openChain(missing: "Pod")),
      "undecided",
      " outlet p -> b: class 'Pod' was not found"
    ),
    .connect(
      .actionUndecided(.adoptedSubclass("R")),
      "undecided",
      " outlet p -> b: code may change the object's class to 'R', which has the member"
    ),
    .connect(
      .actionUndecided(.unlistedMethods(className: "R")),
      "undecided",
      " outlet p -> b: the registration of 'R' does not list methods"
    ),
    .connect(.dangling(destination: "b"), "dangling", " outlet p -> b: no object has this id"),
    .connect(.outOfScene, "left-out", " outlet p -> b: the object is in another scene"),
    .connect(.sourceUnknown, "undecided", " outlet p -> b: the owner's class is unknown"),
    .connect(.connectedAgain, "connected-again", " outlet p -> b: replaces the previous connection"),
    .connect(.passedOver, "passed-over", " outlet p -> b"),
    .connect(.segueClassMissing(missing), "missing", " outlet p -> b: class 'Red' was not found"),
    Case(
      .apply(RuntimeAttribute("a", 1), .setUnlocalized(.stored)),
      "stored",
      " a = 1: not localized: reports indicate that iOS ignores strings files for runtime attributes"
    ),
    Case(
      .apply(RuntimeAttribute("a", 1), .ignored),
      "ignored",
      " a = 1: WatchKit does not set runtime attributes"
    ),
    Case(
      .overwrite(RuntimeAttribute("a", 1), method: "awakeFromNib()", location: nil),
      "overwritten",
      " a = 1: set again by 'awakeFromNib()'"
    ),
    Case(
      .overwrite(
        RuntimeAttribute("a", 1),
        method: "awakeFromNib()",
        location: .init(file: "C.swift", position: SourcePosition(line: 3, column: 5))
      ),
      "overwritten",
      " a = 1: set again by 'awakeFromNib()' at C.swift:3:5"
    ),
    Case(
      .replace(method: "awakeAfter(using:)", className: "R"),
      "replaced",
      ": 'awakeAfter(using:)' returns a 'R'"
    ),
    Case(
      .replace(method: "awakeAfter(using:)", className: nil),
      "replaced",
      ": 'awakeAfter(using:)' returns another object"
    ),
    Case(.loseConstraint(id: "w-1"), "lost", ": constraint 'w-1'"),
    Case(.end(.recursion(["A.xib", "A", "…"])), "ended", ": A.xib > A > …"),
    Case(.end(.viewNotSet(nib: "A")), "ended", ""),
    Case(.viewLoaded, nil, ""),
    Case(.awake, nil, ""),
  ]

  @Test("Every outcome has a name and a message", arguments: cases)
  fileprivate func outcomes(_ testCase: Case) throws {
    let event = LoadEvent(step: testCase.step, object: 3, className: "C", consequence: nil, consoleLine: nil)
    #expect(event.step.outcome?.name == testCase.name, sourceLocation: testCase.location)
    let trace = LoadTrace(document: Samples.interface, conditions: .init(platform: .macOS), events: [event])
    let text = try reporter("text", among: Reporters.trace).text(of: trace)
    let line =
      event.step.name.padding(toLength: 12, withPad: " ", startingAt: 0) + "Thing (u)" + testCase.line
    let place = event.step.place ?? SourcePosition(line: 15, column: 9)
    #expect(text == "App/Main.xib on macOS, 1 event\n\(line)  \(place)\n", sourceLocation: testCase.location)
  }
}
