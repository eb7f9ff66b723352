import NibproofTestSupport
import RuntimeAttributes
import Testing
import Validation

/// A message about the outlet `badgeLabel` of `BadgeController`, in all forms in which people copy messages.
@Suite("Pasted messages")
struct PastedMessageTests {
  private static let compliant = "this class is not key value coding-compliant for the key"
  private static let message =
    "[<App.BadgeController 0x7fc> setValue:forUndefinedKey:]: \(compliant) badgeLabel."

  private static let forms: [(name: String, text: String)] = [
    ("no full stop", "[<App.BadgeController 0x7fc> setValue:forUndefinedKey:]: \(compliant) badgeLabel"),
    ("curly quotes", "‘[<App.BadgeController 0x7fc> setValue:forUndefinedKey:]: \(compliant) ‘badgeLabel’.’"),
    ("no class", "[0x7fc setValue:forUndefinedKey:]: \(compliant) badgeLabel."),
    ("elided address", "'[<0x… setValue:forUndefinedKey:]: \(compliant) badgeLabel"),
    (
      "exception",
      "*** Terminating app due to uncaught exception 'NSUnknownKeyException', reason: '\(message)'"
    ),
    ("thread of Xcode", "Thread 1: \"\(message)\""),
    (
      "device log",
      "May  4 11:02:11 iPhone App(CoreFoundation)[512] <Error>: *** Terminating app due to uncaught exception 'NSUnknownKeyException', reason: '\(message)'"
    ),
    ("hosted crash report", "Fatal Exception: NSUnknownKeyException\n\(message)"),
    ("po of the exception", "(lldb) po $arg1\n\(message)"),
    ("expr of the exception", "(NSException *) $0 = 0x0000600000c3 @\"\(message)\""),
    (
      "po of the user info",
      "{\n    NSTargetObjectUserInfoKey = \"<App.BadgeController: 0x7fc>\";\n    NSUnknownUserInfoKey = badgeLabel;\n}"
    ),
    ("mangled, Swift 4", message.replacing("App.BadgeController", with: "_TtC3App15BadgeController")),
    ("mangled, Swift 5", message.replacing("App.BadgeController", with: "$s3App15BadgeControllerC")),
    ("without module", message.replacing("App.", with: "")),
    ("observed", message.replacing("App.", with: "NSKVONotifying_App.")),
    ("colon after the class", message.replacing("Controller 0x7fc", with: "Controller: 0x7fc")),
    ("wrapped", message.replacing("class is not", with: "class is\nnot")),
    ("wrapped before the key", message.replacing("key badgeLabel", with: "key\nbadgeLabel")),
    ("quoted mail", "> " + message.replacing("class is not", with: "class is\n> not")),
    (
      "HTML",
      message.replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("badge", with: "<b>badge")
        .replacing("Label.", with: "Label</b>.")
    ),
    (
      "numeric HTML",
      message.replacing("<", with: "&#60;").replacing(">", with: "&#x3E;")
        .replacing(" badge", with: "&nbsp;&rsquo;badge")
    ),
    ("JSON", message.replacing("<", with: "\\u003c").replacing(">", with: "\\u003e")),
    ("colors", message.replacing("badgeLabel", with: "\u{1B}[1mbadgeLabel\u{1B}[0m")),
    ("invisible characters", "\u{200B}" + message.replacing(" badge", with: "\u{2028}\u{200B}badge")),
    ("several spaces", message.replacing(" class", with: "  class").replacing(" key ", with: " key  ")),
    ("title", "Crash: \(compliant) badgeLabel [duplicate]"),
    ("title with colon", "\(compliant): 'badgeLabel'"),
    ("Markdown", "**[<App.BadgeController 0x7fc> setValue:forUndefinedKey:]**: \(compliant) `badgeLabel`."),
  ]

  @Test("The outlet", arguments: forms)
  func outlet(_ name: String, _ text: String) async throws {
    let place = try #require(try await Self.place(text), "\(name)")
    #expect(place.file == "Badge.xib" && place.text.contains("property=\"badgeLabel\""), "\(name)")
  }

  @Test(
    "The owner whose view outlet is not set",
    arguments: [
      "loaded the “Badge” nib but the view outlet was not set",
      "loaded the Badge nib but the view outlet was not set.",
      "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"Badge\" nib but the view outlet was not set.",
      "[UITableViewController loadView] loaded the \"Badge\" nib but didn’t get a UITableView",
    ]
  )
  func view(_ text: String) async throws {
    let place = try #require(try await Self.place(text))
    #expect(place.file == "Badge.xib" && place.text.contains("IBFilesOwner"))
  }

  @Test(
    "Titles without the name of the nib",
    arguments: [
      "Loaded nib but the 'view' outlet was not set", "loaded nib but the view outlet was not set",
      "App crashes: loaded the nib but the view outlet was not set.",
    ]
  )
  func titles(_ text: String) async throws {
    let tree = try TemporaryTree(LocatorFixture.files)
    let report = try await Validator().locate(Array(text.utf8), below: [tree.path])
    #expect(report.lines.count == 1)
  }

  @Test("The document of a nib without its bundle")
  func nib() async throws {
    let place = try #require(try await Self.place("Could not load NIB in bundle with name 'Badge'"))
    #expect(place.file == "Badge.xib")
  }

  /// Returns the file of the most likely place, and the text of its line.
  private static func place(_ text: String) async throws -> (file: String, text: String)? {
    let tree = try TemporaryTree(LocatorFixture.files)
    let report = try await Validator().locate(Array(text.utf8), below: [tree.path])
    guard report.lines.count == 1, let place = report.lines.first?.places.first else { return nil }
    let file = tree.relative(place.file)
    let lines = LocatorFixture.files[file]?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    let index = place.position.line - 1
    return lines.indices.contains(index) ? (file, String(lines[index])) : nil
  }
}
