import NibLoading
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("Actions sent to the first responder, and unwind actions")
struct UnansweredActionsTests {
  /// Returns a macOS menu that sends the given actions.
  private static func menu(_ selectors: String...) -> String {
    let items = selectors.enumerated().map { index, selector in
      """
      <menuItem title="Item" id="i\(index)"><connections>
      <action selector="\(selector)" target="-1" id="a\(index)"/></connections></menuItem>
      """
    }
    return DocumentText.mac(
      """
      <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
      <menu id="m"><items>
      \(items.joined(separator: "\n"))
      </items></menu>
      """
    )
  }

  private static let whole = ProjectText.app(["Menu.xib", "App.swift"])
  private static let app = "@main class App { let menu = NSNib(nibNamed: \"Menu\", bundle: nil) }"

  /// Returns the consequences and messages of the findings in a tree, each with the suggested name.
  private static func found(
    _ document: String,
    _ source: String = "",
    project text: String? = whole,
    _ more: [String: String] = [:]
  ) async throws -> [String] {
    var files = ["Menu.xib": document, "App.swift": app + "\n" + source]
    files[ProjectText.path] = text
    return try await TemporaryTree(files.merging(more) { $1 }).validate().findings.map {
      "\($0.consequence) \($0.message)" + ($0.suggestion.map { " -> \($0)" } ?? "")
    }
  }

  private static func silent(
    _ selector: String,
    _ effect: UnansweredActionEffect = .menuItemDisabled
  ) -> String {
    "silent " + UndefinedAction.unanswered(selector: selector, effect).message
  }

  static let chains: [(source: String, isFound: Bool)] = [
    ("class Box: NSObject { @IBAction func addItem(_ sender: Any?) {} }", true),
    ("class Box: NSObject { @IBAction func addItem(_ sender: Any?) {} }\nclass Lid: Box {}", true),
    ("class Box: NSView { @IBAction func addItem(_ sender: Any?) {} }", false),
    ("class Box: NSDocument { @IBAction func addItem(_ sender: Any?) {} }", false),
    ("class Box: NSObject, NSApplicationDelegate { @IBAction func addItem(_ sender: Any?) {} }", false),
    ("class Box: NSObject, NSWindowDelegate { @IBAction func addItem(_ sender: Any?) {} }", false),
    ("class Box: KitObject { @IBAction func addItem(_ sender: Any?) {} }", false),
    (
      "class Box: NSObject { @IBAction func addItem(_ sender: Any?) {} }\nextension NSView { @objc func addItem(_ s: Any?) {} }",
      false
    ),
    (
      "class Box: NSObject { @IBAction func addItem(_ sender: Any?) {}; func open() { NSApp.delegate = self } }",
      false
    ),
    (
      "class Box: NSObject { @IBAction func addItem(_ sender: Any?) {} }\nfunc f(v: NSView) { v.nextResponder = Box() }",
      false
    ),
  ]

  @Test("A class outside of the responder chain does not answer an action", arguments: chains)
  func outside(_ row: (source: String, isFound: Bool)) async throws {
    let found = try await Self.found(Self.menu("addItem:"), "import AppKit\n" + row.source)
    let message =
      "silent only 'Box', which is not in the responder chain, responds to the nil-targeted action 'addItem:'; the menu item stays disabled"
    #expect(found == (row.isFound ? [message] : []), "\(row.source)")
  }

  @Test("The delegate of a window is in the responder chain")
  func delegate() async throws {
    let window = DocumentText.mac(
      """
      <window id="w"><connections><outlet property="delegate" destination="d" id="o"/></connections></window>
      <customObject id="d" customClass="Box" customModule="App" customModuleProvider="target"/>
      """
    )
    let found = try await Self.found(
      Self.menu("addItem:"),
      "import AppKit\nclass Box: NSObject { @IBAction func addItem(_ sender: Any?) {} }",
      project: ProjectText.app(["Menu.xib", "App.swift", "Window.xib"]),
      ["Window.xib": window]
    )
    #expect(!found.contains { $0.contains("responder chain") })
  }

  @Test("Actions without a responder are reported with a suggestion")
  func unanswered() async throws {
    #expect(try await Self.found(Self.menu("showPanel:")) == [Self.silent("showPanel:")])
    let near = "class Box { @objc func showPanels(_ sender: Any?) {} }"
    #expect(
      try await Self.found(Self.menu("showPanel:"), near) == [Self.silent("showPanel:") + " -> showPanels:"]
    )
    let longer = "class Box { @objc func showPanelFromMenu(_ sender: Any?) {} }"
    #expect(
      try await Self.found(Self.menu("showPanel:"), longer) == [
        Self.silent("showPanel:") + " -> showPanelFromMenu:"
      ]
    )
  }

  @Test("Other actions of the document, and names with another number, are not suggested")
  func others() async throws {
    let source = "class Box { @objc func showPanels(_ sender: Any?) {}; func showPanel2(_ sender: Any?) {} }"
    #expect(
      try await Self.found(Self.menu("showPanel1:", "showPanels:"), source) == [Self.silent("showPanel1:")]
    )
  }

  @Test(
    "A selector in any source or framework may have a responder",
    arguments: [
      "class Box { @objc func showPanel(_ sender: Any?) {} }", "let action = Selector((\"showPanel:\"))",
      "class Box { func f(_ b: Any) { unread(b).show(panel: b) } }",
    ]
  )
  func answered(_ source: String) async throws {
    #expect(try await Self.found(Self.menu("showPanel:"), source).isEmpty)
    #expect(try await Self.found(Self.menu("showPanel:"), "", ["Other/Box.swift": source]).isEmpty)
  }

  @Test(
    "A method with a different number of arguments does not respond",
    arguments: [
      ("showPanel", "class Box { @objc func showPanel(_ sender: Any?) {} }", true),
      ("showPanel:", "class Box { @objc func showPanel() {}; func f() { showPanel() } }", true),
      (
        "showPanel",
        "class Box { @objc func showPanel(_ sender: Any?) {}\n func f() { g(#selector(showPanel(_:))); h(\"showPanel:\") } }",
        true
      ),
      ("showPanel", "class Box { @objc func showPanel() {} }", false),
      ("showPanel", "class Box { @objc var showPanel: Bool { true } }", false),
      ("showPanel:", "class Box { @objc func showPanel() {}; let name = \"showPanel\" }", false),
      (
        "showPanel:", "class Box { @objc(showPanel:) func show(_ sender: Any?) {}; func showPanel() {} }",
        false
      ),
      (
        "showPanel:",
        "class Box { @objc func showPanel() {}; @objc func showPanel(_ sender: Any?) {} }",
        false
      ),
    ]
  )
  func arity(_ selector: String, _ source: String, _ isFound: Bool) async throws {
    let found = try await Self.found(Self.menu(selector), source)
    #expect(found.count == (isFound ? 1 : 0))
    #expect(found.allSatisfy { $0.hasPrefix(Self.silent(selector)) })
  }

  static let known = [
    "undo:", "redo:", "toggleSourceList:", "toggleSidebar:", "orderFrontSubstitutionsPanel:",
    "toggleToolbarShown:",
    "_lookUpDefiniteRangeInDictionaryFromMenu:", "showGuessPanel:", "submenuAction:", "checkForUpdates:",
    "runToolbarCustomizationPalette:", "performTextFinderAction:", "orderFrontStandardAboutPanel:",
    "modifyFont:",
    "printDocument:", "revertDocumentToSaved:", "saveDocumentAs:", "clearRecentDocuments:", "showHelp:",
    "pasteAsPlainText:", "runPageLayout:", "toggleAutomaticLinkDetection:", "dismissController:",
    "selectText:",
    "takeIntValueFrom:", "performFindPanelAction:", "arrangeInFront:", "unhideAllApplications:", "terminate:",
    "toggleFullScreen:", "newWindowForTab:", "alignCenter:", "addFontTrait:", "setMark:",
    "centerSelectionInVisibleArea:",
    "orderFrontColorPanel:", "startSpeaking:", "uppercaseWord:", "toggleTouchBarCustomizationPalette:",
  ]

  @Test("Xcode's menu templates send no unknown actions", arguments: known)
  func frameworks(_ selector: String) async throws {
    #expect(FrameworkActions.answer(selector))
  }

  @Test("If unread code may respond, misspellings are certain and others likely")
  func unseen() async throws {
    let near = "class Box { @objc func showPanels(_ sender: Any?) {} }"
    let slip = [Self.silent("showPanel:") + " -> showPanels:"]
    // A dependency was not read.
    let likely = Self.silent("showPanel:").replacing("silent ", with: "unverified ")
    #expect(try await Self.found(Self.menu("showPanel:"), "import Elsewhere") == [likely])
    #expect(try await Self.found(Self.menu("showPanel:"), "import Elsewhere\n" + near) == slip)
    // No project lists the document.
    #expect(try await Self.found(Self.menu("showPanel:"), project: nil) == [likely])
    #expect(try await Self.found(Self.menu("showPanel:"), near, project: nil) == slip)
    // A longer name is not a typo.
    let longer = "class Box { @objc func showPanelFromMenu(_ sender: Any?) {} }"
    #expect(
      try await Self.found(Self.menu("showPanel:"), longer, project: nil) == [
        likely + " -> showPanelFromMenu:"
      ]
    )
    // Sources of the target were not read.
    for unread in ["Gone.swift", "Script.applescript"] {
      let project = ProjectText.app(["Menu.xib", "App.swift", unread])
      #expect(try await Self.found(Self.menu("showPanel:"), near, project: project).isEmpty)
    }
    // The unread sources belong to a dependency that the target builds itself, or are generated.
    for unread in ["Carthage/Checkouts/Server/Server.swift", "R.generated.swift"] {
      let project = ProjectText.app(["Menu.xib", "App.swift", unread])
      #expect(try await Self.found(Self.menu("showPanel:"), project: project) == [likely])
    }
  }

  @Test("The effect depends on the sender and the platform")
  func effects() async throws {
    let button = Self.menu("showPanel:").replacing("menuItem", with: "button")
    #expect(try await Self.found(button) == [Self.silent("showPanel:", .clickIgnored)])
    let item = Self.menu("showPanel:").replacing("menuItem", with: "toolbarItem")
    #expect(try await Self.found(item) == [Self.silent("showPanel:", .toolbarItemDisabled)])
    let touch = xib(
      """
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <button id="b"><connections>
      <action selector="showPanel:" destination="-2" eventType="touchUpInside" id="a"/></connections></button>
      """
    )
    #expect(try await Self.found(touch) == [Self.silent("showPanel:", .touchIgnored)])
  }

  /// Returns a storyboard with a scene whose button performs an unwind segue.
  private static func unwinding(_ selector: String, _ platform: String = "CocoaTouch") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.\(platform).Storyboard.XIB" version="3.0" \
    targetRuntime="\(platform == "Cocoa" ? "MacOSX.Cocoa" : "iOS.CocoaTouch")" initialViewController="c">
    <scenes><scene sceneID="s"><objects><viewController id="c"><view key="view" id="v"><subviews>
    <button id="b"><connections>
    <segue destination="e" kind="unwind" unwindAction="\(selector)" id="u"/></connections></button>
    </subviews></view></viewController><exit id="e" userLabel="Exit"/></objects></scene></scenes></document>
    """
  }

  @Test("An unknown unwind action is not performed; a selector in any source may exist")
  func unwind() async throws {
    let app = "@main class App { let menu = UIStoryboard(name: \"Board\", bundle: nil) }\n"
    func found(_ source: String = "", _ platform: String = "CocoaTouch") async throws -> [String] {
      let files = [
        "Board.storyboard": Self.unwinding("unwindHome:", platform), "App.swift": app + source,
        ProjectText.path: ProjectText.app(["Board.storyboard", "App.swift"]),
      ]
      return try await TemporaryTree(files).validate().findings.map {
        "\($0.consequence) \($0.file.hasSuffix("Board.storyboard")):\($0.position.line) \($0.message)"
          + ($0.suggestion.map { " -> \($0)" } ?? "")
      }
    }
    let reason = UndefinedAction.unanswered(selector: "unwindHome:", .segueIgnored)
    let silent = "silent true:5 \(reason.message)"
    #expect(try await found() == [silent])
    let near = "class Home: UIViewController { @IBAction func unwindHomes(_ segue: UIStoryboardSegue) {} }"
    #expect(try await found(near) == [silent + " -> unwindHomes:"])
    #expect(
      try await found("class Home: UIViewController { @IBAction func unwindHome(_ segue: Any) {} }").isEmpty
    )
    // The classes in the tree do not respond to the action, but an unread class may.
    #expect(try await found("import Elsewhere") == ["unverified true:5 \(reason.message)"])
    // macOS storyboards do not have unwind segues.
    #expect(try await found("", "Cocoa").isEmpty)
  }

  struct Declared: Sendable {
    var source: String
    var selector = "goHome:"
    var file = "Home.swift"
    /// The Swift version in the project.
    var version = "5.0"
  }

  /// A declaration, and the text of the finding about the method; nil if the method responds to the action.
  static let declarations: [Example<Declared, String?>] = [
    Example("unlabeled", Declared(source: "@IBAction func goHome(_ segue: UIStoryboardSegue) {}"), nil),
    Example("with @objc", Declared(source: "@objc func goHome(_ segue: UIStoryboardSegue) {}"), nil),
    Example(
      "with its Objective-C name",
      Declared(source: "@objc(goHome:) func home(segue: UIStoryboardSegue) {}"),
      nil
    ),
    Example(
      "labeled",
      Declared(source: "@IBAction func goHome(segue: UIStoryboardSegue) {}"),
      "'goHome(segue:)' has selector 'goHomeWithSegue:'; write 'goHome(_ segue:)'"
    ),
    Example(
      "labeled, and named so",
      Declared(
        source: "@IBAction func goHome(segue: UIStoryboardSegue) {}",
        selector: "goHomeWithSegue:"
      ),
      nil
    ),
    Example(
      "labeled, in Swift 2",
      Declared(source: "@IBAction func goHome(segue: UIStoryboardSegue) {}", version: "2.3"),
      nil
    ),
    Example(
      "labeled, and called",
      Declared(
        source:
          "@IBAction func goHome(segue: UIStoryboardSegue) {}; func f(s: UIStoryboardSegue) { goHome(segue: s) }"
      ),
      "'goHome(segue:)' has selector 'goHomeWithSegue:'; write 'goHome(_ segue:)'"
    ),
    Example(
      "without an attribute",
      Declared(source: "func goHome(_ segue: UIStoryboardSegue) {}"),
      "'goHome:' of 'Home' is not visible to Objective-C; the segue is not performed; add '@IBAction' or '@objc'"
    ),
    Example(
      "without an attribute, in Swift 3",
      Declared(source: "func goHome(_ segue: UIStoryboardSegue) {}", version: "3.0"),
      nil
    ),
    Example(
      "without an attribute, and called",
      Declared(source: "func goHome(_ s: UIStoryboardSegue) {}; func f(s: UIStoryboardSegue) { goHome(s) }"),
      "'goHome:' of 'Home' is not visible to Objective-C; the segue is not performed; add '@IBAction' or '@objc'"
    ),
    Example(
      "in Objective-C",
      Declared(
        source: "- (IBAction)goHome:(UIStoryboardSegue *)segue {}",
        file: "Home.m"
      ),
      nil
    ),
    Example(
      "in Objective-C, by the name of a Swift method",
      Declared(
        source: "- (IBAction)goHomeWithSegue:(UIStoryboardSegue *)segue {}",
        file: "Home.m"
      ),
      ""
    ),
  ]

  @Test("Unwind actions need a method with the selector, as Objective-C sees it", arguments: declarations)
  func declared(_ row: Example<Declared, String?>) async throws {
    let declared = row.input
    let isSwift = declared.file.hasSuffix(".swift")
    let files = [
      "Board.storyboard": Self.unwinding(declared.selector),
      "App.swift": "@main class App { let menu = UIStoryboard(name: \"Board\", bundle: nil) }",
      declared.file: isSwift
        ? "import UIKit\nclass Home: UIViewController { \(declared.source) }"
        : "#import <UIKit/UIKit.h>\n@interface Home : UIViewController\n@end\n@implementation Home\n"
          + declared.source + "\n@end",
      ProjectText.path: ProjectText.project([
        ProjectText.Target(
          name: "App",
          files: ["Board.storyboard", "App.swift", declared.file],
          settings: "SWIFT_VERSION = \(declared.version);"
        )
      ]),
    ]
    let findings = try await TemporaryTree(files).validate().findings
    #expect(
      findings.map(\.id) == (row.expected == nil ? [] : [.undefinedAction]),
      sourceLocation: row.sourceLocation
    )
    guard let expected = row.expected, let finding = findings.first else { return }
    #expect(finding.consequence == .silent, sourceLocation: row.sourceLocation)
    let texts = [finding.message] + finding.notes.map(\.message)
    #expect(expected.isEmpty || texts.contains(expected), "\(texts)", sourceLocation: row.sourceLocation)
    #expect((finding.missingAttribute != nil) == expected.contains("add '@IBAction'"))
  }

  @Test("An action that may have a responder is not removed")
  func isNotFixed() async throws {
    let tree = try TemporaryTree([
      "Menu.xib": Self.menu("showPanel:"), "App.swift": Self.app, ProjectText.path: Self.whole,
    ])
    let findings = try await tree.validate().findings
    #expect(findings.count == 1)
    #expect(FixPlan(findings).changes.isEmpty)
  }

  @Test("An implementation may appear and disappear during a session")
  func sessions() async throws {
    let texts = [
      "", "class Box { @objc func showPanel(_ sender: Any?) {} }", "// showPanel:",
      "class Box { @objc func showPanels(_ sender: Any?) {} }", "import Elsewhere",
      "let name = \"showPanel:\"",
    ]
    let edited = try await EditedTree([
      "Menu.xib": Self.menu("showPanel:"), "App.swift": Self.app, "Box.swift": "",
      ProjectText.path: ProjectText.app(["Menu.xib", "App.swift", "Box.swift"]),
    ])
    for text in texts {
      try await edited.write("Box.swift", text)
      let isAnswered = text.contains("showPanel(") || text.contains("\"")
      #expect(try await edited.findings("\(text)").isEmpty == isAnswered, "\(text)")
    }
  }
}
