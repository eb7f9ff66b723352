import NibproofTestSupport
import RuntimeAttributes
import Testing
import Validation

/// A console line, and text from the line of the file to which the console line refers.
private struct Case: Sendable, CustomTestStringConvertible {
  var kind: String
  var line: String
  var file: String
  var text: String
  var location: SourceLocation

  init(
    _ kind: String,
    _ line: String,
    in file: String,
    at text: String,
    location: SourceLocation = #_sourceLocation
  ) {
    (self.kind, self.line, self.file, self.text, self.location) = (kind, line, file, text, location)
  }

  var testDescription: String { kind }
}

private let main = "Base.lproj/Main.storyboard"
private let badge = "Badge.xib"
private let panel = "Panel.xib"
private let compliant = "this class is not key value coding-compliant for the key"
private let terminating = "*** Terminating app due to uncaught exception"
private let log = "2026-11-21 02:48:11.172 App[957:24207]"

@Suite("Locations of log lines")
struct LocatorTests {
  private static let cases = [
    Case(
      "outlet_renamed_or_removed",
      "\(log) \(terminating) 'NSUnknownKeyException', reason: '[<App.BadgeController 0x7fc652cb9cc0> setValue:forUndefinedKey:]: \(compliant) badgeLabel.'",
      in: badge,
      at: "property=\"badgeLabel\""
    ),
    Case(
      "outlet_renamed_or_removed_2",
      "Application Specific Information:\n\(terminating) 'NSUnknownKeyException', reason: '[<App.ListController 0x104f0> setValue:forUndefinedKey:]: \(compliant) oldTable.'\nterminating with uncaught exception of type NSException",
      in: main,
      at: "property=\"oldTable\""
    ),
    Case(
      "outlet_by_key_alone",
      "\(compliant) badgeLabel",
      in: badge,
      at: "property=\"badgeLabel\""
    ),
    Case(
      "outlet_without_angle_brackets",
      "\(terminating) 'NSUnknownKeyException', reason: '[ setValue:forUndefinedKey:]: \(compliant) oldTable.'",
      in: main,
      at: "property=\"oldTable\""
    ),
    Case(
      "outlet_on_wrong_object",
      "Fatal Exception: NSUnknownKeyException\n[<UITableView: 0x7fccc110d3e0> setValue:forUndefinedKey:]: \(compliant) rowTitle.",
      in: main,
      at: "property=\"rowTitle\""
    ),
    Case(
      "unknown_class_then_outlet_crash",
      "\(log) Unknown class _TtC3App14LostController in Interface Builder file.\n\(terminating) 'NSUnknownKeyException', reason: '[<UIViewController 0x1> setValue:forUndefinedKey:]: \(compliant) lostLabel.'",
      in: main,
      at: "property=\"lostLabel\""
    ),
    Case(
      "missing_or_wrong_module",
      "Unknown class _TtC3App8GoneView in Interface Builder file.",
      in: main,
      at: "id=\"vw-gone\""
    ),
    Case(
      "unknown_class_shared_target_or_extension",
      "Unknown class _TtC9Extension8GoneView in Interface Builder file.",
      in: main,
      at: "id=\"vw-gone\""
    ),
    Case(
      "unknown_class_then_udra_log",
      "Failed to set (speed) user defined inspected property on (UIView): [<UIView 0x7f8> setValue:forUndefinedKey:]: \(compliant) speed.",
      in: main,
      at: "keyPath=\"speed\""
    ),
    Case(
      "unknown_class_macos",
      "Unknown class 'UpdaterController', using 'NSObject' instead. Encountered in Interface Builder file at path /Applications/Mac.app/Contents/Resources/Panel.nib.",
      in: panel,
      at: "id=\"up\""
    ),
    Case(
      "udra_undefined_key",
      "Nov 21 02:48:11 phone App(UIKit)[123] <Error>: Failed to set (borderWidht) user defined inspected property on (App.CardView): [<App.CardView 0x7f8> setValue:forUndefinedKey:]: \(compliant) borderWidht.",
      in: main,
      at: "keyPath=\"borderWidht\""
    ),
    Case(
      "udra_undefined_key_ios7_crash",
      "\(terminating) 'NSUnknownKeyException', reason: '[<CardView 0x7f8> setValue:forUndefinedKey:]: \(compliant) borderWidht.'",
      in: main,
      at: "keyPath=\"borderWidht\""
    ),
    Case(
      "udra_wrong_type",
      "Failed to set (rank) user defined inspected property on (App.CardView): -[UICachedDeviceWhiteColor longLongValue]: unrecognized selector sent to instance 0x600",
      in: main,
      at: "keyPath=\"rank\""
    ),
    Case(
      "udra_struct_mid_path",
      "Failed to set (frame.cornerRadius) user defined inspected property on (App.CardView): [<NSConcreteValue 0x1> setValue:forUndefinedKey:]: \(compliant) cornerRadius.",
      in: main,
      at: "keyPath=\"frame.cornerRadius\""
    ),
    Case(
      "udra_nil_into_scalar",
      "Failed to set (borderWidth) user defined inspected property on (App.CardView): [<App.CardView 0x1> setNilValueForKey]: could not set nil as the value for the key borderWidth.",
      in: main,
      at: "keyPath=\"borderWidth\""
    ),
    Case(
      "udra_ibdesignables_warning",
      "Main.storyboard: warning: IB Designables: Ignoring user defined runtime attribute for key path \"borderWidht\" on instance of \"CardView\". Hit an exception when attempting to set its value: [<CardView 0x1> setValue:forUndefinedKey:]: \(compliant) borderWidht.",
      in: main,
      at: "keyPath=\"borderWidht\""
    ),
    Case(
      "action_missing",
      "libc++abi: terminating due to uncaught exception of type NSException: -[App.ListController goNow:]: unrecognized selector sent to instance 0x7fd",
      in: main,
      at: "selector=\"goNow:\""
    ),
    Case(
      "outlet_missing_macos",
      "Failed to connect (oldButton) outlet from (Mac.PanelController) to (NSButton): missing setter or instance variable",
      in: panel,
      at: "property=\"oldButton\""
    ),
    Case(
      "action_missing_macos",
      "Could not connect action, target class Mac.PanelController does not respond to -press:",
      in: panel,
      at: "selector=\"press:\""
    ),
    Case(
      "action_missing_macos_old",
      "Could not connect the action press: to target of class PanelController",
      in: panel,
      at: "selector=\"press:\""
    ),
    Case(
      "binding_key_missing_macos",
      "[<Mac.PanelController 0x1> valueForUndefinedKey:]: \(compliant) isReady.",
      in: panel,
      at: "keyPath=\"isReady\""
    ),
    Case(
      "init_coder_fatalError",
      "App/Badge.swift:21: Fatal error: init(coder:) has not been implemented",
      in: badge,
      at: "customClass=\"FixedView\""
    ),
    Case(
      "outlet_not_connected_nil_unwrap",
      "App/Badge.swift:6: Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value",
      in: main,
      at: "id=\"vc-list\""
    ),
    Case(
      "cast_failure_after_fallback",
      "Could not cast value of type 'UIViewController' (0x1f3a4) to 'App.LostController' (0x10a2b).",
      in: main,
      at: "id=\"vc-lost\""
    ),
    Case(
      "cast_failure_after_fallback",
      "Could not cast value of type 'UIViewController' (0x1f3a4) to 'App.DetailController' (0x10a2b).",
      in: main,
      at: "id=\"vc-detail\">"
    ),
    Case(
      "nib_missing",
      "\(terminating) 'NSInternalInconsistencyException', reason: 'Could not load NIB in bundle: 'NSBundle </var/App.app> (loaded)' with name 'Badge''",
      in: badge,
      at: "<?xml"
    ),
    Case(
      "nib_missing",
      "Could not load NIB in bundle: 'NSBundle </var/App.app> (loaded)' with name 'Bagde'",
      in: "Badge.swift",
      at: "\"Bagde\""
    ),
    Case(
      "nib_missing_macos",
      "-[NSNib _initWithNibNamed:bundle:options:] could not load the nibName: Panel in bundle NSBundle </Mac.app> (loaded).",
      in: panel,
      at: "<?xml"
    ),
    Case(
      "view_outlet_not_set",
      "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \\\"Badge\\\" nib but the view outlet was not set.",
      in: badge,
      at: "IBFilesOwner"
    ),
    Case(
      "storyboard_missing",
      "Could not find a storyboard named 'Main' in bundle NSBundle </var/App.app> (loaded)",
      in: main,
      at: "<?xml"
    ),
    Case(
      "storyboard_identifier_missing",
      "Storyboard (<UIStoryboard: 0x600>) doesn't contain a view controller with identifier 'Lists'",
      in: "Badge.swift",
      at: "\"Lists\""
    ),
    Case(
      "storyboard_identifier_missing_in_a_helper",
      "Storyboard (<UIStoryboard: 0x600>) doesn't contain a view controller with identifier 'Detal'",
      in: "Badge.swift",
      at: "\"Detal\""
    ),
    Case(
      "storyboard_identifier_of_another_storyboard",
      "Storyboard (<UIStoryboard: 0x600>) doesn't contain a view controller with identifier 'Lost'",
      in: main,
      at: "id=\"vc-lost\""
    ),
    Case(
      "segue_identifier_missing",
      "Receiver (<App.ListController: 0x7f>) has no segue with identifier 'showDetail'",
      in: main,
      at: "id=\"vc-list\""
    ),
    Case(
      "segue_class_missing",
      "Could not find a segue class named '_TtC3App9FlipSegue'",
      in: main,
      at: "id=\"sg-2\""
    ),
    Case(
      "reuse_identifier_missing",
      "unable to dequeue a cell with identifier RowCel - must register a nib or a class for the identifier or connect a prototype cell in a storyboard",
      in: "Badge.swift",
      at: "\"RowCel\""
    ),
    Case(
      "reuse_identifier_mismatch",
      "cell reuse indentifier in nib (TwinCell) does not match the identifier used to register the nib (Twin)",
      in: "Twin.xib",
      at: "id=\"tw-1\""
    ),
    Case(
      "cell_nib_top_level_count",
      "invalid nib registered for identifier (TwinCell) - nib must contain exactly one top level object which must be a UITableViewCell instance",
      in: "Twin.xib",
      at: "id=\"tw-1\""
    ),
    Case(
      "image_missing",
      "Could not load the \"ghost\" image referenced from a nib in the bundle with identifier \"com.example.App\"",
      in: main,
      at: "id=\"im-ghost\""
    ),
  ]

  @Test("The most likely location", arguments: cases)
  fileprivate func locate(_ testCase: Case) async throws {
    let tree = try TemporaryTree(LocatorFixture.files)
    let report = try await Validator().locate(Array(testCase.line.utf8), below: [tree.path])
    let line = try #require(report.lines.last, sourceLocation: testCase.location)
    let place = try #require(line.places.first, sourceLocation: testCase.location)
    let text = try #require(LocatorFixture.files[testCase.file])
    let wanted = text.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains(testCase.text) }
    #expect(tree.relative(place.file) == testCase.file, sourceLocation: testCase.location)
    #expect(place.position.line == wanted.map { $0 + 1 }, sourceLocation: testCase.location)
  }

  @Test("A line without a match has the nearest locations")
  func nearest() async throws {
    let tree = try TemporaryTree(LocatorFixture.files)
    let text = "[<App.BadgeController 0x1> setValue:forUndefinedKey:]: \(compliant) badgeLabels."
    let report = try await Validator().locate(Array(text.utf8), below: [tree.path])
    let line = try #require(report.lines.first)
    #expect(line.places.isEmpty && !report.isWhole)
    #expect(line.nearest.map(\.name) == ["badgeLabel"])
    #expect(line.nearest.map(\.reasons) == [[.sameClass, .similarName("badgeLabel")]])
  }

  @Test("A repeated line is counted with the first; other lines are ignored")
  func repeated() async throws {
    let tree = try TemporaryTree(LocatorFixture.files)
    let key = "[<App.BadgeController 0x1> setValue:forUndefinedKey:]: \(compliant) badgeLabel."
    let text =
      "Hello\n\(key)\r\n*** First throw call stack:\nlibc++abi: \(key.replacing("0x1", with: "0x2"))\n"
    let report = try await Validator().locate(Array(text.utf8), below: [tree.path])
    #expect(report.lines.map(\.numbers) == [[2, 4]])
    #expect(report.lines.map(\.text) == [key])
    #expect(report.isWhole)
    let silent = try await Validator().locate(Array("Hello\n".utf8), below: [tree.path])
    #expect(silent.lines.isEmpty && !silent.isWhole)
  }

  @Test("Reasons, strongest first")
  func reasons() async throws {
    let tree = try TemporaryTree(LocatorFixture.files)
    let text = """
      Unknown class _TtC3App14LostController in Interface Builder file.
      [<UIViewController 0x1> setValue:forUndefinedKey:]: \(compliant) lostLabel.
      """
    let report = try await Validator().locate(Array(text.utf8), below: [tree.path])
    #expect(
      report.lines.map { $0.places.first?.reasons } == [
        [.predicted, .sameClass], [.predicted, .fallback(from: "LostController"), .reportedEarlier],
      ]
    )
  }
}
