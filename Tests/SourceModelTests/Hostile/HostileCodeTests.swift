import SourceModel
import SourceTestSupport
import Testing

/// Function bodies that, without limits, would take hours to read or exhaust the stack or the memory.
@Suite("Hostile code")
struct HostileCodeTests {
  private static let load = #"Bundle.main.loadNibNamed("Box", owner: self)"#
  private static let message = #"[[NSBundle mainBundle] loadNibNamed:@"Box" owner:self options:nil]"#

  private static func swift(_ body: String, methods: String = "") -> SourceFile {
    scan("class Box: UIView {\n required init?(coder: NSCoder) { \(body) }\n \(methods)\n}")
  }

  private static func objectiveC(_ body: String, methods: String = "") -> SourceFile {
    let text =
      "@interface Box : UIView\n@end\n@implementation Box\n- (void)awakeFromNib { \(body) }\n\(methods)\n@end"
    return SourceFile(reading: Array(text.utf8), path: "Test.m")
  }

  private static func loads(_ interface: SourceFile) -> [Use] {
    interface.uses.filter { $0.nib != nil }
  }

  private static func `repeat`(_ text: String, _ count: Int = 1_000) -> String {
    String(repeating: text, count: count)
  }

  @Test("Methods that call each other along very many paths still lead to a nib")
  func ways() throws {
    let calls = (0..<6).map { "func m\($0)() { \(Self.repeat("m\($0 + 1)(); ", 100)) }" }
    let swift = Self.swift("m0()", methods: (calls + ["func m6() { m7() }"]).joined(separator: "\n"))
    #expect(Self.loads(swift).isEmpty)
    let last = "func m5() { \(Self.load) }"
    let leading = Self.swift("m0()", methods: (calls.prefix(5) + [last]).joined(separator: "\n"))
    let runs = try #require(Self.loads(leading).first).paths
    #expect((1...64).contains(runs.count))
    #expect(runs.allSatisfy { $0.methods == ["m0", "m1", "m2", "m3", "m4", "m5"] && $0.conditions.isEmpty })

    let messages = (0..<5).map { "- (void)m\($0) { \(Self.repeat("[self m\($0 + 1)]; ", 100)) }" }
    let other = Self.objectiveC(
      "[self m0];",
      methods: (messages + ["- (void)m5 { \(Self.message); }"]).joined(separator: "\n")
    )
    let otherRuns = try #require(Self.loads(other).first).paths
    #expect((1...64).contains(otherRuns.count))
    #expect(otherRuns.allSatisfy { $0.methods == ["m0", "m1", "m2", "m3", "m4", "m5"] })
  }

  @Test("Very long conditions are truncated with a mark")
  func conditions() throws {
    let guards = Self.repeat("guard a else { return }\n")
    let elses = "if a { return }" + Self.repeat(" else if a { return }", 100) + "\n"
    for interface in [
      Self.swift(guards + Self.load), Self.swift(elses + Self.load),
      Self.objectiveC(
        "if (a) { return; }" + Self.repeat(" else if (a) { return; }", 100) + Self.message + ";"
      ),
    ] {
      let run = try #require(Self.loads(interface).first?.paths.first)
      let conditions = run.conditions
      #expect(conditions.count == 33)
      #expect(conditions.dropLast().allSatisfy { $0.summary.hasSuffix("a") })
      #expect(conditions.last == .unknown)
    }
  }

  @Test(
    "Deeply nested code is uncertain",
    arguments: [
      ("do { ", " }"), ("f { ", " }"), ("if a { ", " }"), ("func g() { ", " }"), ("while a { ", " }"),
    ]
  )
  func depths(_ opening: String, _ closing: String) {
    let (openings, closings) = (Self.repeat(opening), Self.repeat(closing))
    let loads = Self.loads(Self.swift(openings + Self.load + closings))
    #expect(loads.flatMap(\.paths).isEmpty)
    // The load after such a block has one path, although the block may exit early.
    let behind = Self.loads(Self.swift("do { " + openings + closings + " }\n" + Self.load))
    #expect(behind.flatMap(\.paths).count == 1)
  }

  @Test(
    "Deeply nested Objective-C code is uncertain",
    arguments: [("{ ", " }"), ("f(^{ ", " });"), ("if (a) { ", " }")]
  )
  func depthsOfObjectiveC(_ opening: String, _ closing: String) {
    let body = Self.repeat(opening) + Self.message + ";" + Self.repeat(closing)
    let loads = Self.loads(Self.objectiveC(body))
    #expect(loads.flatMap(\.paths).isEmpty)
  }

  @Test("Long and deep expressions are read up to a limit")
  func expressions() {
    let calls = Self.swift("lid = " + Self.repeat("f(") + "a" + Self.repeat(")") + "\n" + Self.load)
    #expect(Self.loads(calls).map(\.name) == [StringValue("Box")])
    let nested = Self.swift(Self.repeat("loadNibNamed(") + "a" + Self.repeat(")"))
    #expect(Self.loads(nested).contains { $0.name?.isKnown == false })
    let brackets = Self.objectiveC(
      "",
      methods: """
        - (id)awakeAfterUsingCoder:(id)c { return \(Self.repeat("["))x\(Self.repeat(" a]")); }
        """
    )
    #expect(brackets.types.contains { $0.name == "Box" })
    let pieces = Self.objectiveC("[x " + Self.repeat("loadNibNamed:@\"Box\" ", 1_000) + "];")
    #expect(Self.loads(pieces).count == 1)
    let condition = Self.objectiveC("if (" + Self.repeat("a + ") + "a) { \(Self.message); }")
    #expect(
      Self.loads(condition).flatMap(\.paths).flatMap(\.conditions) == [.unknown]
    )
  }

  @Test("Each table view has the nib that was registered last, regardless of the number of registrations")
  func registrations() {
    let text = """
      let one = UINib(nibName: "One", bundle: nil)
      let two = UINib(nibName: "Two", bundle: nil)
      table.register(one, forCellReuseIdentifier: "one")
      table.register(two, forCellReuseIdentifier: "two")
      table.register(UINib(nibName: "Own", bundle: nil), forCellReuseIdentifier: "own")\n
      """
    let loads = Self.loads(Self.swift(Self.repeat(text, 500)))
    #expect(loads.count == 1_500)
    for name in ["One", "Two", "Own"] {
      let own = loads.filter { $0.name == StringValue(name) }
      #expect(own.count == 500)
      #expect(own.allSatisfy { $0.nib?.registration?.identifier?.text == name.lowercased() })
    }
  }
}
