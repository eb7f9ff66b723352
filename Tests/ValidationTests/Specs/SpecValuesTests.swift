import KeyValueCoding
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import ProjectModel
@testable import Validation

@Suite("Values of specs")
struct SpecValuesTests {
  private static let root =
    #"<view contentMode="scaleToFill" id="v-1"><rect key="frame" x="0.0" y="0.0" width="40" height="30"/>"#

  private static func failures(
    _ values: String,
    _ objects: String,
    source: String = "",
    platform: Platform = .iOS
  ) async throws -> [String] {
    let document = platform == .macOS ? DocumentText.mac(objects) : xib(objects)
    let tree = try TemporaryTree([
      "spec.json":
        #"{ severity: { "missing-resource": "off" }, expect: { findings: [], values: { \#(values) } } }"#,
      "V.swift": source,
      "V.xib": document,
    ])
    let result = try #require(try await tree.validate().results.first)
    return result.failures.map(\.message)
  }

  /// An object, a value of a key path that the document determines, and a different value.
  struct Row: Sendable, CustomTestStringConvertible {
    var object: String
    var keyPath: String
    var value: String
    var other: String

    init(_ object: String, _ keyPath: String, _ value: String, not other: String) {
      (self.object, self.keyPath, self.value, self.other) = (object, keyPath, value, other)
    }

    var testDescription: String { "\(keyPath) of \(object)" }
  }

  private static let label =
    #"<label id="o-1" text="T" alpha="0.5" tag="3" contentMode="left" textAlignment="center">"#
  private static let color =
    #"<color key="textColor" red="1" green="0.5" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>"#
  private static let font = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#

  static let iOS = [
    Row(
      "\(root)</view>",
      "frame",
      "{ x: 0, y: 0, width: 40, height: 30 }",
      not: "{ x: 0, y: 0, width: 0, height: 0 }"
    ),
    Row("\(root)</view>", "alpha", "1", not: "0"), Row("\(root)</view>", "hidden", "false", not: "true"),
    Row("\(root)</view>", "isHidden", "false", not: "null"),
    Row("\(root)</view>", "userInteractionEnabled", "true", not: "false"),
    Row("\(label)</label>", "text", #""T""#, not: "null"), Row("\(label)</label>", "alpha", "0.5", not: "1"),
    Row("\(label)</label>", "tag", "3", not: "0"), Row("\(label)</label>", "numberOfLines", "1", not: "0"),
    Row("\(label)</label>", "textAlignment", "1", not: "0"),
    Row("\(label)</label>", "contentMode", "7", not: "0"),
    Row("\(label)\(color)</label>", "textColor", "{ red: 1, green: 0.5, blue: 0 }", not: "{ white: 0 }"),
    Row("\(label)\(font)</label>", "font.pointSize", "17", not: "12"),
    Row(
      #"<label id="o-1"><string key="text">two"# + "\nlines</string></label>",
      "text",
      #""two\nlines""#,
      not: #""two""#
    ),
    Row(
      #"<button id="o-1" enabled="NO"><state key="normal" title="Go"/></button>"#,
      "enabled",
      "false",
      not: "true"
    ),
    Row(
      #"<button id="o-1"><state key="normal" title="Go"/></button>"#,
      "currentTitle",
      #""Go""#,
      not: "null"
    ),
    Row(#"<imageView id="o-1" image="star" hidden="YES"/>"#, "image", #"{ name: "star" }"#, not: "null"),
    Row(#"<imageView id="o-1" image="star" hidden="YES"/>"#, "hidden", "true", not: "false"),
    Row(#"<textField id="o-1" placeholder="P"/>"#, "placeholder", #""P""#, not: #""""#),
    Row(
      #"<view id="w-1"><constraints><constraint firstAttribute="width" constant="44" id="o-1"/></constraints></view>"#,
      "constant",
      "44",
      not: "0"
    ),
  ]

  static let macOS = [
    Row(
      #"<textField id="o-1"><textFieldCell key="cell" title="T" id="c-1"/></textField>"#,
      "stringValue",
      #""T""#,
      not: #""""#
    ),
    Row(
      #"<button id="o-1"><buttonCell key="cell" title="Go" id="c-1"/></button>"#,
      "title",
      #""Go""#,
      not: "null"
    ),
    Row(
      #"<button id="o-1"><buttonCell key="cell" enabled="NO" id="c-1"/></button>"#,
      "enabled",
      "false",
      not: "true"
    ),
    Row(#"<customView id="o-1" hidden="YES" alphaValue="0.25"/>"#, "alphaValue", "0.25", not: "1"),
    Row(
      #"<menu id="m-1"><items><menuItem title="Open" id="o-1"/></items></menu>"#,
      "title",
      #""Open""#,
      not: "null"
    ),
    Row(#"<window title="W" id="o-1"/>"#, "title", #""W""#, not: "null"),
  ]

  @Test(
    "A value that a document spells is known; another one fails",
    arguments: iOS.map { ($0, Platform.iOS) } + macOS.map { ($0, .macOS) }
  )
  func spelled(_ row: Row, _ platform: Platform) async throws {
    let id = row.object.contains("\"o-1\"") ? "o-1" : "v-1"
    let path = "\(id).\(row.keyPath)"
    let met = try await Self.failures("'\(path)': \(row.value)", row.object, platform: platform)
    #expect(met == [])
    let unmet = try await Self.failures("'\(path)': \(row.other)", row.object, platform: platform)
    #expect(unmet.count == 1 && unmet.allSatisfy { $0.contains("found:") })
  }

  @Test(
    "A value that neither a document nor a runtime attribute determines is unknown",
    arguments: [
      ("font", "<label id=\"o-1\"/>"), ("text", "<label id=\"o-1\"/>"),
      ("backgroundColor", "<view id=\"o-1\"/>"),
      ("layer.cornerRadius", "<view id=\"o-1\"/>"), ("layer.opacity", "<view id=\"o-1\"/>"),
      ("nothing", "<view id=\"o-1\"/>"), ("hidden", "<activityIndicatorView id=\"o-1\"/>"),
      (
        "font.pointSize",
        #"<label id="o-1"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>"#
      ),
      (
        "constant",
        #"<view id="w-1"><constraints><constraint firstAttribute="width" constant="8" id="o-1"><variation key="widthClass=regular" constant="9"/></constraint></constraints></view>"#
      ),
      (
        "constant",
        #"<view id="w-1"><constraints><constraint firstAttribute="width" constant="8" symbolic="YES" id="o-1"/></constraints></view>"#
      ),
      (
        "font.pointSize",
        #"<label id="o-1"><fontDescription key="fontDescription" type="system" pointSize="17"/><variation key="widthClass=regular"><fontDescription key="fontDescription" type="system" pointSize="20"/></variation></label>"#
      ),
      ("alpha", #"<view id="o-1" customClass="V"/>"#), ("initial", #"<view id="o-1" customClass="V"/>"#),
    ]
  )
  func unknown(_ keyPath: String, _ object: String) async throws {
    let source =
      "@objc(V) class V: UIView { override var alpha: CGFloat { get { 0 } set {} }; @objc var initial: String? }"
    for value in ["null", "0", "8", "false", "''"] {
      let failures = try await Self.failures("'o-1.\(keyPath)': \(value)", object, source: source)
      #expect(
        failures.count == 1 && failures.allSatisfy { $0.hasPrefix("value of 'o-1.\(keyPath)' is unknown: ") }
      )
    }
  }

  /// Objects whose documents do not determine the value of a key path, for each kind of property.
  private static let undeterminedValues: [(keyPath: String, object: String)] = [
    ("hidden", #"<view id="o-1" hidden="perhaps"/>"#), ("tag", #"<view id="o-1" tag="x"/>"#),
    ("alpha", #"<view id="o-1" alpha="x"/>"#), ("multiplier", constraint(#"multiplier="a:b""#)),
    ("constant", constraint(#"constant="x""#)), ("contentMode", #"<view id="o-1" contentMode="other"/>"#),
    ("contentMode", #"<view id="o-1"/>"#), ("text", #"<label id="o-1"/>"#),
    ("text", #"<textField id="o-1"/>"#),
    ("placeholder", #"<textField id="o-1"/>"#), ("image", #"<imageView id="o-1"/>"#),
    ("textColor", #"<label id="o-1"/>"#), ("tintColor", #"<view id="o-1"/>"#),
    ("highlightedTextColor", #"<label id="o-1"/>"#), ("frame", #"<view id="o-1"/>"#),
    ("shadowOffset", #"<label id="o-1"/>"#), ("font.pointSize", #"<label id="o-1"/>"#),
    ("accessibilityLabel", #"<label id="o-1"/>"#), ("currentTitle", #"<button id="o-1"/>"#),
    (
      "currentTitle",
      #"<button id="o-1"><state key="normal" title="A"/><state key="selected" title="B"/></button>"#
    ),
    ("title", #"<navigationItem id="o-1"/>"#), ("value", #"<slider id="o-1"/>"#),
  ]

  private static func constraint(_ attribute: String) -> String {
    #"<view id="w-1"><constraints><constraint firstAttribute="width" \#(attribute) id="o-1"/></constraints></view>"#
  }

  private static let values = [
    "null", "0", "1", "-1", "0.5", "true", "false", "''", "'text'", "{ x: 0, y: 0, width: 0, height: 0 }",
    "{ width: 0, height: 0 }", "{ white: 0 }", "{ name: 'image' }",
  ]

  @Test("No value is expected where the document does not determine one", arguments: undeterminedValues)
  func undetermined(_ keyPath: String, _ object: String) async throws {
    for value in Self.values {
      let failures = try await Self.failures("'o-1.\(keyPath)': \(value)", object)
      #expect(
        failures.count == 1 && failures.allSatisfy { $0.hasPrefix("value of 'o-1.\(keyPath)' is unknown: ") },
        "\(value)"
      )
    }
  }

  @Test("A runtime attribute replaces the value of the document")
  func attributes() async throws {
    let attributes = """
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="alpha"><real key="value" value="0.25"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="4"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
      """
    let failures = try await Self.failures(
      "'o-1.alpha': 0.25, 'o-1.layer.cornerRadius': 4",
      #"<view id="o-1" alpha="0.5">\#(attributes)</view>"#
    )
    #expect(failures == [])
  }

  @Test("An invalid spec fails with its position, and the other specs are checked")
  func isolation() async throws {
    let tree = try TemporaryTree([
      "A/spec.json": "{ expect: { finding: [] } }", "B/spec.json": "{ expect: { findings: [] } }",
      "B/V.xib": xib("<view id=\"v-1\"/>"),
    ])
    let results = try await tree.validate().results
    #expect(results.map(\.isInvalid) == [true, false])
    #expect(results.map { $0.fails(under: .normal) } == [true, false])
    #expect(results[0].failures.map(\.place.position) == [SourcePosition(line: 1, column: 13)])
    #expect(results[1].counts.documents == 1)
  }
}
