import NibproofTestSupport
import Testing

@testable import MacroExpansion

/// The diagnostics of `@KeyValueCodable` for members that it does not register, and for unsupported declarations.
@Suite("Diagnostics of @KeyValueCodable")
struct DiagnosticTests {
  private static let warnings: [Example<String, String>] = [
    Example(
      "var point: (Int, Int) = (1, 2)",
      "attributes cannot set 'point', a tuple; mark the property with '@Ignored'"
    ),
    Example(
      "var point: (x: Int, y: Int)?",
      "attributes cannot set 'point', a tuple; mark the property with '@Ignored'"
    ),
    Example(
      "var point = (1, 2)",
      "attributes cannot set 'point', a tuple; mark the property with '@Ignored'"
    ),
    Example(
      "var callback: (() -> Void)?",
      "attributes cannot set 'callback', a function; mark the property with '@Ignored'"
    ),
    Example(
      "var callback = { 1 }",
      "attributes cannot set 'callback', a function; mark the property with '@Ignored'"
    ),
    Example(
      "var callback: @Sendable (Int) async -> Void",
      "attributes cannot set 'callback', a function; mark the property with '@Ignored'"
    ),
    Example(
      "var value: Any?",
      "attributes cannot set 'value', a value of any type; mark the property with '@Ignored'"
    ),
    Example(
      "var names: [Int: String]",
      "attributes cannot set 'names', a dictionary with keys of type 'Int'; mark the property with '@Ignored'"
    ),
    Example(
      "var callbacks: [() -> Void] = []",
      "attributes cannot set 'callbacks', a collection whose elements are each a function; mark the property with "
        + "'@Ignored'"
    ),
    Example(
      "@MainActor var a = 1",
      "attributes cannot set 'a', which is isolated to the main actor, unlike the enclosing type; mark the property "
        + "with '@Ignored'"
    ),
  ]

  @Test("Properties that attributes cannot set are warnings that suggest @Ignored", arguments: warnings)
  func warns(example: Example<String, String>) throws {
    let source = "class Card {\n  \(example.input)\n}"
    let expansion = expand(source)
    let warning = try #require(expansion.diagnostics.first, sourceLocation: example.sourceLocation)
    #expect(expansion.diagnostics.count == 1)
    #expect(expansion.source?.contains("$0._property") == false)
    #expect(warning.message == example.expected, sourceLocation: example.sourceLocation)
    #expect(warning.severity == .warning)
    #expect(warning.fixIts == [.init("add '@Ignored'", inserting: "@Ignored ", at: 15)])
    #expect(isAtName(warning, source, example.expected), sourceLocation: example.sourceLocation)
    #expect(lines("@Ignored \(example.input)").isEmpty, sourceLocation: example.sourceLocation)
  }

  private func isAtName(_ diagnostic: Expansion.Diagnostic, _ source: String, _ message: String) -> Bool {
    source.utf8.dropFirst(diagnostic.offset).starts(with: message.split(separator: "'")[1].utf8)
  }

  private static let errors: [Example<String, String>] = [
    Example("@Inspectable var callback: () -> Void", "attributes cannot set 'callback', a function"),
    Example("@Inspectable let a = 1", "attributes cannot set 'a', which is read-only"),
    Example("@Inspectable var a: Int { 1 }", "attributes cannot set 'a', which is read-only"),
    Example(
      "@Inspectable var a: Int { get async { 1 } }",
      "attributes cannot read 'a', whose getter is async or throws"
    ),
    Example("@Outlet var child = Card()", "outlet 'child' must be optional"),
    Example("@Outlet var child: Set<Card>", "outlet 'child' must be optional"),
    Example("@Outlet var child: Int?", "outlet 'child' must be an object, not 'Int?'"),
    Example("@Outlet let child: Card?", "outlet 'child' is read-only"),
    Example("@Action func a() throws {}", "action 'a' must not throw"),
    Example("@Action func a() async {}", "action 'a' must not be async"),
    Example("@Action func a<T>(_ b: T) {}", "action 'a' must not be generic"),
    Example("@Action func a(_ b: some P) {}", "action 'a' must not be generic"),
    Example("@Action func a(_ b: inout Int) {}", "action 'a' has a parameter that is not a sender"),
    Example("@Action func a(_ b: Any, _ c: Any) {}", "action 'a' has parameters other than the sender"),
  ]

  @Test("Marked members that cannot be registered are errors at their name", arguments: errors)
  func rejects(example: Example<String, String>) {
    let source = "class Card {\n  \(example.input)\n}"
    let diagnostics = expand(source).diagnostics
    #expect(diagnostics.map(\.message) == [example.expected], sourceLocation: example.sourceLocation)
    #expect(diagnostics.map(\.severity) == [.error], sourceLocation: example.sourceLocation)
    #expect(
      diagnostics.allSatisfy { isAtName($0, source, example.expected) },
      sourceLocation: example.sourceLocation
    )
  }

  @Test("Two actions with one selector")
  func duplicates() {
    let error = expand("class Card { @Action func a(_ b: Int) {}\n@Action func a(_ b: String) {} }")
      .diagnostics
    #expect(error.map(\.message) == ["duplicate action 'a:'"])
  }

  private static let notes: [Example<String, (Expansion.Diagnostic.Severity, String)>] = [
    Example(
      "@IBAction func a(_ b: Any, e: Any) {}",
      (.note, "action 'a' is not registered: it has parameters other than the sender")
    ),
    Example(
      "@available(macOS, introduced: 99) var a: Int { 1 }",
      (.note, "'a' is not registered, since it is not available everywhere")
    ),
    Example(
      "@available(macOS, introduced: 99) @Action func a() {}",
      (.note, "'a' is not registered, since it is not available everywhere")
    ),
    Example("var `a b` = 1", (.warning, "'a b' is not a valid key; specify another key with '@Key'")),
    Example(
      "var (a, b) = (1, 2)",
      (.warning, "attributes cannot set variables that a tuple pattern declares; declare them separately")
    ),
  ]

  @Test("Other members that are not registered", arguments: notes)
  func others(example: Example<String, (Expansion.Diagnostic.Severity, String)>) {
    let diagnostics = expand("class Card { \(example.input) }").diagnostics
    #expect(diagnostics.map(\.severity) == [example.expected.0], sourceLocation: example.sourceLocation)
    #expect(diagnostics.map(\.message) == [example.expected.1], sourceLocation: example.sourceLocation)
  }

  @Test(
    "Declarations other than classes, structures and enumerations are errors",
    arguments: [
      "actor Card {}", "extension Card {}", "protocol Card {}", "func card() {}", "", "class", "\u{0}", "}{",
    ]
  )
  func declarations(source: String) {
    let expansion = expand(source)
    #expect(expansion.source == nil)
    #expect(
      expansion.diagnostics.map(\.message) == [
        "'@KeyValueCodable' can only be attached to a class, a structure or an enumeration"
      ]
    )
    #expect(expand(source, "extension") == Expansion(""))
  }

  @Test("Offsets count lines that end with CR, LF or both, and characters of several bytes")
  func offsets() {
    let source = "class Card { // ä\r\n  var a = 1\r  var b: (Int, Int)\n}"
    let warning = expand(source).diagnostics.first
    #expect(warning.map { source.utf8.dropFirst($0.offset).first } == UInt8(ascii: "b"))
  }
}
