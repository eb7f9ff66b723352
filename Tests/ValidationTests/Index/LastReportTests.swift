import BinaryCoding
import Foundation
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Validation

/// That a run says again what the last one said where nothing has changed, and only there.
@Suite("The last report")
struct LastReportTests {
  private static let files = [
    "App/V.swift": "@objc(V) class V: UIView { @objc var size = 0 }",
    "App/Other.swift": "class Other {}",
    "App/V.xib": xib(
      """
      <view id="v" customClass="V"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="gone"><integer key="value" value="2"/>
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
      """
    ),
    "App/Info.plist": "<plist><dict></dict></plist>",
    "App/Images.xcassets/star.imageset/Contents.json": "{}",
    "App/App.xcodeproj/project.pbxproj": "{ objects = {}; }",
    "nibproof.json": "{ severity: {} }",
  ]

  /// A tree, and what a run keeps of it as if it had been there for long.
  private struct Kept {
    let tree: TemporaryTree
    let folder = try? TemporaryTree()
    let validator = Validator()

    init() throws { tree = try TemporaryTree(LastReportTests.files) }

    var cache: IndexFolder { IndexFolder(path: folder?.path ?? "") }
    var name: ContentDigest { validator.cacheName([tree.path]) }

    /// What a run fails with.
    func failures(moment: Int = .max) async throws -> [String] {
      try await validator.validate([tree.path], cache: cache, moment: moment).results.flatMap(\.failures)
        .map(\.message)
    }

    /// Has the next run say something that no run finds, if it says what the last one said.
    func mark() async throws {
      var report = try #require(cache.lastReport(name))
      let place = FileLocation(file: "nibproof.json", position: SourcePosition(line: 3, column: 7))
      let diagnostic = ConfigurationDiagnostic(.acceptance, "as kept", at: place)
      for index in report.results.indices { report.results[index].failures = [diagnostic] }
      cache.write(report, name)
    }
  }

  @Test
  func `where nothing has changed the same is said again`() async throws {
    let kept = try Kept()
    #expect(try await kept.failures().isEmpty)
    try await kept.mark()
    #expect(try await kept.failures() == ["as kept"])
    // What may change without a trace is looked into.
    #expect(try await kept.failures(moment: .min).isEmpty)
  }

  struct Edit: CustomTestStringConvertible {
    var file: String
    var text: String?
    var sourceLocation: SourceLocation

    init(
      _ file: String,
      _ text: String?,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      (self.file, self.text, self.sourceLocation) = (file, text, sourceLocation)
    }

    var testDescription: String { "\(file) \(text == nil ? "goes" : "is written")" }
  }

  @Test(arguments: [
    Edit("App/V.swift", "@objc(V) class V: UIView {}"),
    Edit("App/V.swift", files["App/V.swift"]),
    Edit("App/V.xib", xib(#"<view id="v" customClass="V"/>"#)),
    Edit("App/V.xib", nil),
    Edit("App/Other.swift", nil),
    Edit("App/New.swift", ""),
    Edit("App/New.xib", xib("")),
    Edit("App/New.png", ""),
    Edit("App/Info.plist", "<plist><dict/></plist>"),
    Edit("App/Images.xcassets/moon.imageset/Contents.json", "{}"),
    Edit("App/Images.xcassets/star.imageset", nil),
    Edit("App/App.xcodeproj/project.pbxproj", "{}"),
    Edit("nibproof.json", "{}"),
    Edit("nibproof.json", nil),
    Edit("App/nibproof.json", "{}"),
  ])
  func `after an edit all is found again`(_ edit: Edit) async throws {
    let kept = try Kept()
    _ = try await kept.failures()
    try await kept.mark()
    if let text = edit.text {
      try kept.tree.write(edit.file, text)
    } else {
      try FileManager.default.removeItem(atPath: "\(kept.tree.path)/\(edit.file)")
    }
    let failures = try await kept.failures()
    #expect(!failures.contains("as kept"), sourceLocation: edit.sourceLocation)
  }

  @Test
  func `after any change the report is that of a run without`() async throws {
    let (changing, folder) = (try ChangingTree(), try TemporaryTree())
    var random = SeededGenerator(seed: 6)
    func text(_ report: ValidationReport) -> String {
      var text = ""
      for result in report.results { dump(result, to: &text) }
      return text
    }
    for round in 0..<15 {
      if round > 0 { try changing.change(using: &random) }
      let plain = text(try await changing.tree.validate())
      for _ in 0..<2 {
        let cache = IndexFolder(path: folder.path)
        let report = try await Validator().validate([changing.tree.path], cache: cache, moment: .max)
        #expect(text(report) == plain, "round \(round)")
      }
    }
  }

  @Test
  func `a source that cannot be read is told of each time`() async throws {
    let kept = try Kept()
    // Nobody may read so much, not even root.
    let file = "\(kept.tree.path)/App/Other.swift"
    #expect(truncate(file, off_t(FileBytes.largestSize) + 1) == 0)
    for _ in 0..<3 {
      let observer = PassedOver()
      try await ValidationProgress.observed(by: observer) { () async throws in _ = try await kept.failures() }
      #expect(Set(observer.paths) == [file])
    }
  }

  @Test
  func `a damaged report is none`() async throws {
    let kept = try Kept()
    _ = try await kept.failures()
    try await kept.mark()
    let names = try FileManager.default.contentsOfDirectory(atPath: kept.cache.path)
    let name = try #require(names.first { $0.hasSuffix(".nibreport") })
    let url = URL(fileURLWithPath: "\(kept.cache.path)/\(name)")
    let whole = Array(try Data(contentsOf: url))
    for offset in stride(from: 0, to: whole.count, by: 7) {
      var damaged = whole
      damaged[offset] ^= 1 << UInt8(offset % 8)
      try Data(damaged).write(to: url)
      #expect(kept.cache.lastReport(kept.name) == nil)
    }
    #expect(try await kept.failures().isEmpty)
    #expect(kept.cache.lastReport(kept.name) != nil, "it is written again")
  }

  @Test
  func `a report that says what was never so, and says it well, traps nothing`() async throws {
    let kept = try Kept()
    _ = try await kept.failures()
    let facts = BinaryEncoder.bytes(of: try #require(kept.cache.lastReport(kept.name)))
    for offset in facts.indices {
      var lying = facts
      lying[offset] = UInt8(truncatingIfNeeded: offset &* 167)
      _ = try? BinaryDecoder.value(LastReport.self, from: lying[...])
    }
  }
}
