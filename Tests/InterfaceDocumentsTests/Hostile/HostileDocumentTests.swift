import Foundation
import InterfaceDocuments
import Testing

/// Documents with unrealistic sizes and depths.
@Suite("Hostile documents")
struct HostileDocumentTests {
  private static let count = 5_000

  private func read(_ objects: String) -> (document: InterfaceDocument?, error: DocumentError?) {
    do throws(DocumentError) {
      return (try InterfaceDocumentReader().read(Array(Sample.iOS(objects).utf8), path: "a.xib"), nil)
    } catch {
      return (error.partialDocument, error)
    }
  }

  private static func repeated(_ text: String) -> String { String(repeating: text, count: count) }

  @Test("A storyboard that contains only scenes")
  func scenes() throws {
    let scenes = (0..<Self.count).map {
      "<scene sceneID=\"s\($0)\"><objects><viewController id=\"c\($0)\"/></objects></scene>"
    }
    let text = """
      <?xml version="1.0"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      targetRuntime="iOS.CocoaTouch"><scenes>\(scenes.joined())</scenes></document>
      """
    let document = try InterfaceDocumentReader().read(Array(text.utf8), path: "a.storyboard")
    #expect(document.nibs().count == Self.count)
  }

  @Test(
    "Deeply nested elements are read or reported, without stack overflow",
    arguments: [
      ("<view id=\"a\">", "</view>"), ("<view><subviews>", "</subviews></view>"),
      ("<menu><items><menuItem><menu key=\"submenu\">", "</menu></menuItem></items></menu>"),
      (
        "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute keyPath=\"a\">",
        "</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"
      ),
      ("<string key=\"a\">", "</string>"), ("<unheard of=\"\">", "</unheard>"),
    ]
  )
  func depth(_ open: String, _ close: String) {
    for text in [Self.repeated(open) + Self.repeated(close), Self.repeated(open)] {
      let (document, error) = read(text)
      guard let document else {
        #expect(error != nil)
        continue
      }
      // A walk along the parents terminates.
      for index in document.objects.indices.suffix(2) { #expect(!document.name(of: index).isEmpty) }
      #expect(document.nibs().reduce(0) { $0 + $1.objects.count } == document.objects.count)
    }
  }

  @Test(
    "Very many elements of the same kind",
    arguments: [
      "<view id=\"v\"/>", "<!-- -->", "<string><![CDATA[x]]></string>", "<view>&amp;&#65;</view>",
      "<view id=\"v\"><userDefinedRuntimeAttributes>\(repeated("<userDefinedRuntimeAttribute type=\"nil\" keyPath=\"a\"/>"))</userDefinedRuntimeAttributes></view>",
      "<view id=\"v\"><connections>\(repeated("<outlet property=\"p\" destination=\"v\" id=\"o\"/>"))</connections></view>",
      "<view id=\"v\"><constraints>\(repeated("<constraint firstItem=\"v\" id=\"c\"/>"))</constraints></view>",
      "<view id=\"v\"><variation key=\"a\">\(repeated("<mask key=\"subviews\"><exclude reference=\"v\"/></mask>"))</variation></view>",
    ]
  )
  func amount(_ element: String) {
    let isList = element.utf8.count > Self.count
    let (document, error) = read(isList ? element : Self.repeated(element))
    #expect(document != nil && error == nil)
  }

  @Test(
    "Attributes and texts of 500 kB are read; very many attributes are read or reported",
    arguments: [400_000, 8_500_000]
  )
  func length(_ count: Int) {
    let part = String(repeating: "x", count: 19) + "&amp;"
    let long = String(repeating: part, count: count / 20)
    let isRead = count < 1_000_000
    let other = isRead ? long : ""
    let (document, error) = read(
      """
      <view id="v" customClass="\(long)" userLabel="\(other)"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="a"><string key="value">\(other)</string>
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
      """
    )
    if error == nil || isRead {
      #expect(document?.objects.last?.customClass?.utf8.count == count)
    }
  }

  @Test("Conflict markers on every line")
  func markers() {
    let text = Self.repeated("<<<<<<< a\n=======\n>>>>>>> b\n") + Sample.iOS("<view id=\"v\"/>")
    let error = #expect(throws: DocumentError.self) {
      try InterfaceDocumentReader().read(Array(text.utf8), path: "a.xib")
    }
    #expect(error?.partialDocument?.objects.last?.id == "v")
  }

  // MARK: - Compiled storyboards

  @Test("A binary property list written by Xcode is read")
  func binaryStoryboard() throws {
    let names = (0..<300).reduce(into: [String: String]()) { $0["Card\($1)"] = "nib" }
    let list: [String: Any] = [
      "UIViewControllerIdentifiersToNibNames": names, "UIStoryboardDesignatedEntryPointIdentifier": "Card7",
    ]
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    let storyboard = CompiledStoryboard(propertyList: Array(data))
    #expect(storyboard?.nibNames == names)
    #expect(storyboard?.initialIdentifier == "Card7")
  }

  @Test("Deep and cyclic property lists are not read as storyboards")
  func propertyLists() {
    for open in [
      "<array>", "<dict><key>a</key>", "<plist><dict><key>UIViewControllerIdentifiersToNibNames</key>",
    ] {
      #expect(CompiledStoryboard(propertyList: Array(Self.repeated(open).utf8)) == nil)
    }
    #expect(
      CompiledStoryboard(propertyList: Array(("{a=" + Self.repeated("(") + Self.repeated(")") + ";}").utf8))
        == nil
    )
    // Arrays with two references to the next array: their size is exponential unless each array is counted once.
    for depth in [3, 40, 5_000] {
      #expect(CompiledStoryboard(propertyList: Self.binaryList(depth) { [$0 + 1, $0 + 1] }) == nil)
      #expect(CompiledStoryboard(propertyList: Self.binaryList(depth) { _ in [0, 0] }) == nil)
    }
  }

  /// Returns a binary property list of arrays, each of the objects with the given numbers; the last array is empty.
  private static func binaryList(_ count: Int, _ elements: (Int) -> [Int]) -> [UInt8] {
    func number(_ number: Int, _ size: Int) -> [UInt8] {
      (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for index in 0..<count {
      offsets.append(bytes.count)
      let parts = index == count - 1 ? [] : elements(index)
      bytes += [0xA0 | UInt8(parts.count)] + parts.flatMap { number($0, 2) }
    }
    let table = bytes.count
    bytes += offsets.flatMap { number($0, 4) }
    bytes += [0, 0, 0, 0, 0, 0, 4, 2] + number(count, 8) + number(0, 8) + number(table, 8)
    return bytes
  }
}
