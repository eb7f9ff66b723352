import InterfaceDocuments
import RuntimeAttributes
import Testing

@Suite("Ranges of elements")
struct ElementRangesTests {
  private static let text = """
    <?xml version="1.0"?>\r
    <a x='1'>\r
     <outlet property="a&lt;b"/>\r<!-- <c> -->
     <b y = "ü"><c><![CDATA[</b>]]></c>text</b ></a>
    """

  private static let elements:
    [(position: SourcePosition, element: String, tag: String, attributes: [String])] = [
      (.init(line: 3, column: 2), #"<outlet property="a&lt;b"/>"#, #"<outlet property="a&lt;b"/>"#, ["a<b"]),
      (.init(line: 5, column: 2), "<b y = \"ü\"><c><![CDATA[</b>]]></c>text</b >", "<b y = \"ü\">", ["ü"]),
      (.init(line: 5, column: 14), "<c><![CDATA[</b>]]></c>", "<c>", []),
    ]

  @Test(
    "An element extends from its start tag to its end tag",
    arguments: elements,
    [[], [0xEF, 0xBB, 0xBF] as [UInt8]]
  )
  func element(
    _ element: (position: SourcePosition, element: String, tag: String, attributes: [String]),
    mark: [UInt8]
  ) throws {
    let bytes = mark + Array(Self.text.utf8)
    let ranges = ElementRanges(bytes)
    let found = try #require(ranges.element(at: element.position))
    #expect(String(decoding: bytes[found.range], as: UTF8.self) == element.element)
    #expect(String(decoding: bytes[found.startTag], as: UTF8.self) == element.tag)
    #expect(element.tag.dropFirst().hasPrefix(found.name))
    #expect(found.attributes.map(\.value) == element.attributes)
    for attribute in found.attributes {
      #expect(found[attribute.name] == attribute && found["z"] == nil)
      let raw = String(decoding: bytes[attribute.range], as: UTF8.self)
      #expect(raw == attribute.value || raw == "a&lt;b")
    }
    #expect(ranges.position(of: found.range.lowerBound) == element.position)
  }

  @Test("Positions without a start tag have no element")
  func positions() {
    let ranges = ElementRanges(Array("<a>\r\n <outlet property='x'/>\r<action selector=\"y".utf8))
    #expect(ranges.element(at: .init(line: 2, column: 2))?["property"]?.value == "x")
    for (line, column) in [
      (0, 1), (1, 1), (2, 1), (2, 99), (3, 1), (9, 1), (2, Int.max), (Int.max, 1), (2, 0),
    ] {
      #expect(ranges.element(at: .init(line: line, column: column)) == nil, "\(line):\(column)")
    }
  }

  @Test(
    "Files that are not XML in UTF-8 have no elements",
    arguments: [[], Array("NIBArchive".utf8), [0xFE, 0xFF, 0, 0x3C, 0, 0x61, 0, 0x2F, 0, 0x3E], [0x3C]]
      as [[UInt8]]
  )
  func others(_ bytes: [UInt8]) {
    let ranges = ElementRanges(bytes)
    #expect(ranges.element(at: .init(line: 1, column: 1)) == nil)
    #expect(ranges.position(of: 0) == .init(line: 1, column: 1))
  }
}
