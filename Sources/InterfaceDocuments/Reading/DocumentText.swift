/// The UTF-8 text of a document without a byte order mark; positions refer to this text.
struct DocumentText {
  let bytes: [UInt8]
  /// The offset of the text in the file, after a byte order mark; nil if the text was transcoded.
  let offset: Int?

  /// Creates the text of a file.
  ///
  /// UTF-16, which begins with a byte order mark or `<`, is transcoded.
  init(_ file: [UInt8]) {
    (bytes, offset) =
      switch (file.first ?? 0, file.dropFirst().first ?? 0) {
      case (0xFF, 0xFE): (Self.transcode(file.dropFirst(2), highByte: 1), nil)
      case (0xFE, 0xFF): (Self.transcode(file.dropFirst(2), highByte: 0), nil)
      case (0x3C, 0x00): (Self.transcode(file[...], highByte: 1), nil)
      case (0x00, 0x3C): (Self.transcode(file[...], highByte: 0), nil)
      default: file.starts(with: [0xEF, 0xBB, 0xBF]) ? (Array(file.dropFirst(3)), 3) : (file, 0)
      }
  }

  /// Transcodes UTF-16 to UTF-8; `highByte` is the index of the high byte in each pair.
  private static func transcode(_ file: ArraySlice<UInt8>, highByte: Int) -> [UInt8] {
    let units = stride(from: file.startIndex, to: file.endIndex - 1, by: 2).lazy.map { index in
      UInt16(file[index + highByte]) << 8 | UInt16(file[index + 1 - highByte])
    }
    var text = Array(String(decoding: Array(units), as: UTF16.self).utf8)
    blankDeclaration(in: &text)
    return text
  }

  /// Replaces the XML declaration with whitespace, since its `encoding` is no longer correct.
  private static func blankDeclaration(in text: inout [UInt8]) {
    guard text.starts(with: "<?xml".utf8), let end = text.firstIndex(of: UInt8(ascii: ">")) else { return }
    for index in 0...end where text[index] != 0x0A && text[index] != 0x0D {
      text[index] = UInt8(ascii: " ")
    }
  }
}
