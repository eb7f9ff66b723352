import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Runtime attributes on watchOS")
struct IgnoredAttributeTests {
  typealias Row = Example<String, [String]>

  private static func attribute(_ keyPath: String) -> String {
    """
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="\(keyPath)">
    <integer key="value" value="4"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
    """
  }

  private static func watch(_ attributes: String, label: String = "", module: Bool = true) -> String {
    """
    <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" targetRuntime="watchKit" \
    initialViewController="c-1"><scenes><scene sceneID="s-1"><objects>
    <controller id="c-1" customClass="Info" \(module ? #"customModule="App" customModuleProvider="target""# : "")>
    <items><label id="l-1">\(label)</label></items>\(attributes)</controller></objects></scene></scenes></document>
    """
  }

  static let rows: [Row] = [
    Row(watch(attribute("count")), "ignored-attribute silent count"),
    Row(watch("", label: attribute("alpha")), "ignored-attribute silent alpha"),
    Row(watch(attribute("counts")), "undefined-key silent counts"),
    Row(watch("")),
  ]

  @Test("Swift", arguments: rows)
  func swift(_ row: Row) async throws {
    try await Self.expect(
      row.expected,
      [
        "Interface.storyboard": row.input,
        "Info.swift": "import WatchKit\nclass Info: WKInterfaceController { @IBInspectable var count = 0 }",
      ]
    )
  }

  @Test("Objective-C")
  func objectiveC() async throws {
    try await Self.expect(
      ["ignored-attribute silent count"],
      [
        "Interface.storyboard": Self.watch(Self.attribute("count"), module: false),
        "Info.m": """
        @interface Info : WKInterfaceController
        @property IBInspectable NSInteger count;
        @end
        @implementation Info
        @end
        """,
      ]
    )
  }

  @Test("Other platforms set attributes")
  func otherPlatforms() async throws {
    let view = #"<view id="v-1">\#(Self.attribute("tag"))</view>"#
    try await Self.expect([], ["A.xib": xib(view)])
  }

  private static func expect(_ expected: [String], _ files: [String: String]) async throws {
    let found = try await TemporaryTree(files).validate().findings.map {
      "\($0.id.rawValue) \($0.consequence) \($0.keyPath ?? "-")"
    }
    #expect(found == expected)
  }
}
