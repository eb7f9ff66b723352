import NibproofTestSupport
import Testing

@testable import ReferenceGraph
@testable import Validation

@Suite("Causes of loads and presented scenes")
struct LoadCauseTests {
  /// A tree, and the steps that load a document and each of its scenes, as `seen: kind name file:line:column`.
  struct Case: CustomTestStringConvertible {
    var name: String
    var document: String
    var files: [String: String]
    var causes: [String]
    var sourceLocation: SourceLocation

    init(
      _ name: String,
      _ document: String,
      _ files: [String: String],
      _ causes: String...,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      (self.name, self.document, self.files, self.causes) = (name, document, files, causes)
      self.sourceLocation = sourceLocation
    }

    var testDescription: String { name }
  }

  private static let view = xib(#"<view id="v"/>"#)

  private static func panel(_ files: [String: String]) -> [String: String] {
    ["Panel.xib": view, "App.swift": "@main class App {}"].merging(files) { $1 }
  }

  static let nibs: [Case] = [
    Case("Nothing", "Panel.xib", panel(["A.swift": "let name = \"Panel\""]), "unseen"),
    Case("No app starts", "Panel.xib", panel(["App.swift": "let name = \"Panel\""])),
    Case(
      "A literal in code that runs, and what runs it",
      "Panel.xib",
      panel(["App.swift": "// Panel\n@main class App {\n  let x = f()\n}\nfunc f() {\n  load(\"Panel\")\n}\n"]
      ),
      "seen: name Panel App.swift:6:8; call f App.swift:3:11; start App App.swift:2:13"
    ),
    Case(
      "A literal of Objective-C",
      "Panel.xib",
      panel([
        "A.swift": "f()",
        "B.m": "/* \"Panel\" */\r\nvoid f(void) {\r\n  load(@\"Panel\"); load(@\"Panel\");\r\n}\r\n",
      ]),
      "seen: name Panel B.m:3:8; call f A.swift:1:1; start  A.swift:1:1"
    ),
    Case(
      "A case of an enumeration that code uses",
      "Panel.xib",
      panel(["A.swift": "enum Nib: String {\n  case Panel\n}\nload(Nib.Panel.rawValue)\n"]),
      "seen: name Panel A.swift:2:3; call Nib.Panel A.swift:4:10; start  A.swift:1:1"
    ),
    Case(
      "A property list, and a setting of the project",
      "Panel.xib",
      panel([
        "Info.plist":
          "<plist><dict>\n<!-- <string>Panel</string> -->\n<key>NSMainNibFile</key><string>Panel</string></dict></plist>",
        ProjectText.path: "{\nbuildSettings = {\nINFOPLIST_KEY_NSMainNibFile = Panel; }; }",
      ]),
      "seen: setting Panel App.xcodeproj/project.pbxproj"
    ),
    Case(
      "A settings file",
      "Main Panel.xib",
      [
        "Main Panel.xib": view, "App.swift": "@main class App {}",
        "App.xcconfig": "INFOPLIST_KEY_NSMainNibFile = Main Panel\nOTHER = 1\n",
      ],
      "seen: setting Main Panel App.xcconfig"
    ),
    Case(
      "A property list names the nib for a device",
      "Panel~ipad.xib",
      [
        "Panel~ipad.xib": view, "App.swift": "@main class App {}",
        "Info.plist": "<plist><dict><key>NSMainNibFile~ipad</key><string>Panel~ipad</string></dict></plist>",
      ],
      "seen: setting Panel~ipad Info.plist"
    ),
    Case(
      "An instance of a subclass of the controller with the nib's name",
      "Panel.xib",
      panel([
        "Panel.swift": "class Panel: UIViewController { var other: Panel? }",
        "Lid.swift": "class Lid: Panel {}",
        "Show.swift": "func show() {\n  push(Lid())\n}\nshow()\n", "Type.swift": "var panel: Panel?",
      ]),
      "seen: use Lid Show.swift:2:8; call show Show.swift:4:1; start  Show.swift:1:1"
    ),
    Case(
      "A class method names its own class, and other code names classes that it stores",
      "Panel.xib",
      panel([
        "Entry.swift":
          "class Entry {\n  var type: AnyClass\n  var name: String { String(describing: type) }\n}",
        "Panel.swift": "class Panel: UIView {\n  static func make() { load(String(describing: self)) }\n}",
        "main.swift": "let entry = Entry(Panel.self)\nstore(entry.name)\nPanel.make()\n",
      ]),
      "seen: givenClass Panel Panel.swift:2:48; call Panel.make main.swift:3:7; start  main.swift:1:1"
    ),
    Case(
      "A controller whose name is longer",
      "CardView.xib",
      [
        "CardView.xib": view, "App.swift": "@main class App {}",
        "C.swift": "class CardViewController: UIViewController {}",
        "Show.swift": "push(CardViewController())",
      ],
      "seen: use CardViewController Show.swift:1:6; start  Show.swift:1:1"
    ),
    Case(
      "An object of another document",
      "Panel.xib",
      panel([
        "Panel.swift": "class Panel: UIViewController {}",
        "A.swift": "load(\"Other\")",
        "Other.xib": xib("<view id=\"w\"/>\n<viewController id=\"p\" customClass=\"Panel\"/>"),
      ]),
      "seen: object Panel Other.xib:5:1; name Other A.swift:1:6; start  A.swift:1:1"
    ),
    Case(
      "A part that code assigns to another name",
      "Card-large.xib",
      [
        "Card.xib": view, "Card-large.xib": view, "App.swift": "@main class App {}",
        "A.swift": "load(\"Card\")\nload(base + \"-large\")\n",
      ],
      "seen: part -large A.swift:2:13; start  A.swift:1:1"
    ),
  ]

  /// Helpers that load the nib named after the class on which they are called.
  static let helpers: [Case] = [
    Case(
      "A helper used on another class first",
      "Panel.xib",
      panel([
        "A.swift": "func f() {\n  load(Lid.nib)\n  load(Panel.nib)\n}\nf()\n",
        "Helper.swift":
          "extension UIView {\n  static var nib: UINib { UINib(nibName: String(describing: self), bundle: nil) }\n}\n",
        "Types.swift": "class Lid: UIView {}\nclass Panel: UIView {}\n",
      ]),
      "seen: givenClass Panel Helper.swift:2:61; call UIView.nib A.swift:3:14; call f A.swift:5:1; start  A.swift:1:1"
    ),
    Case(
      "A helper of a superclass that runs with each object",
      "Panel.xib",
      panel([
        "A.swift": "show(Panel())\n",
        "Types.swift": """
        class Base: UIView {
          override func awakeFromNib() { UINib(nibName: String(describing: type(of: self)), bundle: nil) }
        }
        class Panel: Base {}
        """,
      ]),
      "seen: givenClass Panel Types.swift:2:77; use Panel A.swift:1:6; start  A.swift:1:1"
    ),
  ]

  /// Returns an app with a storyboard of four scenes: the initial scene, a scene to which it leads, and two scenes with
  /// identifiers.
  private static func board(_ source: String, more files: [String: String] = [:]) -> [String: String] {
    [
      "Board.storyboard": storyboard(
        initial: "s-1",
        """
        <scene sceneID="a"><objects><viewController sceneMemberID="viewController" id="s-1" customClass="First"><connections>
        <segue destination="s-2" kind="show" identifier="go" id="g-1"/></connections></viewController></objects></scene>
        <scene sceneID="b"><objects><viewController sceneMemberID="viewController" id="s-2"/></objects></scene>
        <scene sceneID="c"><objects><viewController sceneMemberID="viewController" id="s-3" storyboardIdentifier="Third" customClass="Last"/></objects></scene>
        <scene sceneID="d"><objects><viewController sceneMemberID="viewController" id="s-4" storyboardIdentifier="Fourth"/></objects></scene>
        """
      ),
      "App.swift": "@main class App {}",
      "Last.swift": "class First: UIViewController {}\nclass Last: UIViewController {}",
      "Source.swift": source, "Info.plist": "<plist><dict/></plist>",
    ].merging(files) { $1 }
  }

  private static let load = "show(UIStoryboard(name: \"Board\", bundle: nil))\n"

  static let boards: [Case] = [
    Case("Nothing", "Board.storyboard", board(""), "unseen", "unseen", "unseen", "unseen", "unseen"),
    Case(
      "Its name: only the first scene",
      "Board.storyboard",
      board(load),
      "seen: name Board Source.swift:1:25; start  Source.swift:1:1",
      "seen: initial  Board.storyboard:4:29; name Board Source.swift:1:25; start  Source.swift:1:1",
      "unseen",
      "unseen",
      "unseen"
    ),
    Case(
      "A segue, and an identifier",
      "Board.storyboard",
      board(load + "performSegue(withIdentifier: \"go\", sender: nil)\nboard.instantiate(\"Third\")\n"),
      "seen: name Board Source.swift:1:25; start  Source.swift:1:1",
      "seen: initial  Board.storyboard:4:29; name Board Source.swift:1:25; start  Source.swift:1:1",
      "seen: segue First Board.storyboard:5:1; initial  Board.storyboard:4:29; name Board Source.swift:1:25; start  Source.swift:1:1",
      "seen: name Third Source.swift:3:19; start  Source.swift:1:1",
      "unseen"
    ),
    Case(
      "A class that is passed to a function, and that no other source names as a type",
      "Board.storyboard",
      board(load, more: ["Make.swift": "func f() {\n  make(Last.self)\n}\nf()\n"]),
      "seen: name Board Source.swift:1:25; start  Source.swift:1:1",
      "seen: initial  Board.storyboard:4:29; name Board Source.swift:1:25; start  Source.swift:1:1",
      "unseen",
      "seen: name Last Make.swift:2:8; call f Make.swift:4:1; start  Make.swift:1:1",
      "unseen"
    ),
    Case(
      "The menus of an application",
      "Main.storyboard",
      [
        "Main.storyboard": DocumentText.macStoryboard(
          """
          <scene sceneID="a"><objects>
          <application id="app" sceneMemberID="viewController"/>
          </objects></scene>
          """
        ),
        "Info.plist":
          "<plist><dict><key>NSMainStoryboardFile</key>\n<string>Main</string></dict></plist>",
        "App.swift": "@main class App {}",
      ],
      "seen: setting Main Info.plist",
      "seen: system  Main.storyboard:5:1; setting Main Info.plist"
    ),
    Case(
      "A storyboard of an app without a property list",
      "Main.storyboard",
      [
        "Main.storyboard": DocumentText.macStoryboard(
          initial: "c-1",
          """
          <scene sceneID="a"><objects>
          <application id="app" sceneMemberID="viewController"/>
          </objects></scene>
          <scene sceneID="b"><objects>
          <viewController id="c-1" sceneMemberID="viewController"/>
          </objects></scene>
          """
        ),
        "App.swift": "@main class App {}",
      ],
      "seen: main Main Main.storyboard",
      "seen: system  Main.storyboard:5:1; main Main Main.storyboard",
      "seen: initial  Main.storyboard:8:1; main Main Main.storyboard"
    ),
    Case(
      "A launch screen, which the system shows",
      "Main.storyboard",
      [
        "Main.storyboard": storyboard(
          initial: "c-1",
          #"<scene sceneID="a"><objects><viewController id="c-1" sceneMemberID="viewController"/></objects></scene>"#
        ).replacing("<document ", with: "<document launchScreen=\"YES\" "),
        "App.swift": "@main class App {}",
      ],
      "seen: system Main Main.storyboard",
      "seen: initial  Main.storyboard:4:29; system Main Main.storyboard"
    ),
    Case(
      "A storyboard of a watch app, which the system loads",
      "Interface.storyboard",
      [
        "Interface.storyboard": """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" targetRuntime="watchKit" initialViewController="c-1">
        <scenes>
        <scene sceneID="a"><objects><controller id="c-1" customClass="First"/></objects></scene>
        <scene sceneID="b"><objects><controller identifier="Second" id="c-2"/></objects></scene>
        <scene sceneID="c"><objects><controller identifier="Third" id="c-3"/></objects></scene>
        <scene sceneID="d"><objects><notificationController id="c-4"/></objects></scene>
        </scenes>
        </document>
        """,
        "App.swift": """
        @main class App {}
        class First: WKInterfaceController {
          override func willActivate() { pushController(withName: "Second", context: nil) }
        }
        """,
      ],
      "seen: system Interface Interface.storyboard",
      "seen: initial  Interface.storyboard:4:29; system Interface Interface.storyboard",
      "seen: name Second App.swift:3:59; object First Interface.storyboard:4:29; initial  Interface.storyboard:4:29; system Interface Interface.storyboard",
      "unseen",
      "seen: system  Interface.storyboard:7:29; system Interface Interface.storyboard"
    ),
    Case(
      "A reference in a scene of another storyboard that something leads to",
      "Board.storyboard",
      board(
        "show(UIStoryboard(name: \"Main\", bundle: nil))",
        more: [
          "Main.storyboard": storyboard(
            initial: "m-1",
            """
            <scene sceneID="m"><objects><viewController sceneMemberID="viewController" id="m-1"><view key="view" id="v"><subviews><button id="b"><connections>
            <segue destination="r-1" kind="show" id="g-1"/></connections></button></subviews></view></viewController></objects></scene>
            <scene sceneID="r"><objects><viewControllerPlaceholder storyboardName="Board" referencedIdentifier="Fourth" id="r-1"/></objects></scene>
            """
          )
        ]
      ),
      "seen: reference Board Main.storyboard:6:29; segue  Main.storyboard:5:1; initial  Main.storyboard:4:29; name Main Source.swift:1:25; start  Source.swift:1:1",
      "unseen",
      "unseen",
      "unseen",
      "seen: reference Fourth Main.storyboard:6:29; segue  Main.storyboard:5:1; initial  Main.storyboard:4:29; name Main Source.swift:1:25; start  Source.swift:1:1"
    ),
  ]

  @Test("Each location that loads a nib, with its line", arguments: nibs + helpers)
  func loadingNibs(_ testCase: Case) async throws { try await check(testCase) }

  @Test("Locations for storyboards and each of their scenes", arguments: boards)
  func loadingBoards(_ testCase: Case) async throws { try await check(testCase) }

  private func check(_ testCase: Case) async throws {
    let tree = try TemporaryTree(testCase.files)
    let trace = try await Validator().trace(tree.path + "/" + testCase.document, sources: [tree.path])
    let causes = trace.causes.map { cause in
      let evidence = cause.evidence.map { evidence in
        let place = evidence.position.map { ":\($0)" } ?? ""
        return "\(evidence.kind) \(evidence.name) \(tree.relative(evidence.file))\(place)"
      }
      return evidence.isEmpty ? "\(cause.state)" : "\(cause.state): \(evidence.joined(separator: "; "))"
    }
    #expect(causes == testCase.causes, sourceLocation: testCase.sourceLocation)
    #expect(
      trace.causes.map(\.scene) == trace.causes.indices.map { $0 == 0 ? nil : $0 - 1 },
      sourceLocation: testCase.sourceLocation
    )
  }
}
