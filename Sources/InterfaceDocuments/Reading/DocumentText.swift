/// The text of a document in UTF-8 without a byte order mark, as positions count it and the parser gets it.
struct DocumentText {
  /// The text.
  let bytes: [UInt8]

  /// Takes the bytes of a file, transcoding UTF-16, which starts with its byte order mark or with a `<`.
  init(_ file: [UInt8]) {
    bytes =
      switch (file.first ?? 0, file.dropFirst().first ?? 0) {
      case (0xFF, 0xFE): Self.transcode(file.dropFirst(2), highByte: 1)
      case (0xFE, 0xFF): Self.transcode(file.dropFirst(2), highByte: 0)
      case (0x3C, 0x00): Self.transcode(file[...], highByte: 1)
      case (0x00, 0x3C): Self.transcode(file[...], highByte: 0)
      default: file.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(file.dropFirst(3)) : file
      }
  }

  /// UTF-16 to UTF-8; `highByte` is the place of the high byte in each pair.
  private static func transcode(_ file: ArraySlice<UInt8>, highByte: Int) -> [UInt8] {
    let units = stride(from: file.startIndex, to: file.endIndex - 1, by: 2).lazy.map { index in
      UInt16(file[index + highByte]) << 8 | UInt16(file[index + 1 - highByte])
    }
    var text = Array(String(decoding: Array(units), as: UTF16.self).utf8)
    blankDeclaration(in: &text)
    return text
  }

  /// Puts blanks in place of the XML declaration, whose `encoding` no longer tells the truth.
  private static func blankDeclaration(in text: inout [UInt8]) {
    guard text.starts(with: "<?xml".utf8), let end = text.firstIndex(of: UInt8(ascii: ">")) else { return }
    for index in 0...end where text[index] != 0x0A && text[index] != 0x0D {
      text[index] = UInt8(ascii: " ")
    }
  }
}
