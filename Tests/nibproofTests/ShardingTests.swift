import Foundation
import NibproofTestSupport
import Testing

@testable import Validation
@testable import nibproof

/// That work which is divided among machines says the same as one run.
@Suite("Distributed runs")
struct ShardingTests {
  @Test("Any division, in any order, has the output of a single run")
  func anySharding() async throws {
    let tree = try TemporaryTree(Self.files)
    let paths = Self.files.keys.map { tree($0) }.sorted()
    let documents = paths.filter { $0.hasSuffix(".xib") }
    var random = SplitMix(seed: 6)
    for round in 0..<5 {
      let modules = paths.shuffled(using: &random).divided(
        into: Int.random(in: 1...4, using: &random),
        &random
      )
      var indexes: [String] = []
      for (number, module) in modules.enumerated() {
        let file = tree("\(round)-\(number).nibindex")
        #expect(await run(["classes", "--index", "--output", file] + module).status == .success)
        indexes += ["--index", file]
      }
      let shards = documents.shuffled(using: &random).divided(
        into: Int.random(in: 1...5, using: &random),
        &random
      )
      var all = indexes.chunked
      for (number, shard) in shards.enumerated() {
        let file = tree("\(round)-shard-\(number).nibindex")
        #expect(await run(["validate", "--partial", "--output", file] + indexes + shard).status == .success)
        all.append(["--index", file])
      }
      all.shuffle(using: &random)
      let findings = await run(["validate", tree.path]).output
      #expect(findings.contains("used here") && findings.contains("reuse identifier 'Row'"))
      for reporter in ["json", "sarif", "text", "junit"] {
        let whole = await run(["validate", "--reporter", reporter, tree.path])
        let merged = await run(["validate", "--reporter", reporter] + all.flatMap(\.self))
        #expect(merged.output == whole.output, "round \(round), \(reporter)")
        #expect(merged.errors == whole.errors)
        #expect(merged.status == whole.status && whole.status == .found)
      }
      for name in tree.names where name.hasSuffix(".nibindex") {
        try FileManager.default.removeItem(atPath: tree(name))
      }
    }
  }

  @Test("Findings of a partial run are not computed again")
  func outcomesAreTaken() async throws {
    let tree = try TemporaryTree(Self.files)
    let (index, shard) = (tree("all.nibindex"), tree("shard.nibindex"))
    _ = await run(["classes", "--index", "--output", index, tree.path])
    _ = await run(["validate", "--partial", "--output", shard, "--index", index])
    var outcomes = try FactIndex(Array(try Data(contentsOf: URL(fileURLWithPath: shard))))
    for number in outcomes.outcomes.indices {
      for finding in outcomes.outcomes[number].findings.indices {
        outcomes.outcomes[number].findings[finding].message = "as the shard says"
      }
    }
    try Data(outcomes.bytes()).write(to: URL(fileURLWithPath: shard))
    let merged = await run(["validate", "--index", index, "--index", shard])
    #expect(merged.output.contains("as the shard says") && !merged.output.contains("has no outlet"))
    // What was found against other files does not count.
    for file in ["App/Card.swift", "Story/Round.swift"] {
      try Data("class Other {}".utf8).write(to: URL(fileURLWithPath: tree(file)))
    }
    _ = await run(["classes", "--index", "--output", index, tree.path])
    #expect(
      !(await run(["validate", "--index", index, "--index", shard])).output.contains("as the shard says")
    )
  }

  @Test("Equal files have equal indexes")
  func indexIsStable() async throws {
    let tree = try TemporaryTree(Self.files)
    let files = ["first", "second"].map { tree("\($0).nibindex") }
    for (file, jobs) in zip(files, ["1", "3"]) {
      _ = await run(["classes", "--index", "-j", jobs, "--output", file, tree("App"), tree("Story")])
    }
    let bytes = try files.map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
    #expect(bytes[0] == bytes[1] && bytes[0].count > 500)
  }

  @Test("Invalid indexes are rejected")
  func wrongIndexes() async throws {
    let tree = try TemporaryTree(["text.nibindex": "text"])
    let file = tree("text.nibindex")
    #expect(
      await run(["validate", "--index", file]).errors == complaint(.invalidIndex(path: file, .foreign))
    )
    let missing = await run(["classes", "--index", tree.path])
    #expect(missing.errors == complaint(.missingOption("--output", for: "--index"), seeHelpOf: "classes"))
    let partial = await run(["validate", "--partial", "--index", file])
    #expect(partial.errors == complaint(.missingOption("--output", for: "--partial"), seeHelpOf: "validate"))
    #expect(missing.status == .couldNotRun && partial.status == .couldNotRun)
    let index = tree("whole.nibindex")
    _ = await run(["classes", "--index", "--output", index, tree.path])
    let bytes = try Data(contentsOf: URL(fileURLWithPath: index))
    try bytes.dropLast().write(to: URL(fileURLWithPath: index))
    #expect(
      await run(["validate", "--index", index]).errors == complaint(.invalidIndex(path: index, .damaged))
    )
    var other = Array(bytes)
    other[12] ^= 1
    try Data(other).write(to: URL(fileURLWithPath: index))
    #expect(
      await run(["validate", "--index", index]).errors
        == complaint(.invalidIndex(path: index, .otherVersion))
    )
  }

  private static let files: [String: String] = [
    "nibproof.json": #"{ allow: [{ id: "undefined-key", keyPath: "gone", reason: "known" }] }"#,
    "App/Card.swift": """
    // nibproof:ignore undefined-outlet
    @objc(Card) class Card: UIView {
      @IBOutlet var caption: UILabel!
      let fixed = 1
      override func awakeFromNib() { Bundle.main.loadNibNamed("Badge", owner: self, options: nil) }
    }
    """,
    "App/Badge.swift": "class Badge: UIView { @IBOutlet var caption: UILabel! }",
    "App/Panel.xib": xib("Card", keyPath: "fixed", outlet: "caption"),
    "App/Other.xib": xib("Card", keyPath: "gone", outlet: "captain"),
    "App/Badge.xib": xib("App.Badge", keyPath: "fixed", outlet: "titles"),
    "App/Third.xib": xib("Absent", keyPath: "fixed", outlet: "caption"),
    "App/Broken.xib": "<document",
    // Code of other files decides these findings.
    "App/Meter.swift": "class Meter: UIView { @IBOutlet var button: UIButton! }",
    "App/Show.swift": "func show(_ meter: Meter) { meter.button.setTitle(nil, for: .normal) }",
    "App/Meter.xib": xib("App.Meter", keyPath: "tag", outlet: "button"),
    "Story/List.swift": """
    class List: UITableViewController {
      func cell(at path: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: Row.id, for: path)
      }
    }
    """,
    "Story/Row.swift": #"enum Row { static let id = "Row" }"#,
    "Story/Round.swift":
      "@objc(Round) class Round: UIView { @objc var depth = 0; @IBOutlet var caption: UIView! }",
    "Story/Round.xib": xib("Round", keyPath: "depth", outlet: "caption"),
    "Story/Square.xib": xib("Round", keyPath: "width", outlet: "caption"),
    "Story/spec.json": """
    { title: "Depth", expect: {
      findings: [{ id: "undefined-key", keyPath: "width" }], values: { "v.depth": 3 } } }
    """,
  ]

  private static func xib(_ className: String, keyPath: String, outlet: String) -> String {
    let parts = className.split(separator: ".")
    let module = parts.count > 1 ? " customModule=\"\(parts[0])\" customModuleProvider=\"target\"" : ""
    return DocumentText.xib(
      """
      <view id="v" customClass="\(parts[parts.count - 1])"\(module)><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="\(keyPath)"><integer key="value" value="3"/>
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      <connections><outlet property="\(outlet)" destination="l" id="c"/></connections>
      <subviews><label id="l"/></subviews></view>
      """
    )
  }
}

extension Array<String> {
  /// The elements in so many parts, of which some may be empty: those are left out.
  fileprivate func divided(into count: Int, _ random: inout some RandomNumberGenerator) -> [[String]] {
    var parts = [[String]](repeating: [], count: count)
    for element in self { parts[Int.random(in: 0..<count, using: &random)].append(element) }
    return parts.filter { !$0.isEmpty }
  }

  /// Options with their values.
  fileprivate var chunked: [[String]] {
    stride(from: 0, to: count, by: 2).map { Array(self[$0..<Swift.min($0 + 2, count)]) }
  }
}
