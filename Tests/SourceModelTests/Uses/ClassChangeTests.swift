import SourceModel
import SourceTestSupport
import Testing

/// The classes that function bodies assign to objects.
@Suite struct ClassChangeTests {
  @Test(
    arguments: [
      ("object_setClass(view, Card.self)", ["Card"]),
      ("object_setClass(view, view.isOld ? Card.self : Outer.Badge.self)", ["Card", "Outer.Badge"]),
      ("object_setClass(Card.self, kind)", []), ("object_setClass(view, type(of: self))", []),
      (
        "if a { show { object_setClass ($0, Card.self); object_setClass($0, Badge.self) } }",
        ["Card", "Badge"]
      ),
      ("setClass(view, Card.self)", []), ("// object_setClass(view, Card.self)", []),
      ("object_setClass(view, Card.self", ["Card"]), ("object_setClass(", []),
      ("object_setClass(view, .self)", []),
    ] as [(String, [String])]
  )
  func swift(body: String, classes: [String]) {
    let source = scan("class Box: UIView { func f() { \(body) } }")
    #expect(source.uses.filter { $0.role == .classChange }.map(\.text) == classes)
  }

  @Test(
    arguments: [
      ("object_setClass(view, [Card class]);", ["Card"]), ("object_setClass(view, Card.class);", ["Card"]),
      ("object_setClass(view, old ? [Card class] : [Badge class]);", ["Card", "Badge"]),
      ("object_setClass(view, [self class]);", []), ("object_setClass(view, kind);", []),
      ("[self setClass:[Card class]];", []), ("object_setClass(", []), ("object_setClass(view, [Card", []),
    ] as [(String, [String])]
  )
  func objectiveC(body: String, classes: [String]) {
    let text = "@implementation Box\n- (void)f {\n\(body)\n}\n@end"
    let source = SourceFile(reading: Array(text.utf8), path: "Box.m")
    #expect(source.uses.filter { $0.role == .classChange }.map(\.text) == classes)
  }
}
