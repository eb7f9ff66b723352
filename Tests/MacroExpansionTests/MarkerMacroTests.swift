import NibproofTestSupport
import Testing

@testable import MacroExpansion

/// The diagnostics for misplaced, conflicting and invalid markers.
@Suite("Markers")
struct MarkerMacroTests {
  private func expand(_ name: String, _ source: String, _ context: [String]?) -> Expansion {
    MarkerMacro(
      AttachedMacro("MarkerMacro", name: name, role: "peer", declaration: .init(source), context: context)
    ).expansion
  }

  private static let errors: [Example<(String, String), String>] = [
    Example(("Outlet", "@Outlet func a() {}"), "'@Outlet' can only be attached to a property"),
    Example(("Action", "@Action var a: Int { 1 }"), "'@Action' can only be attached to a method"),
    Example(("Action", "@Action init() {}"), "'@Action' can only be attached to a method"),
    Example(("Key", "@Key(\"b\") func a() {}"), "'@Key' can only be attached to a property"),
    Example(("Ignored", "@Ignored func a() {}"), "'@Ignored' can only be attached to a property or a case"),
    Example(
      ("Inspectable", "@Inspectable static var a = 1"),
      "'@Inspectable' cannot be attached to a static member"
    ),
    Example(("Action", "@Action class func a() {}"), "'@Action' cannot be attached to a static member"),
    Example(
      ("Inspectable", "@Outlet @Inspectable var a: Int?"),
      "'@Inspectable' cannot be combined with '@Outlet'"
    ),
    Example(("Ignored", "@Key(\"b\") @Ignored var a = 1"), "'@Ignored' cannot be combined with '@Key'"),
    Example(
      ("Inspectable", "@Inspectable(1..<2) var a = 1"),
      "the range must contain its upper bound; use '...'"
    ),
    Example(("Key", "@Key(\"b-c\") var a = 1"), "'b-c' is not a valid key"),
  ]

  @Test("Wrong declarations, combinations and arguments", arguments: errors)
  func rejects(example: Example<(String, String), String>) {
    let (marker, source) = example.input
    let diagnostics = expand(marker, source, ["@KeyValueCodable class Card {\n}"]).diagnostics
    #expect(diagnostics.map(\.message) == [example.expected], sourceLocation: example.sourceLocation)
    #expect(diagnostics.map(\.severity) == [.error], sourceLocation: example.sourceLocation)
    #expect(
      diagnostics.allSatisfy { source.utf8.dropFirst($0.offset).starts(with: "@\(marker)".utf8) },
      sourceLocation: example.sourceLocation
    )
  }

  private static let contexts: [Example<(String, [String]?), String?>] = [
    Example(("Inspectable", ["@KeyValueCodable class Card {}"]), nil),
    Example(("Inspectable", ["@KeyValueCodable struct Card {}"]), nil),
    Example(("Inspectable", nil), nil),
    Example(
      ("Inspectable", ["class Card {}"]),
      "'@Inspectable' has no effect, since 'Card' has no '@KeyValueCodable'"
    ),
    Example(
      ("Inspectable", ["class Inner {}", "@KeyValueCodable class Card {}"]),
      "'@Inspectable' has no effect, since 'Inner' has no '@KeyValueCodable'"
    ),
    Example(
      ("Inspectable", ["extension Card {}"]),
      "'@Inspectable' has no effect in an extension; move the declaration into the type"
    ),
    Example(
      ("Inspectable", ["func f() {}"]),
      "'@Inspectable' has no effect outside of a '@KeyValueCodable' type"
    ),
    Example(("Inspectable", []), "'@Inspectable' has no effect outside of a '@KeyValueCodable' type"),
    Example(
      ("Outlet", ["@KeyValueCodable struct Card {}"]),
      "'@Outlet' can only be attached to a member of a class"
    ),
  ]

  @Test("The enclosing declaration", arguments: contexts)
  func context(example: Example<(String, [String]?), String?>) {
    let (marker, context) = example.input
    let diagnostics = expand(marker, "@\(marker) var a: Int?", context).diagnostics
    #expect(diagnostics.first?.message == example.expected, sourceLocation: example.sourceLocation)
  }

  @Test("Right markers expand to nothing")
  func accepts() {
    let context = ["@KeyValueCodable class Card {}"]
    #expect(expand("Action", "@Action func a() {}", context) == Expansion(""))
    #expect(expand("Key", "@Key(\"b\") var `a b` = 1", context) == Expansion(""))
    #expect(
      expand("Ignored", "@Ignored case a(() -> Void)", ["@KeyValueCodable enum Card {}"]) == Expansion("")
    )
    #expect(expand("Ignored", "@Ignored var (a, b) = (1, 2)", context) == Expansion(""))
  }
}
