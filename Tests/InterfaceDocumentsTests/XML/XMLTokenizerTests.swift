import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import InterfaceDocuments

@Suite("The XML tokenizer")
struct XMLTokenizerTests {
  static let documents: [Example<String, [String]>] = [
    Example("<a/>", "<a>", "</>"),
    Example("<a></a>", "<a>", "</>"),
    Example("<a\n></a\t>", "<a>", "</>"),
    Example("<a b = 'c' d=\"e\"/>", #"<a b="c" d="e">"#, "</>"),
    Example("<a b='\"' c=\"'>\"/>", #"<a b="\"" c="\'>">"#, "</>"),
    Example("<é·/>", "<é·>", "</>"),
    Example("<_-.:9/>", "<_-.:9>", "</>"),
    Example("<a>1<b/>2</a>", "<a>", #""1""#, "<b>", "</>", #""2""#, "</>"),
    // References.
    Example("<a>&lt;&gt;&amp;&quot;&apos;</a>", "<a>", #""<>&\"\'""#, "</>"),
    Example("<a b=\"&lt;&#65;&#x1f39B;&#0000000000065;\"/>", #"<a b="<A🎛A">"#, "</>"),
    Example("<a b=\"&#10;&#9;&#13;\"/>", #"<a b="\n\t\r">"#, "</>"),
    Example("<a>&amp;lt;</a>", "<a>", #""&lt;""#, "</>"),
    // Line endings, and whitespace in attribute values.
    Example("<a>1\r\n2\r3\n4\t</a>", "<a>", #""1\n2\n3\n4\t""#, "</>"),
    Example("<a b=\"1\r\n2\r3\n4\t\"/>", #"<a b="1 2 3 4 ">"#, "</>"),
    Example("<a><![CDATA[1\r\n&amp;<b>]]]]></a>", "<a>", #""1\n&amp;<b>]]""#, "</>"),
    // Skipped markup.
    Example("<?xml version=\"1.0\"?><a/>", "<a>", "</>"),
    Example("<?xml version='1.1' encoding='us-ascii' standalone='no' ?>\n<a/>\n", "<a>", "</>"),
    Example("\n<?xml version=\"1.0\" encoding=\"utf-8\"?><a/>", "<a>", "</>"),
    Example("<!-- <a> & - -> --><a/><!---->", "<a>", "</>"),
    Example("<a>1<!-- 2 -->3</a>", "<a>", #""13""#, "</>"),
    Example("<?xml-x?><?x > ?><a><?y <b> ?? ?></a><?z?>", "<a>", "</>"),
    Example("<!DOCTYPE a><a/>", "<a>", "</>"),
    Example("<!DOCTYPE a PUBLIC \"-//>\" '[>'><a/>", "<a>", "</>"),
    Example(
      "<!DOCTYPE a [ <!-- ]> --> <?x ]>?> <!ELEMENT a ANY> <!ATTLIST a b CDATA \"]>\"> ] ><a/>",
      "<a>",
      "</>"
    ),
  ]

  @Test("A document has the expected tags and texts", arguments: documents)
  func document(_ example: Example<String, [String]>) {
    let events = XMLRecorder.events(of: Array(example.input.utf8))
    #expect(events == example.expected, sourceLocation: example.sourceLocation)
  }

  typealias Fault = Example<String, XMLFault>

  /// Documents with faults; `☞` marks the position of each fault.
  static let faults: [Fault] = [
    Fault("☞", .noElement),
    Fault("\n☞", .noElement),
    Fault("☞a", .noElement),
    Fault("<!-- -->☞", .noElement),
    Fault("☞<![CDATA[]]><a/>", .noElement),
    // Documents that end inside markup or elements.
    Fault("<☞", .endsInsideMarkup),
    Fault("<a☞", .endsInsideMarkup),
    Fault("<a ☞", .endsInsideMarkup),
    Fault("<a b☞", .endsInsideMarkup),
    Fault("<a b=☞", .endsInsideMarkup),
    Fault("<a b='c☞", .endsInsideMarkup),
    Fault("<a/☞", .endsInsideMarkup),
    Fault("<a><☞", .endsInsideMarkup),
    Fault("<a></☞", .endsInsideMarkup),
    Fault("<a></a☞", .endsInsideMarkup),
    Fault("<a><!☞", .endsInsideMarkup),
    Fault("<a><!-☞", .endsInsideMarkup),
    Fault("<a><!-- -☞", .endsInsideMarkup),
    Fault("<a><!-- --☞", .endsInsideMarkup),
    Fault("<a><![CDATA[ ]]☞", .endsInsideMarkup),
    Fault("<?xml version☞", .endsInsideMarkup),
    Fault("<?xml version=\"1.0☞", .endsInsideMarkup),
    Fault("<?xml version=\"1.0\"☞", .endsInsideMarkup),
    Fault("<?xml version=\"1.0\" ?☞", .endsInsideMarkup),
    Fault("<?x ☞", .endsInsideMarkup),
    Fault("<!DOCTYPE a [☞", .endsInsideMarkup),
    Fault("<!DOCTYPE a [<☞", .endsInsideMarkup),
    Fault("<!DOCTYPE a 'b☞", .endsInsideMarkup),
    Fault("<a>☞", .endsInside(element: "a", line: 1)),
    Fault("<a>\n<b\n>text☞", .endsInside(element: "b", line: 2)),
    Fault("<a><b></b>\r\r\n☞", .endsInside(element: "a", line: 1)),
    // Tags.
    Fault("<a>☞< b/></a>", .invalidTag),
    Fault("<a>☞<></a>", .invalidTag),
    Fault("<a>☞<1/></a>", .invalidTag),
    Fault("<a>☞<-a/></a>", .invalidTag),
    Fault("<a>☞<·/></a>", .invalidTag),
    Fault("<a>☞<×/></a>", .invalidTag),
    Fault("<a>☞<b c/></a>", .invalidTag),
    Fault("<a>☞<b c=d/></a>", .invalidTag),
    Fault("<a>☞<b c='d'e='f'/></a>", .invalidTag),
    Fault("<a>☞<b c='<'/></a>", .invalidTag),
    Fault("<a>☞<b =''/></a>", .invalidTag),
    Fault("<a>☞<b / ></a>", .invalidTag),
    Fault("<a>☞<b c='d'\"/></a>", .invalidTag),
    Fault("<a>☞</a b=''>", .invalidTag),
    Fault("<a>☞</ a>", .invalidTag),
    Fault("<a>\n <b c='1' d='2' ☞c='3'/></a>", .repeatedXMLAttribute("c")),
    Fault("<a>\n☞</b></a>", .mismatchedEndTag(found: "b", expected: "a", line: 1)),
    Fault("<a>\r\n<b>☞</a></b>", .mismatchedEndTag(found: "a", expected: "b", line: 2)),
    Fault("☞</a>", .strayEndTag("a")),
    Fault("<a/>☞</a>", .strayEndTag("a")),
    Fault("<a/>☞<b/>", .contentOutsideRoot),
    Fault("<a/>\n☞b", .contentOutsideRoot),
    Fault("<a/>☞&amp;", .contentOutsideRoot),
    Fault("<a/>☞<![CDATA[]]>", .contentOutsideRoot),
    // References.
    Fault("<a>☞&</a>", .invalidReference),
    Fault("<a>☞&nbsp;</a>", .invalidReference),
    Fault("<a>☞&AMP;</a>", .invalidReference),
    Fault("<a>☞&amp </a>", .invalidReference),
    Fault("<a>☞&;</a>", .invalidReference),
    Fault("<a>☞&#;</a>", .invalidReference),
    Fault("<a>☞&#x;</a>", .invalidReference),
    Fault("<a>☞&#X41;</a>", .invalidReference),
    Fault("<a>☞&#6A;</a>", .invalidReference),
    Fault("<a>☞&#0;</a>", .invalidReference),
    Fault("<a>☞&#x1F;</a>", .invalidReference),
    Fault("<a>☞&#xD800;</a>", .invalidReference),
    Fault("<a>☞&#xFFFF;</a>", .invalidReference),
    Fault("<a>☞&#x110000;</a>", .invalidReference),
    Fault("<a>☞&#99999999999999999999;</a>", .invalidReference),
    Fault("<a b='1☞&'/>", .invalidReference),
    Fault("<a b='1☞&x;'/>", .invalidReference),
    // Characters.
    Fault("<a>\n☞\u{1}</a>", .invalidCharacter),
    Fault("<a>☞\u{0}</a>", .invalidCharacter),
    Fault("<a b='☞\u{B}'/>", .invalidCharacter),
    Fault("<a>12345678☞\u{1F}</a>", .invalidCharacter),
    Fault("<a>☞\u{FFFE}</a>", .invalidCharacter),
    Fault("<a/>☞\u{0}", .invalidCharacter),
    Fault("<!-- ☞\u{1} --><a/>", .invalidCharacter),
    Fault("<a>☞</b>\u{1}</a>", .mismatchedEndTag(found: "b", expected: "a", line: 1)),
    // Other markup.
    Fault("<a>☞<!-- -- --></a>", .invalidComment),
    Fault("<a>☞<!-- ---></a>", .invalidComment),
    Fault("<a>1☞]]></a>", .sectionEndInText),
    Fault("<a>☞<!cdata[]]></a>", .invalidDeclaration),
    Fault("<a>☞<!DOCTYPE a></a>", .invalidDeclaration),
    Fault("<!DOCTYPE a>☞<!DOCTYPE a><a/>", .invalidDeclaration),
    Fault("☞<!DOCTYPE><a/>", .invalidDeclaration),
    Fault("☞<!DOCTYPE a [ text ]><a/>", .invalidDeclaration),
    Fault("☞<!DOCTYPE a [ %b; ]><a/>", .invalidDeclaration),
    Fault("☞<!DOCTYPE a [] b><a/>", .invalidDeclaration),
    Fault("<a>☞<?xml version='1.0'?></a>", .invalidDeclaration),
    Fault("<a>☞<?XML?></a>", .invalidDeclaration),
    Fault("<a>☞<? ?></a>", .invalidDeclaration),
    Fault("<a>☞<?x+?></a>", .invalidDeclaration),
    Fault("<!-- -->☞<?xml version='1.0'?><a/>", .invalidDeclaration),
    Fault("☞<?xml ?><a/>", .invalidDeclaration),
    Fault("☞<?xml version='2.0'?><a/>", .invalidDeclaration),
    Fault("☞<?xml encoding='utf-8'?><a/>", .invalidDeclaration),
    Fault("☞<?xml encoding='utf-8' version='1.0'?><a/>", .invalidDeclaration),
    Fault("☞<?xml version='1.0'encoding='utf-8'?><a/>", .invalidDeclaration),
    Fault("☞<?xml version='1.0' standalone='maybe'?><a/>", .invalidDeclaration),
    Fault("☞<?xml version='1.0' ><a/>", .invalidDeclaration),
  ]

  @Test("A fault has a kind and a position", arguments: faults)
  func fault(_ example: Fault) throws {
    let parts = example.input.split(separator: "☞", omittingEmptySubsequences: false)
    let bytes = Array(parts.joined().utf8)
    let failure = try #require(Self.failure(of: bytes), sourceLocation: example.sourceLocation)
    #expect(failure.reason == .malformed(example.expected), sourceLocation: example.sourceLocation)
    #expect(failure.offset == parts[0].utf8.count, sourceLocation: example.sourceLocation)
  }

  static let sequences: [Example<[UInt8], Int?>] = [
    Example([0xC3, 0xA9], nil),
    Example([0xF0, 0x9F, 0x8E, 0x9B], nil),
    Example([0xED, 0x9F, 0xBF], nil),
    Example([0xF4, 0x8F, 0xBF, 0xBF], nil),
    // Single continuation bytes, invalid lead bytes and truncated sequences.
    Example([0x80], 0),
    Example([0xFF], 0),
    Example([0xC3], 0),
    Example([0xC3, 0x41], 0),
    Example([0x41, 0xE6, 0x97], 1),
    Example([0xF0, 0x9F, 0x8E], 0),
    // Overlong sequences, surrogates and code points beyond Unicode.
    Example([0xC0, 0x80], 0),
    Example([0xC1, 0xBF], 0),
    Example([0xE0, 0x9F, 0xBF], 0),
    Example([0xF0, 0x8F, 0xBF, 0xBF], 0),
    Example([0xED, 0xA0, 0x80], 0),
    Example([0xF4, 0x90, 0x80, 0x80], 0),
    Example([0xF5, 0x80, 0x80, 0x80], 0),
    Example([0xEF, 0xBF, 0xBE], 0),
  ]

  @Test("Only valid UTF-8 with characters that XML allows is text", arguments: sequences)
  func sequence(_ example: Example<[UInt8], Int?>) {
    for before in 0...9 {
      let bytes = Array("<a>".utf8) + Array(repeating: 0x41, count: before) + example.input
      let failure = Self.failure(of: bytes + Array("</a>".utf8))
      #expect(
        failure?.offset == example.expected.map { 3 + before + $0 },
        sourceLocation: example.sourceLocation
      )
    }
  }

  @Test(
    "Entity declarations fail at their position",
    arguments: [
      "<!DOCTYPE a [☞<!ENTITY b 'c'>]><a>&b;</a>",
      "<!DOCTYPE a SYSTEM 'x' [<!ELEMENT a ANY>☞<!ENTITY % b 'c'>]><a/>",
      "<!DOCTYPE a [<!-- ]> --><?x ]>?>☞<!ENTITY b SYSTEM 'file:///'>]><a/>",
    ]
  )
  func entities(_ text: String) {
    let parts = text.split(separator: "☞")
    let failure = Self.failure(of: Array(parts.joined().utf8))
    #expect(failure?.reason == .entities)
    #expect(failure?.offset == parts[0].utf8.count)
  }

  @Test("Encodings other than UTF-8 fail with their names", arguments: ["ISO-8859-1", "UTF-16", "utf8", ""])
  func encodings(_ name: String) {
    let failure = Self.failure(of: Array("<?xml version=\"1.0\" encoding=\"\(name)\"?><a/>".utf8))
    #expect(failure?.reason == .encoding(name))
    #expect(failure?.offset == nil)
  }

  @Test("Each name is stored once, regardless of the number of names")
  func names() {
    let once = (0..<5_000).map { "n\($0)" }
    let names = once + once
    let text = "<a>" + names.map { "<\($0) \($0)=\"\"/>" }.joined() + "</a>"
    let events = XMLRecorder.events(of: Array(text.utf8))
    let expected: [String] = names.flatMap { name in ["<\(name) \(name)=\"\">", "</>"] }
    #expect(events == ["<a>"] + expected + ["</>"])
  }

  private static func failure(of bytes: [UInt8]) -> XMLFailure? {
    bytes.withUnsafeBufferPointer { bytes in
      var recorder = XMLRecorder()
      do throws(XMLFailure) { try recorder.read(bytes) } catch { return error }
      return nil
    }
  }
}
