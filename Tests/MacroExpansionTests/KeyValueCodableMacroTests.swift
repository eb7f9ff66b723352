import NibproofTestSupport
import Testing

@testable import MacroExpansion

/// The source that `@KeyValueCodable` expands to, and its notes.
@Suite("Expansions of @KeyValueCodable")
struct KeyValueCodableMacroTests {
  private func expand(_ source: String, _ role: String = "member", isFirst: Bool = true) -> Expansion {
    KeyValueCodableMacro(
      AttachedMacro(
        "KeyValueCodableMacro",
        role: role,
        declaration: .init(source, file: "Card.swift"),
        extendedType: "Deck.Card",
        missingConformances: isFirst ? "KeyValueCodable" : ""
      )
    ).expansion
  }

  /// The lines that register members.
  private func lines(_ members: String, of head: String = "class Card") -> [String] {
    let text = expand("\(head) {\n\(members)\n}").source ?? ""
    return text.split(separator: "\n").dropFirst(2).dropLast(3).map { $0.drop { $0 == " " } }.map(String.init)
  }

  @Test("The generated member")
  func member() {
    #expect(
      expand("/// A card.\nfinal class Card { var width = 1.0 }").source == """
        class var registration: RuntimeAttributes.Class {
          let list = RuntimeAttributesMacros.MemberList<Card> { list in
            list.add("width", get: { $0.width }, set: { $0.width = $1 })
          }
          return RuntimeAttributes.Class(Card.self) { list.members }
        }
        """
    )
  }

  private static let heads: [Example<(String, Bool), String>] = [
    Example(("class Card", true), "class var"),
    Example(("class Card: Base", false), "override class var"),
    Example(("public final class Card", true), "public class var"),
    Example(("open class Card: Base", false), "open override class var"),
    Example(("package class Card", true), "package class var"),
    Example(("private class Card", true), "class var"),
    Example(("class Card: KeyValueCodable", false), "class var"),
    Example(("class Card: Base, @MainActor RuntimeAttributes.KeyValueCodable", false), "class var"),
  ]

  @Test("Access level and override of the member", arguments: heads)
  func head(example: Example<(String, Bool), String>) {
    let source = expand("\(example.input.0) {}", isFirst: example.input.1).source
    #expect(
      source?.hasPrefix("\(example.expected) registration: ") == true,
      sourceLocation: example.sourceLocation
    )
  }

  @Test("The conformance is added once per hierarchy, with the isolation of the class")
  func conformance() {
    func conformance(_ head: String, isFirst: Bool = true) -> String? {
      expand("\(head) {}", "extension", isFirst: isFirst).source
    }
    #expect(conformance("class Card") == "extension Deck.Card: RuntimeAttributes.KeyValueCodable {}")
    #expect(
      conformance("@MainActor class Card")
        == "extension Deck.Card: @MainActor RuntimeAttributes.KeyValueCodable {}"
    )
    #expect(conformance("class Card: Base", isFirst: false) == "")
  }

  private static let members: [Example<String, [String]>] = [
    Example("var a = 1", #"list.add("a", get: { $0.a }, set: { $0.a = $1 })"#),
    Example("let a = 1", #"list.add("a", get: { $0.a })"#),
    Example("var a: Int { 1 }", #"list.add("a", get: { $0.a })"#),
    Example("var a: Int { get { 1 } set {} }", #"list.add("a", get: { $0.a }, set: { $0.a = $1 })"#),
    Example("private(set) lazy var a = 1", #"list.add("a", get: { $0.a }, set: { $0.a = $1 })"#),
    Example("var a = 1 { didSet { print(1) } }", #"list.add("a", get: { $0.a }, set: { $0.a = $1 })"#),
    Example("weak var a: Card?", #"list.add("a", get: { $0.a }, set: { $0.a = $1 })"#),
    Example(
      "weak var a: (any Source)?",
      #"list.addObject("a", get: { $0.a }, set: { $0.a = $1 })"#
    ),
    Example("@Clamped var a = 1", #"list.add("a", \.a)"#),
    Example("@Published private var a = 1", #"list.add("a", \.a)"#),
    Example(#"@objc(b) var a = 1"#, #"list.add("b", get: { $0.a }, set: { $0.a = $1 })"#),
    Example("var `init` = 1", #"list.add("init", get: { $0.`init` }, set: { $0.`init` = $1 })"#),
    Example("var `default` = 1", #"list.add("default", get: { $0.default }, set: { $0.default = $1 })"#),
    Example("@Inspectable var a = 1", #"list.add("a", as: .inspectable, get: { $0.a }, set: { $0.a = $1 })"#),
    Example(
      "@IBInspectable var a = 1",
      #"list.add("a", as: .inspectable, get: { $0.a }, set: { $0.a = $1 })"#
    ),
    Example(
      "@Outlet weak var a: Card?",
      #"list.addObject("a", as: .outlet, get: { $0.a }, set: { $0.a = $1 })"#
    ),
    Example(
      "@IBOutlet var a: [Card]!",
      #"list.add("a", as: .outlet, get: { $0.a }, set: { $0.a = $1 })"#
    ),
    Example("@Action func stop() {}", #"list.add(RuntimeAttributes.Action("stop", Card.stop))"#),
    Example(
      "@IBAction func stop(_ sender: Any) {}",
      #"list.add(RuntimeAttributes.Action("stop:", Card.stop(_:)))"#
    ),
    Example("func stop() {}", []),
    Example("static var a = 1", []),
    Example("class var a: Int { 1 }", []),
    Example("init() {}\ndeinit {}\nsubscript(i: Int) -> Int { i }", []),
    Example(
      "class Inner { var x = 1 }\nstruct Other { var y = 1 }\nenum Kind { case a; var z: Int { 1 } }",
      []
    ),
  ]

  @Test("Members", arguments: members)
  func registers(example: Example<String, [String]>) {
    #expect(lines(example.input) == example.expected, sourceLocation: example.sourceLocation)
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
        "#if DEBUG && os(iOS)", #"list.add("a", get: { $0.a }, set: { $0.a = $1 })"#,
        "#elseif canImport(UIKit)",
        "#else", "#if os(macOS)", #"list.add("a", get: { $0.a }, set: { $0.a = $1 })"#, "#endif", "#endif",
      ]
    )
  }

  private static let leftOut: [Example<String, String>] = [
    Example("var point: (Int, Int) = (1, 2)", "'point' is a tuple and is not registered"),
    Example("var point: (x: Int, y: Int)?", "'point' is a tuple and is not registered"),
    Example("var callback: (() -> Void)?", "'callback' is a function and is not registered"),
    Example("var a: Int { get async { 1 } }", "'a' has an async or throwing getter and is not registered"),
    Example("var a: Int { get throws { 1 } }", "'a' has an async or throwing getter and is not registered"),
    Example("@MainActor var a = 1", "'a' is isolated to the main actor and is not registered"),
    Example(
      "@available(macOS 99, *) var a: Int { 1 }",
      "'a' is not available everywhere and is not registered"
    ),
    Example(
      "@Action func a(_ b: Any, _ c: Any) {}",
      "'a(_:_:)' has parameters other than the sender and is not registered"
    ),
  ]

  @Test("Omitted members have a note at their name", arguments: leftOut)
  func notes(example: Example<String, String>) throws {
    let source = "class Card {\n  \(example.input)\n}"
    let expansion = expand(source)
    let note = try #require(expansion.diagnostics.first, sourceLocation: example.sourceLocation)
    #expect(expansion.diagnostics.count == 1)
    #expect(expansion.source?.contains("list.add") == false)
    #expect(note.message == example.expected, sourceLocation: example.sourceLocation)
    #expect(note.severity == .note)
    let name = example.expected.split(separator: "'")[0].prefix { $0 != "(" }
    #expect(
      source.utf8.dropFirst(note.offset).starts(with: name.utf8),
      sourceLocation: example.sourceLocation
    )
  }

  @Test("Properties of a main-actor class are registered")
  func mainActor() {
    let line = #"list.add("a", get: { $0.a }, set: { $0.a = $1 })"#
    #expect(lines("@MainActor var a = 1", of: "@MainActor class Card") == [line])
  }

  @Test(
    "Declarations other than classes are errors",
    arguments: [
      "struct Card {}", "enum Card {}", "actor Card {}", "extension Card {}", "protocol Card {}",
      "func card() {}", "",
      "class", "\u{0}", "}{",
    ]
  )
  func others(source: String) {
    let expansion = expand(source)
    #expect(expansion.source == nil || source == "class")
    #expect(expansion.diagnostics.map(\.severity) == [.error] || source == "class")
  }

  @Test("Offsets count lines that end with CR, LF or both, and characters of several bytes")
  func offsets() {
    let source = "class Card { // ä\r\n  var a = 1\r  var b: (Int, Int)\n}"
    let note = expand(source).diagnostics.first
    #expect(note.map { source.utf8.dropFirst($0.offset).first } == UInt8(ascii: "b"))
  }
}
