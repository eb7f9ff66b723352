import Testing

@testable import ProjectModel

@Suite("Class names in binaries")
struct BinaryClassNamesTests {
  struct Binary: CustomTestStringConvertible {
    var testDescription: String
    var bytes: [UInt8]
    var found: Set<String>
  }

  private static func number(_ value: Int, _ size: Int = 4) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  private static func big(_ value: Int, _ size: Int = 4) -> [UInt8] { number(value, size).reversed() }

  private static func text(_ text: String, _ size: Int) -> [UInt8] {
    Array(text.utf8) + Array(repeating: 0, count: size - text.utf8.count)
  }

  /// Returns a Mach-O file with a section of machine code, a section of C strings and a symbol table.
  private static func image(
    _ strings: String,
    isLong: Bool = true,
    code: String = "\u{0}",
    isEncrypted: Bool = false,
    offset: Int? = nil
  ) -> [UInt8] {
    let width = isLong ? 8 : 4
    let segment = (isLong ? 72 : 56) + 2 * (isLong ? 80 : 68)
    let start = (isLong ? 32 : 28) + segment + 24
    func section(_ name: String, _ offset: Int, _ size: Int, flags: Int) -> [UInt8] {
      text(name, 16) + text("__TEXT", 16) + number(0, width) + number(size, width) + number(offset)
        + number(0) + number(0) + number(0) + number(flags) + number(0, isLong ? 12 : 8)
    }
    var bytes: [UInt8] = [isLong ? 0xCF : 0xCE, 0xFA, 0xED, 0xFE]
    bytes += number(0, 12) + number(2) + number(segment + 24) + number(0, isLong ? 8 : 4)
    bytes += number(isLong ? 0x19 : 1) + number(segment) + text("__TEXT", 16)
    bytes += number(0, 4 * width) + number(0, 8) + number(2) + number(0)
    bytes += section("__text", start, code.utf8.count, flags: 0)
    bytes += section("__objc_classname", offset ?? start + code.utf8.count, strings.utf8.count, flags: 2)
    bytes += number(0x2C) + number(24) + number(0, 8) + number(isEncrypted ? 1 : 0) + number(0)
    return bytes + Array(code.utf8) + Array(strings.utf8) + Array("_OBJC_CLASS_$_TollController\u{0}".utf8)
  }

  private static func library(_ members: (name: String, bytes: [UInt8])...) -> [UInt8] {
    members.reduce(Array("!<arch>\n".utf8)) { library, member in
      let padded = text(member.name, 20)
      let size = padded.count + member.bytes.count
      let header = "#1/20".padded(16) + "0".padded(12) + "0".padded(6) + "0".padded(6) + "644".padded(8)
      let bytes = Array((header + "\(size)".padded(10) + "`\n").utf8) + padded + member.bytes
      return library + bytes + (size.isMultiple(of: 2) ? [] : [10])
    }
  }

  private static func universal(_ images: [UInt8]..., isLong: Bool = false) -> [UInt8] {
    let width = isLong ? 8 : 4
    var header: [UInt8] = [0xCA, 0xFE, 0xBA, isLong ? 0xBF : 0xBE] + big(images.count)
    var offset = 4096
    for image in images {
      header += number(0, 8) + big(offset, width) + big(image.count, width) + number(0, isLong ? 8 : 4)
      offset += image.count
    }
    return header + Array(repeating: 0, count: 4096 - header.count) + images.flatMap(\.self)
  }

  private static let binaries = [
    Binary(testDescription: "a class", bytes: image("View\u{0}Controller\u{0}"), found: ["Controller"]),
    Binary(
      testDescription: "the first string",
      bytes: image("Controller\u{0}", code: "retF"),
      found: ["Controller"]
    ),
    Binary(testDescription: "parts of names", bytes: image("MenuController\u{0}Controllers\u{0}"), found: []),
    Binary(
      testDescription: "a Swift class",
      bytes: image("_TtC3App10Controller\u{0}"),
      found: ["Controller"]
    ),
    Binary(
      testDescription: "a nested Swift class",
      bytes: image("_TtCC3App4Menu10Controller\u{0}"),
      found: ["Controller"]
    ),
    Binary(testDescription: "a longer Swift class", bytes: image("_TtC3App14MenuController\u{0}"), found: []),
    Binary(testDescription: "32 bits", bytes: image("Controller\u{0}", isLong: false), found: ["Controller"]),
    Binary(testDescription: "parts, 32 bits", bytes: image("MenuController\u{0}", isLong: false), found: []),
    Binary(
      testDescription: "an encrypted image",
      bytes: image("\u{1}", isEncrypted: true),
      found: ["Controller", "Gate"]
    ),
    Binary(
      testDescription: "missing strings",
      bytes: image("Gate\u{0}", offset: 0),
      found: ["Controller", "Gate"]
    ),
    Binary(
      testDescription: "invalid strings",
      bytes: image("Gate\u{0}", offset: 1 << 30),
      found: ["Controller", "Gate"]
    ),
    Binary(testDescription: "half an image", bytes: Array(image("Gate\u{0}").prefix(100)), found: []),
    Binary(
      testDescription: "a library",
      bytes: library(
        ("__.SYMDEF SORTED", Array("_OBJC_CLASS_$_TollController\u{0}".utf8)),
        ("a.o", image("TollController\u{0}")),
        ("b.o", image("Gate\u{0}"))
      ),
      found: ["Gate"]
    ),
    Binary(
      testDescription: "bitcode",
      bytes: library(("a.o", [0xDE, 0xC0, 0x17, 0x0B] + Array("_OBJC_CLASS_$_Gate_OBJC_CLASS_$_Toll".utf8))),
      found: ["Gate"]
    ),
    Binary(
      testDescription: "a universal binary",
      bytes: universal(image("View\u{0}"), library(("a.o", image("Controller\u{0}"))), isLong: false),
      found: ["Controller"]
    ),
    Binary(
      testDescription: "a long universal binary",
      bytes: universal(image("TollController\u{0}"), isLong: true),
      found: []
    ),
    Binary(
      testDescription: "a class file of Java",
      bytes: [0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 52] + Array("Gate".utf8),
      found: ["Gate"]
    ),
    Binary(testDescription: "another format", bytes: Array("TollController".utf8), found: ["Controller"]),
    Binary(testDescription: "nothing", bytes: [], found: []),
  ]

  @Test("Whole names of the sections of C strings are found", arguments: binaries)
  func names(_ binary: Binary) {
    #expect(BinaryClassNames(among: ["Controller", "Gate"], in: binary.bytes).found == binary.found)
  }

  @Test("Damaged binaries do not trap", arguments: binaries)
  func damage(_ binary: Binary) {
    for end in stride(from: 0, to: min(binary.bytes.count, 400), by: 3) {
      _ = BinaryClassNames(among: ["Gate"], in: Array(binary.bytes.prefix(end)))
      var bytes = binary.bytes
      bytes[end] = 0xFF
      _ = BinaryClassNames(among: ["Gate"], in: bytes)
    }
  }
}

extension String {
  fileprivate func padded(_ length: Int) -> String { self + String(repeating: " ", count: length - count) }
}
