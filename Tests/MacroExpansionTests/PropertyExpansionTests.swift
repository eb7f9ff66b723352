import NibproofTestSupport
import Testing

@testable import MacroExpansion

/// The lines of expansions that register properties.
@Suite("Properties in expansions of @KeyValueCodable")
struct PropertyExpansionTests {
  private static let plain = #"$0._property("a", .init(get: { $0.a }, change: { $0.a = $1 }))"#
  private static let readOnly = #"$0._property("a", .init(get: { $0.a }))"#

  private static let certain: [Example<String, [String]>] = [
    Example("var a = 1", plain),
    Example("let a = 1", readOnly),
    Example("var a: Int { 1 }", readOnly),
    Example("var a: Int { get { 1 } set {} }", plain),
    Example(
      "var a: Int { @storageRestrictions(initializes: b) init { b = newValue } get { b } set { b = newValue } }",
      plain
    ),
    Example("var a: Int { _read { yield b } _modify { yield &b } }", plain),
    Example("var a: Int { get { 1 } nonmutating set {} }", plain),
    Example("private(set) lazy var a = 1", plain),
    Example("var a = 1 { didSet { print(1) } }", plain),
    Example("var a: [String: [Int?]] = [:] { willSet(new) { print(new) } }", plain),
    Example("var a: Set<String>", plain),
    Example("var a = -1.5e-3", plain),
    Example("var a = [\"x\", \"y\"]", plain),
    Example("@MainActor var a = 1", []),
    Example(#"@objc(b) var a = 1"#, #"$0._property("b", .init(get: { $0.a }, change: { $0.a = $1 }))"#),
    Example(#"@Key("b") var a = 1"#, #"$0._property("b", .init(get: { $0.a }, change: { $0.a = $1 }))"#),
    Example(
      #"@Key("b") var `a b` = 1"#,
      #"$0._property("b", .init(get: { $0.`a b` }, change: { $0.`a b` = $1 }))"#
    ),
    Example(
      "var `init` = 1",
      #"$0._property("init", .init(get: { $0.`init` }, change: { $0.`init` = $1 }))"#
    ),
    Example("var b: Int, a = 2", #"$0._property("b", .init(get: { $0.b }, change: { $0.b = $1 }))"#, plain),
    Example("var b, a: Int", #"$0._property("b", .init(get: { $0.b }, change: { $0.b = $1 }))"#, plain),
    Example(
      "@Inspectable var a = 1",
      #"$0._property("a", .init(get: { $0.a }, change: { $0.a = $1 }), as: .inspectable)"#
    ),
    Example(
      "@IBInspectable var a = 1",
      #"$0._property("a", .init(get: { $0.a }, change: { $0.a = $1 }), as: .inspectable)"#
    ),
    Example(
      "/// The count.\n@Inspectable(1...10) var a = 1",
      #"$0._property("a", .init(get: { $0.a }, change: { $0.a = $1 }), as: .inspectable, documentation: "The count.", .range(1...10))"#
    ),
    Example(
      "@Outlet weak var a: Card?",
      #"$0._outlet("a", .init(get: { $0.a }, change: { $0.a = $1 }))"#
    ),
    Example("@IBOutlet var a: [Card]!", #"$0._outlet("a", .init(get: { $0.a }, change: { $0.a = $1 }))"#),
    Example("weak var a: (any Source)?", #"$0._object("a", .init(get: { $0.a }, change: { $0.a = $1 }))"#),
    Example("var a: any Source & Sendable", #"$0._object("a", .init(get: { $0.a }, change: { $0.a = $1 }))"#),
    Example("let a: Font", #"_ = $0._property("a", .init(get: { $0.a }))"#),
    Example("@available(macOS 99, *) var a: Int { 1 }", "if #available(macOS 99, *) {", readOnly),
    Example("@available(*, unavailable) var a: Int { 1 }", []),
    Example("@available(*, deprecated, message: \"\") var a = 1", []),
    Example("@Ignored var a = 1", []),
    Example("static var a = 1", []),
    Example("class var a: Int { 1 }", []),
    Example("var a: Int { get async { 1 } }", []),
    Example("var a: Int { get throws(E) { 1 } }", []),
    Example("var a: () -> Void { {} }", []),
    Example("init() {}\ndeinit {}\nsubscript(i: Int) -> Int { i }\ntypealias X = Int", []),
    Example(
      "class Inner { var x = 1 }\nstruct Other { var y = 1 }\nenum Kind { case a; var z: Int { 1 } }",
      []
    ),
    Example(
      "func f() { var x = 1 }\nvar a = 1\n#stringify(x)\nfunc g() async throws -> [Int] where T == Int {}",
      plain
    ),
    Example(
      "var a = 1 +\n  2\nfunc f() {}",
      "func `a`(_: \(name("_SupportedField"))) {}",
      deprecated(nil),
      "func `a`(_: \(name("_UnsupportedField"))) {}",
      "`a`(\(plain))"
    ),
  ]

  private static func deprecated(_ type: String?) -> String {
    let type = type.map { "type '\($0)'" } ?? "the type"
    return
      #"@available(*, deprecated, message: "attributes do not support \#(type) of this property; conform the type to 'AttributeConvertible' or 'KeyValueStructure', or mark the property with '@Ignored'")"#
  }

  @Test("Lines", arguments: certain)
  func registers(example: Example<String, [String]>) {
    #expect(lines(example.input) == example.expected, sourceLocation: example.sourceLocation)
  }

  private static let checked: [Example<String, (access: String, type: String?)>] = [
    Example("var a: Card?", (".init(get: { $0.a }, change: { $0.a = $1 })", "Card?")),
    Example("var a = Font()", (".init(get: { $0.a }, change: { $0.a = $1 })", "Font")),
    Example("var a = UIColor.red", (".init(get: { $0.a }, change: { $0.a = $1 })", nil)),
    Example(
      "var a = Dictionary<String, Font>()",
      (".init(get: { $0.a }, change: { $0.a = $1 })", "Dictionary")
    ),
    Example("@Clamped var a = 1", (#".init(\.a)"#, nil)),
    Example("@Published private var a: Font", (#".init(\.a)"#, "Font")),
    Example("var a: [Font] = makeFonts { 1 }", (".init(get: { $0.a }, change: { $0.a = $1 })", "[Font]")),
  ]

  @Test("The compiler checks types that only it knows", arguments: checked)
  func checks(example: Example<String, (access: String, type: String?)>) {
    #expect(
      lines(example.input) == [
        "func `a`(_: \(name("_SupportedField"))) {}", Self.deprecated(example.expected.type),
        "func `a`(_: \(name("_UnsupportedField"))) {}",
        "`a`($0._property(\"a\", \(example.expected.access)))",
      ],
      sourceLocation: example.sourceLocation
    )
  }

  @Test("An inspectable property of an unsupported type is an error, also for the compiler")
  func unavailable() {
    #expect(
      lines("@Inspectable var a: Font")[1]
        == #"@available(*, unavailable, message: "attributes do not support type 'Font' of this property; conform the type to 'AttributeConvertible' or 'KeyValueStructure'")"#
    )
    #expect(
      lines("@Outlet var a: Font")[1]
        == #"@available(*, unavailable, message: "outlets of type 'Font' must be optional")"#
    )
    #expect(
      lines("var a: URL?")[1]
        == #"@available(*, deprecated, message: "attributes do not support type 'URL?' of this property; import 'FoundationAttributes', or mark the property with '@Ignored'")"#
    )
  }

  @Test("The compiler reports lines at their properties")
  func locations() {
    let source =
      expand("\n/// A card.\nclass Card {\n  var a: Font\n  var b = 1\n  let c: Font\n}", line: 7).source
      ?? ""
    let lines = source.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(
      lines.filter { $0.hasPrefix("#") } == [
        #"#sourceLocation(file: "Card.swift", line: 10)"#, "#sourceLocation()",
        #"#sourceLocation(file: "Card.swift", line: 12)"#, "#sourceLocation()",
      ]
    )
    let index = lines.firstIndex { $0.hasSuffix("line: 10)") }
    #expect(index.map { lines[$0 + 1].hasPrefix("`a`($0._property") } == true)
  }

  @Test("Conditions are kept around members; branches without members are omitted only together")
  func conditions() {
    #expect(
      lines(
        """
        #if DEBUG && os(iOS) // why
          var a = 1
        #elseif canImport(UIKit)
          func f() {}
        #else
          #if os(macOS)
            var a = ""
          #endif
        #endif
        #if os(Linux)
          func g() {}
        #endif
        """
      ) == [
        "#if DEBUG && os(iOS)", Self.plain, "#elseif canImport(UIKit)", "#else", "#if os(macOS)", Self.plain,
        "#endif",
        "#endif",
      ]
    )
  }
}
