import Checks
import NibproofTestSupport
import RuntimeAttributes
import Testing
import Validation

/// Messages in the forms in which public issues and questions quote them.
@Suite("Console messages from public reports")
struct PublicReportTests {
  private static let compliant = "this class is not key value coding-compliant for the key"

  /// A message, and the file and text of the line to which the message refers; nil if no line matches.
  private static let cases: [(message: String, place: (file: String, text: String)?)] = [
    (
      "Thread 1: \"[<App.BadgeController 0x7fc42d60d0d0> setValue:forUndefinedKey:]: \(compliant) badgeLabel.\"",
      ("Badge.xib", "property=\"badgeLabel\"")
    ),
    ("App.BadgeController \(compliant) badgeLabel.", ("Badge.xib", "property=\"badgeLabel\"")),
    (
      "'[<UIViewController 0x7fb65dc55280> setValue:forUndefinedKey:]: \(compliant) lostLabel.'",
      ("Base.lproj/Main.storyboard", "property=\"lostLabel\"")
    ),
    (
      "**Crash log:** `reason: '[ setValue:forUndefinedKey:]: \(compliant) oldTable.'`",
      ("Base.lproj/Main.storyboard", "property=\"oldTable\"")
    ),
    ("\(compliant) 'rowTitle'", ("Base.lproj/Main.storyboard", "property=\"rowTitle\"")),
    ("> \(compliant) borderWidht.", ("Base.lproj/Main.storyboard", "keyPath=\"borderWidht\"")),
    (
      "2017-11-14 13:46:33.208207-0800 App[70805:2576278] [Storyboard] Unknown class _TtC3App8GoneView in Interface Builder file.",
      ("Base.lproj/Main.storyboard", "id=\"vw-gone\"")
    ),
    ("Unknown class GoneView in Interface Builder file.", ("Base.lproj/Main.storyboard", "id=\"vw-gone\"")),
    (
      "Exception Type: NSException: -[UIViewController goNow:]: unrecognized selector sent to instance 0x600",
      ("Base.lproj/Main.storyboard", "selector=\"goNow:\"")
    ),
    (
      "-[App.ListController goNow:]: unrecognized selector sent to instance 0x7fd",
      ("Base.lproj/Main.storyboard", "selector=\"goNow:\"")
    ),
    ("loaded the \"Badge\" nib but the view outlet was not set.", ("Badge.xib", "IBFilesOwner")),
    (
      "App/Badge.swift:6: Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value: file App/Badge.swift, line 6",
      ("Base.lproj/Main.storyboard", "id=\"vc-list\"")
    ),
    // Line 4 declares the outlet, but line 9 uses another name.
    (
      "App/Badge.swift:9: Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value",
      nil
    ),
    (
      "fatal error: unexpectedly found nil while unwrapping an Optional value",
      ("Base.lproj/Main.storyboard", "id=\"vc-list\"")
    ),
    ("[<App.BadgeController 0x1> setValue:forUndefinedKey:]: \(compliant) headerView.", nil),
    ("\(compliant) headerView", nil),
    (
      "Receiver (<App.ListController: 0x7f>) has no segue with identifier 'showDetail'",
      ("Base.lproj/Main.storyboard", "id=\"vc-list\"")
    ),
    ("Could not find a storyboard named 'Gone' in bundle NSBundle </var/App.app> (loaded)", nil),
    ("Could not load NIB in bundle: 'NSBundle </var/App.app> (loaded)' with name 'Nothing'", nil),
    (
      "unable to dequeue a cell with identifier RowCel - must register a nib or a class for the identifier or connect a prototype cell in a storyboard",
      ("Badge.swift", "\"RowCel\"")
    ),
  ]

  @Test("The location, or no match", arguments: cases)
  func locate(_ message: String, _ place: (file: String, text: String)?) async throws {
    let tree = try TemporaryTree(LocatorFixture.files)
    let report = try await Validator().locate(Array(message.utf8), below: [tree.path])
    let line = try #require(report.lines.last)
    guard let place else {
      #expect(line.places.isEmpty)
      return
    }
    let found = try #require(line.places.first)
    let lines = try #require(LocatorFixture.files[place.file]).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    #expect(tree.relative(found.file) == place.file)
    #expect(lines.firstIndex { $0.contains(place.text) }.map { $0 + 1 } == found.position.line)
  }

  @Test("A location has the finding that explains it; names in texts and tests are not requests")
  func explanations() async throws {
    var files = LocatorFixture.files
    files["Texts.swift"] =
      "import UIKit\nlet title = NSLocalizedString(\"t\", value: \"showDetail\", comment: \"\")\n"
    files["Tests.swift"] = "import XCTest\nlet segue = \"showDetail\"\n"
    let tree = try TemporaryTree(files)
    func places(_ message: String) async throws -> [LocatedPlace] {
      try await Validator().locate(Array(message.utf8), below: [tree.path]).lines.flatMap(\.places)
    }
    let key = try await places("\(Self.compliant) badgeLabel")
    #expect(key.map(\.finding?.id) == [.undefinedOutlet])
    let segues = try await places(
      "Receiver (<App.ListController: 0x7f>) has no segue with identifier 'showDetail'"
    )
    #expect(segues.allSatisfy { !$0.file.hasSuffix("Texts.swift") && !$0.file.hasSuffix("Tests.swift") })
    let name = try await places(
      "Storyboard (<UIStoryboard: 0x600>) doesn't contain a view controller with identifier 'Lists'"
    )
    #expect(name.map(\.kind) == [.source])
  }
}
