import RuntimeAttributes
import Testing

@testable import NibLoading

/// Console messages as systems print them, and without the parts that people and web pages omit.
@Suite("Variants of console messages")
struct ConsoleVariantTests {
  /// The message of each pattern in the table, with sample values.
  private static let messages = ConsoleReader.patterns.map { pattern in
    pattern("Alpha", "Beta", "Gamma", "Delta")
  }

  private static let variants: [(name: String, change: @Sendable (String) -> String)] = [
    ("timestamp", { "2026-02-11 10:22:31.104+0100 App[991:17012] [Storyboard] \($0)" }),
    ("reason", { "*** Terminating app due to uncaught exception 'NSX', reason: '\($0)'" }),
    ("no full stop", { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }),
    ("title", { "Crash: \($0.hasSuffix(".") ? String($0.dropLast()) : $0)" }),
    ("no dash", { $0.hasPrefix("-[") ? String($0.dropFirst()) : $0 }),
    ("typographic quotes", { $0.replacing("'", with: "’").replacing("\"", with: "”") }),
    ("other quotes", { $0.replacing("'", with: "`").replacing("\"", with: "'") }),
    (
      "entities",
      { $0.replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\"", with: "&quot;") }
    ),
    ("capitals", { $0.replacing("class", with: "Class").replacing("Could", with: "could") }),
    ("no address", { $0.replacing(" 0x…", with: "") }),
    ("shortened address", { $0.replacing("0x…", with: "0x...") }),
    ("several spaces", { $0.replacing(" ", with: "  ") }),
    ("colors", { "\u{1B}[31m\($0)\u{1B}[0m" }),
    ("tags", { "<p><code>\($0)</code></p>" }),
    ("numeric entities", { $0.replacing("<", with: "&#60;").replacing(">", with: "&#x3E;") }),
    ("address", { $0.replacing("0x…", with: "0x00007fb217b0b420") }),
  ]

  @Test("Each message has one statement, in each variant", arguments: messages)
  func variants(_ message: String) throws {
    let statements = ConsoleReader.statements(in: message)
    #expect(statements.count == 1, "\(message)")
    for variant in Self.variants {
      let line = variant.change(message)
      #expect(ConsoleReader.statements(in: line) == statements, "\(variant.name): \(line)")
    }
  }

  private static let compliant = "this class is not key value coding-compliant for the key"

  @Test(
    "Parts of messages",
    arguments: [
      ("setValue:forUndefinedKey: \(compliant) view.", .undefinedKey("view", className: "")),
      ("Why \(compliant) view?", .undefinedKey("view", className: "")),
      ("\(compliant) **view** [duplicate]", .undefinedKey("view", className: "")),
      ("\(compliant) ‘view’ in my app", .undefinedKey("view", className: "")),
      (
        "[<App.Card> setValue:forUndefinedKey:]: \(compliant) view",
        .undefinedKey("view", className: "App.Card")
      ),
      (
        "[UIView go]: unrecognized selector sent to instance",
        .unrecognizedSelector("go", className: "UIView")
      ),
      ("Loaded nib but the 'view' outlet was not set", .viewNotSet(nib: "")),
      ("\(compliant): view", .undefinedKey("view", className: "")),
      (
        "NSTargetObjectUserInfoKey = \"<App.Card: 0x1>\"; NSUnknownUserInfoKey = view;",
        .undefinedKey("view", className: "App.Card")
      ),
      ("loaded the Card nib but the view outlet was not set", .viewNotSet(nib: "Card")),
      ("-[NSViewController loadView] loaded the \"Card\" nib but no view was set.", .viewNotSet(nib: "Card")),
      ("loaded the \"a-view-b\" nib but didn't get a UICollectionView", .tableNotSet(nib: "a-view-b")),
      ("has no segue with identifier 'go home'", .missingSegue("go home", className: "")),
      ("doesn't contain a view controller with identifier Home.", .missingController("Home")),
      ("Could not find a storyboard named 'Main'", .missingStoryboard("Main")),
      ("unable to dequeue a cell with identifier Cell", .unregisteredIdentifier("Cell")),
      ("[PanelController loadWindow]: failed to load window nib file 'Panel'.", .missingNib("Panel")),
      ("[NSViewController loadView] could not load the Panel nib.", .missingNib("Panel")),
    ] as [(String, ConsoleStatement)]
  )
  func parts(_ line: String, _ statement: ConsoleStatement) {
    #expect(ConsoleReader.statements(in: line) == [statement])
  }

  @Test(
    "Formats of messages and methods of classes are not messages",
    arguments: [
      "\"format_string\":\"[%@ %s]: \(compliant) %@.\"",
      "-[%s %s]: unrecognized selector sent to instance %p",
      "+[Card go]: unrecognized selector sent to class 0x1", "\(compliant)",
    ]
  )
  func nothing(_ line: String) {
    #expect(ConsoleReader.statements(in: line).isEmpty)
  }
}
