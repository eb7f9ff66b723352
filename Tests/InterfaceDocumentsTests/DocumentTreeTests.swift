import Foundation
import InterfaceDocuments
import NibproofTestSupport
import Testing

@Suite("The tree of objects")
struct DocumentTreeTests {
  private static let text = Sample.iOS(
    """
    <view id="a">
      <subviews>
        <view id="b"><subviews><label id="c"/><button id="d"/></subviews></view>
        <label/>
        <view id="e"/>
      </subviews>
    </view>
    <view id="f"/>
    <view id="b"/>
    """
  )

  private static let objects: [(id: String, children: [String?], descendants: [String?])] = [
    ("a", ["b", nil, "e"], ["b", "c", "d", nil, "e"]),
    ("b", ["c", "d"], ["c", "d"]),
    ("c", [], []),
    ("f", [], []),
  ]

  @Test("Children and descendants are in document order", arguments: objects)
  func walking(id: String, children: [String?], descendants: [String?]) throws {
    let document = try Sample.read(Self.text)
    let object = try #require(document.object(withID: id))
    #expect(document.children(of: object).map(\.id) == children)
    #expect(document.descendants(of: object).map(\.id) == descendants)
  }

  @Test("An unknown id finds nothing, and an object of another document has no children")
  func strangers() throws {
    let document = try Sample.read(Self.text)
    #expect(document.object(withID: "x") == nil)
    let stranger = try #require(try Sample.read(Sample.iOS("<label id=\"a\"/>")).object(withID: "a"))
    #expect(document.children(of: stranger).isEmpty && document.descendants(of: stranger).isEmpty)
  }

  @Test("The documents of a folder and its subfolders, sorted by path")
  func files() throws {
    let tree = try TemporaryTree([
      "B.xib": Self.text, "Base.lproj/A.storyboard": "<document", "A.swift": "", "C.xib.txt": "",
    ])
    let folder = URL(fileURLWithPath: tree.path)
    let files = try InterfaceDocument.files(in: folder)
    #expect(files.map { tree.relative($0.path) } == ["B.xib", "Base.lproj/A.storyboard"])
    #expect(try InterfaceDocumentReader().read(contentsOf: files[0]).objects.count == 8)
    #expect(throws: DocumentError.self) { try InterfaceDocumentReader().read(contentsOf: files[1]) }
    #expect(throws: (any Error).self) { try InterfaceDocument.files(in: folder.appendingPathComponent("x")) }
  }

  @Test("A lint rule can be written as a loop")
  func lintRule() throws {
    let document = try Sample.read(
      Sample.iOS(
        """
        <button id="a"><accessibility key="accessibilityConfiguration" label="Close"/></button>
        <button id="b"><accessibility key="accessibilityConfiguration" identifier="x"/></button>
        <button id="c"/>
        """
      )
    )
    let buttons = document.objects.filter { $0.element == "button" && $0.markup.accessibilityLabel == nil }
    #expect(buttons.map(\.id) == ["b", "c"])
  }
}
