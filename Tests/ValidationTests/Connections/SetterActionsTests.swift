import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("Actions whose selector is the setter of an outlet")
struct SetterActionsTests {
  typealias Row = Example<String, [String]>

  private static func row(
    _ name: String,
    _ source: String,
    isFound: Bool = false,
    suggestion: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Row {
    let expected = "undefined-action silent setGroup: Track.xib:5" + (suggestion.map { " -> \($0)" } ?? "")
    return Row(name, source, isFound ? [expected] : [], sourceLocation: sourceLocation)
  }

  private static func swift(_ members: String) -> String {
    "class TrackController: NSViewController {\n\(members)\n}"
  }

  static let rows: [Row] = [
    row(
      "an outlet, and an action of a longer name",
      swift("@IBOutlet var group: NSButton!\n@IBAction func setTrackGroup(_ sender: Any?) {}"),
      isFound: true,
      suggestion: "setTrackGroup:"
    ),
    row("an outlet only", swift("@IBOutlet weak var group: NSButton?"), isFound: true),
    row(
      "an outlet of a superclass",
      "class Base: NSViewController { @IBOutlet var group: NSButton! }\nclass TrackController: Base {}",
      isFound: true
    ),
    row("a property that is not an outlet", swift("@objc var group: Any?")),
    row(
      "an action of that name",
      swift("@IBOutlet var box: NSButton!\n@IBAction func setGroup(_ sender: Any?) {}")
    ),
    row("an unknown superclass", "class TrackController: PodController { @IBOutlet var group: NSButton! }"),
  ]

  @Test("The message sets the outlet", arguments: rows)
  func actions(_ row: Row) async throws {
    let files = [
      "App.swift": "import AppKit\n" + row.input
        + "\n@main class App { let c = TrackController(nibName: \"Track\", bundle: nil) }"
    ]
    try await check(row, files, module: #"customModule="App" customModuleProvider="target""#)
  }

  static let objectiveC: [Row] = [
    row("an outlet", "@property IBOutlet NSButton *group;", isFound: true),
    row("a property", "@property id group;"),
    row("a method of that name", "@property IBOutlet NSButton *group;\n- (IBAction)setGroup:(id)sender;"),
  ]

  @Test("The message sets the outlet of an Objective-C class", arguments: objectiveC)
  func objectiveCActions(_ row: Row) async throws {
    let files = [
      "App.m": """
      @interface TrackController : NSViewController
      \(row.input)
      @end
      @implementation TrackController
      @end
      int main(void) { [[TrackController alloc] initWithNibName:@"Track" bundle:nil]; return 0; }
      """
    ]
    try await check(row, files, module: "")
  }

  private func check(_ row: Row, _ files: [String: String], module: String) async throws {
    let document = DocumentText.mac(
      """
      <customObject id="-2" userLabel="File's Owner" customClass="TrackController" \(module)><connections><outlet property="view" destination="v-1" id="o-1"/></connections></customObject>
      <customView id="v-1"><subviews><button id="b-1"><connections><action selector="setGroup:" target="-2" id="a-1"/></connections></button></subviews></customView>
      """
    )
    let tree = try TemporaryTree(files.merging(["Track.xib": document]) { $1 })
    let found = try await tree.validate().findings.filter { $0.id == .undefinedAction && $0.isReported }
    #expect(
      found.map {
        "\($0.id.rawValue) \($0.consequence) \($0.keyPath ?? "") \($0.file.split(separator: "/").last ?? ""):\($0.position.line)"
          + ($0.suggestion.map { " -> \($0)" } ?? "")
      } == row.expected,
      sourceLocation: row.sourceLocation
    )
  }
}
