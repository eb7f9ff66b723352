import Testing

@testable import InterfaceDocuments

@Suite("Runtime names of classes")
struct RuntimeClassNameTests {
  @Test(
    "A runtime name is split into module and class",
    arguments: [
      ("UIView", nil, "UIView"), ("App.Card", "App", "Card"), ("App.Outer.Inner", "App", "Outer.Inner"),
      ("_TtC3App4Card", "App", "Card"), ("_TtCC3App5Outer5Inner", "App", "Outer.Inner"),
      ("_TtCV3App5Outer5Inner", "App", "Outer.Inner"), ("_TtGC3App4CardSi_", "App", "Card"),
      ("_TtC3AppP33_0123456789ABCDEF0123456789ABCDEF4Card", "App", "Card"),
      ("App.(Card in _0123456789ABCDEF)", "App", "Card"), ("_TtC3App9Card", nil, "_TtC3App9Card"),
      ("$s3App4CardC", "App", "Card"), ("_$s3App4CardCN", "App", "Card"), ("$s3App4CardCD", "App", "Card"),
      ("$s3App5OuterV5InnerC", "App", "Outer.Inner"), ("$sSo6UIViewC", nil, "UIView"),
      ("$s3App4Card33_0123456789ABCDEF0123456789ABCDEFLLC", "App", "Card"),
      ("$s6Badges0A10ControllerC", "Badges", "BadgesController"),
      ("$s9BadgeView0aB10ControllerC", "BadgeView", "BadgeViewController"),
      ("$s9BadgeView0A0C", "BadgeView", "Badge"), ("$s3App4CardC5titleSSvg", nil, "$s3App4CardC5titleSSvg"),
      ("$s3App0B4CardC", nil, "$s3App0B4CardC"), ("$s", nil, "$s"), ("$s3App99CardC", nil, "$s3App99CardC"),
      ("_TtC", nil, "_TtC"), ("", nil, ""), ("_TtC4Äpp4Card", "Äpp", "Card"),
    ] as [(String, String?, String)]
  )
  func split(_ name: String, _ module: String?, _ className: String) {
    let parts = RuntimeClassName.split(name)
    #expect(parts.module == module)
    #expect(parts.className == className)
  }
}
