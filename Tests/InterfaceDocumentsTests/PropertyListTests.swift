import Foundation
import NibproofTestSupport
import Testing

@testable import InterfaceDocuments

@Suite("Property lists")
struct PropertyListTests {
  static let lists: [Example<String, PropertyList?>] = [
    Example("<string>a</string>", .string("a")),
    Example("<string/>", .string("")),
    Example("<string>a&amp;<![CDATA[<b>]]>é</string>", .string("a&<b>é")),
    Example("<dict/>", .dictionary([:])),
    Example("<dict><key>a</key><string>b</string></dict>", .dictionary(["a": .string("b")])),
    Example(
      "<dict><key>a</key><dict><key>日</key><true/></dict><key>c</key><string>d</string></dict>",
      .dictionary(["a": .dictionary(["日": .other]), "c": .string("d")])
    ),
    Example(
      "<dict><key>a</key><array><string>b</string><dict><key>c</key><string>d</string></dict></array></dict>",
      .dictionary(["a": .other])
    ),
    Example(
      "<dict><key>a</key><integer>1</integer><key>b</key><data>AA==</data><key>c</key><real>2</real></dict>",
      .dictionary(["a": .other, "b": .other, "c": .other])
    ),
    Example(
      "<dict>\((0..<40).map { "<key>k\($0)</key><string>\(String(repeating: "日", count: $0))</string>" }.joined())</dict>",
      .dictionary(
        Dictionary(
          uniqueKeysWithValues: (0..<40).map { ("k\($0)", .string(String(repeating: "日", count: $0))) }
        )
      )
    ),
  ]

  @Test("XML, UTF-16 and binary property lists have equal values", arguments: lists)
  func list(_ example: Example<String, PropertyList?>) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      \(example.input)
      </plist>
      """
    #expect(PropertyList(Array(text.utf8)) == example.expected, sourceLocation: example.sourceLocation)
    let utf16: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(PropertyList(utf16) == example.expected, sourceLocation: example.sourceLocation)
    let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    let binary = [UInt8](
      try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    )
    #expect(PropertyList(binary) == example.expected, sourceLocation: example.sourceLocation)
    // No part of the file leads to a trap.
    for length in 0..<min(binary.count, 400) { _ = PropertyList(Array(binary[..<length])) }
    for index in 0..<min(binary.count, 400) {
      for byte in [0, 0x5F, 0x7F, 0xDF, 0xFF] as [UInt8] {
        var damaged = binary
        damaged[index] = byte
        _ = PropertyList(damaged)
        damaged[binary.count - 1 - index % 32] = byte
        _ = PropertyList(damaged)
      }
    }
  }

  @Test(
    "Other files are not property lists",
    arguments: [
      "", "<plist/>", "<dict/>", "<plist><dict></plist>", "<plist><dict>", "bplist00", "{ a = b; }",
      "<html/>",
    ]
  )
  func others(_ text: String) { #expect(PropertyList(Array(text.utf8)) == nil) }

  @Test("Values are nested up to a limit", arguments: [50, 99, 101, 100_000])
  func depth(_ depth: Int) {
    let text =
      "<plist>" + String(repeating: "<dict><key>a</key>", count: depth) + "<string>b</string>"
      + String(repeating: "</dict>", count: depth) + "</plist>"
    var list = PropertyList(Array(text.utf8))
    #expect((list != nil) == (depth < PropertyList.mostLevels))
    for _ in 0..<depth { list = list?["a"] }
    #expect(list?.string == (depth < PropertyList.mostLevels ? "b" : nil))
  }
}
