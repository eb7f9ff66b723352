import Foundation
import InterfaceDocuments
import RuntimeAttributes
import Testing

struct DocumentErrorTests {
  struct Case: Sendable {
    var bytes: [UInt8]
    var reason: DocumentError.Reason
    var position: String?
    /// The ids of the objects that are read despite the error, or nil if the reader does not return a document.
    var partial: [String]?
    var sourceLocation: SourceLocation

    init(
      _ text: String,
      _ reason: DocumentError.Reason,
      at position: String? = nil,
      partial: [String]? = nil,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      self.init(Array(text.utf8), reason, at: position, partial: partial, sourceLocation: sourceLocation)
    }

    init(
      _ bytes: [UInt8],
      _ reason: DocumentError.Reason,
      at position: String? = nil,
      partial: [String]? = nil,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      self.bytes = bytes
      self.reason = reason
      self.position = position
      self.partial = partial
      self.sourceLocation = sourceLocation
    }
  }

  private static let root = "<document targetRuntime=\"iOS.CocoaTouch\">\n"

  private static let faultyFiles: [Case] = [
    Case("", .empty),
    Case(" \r\n\t", .empty),
    Case([0xEF, 0xBB, 0xBF], .empty),
    Case("version https://example.com/spec/v1", .malformed(.noElement), at: "1:1"),
    Case("<<<", .malformed(.invalidTag), at: "1:1"),
    Case("<!-- nothing -->", .malformed(.noElement), at: "1:17"),
    Case(
      "bplist00\u{0}\u{1}",
      .binaryPropertyList
    ),
    Case("NIBArchive\u{1}", .compiledNib),
    Case(
      "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"a.dtd\">\n<plist/>",
      .notInterfaceBuilder(root: "plist")
    ),
    Case("<html><br></html>", .notInterfaceBuilder(root: "html")),
    Case(
      "<!DOCTYPE document [\n<!ENTITY x SYSTEM \"file:///etc/passwd\">\n]>\(root)<view id=\"&x;\"/></document>",
      .entities,
      at: "2:1"
    ),
    Case(
      "<!DOCTYPE d [ <!ENTITY a \"ha\"><!ENTITY b \"&a;&a;\"> ]>\(root)&b;</document>",
      .entities,
      at: "1:15"
    ),
    Case(
      "<?xml version=\"1.0\" encoding='Shift_JIS'?>\n\(root)</document>",
      .encoding("Shift_JIS")
    ),
    Case(
      "\(root)<view id=\"a\"/>\n<view id=\"b\">",
      .malformed(.endsInside(element: "view", line: 3)),
      at: "3:14",
      partial: ["a", "b"]
    ),
    Case(
      "\(root)<view id=\"a\"/><view id=",
      .malformed(.endsInsideMarkup),
      at: "2:24",
      partial: ["a"]
    ),
    Case(
      "\(root)<view id=\"a\"/><!-- ",
      .malformed(.endsInsideMarkup),
      at: "2:20",
      partial: ["a"]
    ),
    Case(
      "\(root)<view id=\"a\"/></doc",
      .malformed(.endsInsideMarkup),
      at: "2:20",
      partial: ["a"]
    ),
    Case(
      "\(root)<view id=\"a\">\n</label></document>",
      .malformed(.mismatchedEndTag(found: "label", expected: "view", line: 2)),
      at: "3:1",
      partial: ["a"]
    ),
    Case(
      "\(root)<label>&#;</label></document>",
      .malformed(.invalidReference),
      at: "2:8"
    ),
    Case("<!DOCTYPE document [<", .malformed(.endsInsideMarkup), at: "1:22"),
    Case("</document>", .malformed(.strayEndTag("document")), at: "1:1"),
    Case("\(root)</document>\n<view/>", .malformed(.contentOutsideRoot), at: "3:1", partial: []),
    Case("\(root)</document> text", .malformed(.contentOutsideRoot), at: "2:13", partial: []),
    Case("\(root)<view id=\"a\"/><view id=b/></document>", .malformed(.invalidTag), at: "2:15"),
    Case("\(root)<view id=\"a\"title=\"b\"/></document>", .malformed(.invalidTag), at: "2:1"),
    Case("\(root)<view id=\"<\"/></document>", .malformed(.invalidTag), at: "2:1"),
    Case("\(root)< view/></document>", .malformed(.invalidTag), at: "2:1"),
    Case(
      "\(root)<view id=\"a\" id=\"b\"/></document>",
      .malformed(.repeatedXMLAttribute("id")),
      at: "2:14"
    ),
    Case(
      "\(root)<view \((0...1_000).map { "a\($0)=\"\"" }.joined(separator: " "))/></document>",
      .malformed(.crowdedTag),
      at: "2:1"
    ),
    Case(
      "\(root)<label text=\"A & B\" id=\"a\"/></document>",
      .malformed(.invalidReference),
      at: "2:16"
    ),
    Case(
      "\(root)<label>&nbsp;</label></document>",
      .malformed(.invalidReference),
      at: "2:8"
    ),
    Case(
      Array("\(root)<label text=\"".utf8) + [0xFF] + Array("\"/></document>".utf8),
      .malformed(.invalidCharacter),
      at: "2:14"
    ),
    Case(
      "<?xml version=\"1.0\" encoding=\"HTML\"?>\u{0}",
      .encoding("HTML")
    ),
    Case(
      "\(root)<label text=\"\u{1}\"/></document>",
      .malformed(.invalidCharacter),
      at: "2:14"
    ),
  ]

  @Test(arguments: faultyFiles)
  func faults(_ sample: Case) throws {
    let error = try #require(throws: DocumentError.self, sourceLocation: sample.sourceLocation) {
      try InterfaceDocumentReader().read(sample.bytes, path: "Sample.xib")
    }
    #expect(error.reason == sample.reason, sourceLocation: sample.sourceLocation)
    #expect(error.position?.description == sample.position, sourceLocation: sample.sourceLocation)
    if let partial = sample.partial {
      let ids = error.partialDocument?.objects.map { $0.id ?? "" }
      #expect(ids == partial, sourceLocation: sample.sourceLocation)
    }
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func conflictMarkersAreNamedAndOursIsRead(newline: String) throws {
    let text = """
      \(Self.root)<view id="a"/>
      <<<<<<< HEAD
      <view id="ours"/>
      ||||||| base
      <view id="base"/>
      =======
      <view id="theirs"/>
      >>>>>>> topic
      <view id="b"/>
      </document>
      """
    let error = try #require(throws: DocumentError.self) {
      try Sample.read(text.replacing("\n", with: newline))
    }
    #expect(error.reason == .conflictMarkers(lines: [3, 5, 7, 9]))
    #expect(error.position == SourcePosition(line: 3, column: 1))
    #expect(error.partialDocument?.objects.map(\.id) == ["a", "ours", "b"])
    #expect(error.partialDocument?.objects.map(\.position.line) == [2, 4, 10])
  }

  @Test func aConflictMayBeAboutTheRoot() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <<<<<<< HEAD
      <document targetRuntime="iOS.CocoaTouch" toolsVersion="1">
      =======
      <document targetRuntime="iOS.CocoaTouch" toolsVersion="2">
      >>>>>>> topic
      <view id="a"/></document>
      """
    let error = try #require(throws: DocumentError.self) { try Sample.read(text) }
    #expect(error.reason == .conflictMarkers(lines: [2, 4, 6]))
    #expect(error.partialDocument?.toolsVersion == "1")
    #expect(error.partialDocument?.objects.map(\.position.line) == [7])
  }

  @Test func aMarkerWithoutItsEndIsAConflictToo() throws {
    let error = try #require(throws: DocumentError.self) {
      try Sample.read("\(Self.root)<view id=\"a\"/>\n<<<<<<< HEAD\n<view id=\"b\"/>")
    }
    #expect(error.reason == .conflictMarkers(lines: [3]))
    #expect(error.partialDocument?.objects.map(\.id) == ["a", "b"])
  }

  @Test func rulesInTextsAreNoConflict() throws {
    let error = try #require(throws: DocumentError.self) {
      try Sample.read("\(Self.root)<string>\n=======\n>>>>>>> x\n</string>")
    }
    #expect(error.reason == .malformed(.endsInside(element: "document", line: 1)))
    let document = try Sample.read(
      "\(Self.root)<label id=\"a\"><string key=\"text\">\n=======\n</string></label></document>"
    )
    #expect(document.objects[0].text == "\n=======\n")
  }

  @Test func referencesBeforeAFaultAreNone() throws {
    let text = "\(Self.root)<label text=\"&#65;&#x42;&amp;&lt;&gt;&quot;&apos;\" id=\"a\"/>\n<label"
    let error = try #require(throws: DocumentError.self) { try Sample.read(text) }
    #expect(error.position == SourcePosition(line: 3, column: 7))
    #expect(error.partialDocument?.objects.map(\.text) == ["AB&<>\"'"])
  }

  @Test(arguments: [
    "<?x?>\(root)</document>",
    "\(root)<?x?></document>",
    "\(root)</document><?x?>",
    "<!DOCTYPE document [<!ATTLIST document a CDATA #IMPLIED>]>\(root)</document>",
    "<!DOCTYPE document [<!NOTATION n SYSTEM \"x\">]>\(root)</document>",
    "<!-- <? --><?x y?><!DOCTYPE document SYSTEM \"http://example.com/a.dtd\">\(root)</document>",
  ])
  func inertMarkupIsPassedOver(_ text: String) throws {
    #expect(try Sample.read(text).objects == [])
  }

  @Test func textsKeepWhatLooksLikeInertMarkup() throws {
    let document = try Sample.read(
      "\(Self.root)<label id=\"a\"><string key=\"text\"><![CDATA[<?x?>]]></string></label></document>"
    )
    #expect(document.objects[0].text == "<?x?>")
  }

  @Test func largeDocumentsAreRead() throws {
    let blanks = String(repeating: " ", count: 1_000_000)
    let document = try Sample.read("\(Self.root)<view id=\"a\"/>\(blanks)<view id=\"b\"/></document>")
    #expect(document.objects.map(\.id) == ["a", "b"])
    #expect(document.objects.map(\.position.column) == [1, 1_000_015])
  }

  @Test func deepNestingIsFine() throws {
    let text =
      Self.root + (0..<20_000).map { "<view id=\"v\($0)\">" }.joined()
      + String(repeating: "</view>", count: 20_000) + "</document>"
    let document = try Sample.read(text)
    #expect(document.objects.count == 20_000)
    #expect(document.objects.last?.parent == 19_998)
  }

  @Test func truncationAnywhereKeepsWhatCameBefore() throws {
    let text = Array(
      Sample.iOS(
        """
        <view id="a" customClass="A"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="k"><string key="value">é</string>
        </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        <connections><outlet property="p" destination="a" id="c"/></connections></view>
        """
      ).utf8
    )
    var counts: [Int] = []
    for length in 1..<text.count {
      let error = try #require(throws: DocumentError.self) {
        try InterfaceDocumentReader().read(Array(text[..<length]), path: "a.xib")
      }
      let object = error.partialDocument?.objects.first
      counts.append((object?.runtimeAttributes.count ?? 0) + (object?.connections.count ?? 0))
    }
    #expect(counts == counts.sorted())
    #expect(counts.last == 2)
  }
}
