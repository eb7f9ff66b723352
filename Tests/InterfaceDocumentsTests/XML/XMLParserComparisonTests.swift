import Foundation
import NibproofTestSupport
import Testing

@testable import InterfaceDocuments

/// Compares the tokenizer with Foundation's parser, on documents and seeded mutations of them.
///
/// `NIBPROOF_XML_DOCUMENTS` is a folder with more documents, `NIBPROOF_XML_CHANGES` is the number of mutations of each
/// document, and `NIBPROOF_XML_DIFFERENCES` is a folder for texts that the parsers read differently.
@Suite("The tokenizer, compared with XMLParser")
struct XMLParserComparisonTests {
  private static let environment = ProcessInfo.processInfo.environment

  private static let documents: [String] = {
    let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("FuzzingTests/Corpus").path
    return ([corpus] + [environment["NIBPROOF_XML_DOCUMENTS"]].compactMap(\.self)).flatMap { folder in
      let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
      return names.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
        .map { "\(folder)/\($0)" }
    }
  }()

  @Test("Events are equal, or both parsers fail")
  func comparison() throws {
    let changes = Self.environment["NIBPROOF_XML_CHANGES"].flatMap(Int.init) ?? 100
    var generator = SplitMix(seed: 34)
    var counts: [String: Int] = [:]
    for path in Self.documents {
      let file = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
      let bytes = DocumentText(file).bytes
      for number in 0...changes {
        let text = number == 0 ? bytes : Self.change(bytes, using: &generator)
        let record = XMLRecorder.record(text)
        // Foundation's parser requires prefixes to be declared.
        guard Self.isSafe(text), record?.hasPrefixes != true else {
          counts["not compared", default: 0] += 1
          continue
        }
        let (own, other) = (record?.events, ParserRecorder.events(of: text))
        counts[own == other ? own == nil ? "both fail" : "equal" : "different", default: 0] += 1
        if own != other {
          if let folder = Self.environment["NIBPROOF_XML_DIFFERENCES"] {
            try Data(text).write(to: URL(fileURLWithPath: "\(folder)/\(counts["different", default: 0]).xml"))
          }
          Issue.record(
            """
            \(path), change \(number): \(own == nil ? "fails" : "is read"), and \(other == nil ? "fails" : "is read") there
            \(Self.excerpt(text, bytes))
            """
          )
        }
      }
    }
    #expect(counts["equal", default: 0] > 0 && counts["both fail", default: 0] > 0)
    if Self.documents.count > 20 { print("Compared \(Self.documents.count) documents:", counts) }
  }

  /// Whether both parsers are expected to agree on a text, and Foundation's parser can read the text safely.
  ///
  /// Foundation's parser crashes on invalid UTF-8 and on processing instructions, expands entities, accepts other
  /// encodings, and reports success for fewer than four bytes.
  private static func isSafe(_ text: [UInt8]) -> Bool {
    let declaration = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"".utf8)
    let isDeclared = text.starts(with: declaration)
    let rest = isDeclared ? text[declaration.count...] : text[...]
    let string = String(decoding: rest, as: UTF8.self)
    let marks = string.components(separatedBy: "<?").count - 1
    guard text.count >= 4, string.utf8.elementsEqual(rest) else { return false }
    return !rest.contains(0) && marks == 0 && !string.contains("<!D") && !string.contains("<!E")
  }

  /// Returns an excerpt of a mutated text around its first difference from the original.
  private static func excerpt(_ text: [UInt8], _ original: [UInt8]) -> String {
    let place = zip(text, original).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? 0
    return String(decoding: text[max(0, place - 80)..<min(text.count, place + 80)], as: UTF8.self)
  }

  private static let tokens = [
    "<", ">", "</", "/>", "&", "&amp;", "&#65;", "&#x1F;", "&#0;", "]]>", "<![CDATA[", "<!--", "-->", "--",
    "\"", "'", "=",
    "\r\n", "\r", "\t", "é", "日", "·", "×", "\u{FFFE}", "\u{1}", " a=\"\" a=\"\"", "<a.b/>", "<1/>", "-", ".",
    ";", "\u{300}",
  ].map { Array($0.utf8) }

  private static func change(_ bytes: [UInt8], using generator: inout SplitMix) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &generator) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      let end = min(bytes.count, place + Int.random(in: 1...12, using: &generator))
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      case 2: bytes.removeSubrange(place..<end)
      case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 4: bytes.removeSubrange(place...)
      default: bytes.insert(contentsOf: tokens.randomElement(using: &generator) ?? [], at: place)
      }
    }
    return bytes
  }
}
