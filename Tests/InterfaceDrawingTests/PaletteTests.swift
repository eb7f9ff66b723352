import InterfaceDocuments
import RuntimeAttributes
import Testing

@testable import InterfaceDrawing

@Suite("Colors of drawings")
struct PaletteTests {
  private static let palette = Palette(
    DocumentResources(
      namedColors: ["brand": .init(.rgb(red: 1, green: 0.5, blue: 0))],
      systemColors: ["someNewColor": .init(.gray(white: 0), alpha: 0.5)]
    )
  )

  @Test(
    "Components, named colors of the app and system colors",
    arguments: [
      (AttributeValue.Color(red: 0, green: 0.2, blue: 1), "#0033ff"),
      (AttributeValue.Color(red: 0, green: 0, blue: 0, alpha: 0.5), "#00000080"),
      (AttributeValue.Color(red: 9, green: -3, blue: .nan), "#ff0000"),
      (AttributeValue.Color(.components(.init(.cmyk(cyan: 1, magenta: 0, yellow: 0, black: 0)))), "#00ffff"),
      (AttributeValue.Color(.named("brand")), "#ff8000"),
      (AttributeValue.Color(.system("systemRedColor")), "#ff3b30"),
      (AttributeValue.Color(.system("someNewColor")), "#00000080"),
    ]
  )
  func colors(_ color: AttributeValue.Color, _ css: String) {
    #expect(Self.palette.css(color) == css)
  }

  @Test("Clear and unknown colors are not drawn")
  func none() {
    #expect(Self.palette.css(nil) == nil)
    #expect(Self.palette.css(AttributeValue.Color(.named("unknown"))) == nil)
    #expect(Self.palette.css(AttributeValue.Color(red: 1, green: 1, blue: 1, alpha: 0)) == nil)
  }
}
