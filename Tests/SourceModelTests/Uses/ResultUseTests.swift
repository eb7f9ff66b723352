import NibproofTestSupport
import SourceModel
import SourceTestSupport
import Testing

/// The assumptions of function bodies about requested objects.
@Suite struct ResultUseTests {
  typealias Case = Example<String, ResultUse?>

  static let cases: [Case] = [
    Case("let row = ROW!", .something),
    Case("ROW!.name = 1", .something),
    Case("let row = ROW! as Cell", nil),
    Case("let row = ROW as! Card", .cast(to: "Card")),
    Case("let row = ROW\n  as! Card", .cast(to: "Card")),
    Case("let row = ROW as!Card", .cast(to: "Card")),
    Case("let row = ROW! as! Card", .cast(to: "Card")),
    Case("(ROW as! Card).name = 1", .cast(to: "Card")),
    Case("let row = (ROW as? Card)!", .unwrappedCast(to: "Card")),
    Case("return (ROW as? Card)!", .unwrappedCast(to: "Card")),
    Case("show((ROW as? Card)!)", .unwrappedCast(to: "Card")),
    Case("guard let row = ROW as? Card else { fatalError() }", .guardedCast(to: "Card")),
    Case("guard let row = ROW as? Card else {\n preconditionFailure(\"?\") }", .guardedCast(to: "Card")),
    // Code that does not require a cell: it unwraps the result of another call, or another object replaces the cell.
    Case("let row = show(ROW as? Card)!", nil),
    Case("let row = show (ROW as? Card)!", nil),
    Case("let row = (other ?? ROW as? Card)!", nil),
    Case("let row = (ROW as? Card ?? other)!", nil),
    Case("let row = (ROW as? Card)", nil),
    Case("let row = ROW as? Card", .attemptedCast(to: "Card", ifFailed: .other)),
    Case("let row = ROW as Card", nil),
    Case("let row = ROW", nil),
    Case("if ROW != nil {}", nil),
    Case("let row = ROW ?? other", nil),
    Case("ROW?.name = 1", nil),
    Case(
      "guard let row = ROW as? Card else { return fatalError() }",
      .attemptedCast(to: "Card", ifFailed: .other)
    ),
    Case("guard let row = ROW as? Card else { return other }", .attemptedCast(to: "Card", ifFailed: .other)),
    Case(
      "guard let row = ROW as? Card, row.isWide else { fatalError() }",
      .attemptedCast(to: "Card", ifFailed: .other)
    ),
    // Casts to types that are not classes with a simple name.
    Case("let row = ROW as! Card?", nil),
    Case("let row = ROW as! Card<Int>", nil),
    Case("let row = ROW as! Card & Named", nil),
    Case("let row = ROW as! Kit.Card", nil),
    Case("let row = ROW as! (Card)", nil),
    Case("let row = ROW as! [Card]", nil),
    Case("let row = ROW as! Self", nil),
    Case("let row = ROW as! any Named", nil),
  ]

  @Test(arguments: cases) func demands(_ test: Case) {
    let call = #"table.dequeueReusableCell(withIdentifier: "Row", for: path)"#
    let found = Self.references(test.input.replacing("ROW", with: call))
    #expect(found.map(\.resultUse) == [test.expected], sourceLocation: test.sourceLocation)
    let optional = Self.references(test.input.replacing("ROW", with: call.replacing(", for: path", with: "")))
    #expect(
      optional.map(\.resultUse) == [test.expected].compactMap(\.self),
      sourceLocation: test.sourceLocation
    )
  }

  @Test func namesThatStandForOtherClasses() {
    let row = #"table.dequeueReusableCell(withIdentifier: "Row") as! Card"#
    for context in [
      "func other<Card: Cell>() -> Card? { nil }", "func other<Key, Card>() {}", "typealias Card = Row",
    ] {
      #expect(Self.references(row, beside: context).isEmpty, "\(context)")
    }
    for context in ["", "class Card: Cell {}", "let cards: [Int: Card] = [:]", "var pair: (Int, Card)"] {
      #expect(Self.references(row, beside: context).map(\.resultUse) == [.cast(to: "Card")], "\(context)")
    }
  }

  private static func references(_ code: String, beside context: String = "") -> [Use] {
    let source = "class Box: UIViewController { func f() { \(code) } }\n\(context)"
    return SourceFile(reading: Array(source.utf8), path: "Box.swift").uses
  }
}
