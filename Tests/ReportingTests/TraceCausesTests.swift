import InterfaceDocuments
import NibLoading
import RuntimeAttributes
import Testing

@testable import ReferenceGraph
@testable import Reporting

@Suite("The causes of a load in a trace")
struct TraceCausesTests {
  private static func evidence(
    _ kind: LoadEvidence.Kind,
    _ name: String,
    _ file: String,
    _ line: Int?
  ) -> LoadEvidence {
    let position = line.map { SourcePosition(line: $0, column: 5) }
    return LoadEvidence(kind: kind, name: name, file: file, position: position)
  }

  private static let trace: LoadTrace = {
    let position = SourcePosition(line: 7, column: 9)
    var document = InterfaceDocument(file: "App/Main.storyboard", format: .storyboard, platform: .iOS)
    document.objects = [InterfaceObject(id: "c-1", element: "viewController", position: position)]
    document.scenes = (0..<6).map { number in
      InterfaceScene(
        id: "s-\(number)",
        objects: 0..<1,
        controller: number == 5 ? nil : 0,
        position: SourcePosition(line: 3, column: 1)
      )
    }
    var trace = LoadTrace(document: document, conditions: .init(platform: .iOS), events: [])
    trace.causes = [
      LoadCause(
        state: .seen,
        evidence: [
          evidence(.name, "Main", "App/A.swift", 3), evidence(.part, "-large", "App/\u{1B}.swift", 4),
          evidence(.use, "Main", "App/B.swift", nil), evidence(.name, "Main", "App/C.swift", 3),
          evidence(.name, "Main", "App/D.swift", 3),
        ]
      ),
      LoadCause(scene: 0, state: .seen, evidence: [evidence(.initial, "", "App/Main.storyboard", 7)]),
      LoadCause(
        scene: 1,
        state: .seen,
        evidence: [evidence(.segue, "Chat", "App/Main.storyboard", 8), evidence(.name, "x", "A.swift", 1)]
      ),
      LoadCause(scene: 1, state: .seen, evidence: [evidence(.segue, "", "App/Main.storyboard", 9)]),
      LoadCause(scene: 2, state: .seen, evidence: [evidence(.reference, "x", "App/Other.storyboard", 9)]),
      LoadCause(scene: 2, state: .seen, evidence: [evidence(.system, "", "App/Main.storyboard", 7)]),
      LoadCause(scene: 3, state: .seen),
      LoadCause(scene: 4, state: .unseen),
      LoadCause(scene: 5, state: .seen, evidence: [evidence(.object, "Panel", "App/Other.xib", 2)]),
      LoadCause(
        scene: 1,
        state: .seen,
        evidence: [
          evidence(.givenClass, "Chat", "App/Load.swift", 2), evidence(.use, "Chat", "App/C.swift", 5),
        ]
      ),
      LoadCause(scene: 1, state: .seen, evidence: [evidence(.givenClass, "Chat", "App/Load.swift", 2)]),
      LoadCause(scene: 1, state: .seen, evidence: [evidence(.main, "Main", "App/Main.storyboard", nil)]),
    ]
    return trace
  }()

  @Test("The whole text: three locations for the document, and one for each scene")
  func text() throws {
    #expect(
      try reporter("text", among: Reporters.trace).text(of: Self.trace) == """
        App/Main.storyboard on iOS, 0 events
        loaded by   App/A.swift:3:5 names 'Main'
                    App/\\u{1B}.swift:4:5 composes a name with '-large'
                    App/B.swift uses 'Main'
                    2 more
        scene       View Controller (c-1): App/Main.storyboard:7:5 is the initial scene  7:9
        scene       View Controller (c-1): App/Main.storyboard:8:5 has a segue from 'Chat', 1 more  7:9
        scene       View Controller (c-1): App/Main.storyboard:9:5 has a segue to it  7:9
        scene       View Controller (c-1): App/Other.storyboard:9:5 refers to it  7:9
        scene       View Controller (c-1): App/Main.storyboard:7:5 is shown by the system  7:9
        scene       View Controller (c-1): unknown code  7:9
        scene       View Controller (c-1): no code or document presents it  7:9
        scene       an object: App/Other.xib:2:5 has an object of class 'Panel'  3:1
        scene       View Controller (c-1): App/C.swift:5:5 uses 'Chat', 1 more  7:9
        scene       View Controller (c-1): App/Load.swift:2:5 uses the passed class 'Chat'  7:9
        scene       View Controller (c-1): App/Main.storyboard may be the main document of the app, whose Info.plist was not found  7:9

        """
    )
  }

  @Test(
    "Documents that nothing loads or no target builds",
    arguments: [
      (LoadCause.State.unseen, "no code or document"), (.notBuilt, "nothing: no target builds it"),
    ]
  )
  func nothing(_ state: LoadCause.State, _ message: String) throws {
    var trace = Self.trace
    trace.causes = [LoadCause(state: state)]
    let text = try reporter("text", among: Reporters.trace).text(of: trace)
    #expect(text == "App/Main.storyboard on iOS, 0 events\nloaded by   \(message)\n")
  }

  @Test("JSON contains every location, with the scene's id")
  func json() throws {
    var trace = Self.trace
    trace.causes = [Self.trace.causes[0], Self.trace.causes[7]]
    trace.causes[0].evidence = Array(trace.causes[0].evidence[2...3])
    let text = compacted(try reporter("json", among: Reporters.trace).text(of: trace))
    #expect(
      text == """
        {"file":"App/Main.storyboard","platform":"iOS","deploymentTarget":null,"causes":[\
        {"scene":null,"state":"seen","evidence":[{"kind":"use","name":"Main","file":"App/B.swift"},\
        {"kind":"name","name":"Main","file":"App/C.swift","line":3,"column":5}]},\
        {"scene":"s-4","state":"unseen","evidence":[]}],"events":[]}

        """
    )
  }
}
