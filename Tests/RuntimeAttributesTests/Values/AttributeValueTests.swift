import RuntimeAttributes
import Testing

@Suite("Attribute values")
struct AttributeValueTests {
  @Test(
    "Literals and cases, their kinds, and the names of kinds in documents",
    arguments: [
      (.nil, .nil, "nil"), (true, .boolean, "boolean"), (1, .integer, "number"), (1.5, .real, "number"),
      ("a", .string, "string"), (.localizedString("a"), .localizedString, "string"),
      (.point(.init(x: 0, y: 0)), .point, "point"), (.size(.init(width: 0, height: 0)), .size, "size"),
      (.rect(.init(x: 0, y: 0, width: 0, height: 0)), .rect, "rect"),
      (.range(.init(location: 0, length: 0)), .range, "range"),
      (.color(.init(red: 0, green: 0, blue: 0)), .color, "color"),
      (.image(.init(name: "a")), .image, "image"), ([1, "a"], .array, "array"),
    ] as [(AttributeValue, AttributeValue.Kind, String)]
  )
  func kinds(value: AttributeValue, kind: AttributeValue.Kind, documentName: String) {
    #expect(value.kind == kind)
    #expect(kind.documentName == documentName)
  }

  @Test("A color with sRGB components is opaque by default")
  func color() {
    let color = AttributeValue.Color(red: 1, green: 0.5, blue: 0)
    #expect(color.source == .components(.init(.rgb(red: 1, green: 0.5, blue: 0), alpha: 1, space: "sRGB")))
    #expect(color.fallback == nil)
  }
}
