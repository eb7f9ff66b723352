import KeyValueCoding
import RuntimeAttributes
import Testing

@testable import NibLoading

/// A console line that a load predicts, and the statement that the reader finds in the line.
private struct Case: Sendable {
  var line: String?
  var statement: ConsoleStatement
  var location: SourceLocation

  init(
    _ line: String?,
    _ statement: ConsoleStatement,
    location: SourceLocation = #_sourceLocation
  ) {
    (self.line, self.statement, self.location) = (line, statement, location)
  }

  /// Creates a case from the console line of an error.
  init(
    _ error: NibError,
    on platform: Platform = .iOS,
    _ statement: ConsoleStatement,
    location: SourceLocation = #_sourceLocation
  ) {
    self.init(error.consoleLine(on: platform), statement, location: location)
  }
}

@Suite("Console logs")
struct ConsoleReaderTests {
  private static let missing = MissingClass(name: "Card", module: "App", reason: .absent(nearest: nil))

  private static let use = OutletUse(
    outlet: "label",
    trigger: .setting("size"),
    location: FileLocation(file: "a.swift", position: SourcePosition(line: 1, column: 1))
  )

  private static let cases = [
    Case(
      .raised(.undefinedKey(.init(key: AttributeKey("size"), operation: .set, className: "App.Card"))),
      .undefinedKey("size", className: "App.Card")
    ),
    Case(
      .raised(.undefinedKey(.init(key: AttributeKey("size"), operation: .get, className: "App.Card"))),
      .unreadableKey("size", className: "App.Card")
    ),
    Case(
      .raised(.nilValue(key: AttributeKey("size"), className: "App.Card")),
      .nilForKey("size", className: "App.Card")
    ),
    Case(
      KeyValueCodingError.nilValue(key: AttributeKey("size"), className: "App.Card")
        .attributeLogLine(keyPath: "card.size", className: "UIView", on: .iOS),
      .attribute(keyPath: "card.size", className: "UIView")
    ),
    Case(
      .unrecognizedSelector("save:", className: "App.List"),
      .unrecognizedSelector("save:", className: "App.List")
    ),
    Case(.nilOutlet(use), .nilUnwrapped),
    Case(.missingNib("Card"), .missingNib("Card")),
    Case(.missingNib("Card"), on: .macOS, .missingNib("Card")),
    Case(.missingStoryboard("Main"), .missingStoryboard("Main")),
    Case(.missingController(identifier: "List"), .missingController("List")),
    Case(.missingController(identifier: nil), .missingController(nil)),
    Case(.replacedReferencedObject, .replacedObject),
    Case(.viewNotSet(nib: "Card"), .viewNotSet(nib: "Card")),
    Case(
      .wrongView(nib: "Card", controller: "UITableViewController", expected: "UITableView"),
      .tableNotSet(nib: "Card")
    ),
    Case(
      .wrongView(nib: "a-view-b", controller: "GLKViewController", expected: "GLKView"),
      .tableNotSet(nib: "a-view-b")
    ),
    Case(
      .tableNotInstantiated(identifier: "a", storyboard: "Main"),
      .tableNotInstantiated(identifier: "a", storyboard: "Main")
    ),
    Case(.notOneCell(identifier: "Row"), .multipleTopLevelObjects(identifier: "Row")),
    Case(.viewOfTwoControllers, .sharedView),
    Case(ConsoleLine.missingLayout, .missingLayout),
    Case(ConsoleLine.undequeuedCell, .undequeuedCell),
    Case(ConsoleLine.delegateWithoutWindow, .missingWindow),
    Case(ConsoleLine.extensionClassMissing("Keys.Board"), .unknownClass("Keys.Board", path: nil)),
    Case(ConsoleLine.noPrincipalClass, .missingPrincipalClass),
    Case(ConsoleLine.withoutDelegate, .missingDelegate),
    Case(ConsoleLine.noDocumentClass, .missingDocumentClass),
    Case(ConsoleLine.applicationClassMissing("Delegate"), .unknownClass("Delegate", path: nil)),
    Case(ConsoleLine.missingTransformer("Keys", isCaught: false), .missingTransformer("Keys")),
    Case(ConsoleLine.missingTransformer("Keys", isCaught: true), .missingTransformer("Keys")),
    Case(ConsoleLine.nilArgument(of: .insertion), .nilArgument(.insertion)),
    Case(ConsoleLine.nilArgument(of: .array(index: 2)), .nilArgument(.array(index: 2))),
    Case(ConsoleLine.nilArgument(of: .dictionary(index: 0)), .nilArgument(.dictionary(index: 0))),
    Case(ConsoleLine.nilArgument(of: .constraint), .nilArgument(.constraint)),
    Case(
      .unsupportedClass("UISearchDisplayController", replacement: "UISearchController"),
      .notInstantiated("UISearchDisplayController")
    ),
    Case(
      ConsoleLine.unknownClass(missing, substitute: "NSView", file: "a.xib", isStoryboard: false, on: .iOS),
      .unknownClass("_TtC3App4Card", path: nil)
    ),
    Case(
      ConsoleLine.unknownClass(
        missing,
        substitute: "NSView",
        file: "/A.app/a.nib",
        isStoryboard: true,
        on: .macOS
      ),
      .unknownClass("_TtC3App4Card", path: "/A.app/a.nib")
    ),
    Case(
      ConsoleLine.unknownClass(
        missing,
        substitute: "NSView",
        file: "/A.app/a.nib",
        isStoryboard: false,
        on: .macOS
      ),
      .unknownClass("_TtC3App4Card", path: "/A.app/a.nib")
    ),
    Case(ConsoleLine.segueClassMissing(missing), .segueClass("_TtC3App4Card")),
    Case(ConsoleLine.segueWithoutClass, .segueClass("(null)")),
    Case(ConsoleLine.segueNotPerformed("open"), .segueNotPerformed("open")),
    Case(ConsoleLine.segueWithoutNavigation("open"), .segueNotPerformed("open")),
    Case(ConsoleLine.segueWithoutNavigation(nil), .segueNotPerformed("(null)")),
    Case(ConsoleLine.nilPushed, .nilPushed),
    Case(
      ConsoleLine.illegal(.webView(before: "iOS 11.0")),
      .illegalConfiguration(.webView(before: "iOS 11.0"))
    ),
    Case(ConsoleLine.illegal(.safeArea), .illegalConfiguration(.safeArea)),
    Case(
      ConsoleLine.outletNotConnected("label", from: "App.Panel", to: "NSButton"),
      .outlet("label", source: "App.Panel", destination: "NSButton")
    ),
    Case(
      ConsoleLine.actionNotConnected("press:", to: "App.Panel"),
      .action("press:", className: "App.Panel")
    ),
    Case(
      ConsoleLine.unimplementedInitializer("init(coder:)"),
      .initializer("init(coder:)", className: nil)
    ),
    Case(
      ConsoleLine.rejectedPrototype(isCaught: true),
      .rejectedOutlet("itemPrototype", className: "NSCollectionView")
    ),
    // Messages that a load does not predict.
    Case(
      "*** Assertion failure in -[NSCollectionView setItemPrototype:], /AppKit/NSCollectionView.m:1286",
      .rejectedOutlet("itemPrototype", className: "NSCollectionView")
    ),
    Case(
      "-[Panel loadWindow]: failed to load window nib file '(null)'.",
      .missingWindowNib(className: "Panel")
    ),
    Case("-[Panel loadWindow]: failed to load window nib file 'Panel'.", .missingNib("Panel")),
    Case(
      "fatal error: use of unimplemented initializer 'init(frame:)' for class 'App.Card'",
      .initializer("init(frame:)", className: "App.Card")
    ),
    Case(
      "Unrecognized selector -[App.Card initWithCoder:]",
      .unrecognizedSelector("initWithCoder:", className: "App.Card")
    ),
    Case(
      "Could not cast value of type 'UIViewController' (0x1f) to 'App.List' (0x2a).",
      .cast(from: "UIViewController", to: "App.List")
    ),
    Case(
      "[NSObject 0x1 setValue:forUndefinedKey:]: \(compliant) view.",
      .undefinedKey("view", className: "NSObject")
    ),
    Case(
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier Cell - must register a nib or a class for the identifier or connect a prototype cell in a storyboard",
      .unregisteredIdentifier("Cell")
    ),
    Case(
      "could not dequeue an item of kind: NSCollectionElementKindItem with identifier Cell - must register a nib or a class for the identifier, or name a nib or class to match the identifier",
      .unregisteredIdentifier("Cell")
    ),
    Case(
      "view reuse identifier in nib (A) does not match the identifier used to register the nib (B)",
      .differentIdentifier(inNib: "A", registered: "B")
    ),
    Case(
      "Class Card is implemented in both /A.framework/A (0x1) and /B.framework/B (0x2). One of the two will be used. Which one is undefined.",
      .duplicateClass("Card")
    ),
    Case(
      "error: Illegal Configuration: The label outlet from the ViewController to the UILabel is invalid. Outlets cannot be connected to repeating content.",
      .repeatingContent("label")
    ),
    Case(
      "Could not instantiate class named MKMapView because no class named MKMapView was found; the class needs to be defined in source code or linked in from a library",
      .notInstantiated("MKMapView")
    ),
    Case(
      "Error setting value for key path name of object <App.Person: 0x1> (from bound object <NSTextField: 0x2>): oh",
      .binding(keyPath: "name", className: "App.Person")
    ),
    Case(
      "-[NSNib _initWithNibNamed:bundle:options:] could not load the nib 'Cell' in bundle NSBundle </A.app> (loaded).",
      .missingNib("Cell")
    ),
    // Messages without the object: truncated, or without the text in angle brackets.
    Case("\(compliant) title", .undefinedKey("title", className: "")),
    Case(
      "reason: '[ setValue:forUndefinedKey:]: \(compliant) title.'",
      .undefinedKey("title", className: "")
    ),
    Case("Thread 1: “\(compliant) title.”", .undefinedKey("title", className: "")),
  ]

  private static let compliant = "this class is not key value coding-compliant for the key"

  @Test("Messages that a load predicts are parsed again", arguments: cases)
  fileprivate func read(_ testCase: Case) throws {
    let line = try #require(testCase.line, sourceLocation: testCase.location)
    #expect(
      ConsoleReader.statements(in: "Nov 21 02:48:11 App[1]: \(line)\r") == [testCase.statement],
      sourceLocation: testCase.location
    )
  }

  @Test(
    "Other lines are ignored",
    arguments: [
      "", "*** First throw call stack:", "*** Terminating app due to uncaught exception 'NSRangeException'",
      "[<App.Card 0x1> setValue:forKey:]", "3 UIKitCore 0x1 -[UIRuntimeOutletConnection connect] + 109",
      "Failed to set (a) user defined inspected property", "Unknown class in Interface Builder file.",
    ]
  )
  func nothing(_ line: String) {
    #expect(ConsoleReader.statements(in: line).isEmpty)
  }

  @Test("A line without an end is read in one pass")
  func longLines() {
    let sentence = KeyValueCodingMessages.undefinedKeySet("UIView", "size") + " "
    let statements = ConsoleReader.statements(in: String(repeating: sentence, count: 2_000))
    #expect(statements == Array(repeating: .undefinedKey("size", className: "UIView"), count: 2_000))
    // Repeated parts of incomplete messages.
    for words in [
      ["The ", " outlet from the ", " to the "], ["Failed to set ("], ["The "],
    ] {
      let line = words.map { String(repeating: $0, count: 100) }.joined()
      #expect(ConsoleReader.statements(in: String(repeating: line, count: 20)).isEmpty)
    }
  }

  @Test("Several messages on one line are read in order")
  func several() {
    let line =
      "Unknown class Card in Interface Builder file. \(KeyValueCodingMessages.undefinedKeySet("UIView", "size"))"
    #expect(
      ConsoleReader.statements(in: line) == [
        .unknownClass("Card", path: nil), .undefinedKey("size", className: "UIView"),
      ]
    )
  }
}
