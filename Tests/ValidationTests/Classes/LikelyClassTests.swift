import NibLoading
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("Undeclared classes that are probably missing")
struct LikelyClassTests {
  struct Tree: Sendable {
    var object: String
    var source: String
  }

  struct Expected: Equatable, Sendable {
    var reason: LikelyReason?
    var suggestion: String?
  }

  typealias Row = Example<Tree, Expected>

  static func row(
    _ name: String,
    _ object: String,
    _ source: String = "",
    is reason: LikelyReason? = nil,
    suggestion: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Row {
    Row(
      name,
      Tree(object: object, source: source),
      Expected(reason: reason, suggestion: suggestion),
      sourceLocation: sourceLocation
    )
  }

  private static func classes(_ prefix: String, _ count: Int = 10) -> String {
    (0..<count).map { "@interface \(prefix)Part\($0) : UIView\n@end" }.joined(separator: "\n") + "\n"
  }

  private static func view(_ name: String, _ content: String = "") -> String {
    #"<view id="v" customClass="\#(name)">\#(content)</view>"#
  }

  private static let outlets = """
    <subviews><label id="l"/></subviews><connections><outlet property="title" destination="l" id="o1"/>
    <outlet property="detail" destination="l" id="o2"/></connections>
    """

  static let rows: [Row] = [
    row("nothing speaks for it", view("Panel")),
    row(
      "a name that continues that of a class",
      view("MiniWindowBar"),
      "@interface MiniWindow : UIView\n@end",
      is: .relatedName
    ),
    row("a name that continues a single word", view("WindowBar"), "@interface Window : UIView\n@end"),
    row("a name with the letters of a class", view("MiniWindowsill"), "@interface MiniWindow : UIView\n@end"),
    row(
      "a name that continues that of a class, in code",
      view("MiniWindowBar"),
      "@interface MiniWindow : UIView\n@end\nvoid f(void) { [MiniWindowBar new]; }"
    ),
    row("a prefix of ten classes", view("TLPanel"), classes("TL"), is: .prefix),
    row("nine classes are few", view("TLPanel"), classes("TL", 9)),
    row("a prefix of an imported framework", view("SKPanel"), "@import SpriteKit;\n" + classes("SK")),
    row("a prefix of a framework that no source imports", view("SKPanel"), classes("SK"), is: .prefix),
    row("a prefix of a framework that every app loads", view("CAPanel"), classes("CA")),
    row("a prefix of a framework without an interface", view("QTPanel"), classes("QT")),
    row("code mentions the class", view("TLPanel"), classes("TL") + "void f(void) { [TLPanel new]; }"),
    row("code imports its header", view("TLPanel"), "#import \"TLPanel.h\"\n" + classes("TL")),
    row("a dependency has the prefix", view("TLPanel"), classes("TL") + "@interface A : TLBase\n@end"),
    row("a module of its own", #"<view id="v" customClass="TLPanel" customModule="Kit"/>"#, classes("TL")),
    row("two outlets", view("Panel", outlets), is: .outlets),
    row(
      "outlets of a class with a dependency's prefix",
      view("TLPanel", outlets),
      "@interface A : TLBase\n@end"
    ),
    row(
      "outlets of a class with another prefix",
      view("TLPanel", outlets),
      "@interface A : TKBase\n@end",
      is: .outlets
    ),
    row(
      "File's Owner",
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="TLPanel"/><view id="v"/>
      """,
      classes("TL")
    ),
    row(
      "a mentioned class with outlets",
      view("Panel", outlets),
      "void f(void) { [Panel new]; }"
    ),
    row(
      "one outlet",
      view(
        "Panel",
        #"<subviews><label id="l"/></subviews><connections><outlet property="title" destination="l" id="o"/></connections>"#
      )
    ),
    row(
      "the name of the image",
      #"<imageView id="v" image="warning_sign" customClass="warning_sign"/>"#,
      is: .value
    ),
    row(
      "a missing letter",
      view("BottomPane"),
      "@interface BottomPanel : UIView\n@end",
      is: .misspelling,
      suggestion: "BottomPanel"
    ),
    row("a class of a framework", view("UIIView"), is: .misspelling, suggestion: "UIView"),
    row("a class that does not fit", view("BottomPane"), "@interface BottomPanel : UIViewController\n@end"),
    row("another number", view("BottomPanel2"), "@interface BottomPanel1 : UIView\n@end"),
    row("another beginning", view("TopPanel"), "@interface TapPanel : UIView\n@end"),
    row(
      "a mentioned class like another",
      view("BottomPane"),
      "@interface BottomPanel : UIView\n@end\nvoid f(void) { [BottomPane new]; }"
    ),
  ]

  @Test("The conditions for likely findings", arguments: rows)
  func conditions(_ row: Row) async throws {
    // The imported framework may declare other classes.
    let files = [
      "Panel.xib": xib(row.input.object), "App.m": "#import <Kit/Kit.h>", "Code.m": row.input.source,
    ]
    let findings = try await TemporaryTree(files).validate().findings.filter { $0.id == .unknownClass }
    let found = findings.map { Expected(reason: $0.likely, suggestion: $0.suggestion) }
    #expect(found == [row.expected], sourceLocation: row.sourceLocation)
  }

  @Test(
    "Classes of documents in a project whose sources are not read are not likely to be missing",
    arguments: [
      Example("a C# project around it", "App/App.csproj", LikelyReason?.none),
      Example("an F# project around it", "App.fsproj", nil),
      Example("a project next to it", "Windows/App.csproj", .outlets),
    ]
  )
  func foreignProject(_ example: Example<String, LikelyReason?>) async throws {
    let tree = try TemporaryTree([
      "App/Panel.xib": xib(Self.view("Panel", Self.outlets)), "App.m": "#import <Kit/Kit.h>",
      example.input: "<Project Sdk=\"Microsoft.NET.Sdk\"/>",
    ])
    let findings = try await tree.validate().findings.filter { $0.id == .unknownClass }
    #expect(findings.map(\.likely) == [example.expected], sourceLocation: example.sourceLocation)
  }

  @Test(
    "The language of an app explains why its classes were not found",
    arguments: [
      Example("a C# project", ["App/App.csproj"], UnverifiedReason.unreadLanguage),
      Example("a Java project", ["App/robovm.xml"], .unreadLanguage),
      Example("a Kotlin project", ["App/build.gradle.kts", "App/src/Panel.kt"], .unreadLanguage),
      Example("a Ruby project", ["App/Rakefile", "App/app/panel.rb"], .unreadLanguage),
      Example("a Python project", ["App/pyproject.toml"], .unreadLanguage),
      Example("tools of an app in Swift", ["App/Rakefile", "App/Card.swift"], .unseenClass),
      Example("a project next to it", ["Windows/App.csproj", "Android/build.gradle"], .unseenClass),
    ]
  )
  func unreadLanguage(_ example: Example<[String], UnverifiedReason>) async throws {
    var files = Dictionary(uniqueKeysWithValues: example.input.map { ($0, "") })
    files["App/Panel.xib"] = xib(#"<view id="v-1" customClass="Panel"/>"#)
    files["Watch/Watch.swift"] = "import Firebase"
    let findings = try await TemporaryTree(files).validate().findings
    #expect(findings.map(\.unverifiedReason) == [example.expected], sourceLocation: example.sourceLocation)
  }

  @Test(
    "Code that is not read may load documents",
    arguments: [
      Example("a C# project", "App/App.csproj", 1), Example("a project next to it", "Windows/App.csproj", 0),
    ]
  )
  func loadedByUnreadLanguage(_ example: Example<String, Int>) async throws {
    let tree = try TemporaryTree([
      "App/Panel.xib": xib(
        """
        <navigationBar id="n-1"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="barPosition"><integer key="value" value="3"/>
        </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></navigationBar>
        """
      ),
      "App/App.swift": "@main class App: NSObject {}", example.input: "",
    ])
    #expect(
      try await tree.validate().findings.count == example.expected,
      sourceLocation: example.sourceLocation
    )
  }

  @Test(
    "A likely finding is a warning that never fails, and explains its object's other findings"
  )
  func severity() async throws {
    let findings = try await TemporaryTree([
      "Panel.xib": xib(Self.view("Panel", Self.outlets)), "App.m": "#import <Kit/Kit.h>",
    ]).validate().findings
    let first = try #require(findings.first)
    #expect(first.likely == .outlets)
    for strictness in [Strictness.lenient, .normal, .strict] {
      #expect(first.severity(under: strictness) == .warning)
    }
    let cause = Finding.Cause(id: .unknownClass, position: first.position)
    #expect(findings.dropFirst().map(\.group) == [cause, cause])
    #expect(findings.dropFirst().allSatisfy { $0.isOpen })
  }
}
