import Foundation
import Reporting
import Testing
import Validation

@Suite("Determinism", .timeLimit(.minutes(5)))
struct DeterminismTests {
  /// Findings of many kinds and places, names that sort differently in every language, specs in folders.
  private static let files: [String: String] = {
    var files: [String: String] = [:]
    for (number, name) in ["a", "B", "ä", "Z", "z", "é", "e\u{301}", "10", "9", "İ", "ı", "ß", "日"]
      .enumerated()
    {
      files["\(name)/View.swift"] = """
        @objc(View\(number)) class View\(number): UIView { @objc var size = 0; @objc var name: String? }
        class Shared: UIView { @objc var from\(number) = 1 }
        """
      files["\(name)/\(name)View.m"] = "@interface Old\(number) : UIView\n@property int size;\n@end\n"
      files["\(name)/\(name).xib"] = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects><view id="1" customClass="View\(number)"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="title" value="x"/>
        <userDefinedRuntimeAttribute type="nil" keyPath="size"/>
        </userDefinedRuntimeAttributes></view>
        <view id="2" customClass="Shared"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="from0" value="x"/></userDefinedRuntimeAttributes></view>
        <view id="3" customClass="Gone"/><view id="3" customClass="Old\(number)"><connections>
        <outlet property="part" destination="9" id="o"/></connections></view></objects></document>
        """
      if number % 4 == 0 { files["\(name)/spec.json"] = "{ title: '\(name)' }" }
    }
    files["broken.xib"] = "<document><objects>"
    files["nibproof.json"] = "{ severity: { 'unknown-class': 'warning' } }"
    return files
  }()

  /// What all reporters write of the tree, made anew in an order that a seed decides.
  private func reports(_ round: Int, at path: String) async throws -> [String: String] {
    var generator = SplitMix(seed: UInt64(round))
    try? FileManager.default.removeItem(atPath: path)
    for (name, text) in Self.files.sorted(by: { $0.key < $1.key }).shuffled(using: &generator) {
      let file = URL(fileURLWithPath: "\(path)/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    var options = Validator.Options()
    options.jobs = 1 + round % 8
    let report = try await Validator(options: options).validate([path])
    let pairs = Reporters.validation.map {
      ($0.name, $0.text(of: report, options: ReportOptions(detail: .verbose)))
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  @Test("Thirty times the same tree, made in any order and read by any number of jobs: the same bytes")
  func thirtyTimes() async throws {
    let path = FileManager.default.temporaryDirectory.path + "/nibproof-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let expected = try await reports(0, at: path)
    #expect(expected["json"]?.contains("undefined-key") == true)
    #expect(expected["json"]?.contains("unreadable-document") == true)
    for round in 1...30 {
      for (name, text) in try await reports(round, at: path) {
        #expect(text == expected[name], "\(name), round \(round)")
      }
    }
  }
}

/// A generator whose numbers follow from its seed alone, so that a failure can be repeated.
private struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
