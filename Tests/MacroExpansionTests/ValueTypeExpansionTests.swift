import NibproofTestSupport
import Testing

@testable import MacroExpansion

/// The members that `@KeyValueCodable` adds to structures and enumerations.
@Suite("Expansions of @KeyValueCodable on structures and enumerations")
struct ValueTypeExpansionTests {
  @Test("A structure")
  func structure() {
    #expect(
      expand(
        "@KeyValueCodable(named: \"A.Retry\") public struct Retry: KeyValueStructure { var count = 3 }",
        "extension"
      ).source == """
        extension Deck.Card: nonisolated \(name("KeyValueCodable")) {
          public nonisolated static var registration: \(name("TypeRegistration")) {
            \(name("TypeRegistration"))(Self.self, named: "A.Retry", make: { _ in Self() }) {
              $0._property("count", .init(get: { $0.count }, change: { $0.count = $1 }))
            }
          }
          public nonisolated static var valueType: \(name("ValueType")) {
            .structure("A.Retry")
          }
        }
        """
    )
  }

  private static let makes: [Example<String, String?>] = [
    Example("var a = 1; var b: Int?", "{ _ in Self() }"),
    Example("", "{ _ in Self() }"),
    Example("var a: Int; init() { a = 1 }", "{ _ in Self() }"),
    Example("var a: Int; init(a: Int = 1) { self.a = a }", "{ _ in Self() }"),
    Example(
      "let a: Int, b = 2",
      "{ values throws(\(name("AttributeError"))) in Self(a: try values._value(\"a\")) }"
    ),
    Example(
      "@Key(\"c\") var a: Int?; var b: Card",
      "{ values throws(\(name("AttributeError"))) in Self(b: try values._value(\"b\")) }"
    ),
    Example(
      "@Key(\"c\") var a: Int",
      "{ values throws(\(name("AttributeError"))) in Self(a: try values._value(\"c\")) }"
    ),
    Example(
      "var a: Optional<Int>",
      "{ values throws(\(name("AttributeError"))) in Self(a: try values._value(\"a\")) }"
    ),
    Example("var a: Int { 1 }; static let b: Int", "{ _ in Self() }"),
    Example("var a: Int; init(b: Int) { a = b }", nil),
    Example("var a: Int; init?() { nil }", nil),
    Example("var a: Int; init() throws {}", nil),
    Example("var a: () -> Void", nil),
    Example("@Clamped var a: Int", nil),
    Example("#if X\nvar a: Int\n#endif", nil),
  ]

  @Test("How a structure is created", arguments: makes)
  func make(example: Example<String, String?>) {
    let line = expand("struct Card: KeyValueStructure {\n\(example.input)\n}", "extension").source?
      .split(separator: "\n").dropFirst(2).first
    let expected = example.expected.map { "(Self.self, make: \($0)) {" } ?? "(Self.self) {"
    #expect(line?.contains(expected) == true, sourceLocation: example.sourceLocation)
  }

  @Test("A value without a default is required to create a structure")
  func required() {
    #expect(
      lines("let a: Int\nvar b = 2", of: "struct Card: KeyValueStructure") == [
        #"$0._property("a", .init(get: { $0.a }), required: true)"#,
        #"$0._property("b", .init(get: { $0.b }, change: { $0.b = $1 }))"#,
      ]
    )
    #expect(
      expand("struct Card: KeyValueStructure { lazy var a = 1 }", "extension").diagnostics.map(\.message) == [
        "attributes cannot read 'a', whose getter is mutating; mark the property with '@Ignored'"
      ]
    )
  }

  @Test("An enumeration with raw values")
  func rawValues() {
    #expect(
      expand(
        "enum Mode: String, AttributeConvertible { case slow, fast = \"f\"; var x: Int { 1 } }",
        "extension"
      ).source == """
        extension Deck.Card {
          nonisolated static var valueType: \(name("ValueType")) {
            let values: [Self] = [.slow, .fast]
            return .enumeration("\\(Self.self)", raw: RawValue.valueType, values: values.map { $0.attributeValue })
          }
        }
        """
    )
    #expect(
      expand(
        """
        @KeyValueCodable(named: "A.Mode") public enum Mode: Flags.RawValue, AttributeConvertible {
          case a = 1
          @available(macOS 99, *) case b
          @available(*, unavailable) case c
          #if DEBUG
            case d
          #endif
        }
        """,
        "extension"
      ).source == """
        extension Deck.Card {
          public nonisolated static var valueType: \(name("ValueType")) {
            var values: [Self] = []
            values.append(.a)
            if #available(macOS 99, *) {
              values.append(.b)
            }
            #if DEBUG
            values.append(.d)
            #endif
            return .enumeration("A.Mode", raw: RawValue.valueType, values: values.map { $0.attributeValue })
          }
        }
        """
    )
  }

  private static let cases: [Example<String, [String]>] = [
    Example(
      "case a, b",
      #"$0.add("a", make: { _ in .a }, values: { if case .a = $0 { [:] } else { nil } })"#,
      #"$0.add("b", make: { _ in .b }, values: { if case .b = $0 { [:] } else { nil } })"#
    ),
    Example("case a", #"$0.add("a", make: { _ in .a }, values: { _ in [:] })"#),
    Example(
      "case a(x: Int, String?)",
      #"$0.add("a", .init("x", (Int).self), .init("1", (String?).self), make: { values throws(\#(name("AttributeError"))) in .a(x: try values.value("x"), try values.value("1")) }, values: { switch $0 { case .a(let value0, let value1): ["x": value0, "1": value1] } })"#
    ),
    Example(
      "case b; indirect case a(_ x: Int = 1)",
      #"$0.add("b", make: { _ in .b }, values: { if case .b = $0 { [:] } else { nil } })"#,
      #"$0.add("a", .init("0", (Int).self), make: { values throws(\#(name("AttributeError"))) in .a(try values.value("0")) }, values: { if case .a(let value0) = $0 { ["0": value0] } else { nil } })"#
    ),
    Example(
      "case a(Font)",
      "func `a`(_: \(name("_SupportedField"))) {}",
      #"@available(*, deprecated, message: "attributes do not support associated values of type 'Font'; conform the type to 'AttributeConvertible' or 'KeyValueStructure', or mark the case with '@Ignored'")"#,
      "func `a`(_: \(name("_UnsupportedField"))) {}",
      "`a`($0._check((Font).self))",
      #"$0.add("a", ._value("0", (Font).self), make: { values throws(\#(name("AttributeError"))) in .a(try values._value("0")) }, values: { switch $0 { case .a(let value0): ["0": \#(name("_storable"))(value0)] } })"#
    ),
    Example(
      "case `default`; @Ignored case a(() -> Void)",
      #"$0.add("default", make: { _ in .`default` }, values: { if case .`default` = $0 { [:] } else { nil } })"#
    ),
  ]

  @Test("Cases of enumerations without raw values", arguments: cases)
  func registers(example: Example<String, [String]>) {
    #expect(
      lines(example.input, of: "enum Card: KeyValueStructure") == example.expected,
      sourceLocation: example.sourceLocation
    )
  }

  @Test("Associated values that attributes cannot set, and no cases")
  func unsupported() {
    let source = "enum Card: KeyValueStructure { case a; case b(x: (Int, Int)) }"
    let warning = expand(source, "extension").diagnostics.first
    #expect(
      warning?.message
        == "attributes cannot set case 'b', since an associated value is a tuple; mark the case with '@Ignored'"
    )
    #expect(warning.map { source.utf8.dropFirst($0.offset).starts(with: "(Int, Int)".utf8) } == true)
    #expect(
      expand("enum Card: KeyValueStructure {}", "extension").diagnostics.map(\.message) == [
        "enumeration 'Card' has no cases"
      ]
    )
  }

  private static let conformances: [Example<String, (String, FixIt: String)>] = [
    Example(
      "struct Card<T> where T: P {}",
      ("a structure requires conformance to 'KeyValueStructure'", ": KeyValueStructure")
    ),
    Example(
      "struct Card: P {}",
      ("a structure requires conformance to 'KeyValueStructure'", ", KeyValueStructure")
    ),
    Example(
      "enum Card { case a }",
      ("an enumeration requires conformance to 'KeyValueStructure'", ": KeyValueStructure")
    ),
    Example(
      "enum Card: Int { case a }",
      (
        "an enumeration with raw values requires conformance to 'AttributeConvertible'",
        ", AttributeConvertible"
      )
    ),
    Example(
      "enum Card: Raw { case a = 1 }",
      (
        "an enumeration with raw values requires conformance to 'AttributeConvertible'",
        ", AttributeConvertible"
      )
    ),
  ]

  @Test("A missing conformance is an error with a suggestion", arguments: conformances)
  func conformance(example: Example<String, (String, FixIt: String)>) {
    let error = expand(example.input, "extension").diagnostics.first
    #expect(
      error?.message == "'@KeyValueCodable' on \(example.expected.0)",
      sourceLocation: example.sourceLocation
    )
    #expect(error?.fixIts.map(\.text) == [example.expected.FixIt], sourceLocation: example.sourceLocation)
    let name = example.expected.FixIt.dropFirst(2)
    if let fixIt = error?.fixIts.first {
      var fixed = Array(example.input.utf8)
      fixed.insert(contentsOf: fixIt.text.utf8, at: fixIt.offset)
      let source = String(decoding: fixed, as: UTF8.self)
      #expect(source.contains(": \(name)") || source.contains(", \(name)"))
      #expect(expand(source, "extension").diagnostics.isEmpty, sourceLocation: example.sourceLocation)
    }
    #expect(expand(example.input) == Expansion(""), sourceLocation: example.sourceLocation)
  }

  @Test("The extension of a structure")
  func extensions() {
    func head(_ source: String, isFirst: Bool = true) -> Substring? {
      expand(source, "extension", isFirst: isFirst).source?.prefix { $0 != "{" }
    }
    let expected = "extension Deck.Card: nonisolated \(name("KeyValueCodable")) "
    #expect(head("struct Card: KeyValueStructure {}") ?? "" == expected)
    #expect(head("enum Card: RuntimeAttributes.KeyValueStructure { case a }") ?? "" == expected)
    #expect(head("struct Card: KeyValueStructure {}", isFirst: false) == "extension Deck.Card ")
    #expect(head("enum Card: Int, AttributeConvertible { case a }") == "extension Deck.Card ")
    #expect(expand("struct Card: KeyValueStructure {}") == Expansion(""))
  }
}
