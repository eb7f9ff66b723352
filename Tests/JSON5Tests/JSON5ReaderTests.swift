import Foundation
import Testing

@testable import JSON5

@Suite("Reading JSON5")
struct JSON5ReaderTests {
  private func fault(in text: String) -> JSON5Fault? {
    do throws(JSON5Fault) {
      _ = try JSON5Reader.read(Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  /// Whether Foundation's decoder accepts a text.
  private func isDecoded(_ text: String) -> Bool {
    struct Anything: Decodable {
      init(from decoder: any Decoder) throws {}
    }
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    return (try? decoder.decode(Anything.self, from: Data(text.utf8))) != nil
  }

  @Test(
    "Valid JSON5 is read",
    arguments: [
      "null", "{}", "[]", "{a:1,}", "[1,]", "{ 'a': 1, \"b\": [2, {}] }", "// a\n{}\n// b", "{}//",
      "/**/{}/***/",
      "{ // a\r a: 1 }", "{a:\u{B}1\u{C}}", "\u{FEFF}{}", "{$_a1: 1}", "{ü: 1, aテ: 2, a\u{300}: 3}",
      #"{a\u0041: 1}"#,
      "{if: 1, null: 2, Infinity: 3}", "{a: {a: 1}, b: {a: 1}}", "{\"\": 1}",
      #"['it\'s', "a\"b", '\\', '\u00e9', '\x41', '\q', '\0']"#, "['a\\\nb', 'a\\\r\nb']",
      "['a\tb', '\u{2028}']",
      "[0, -0, +1, 10, .5, 5., 1.25, 1e5, 1E+5, .5e-3, 0x1F, -0Xa, Infinity, -Infinity, +NaN]",
      "[true, false, null]", "{ a: \"}\", b: ']', c: '//', d: '/*' }",
      String(repeating: "[", count: 64) + String(repeating: "]", count: 64),
    ]
  )
  func allowed(_ text: String) {
    #expect(fault(in: text) == nil)
    #expect(isDecoded(text))
  }

  @Test(
    "Invalid JSON5 fails at its position",
    arguments: [
      ("", 0, .nothing), (" /* a */ ", 0, .nothing), ("{", 0, .openBracket("{")),
      ("[[1]", 0, .openBracket("[")),
      ("{a", 0, .openBracket("{")), ("{a:", 0, .openBracket("{")), ("{a:1", 0, .openBracket("{")),
      ("{a:1,", 0, .openBracket("{")), ("[1}", 2, .missingComma(closing: "]")),
      ("{a:1]", 4, .missingComma(closing: "}")), ("{a:1;b:2}", 4, .missingComma(closing: "}")),
      ("{a:1 /*c*/\n b:2}", 4, .missingComma(closing: "}")), ("['a''b']", 4, .missingComma(closing: "]")),
      ("[{}{}]", 3, .missingComma(closing: "]")), ("[1 /]", 2, .missingComma(closing: "]")),
      ("{,}", 1, .missingKey), ("{a:1,,}", 5, .missingKey), ("{[]:1}", 1, .missingKey),
      ("{1a:1}", 1, .missingKey),
      ("{😀:1}", 1, .missingKey), ("{\u{A0}a:1}", 1, .missingKey), ("{a-b:1}", 2, .missingColon),
      ("{a:1,a:2}", 5, .repeatedKey("a")), ("{a:{b:1, 'b':2}}", 9, .repeatedKey("b")),
      ("{a 1}", 2, .missingColon), ("{'a' = 1}", 4, .missingColon), ("[,]", 1, .missingValue),
      ("[1,,2]", 3, .missingValue), ("{a:}", 3, .missingValue), ("{a::1}", 3, .missingValue),
      (")", 0, .missingValue),
      ("{a:/}", 3, .missingValue), ("'a", 0, .openString), ("['a\nb']", 1, .openString),
      ("\"a'", 0, .openString),
      ("'a\\", 0, .openString), ("{a:1 /* }", 5, .openComment), ("/*/", 0, .openComment),
      (#"'\x4'"#, 1, .escape), (#"'\u12'"#, 1, .escape), (#"'\1'"#, 1, .escape), (#"{\a:1}"#, 1, .escape),
      ("01", 0, .number), ("1.2.3", 0, .number), (".", 0, .number), ("+", 0, .number), ("--1", 0, .number),
      ("0x", 0, .number), ("0b1", 0, .number), ("1e", 0, .number), ("1e-", 0, .number),
      ("[.5E+]", 1, .number),
      ("1_000", 0, .number), ("-a", 0, .number), ("1é", 0, .number), ("True", 0, .word("True")),
      ("[nul]", 1, .word("nul")), ("{} {}", 3, .rest), ("{}}", 2, .rest), ("1 2", 2, .rest),
      ("nullx", 0, .word("nullx")),
    ] as [(String, Int, JSON5Fault.Kind)]
  )
  func faults(text: String, offset: Int, kind: JSON5Fault.Kind) {
    #expect(fault(in: text) == JSON5Fault(offset: offset, kind: kind))
  }

  @Test("The decoder accepts everything that the reader accepts, and nothing traps")
  func beforeTheDecoder() {
    let sample = Array("{a:'b\\n',\"c\":[-1e-5,0x1F,null,+Infinity,],/*d*/e_:{f:true}//g\n}".utf8)
    let replacements = Array("{}[]:,'\"\\/*+-.0e1xa\n \u{7F}".utf8)
    for index in sample.indices {
      for replacement in replacements {
        var bytes = sample
        bytes[index] = replacement
        let text = String(decoding: bytes, as: UTF8.self)
        if fault(in: text) == nil { #expect(isDecoded(text), "\(text)") }
      }
      _ = fault(in: String(decoding: sample[..<index], as: UTF8.self))
    }
  }

  @Test("Keys and values have positions")
  func places() throws {
    let text = "{ a: 1, 'b': [2, { c: 3 }], d: 4, '3': 5 }"
    let node = try JSON5Reader.read(Array(text.utf8))
    func member(_ key: String, of node: JSONValue?) -> JSONValue.Member? {
      guard case .object(let members) = node?.content else { return nil }
      return members.first { $0.key == key }
    }
    func place(_ key: String, of node: JSONValue) -> [Int]? {
      member(key, of: node).map { [$0.offset, $0.value.offset] }
    }
    #expect(place("b", of: node) == [8, 13])
    guard case .array(let entries) = member("b", of: node)?.value.content else {
      Issue.record("no list")
      return
    }
    #expect(entries.map(\.offset) == [14, 17])
    #expect(place("c", of: entries[1]) == [19, 22])
    #expect(place("a", of: node) == [2, 5] && place("d", of: node) == [28, 31])
    #expect(place("3", of: node) == [34, 39] && place("z", of: node) == nil)
  }

  @Test(
    "Scalars",
    arguments: [
      ("null", "null"), ("true", "boolean(true)"), ("0", "integer(0)"), ("-0", "integer(0)"),
      ("+1", "integer(1)"),
      ("1.0", "integer(1)"), ("1e2", "integer(100)"), ("5.", "integer(5)"), (".5", "real(0.5)"),
      ("-1.25", "real(-1.25)"), ("0x1F", "integer(31)"), ("-0Xa", "integer(-10)"), ("Infinity", "real(inf)"),
      ("-Infinity", "real(-inf)"), ("9007199254740993", "integer(9007199254740993)"), ("1e30", "real(1e+30)"),
      (#"'it\'s \x41\u00e9\q\n'"#, #"string("it\'s Aéq\n")"#),
      (#"'\ud83d\ude00'"#, #"string("😀")"#),
    ]
  )
  func scalars(text: String, expected: String) throws {
    let value = try JSON5Reader.read(Array(text.utf8)).content
    #expect("\(value)" == expected)
  }

  @Test("Escaped keys are decoded, and an unpaired surrogate is an error")
  func escapes() throws {
    guard case .object(let members) = try JSON5Reader.read(Array(#"{ a\u0041: 1, '\x42': 2 }"#.utf8)).content
    else {
      Issue.record("no object")
      return
    }
    #expect(members.map(\.key) == ["aA", "B"])
    #expect(fault(in: #"['\ud83d']"#) == JSON5Fault(offset: 2, kind: .escape))
  }
}
