/// Attributes lines of an expansion to the source, so that the compiler reports errors at the source.
struct SourceMap {
  private let file: String
  /// The line of the declaration; 0 if unknown.
  private let firstLine: Int
  private let source: [UInt8]

  init(_ declaration: AttachedMacro.Syntax) {
    file = declaration.file
    firstLine = declaration.line
    source = Array(declaration.source.utf8)
  }

  /// Returns lines with directives that attribute the last line to an offset in the declaration.
  func attributing(_ lines: [String], to offset: Int) -> [String] {
    guard firstLine > 0, let last = lines.last else { return lines }
    let text = source.prefix(offset)
    // CR, LF and CRLF each end a line.
    var line = firstLine
    for (index, byte) in text.enumerated() where byte == 0x0A || byte == 0x0D {
      if byte == 0x0D || index == 0 || text[index - 1] != 0x0D { line += 1 }
    }
    let directive = "#sourceLocation(file: \(file.literal), line: \(line))"
    return lines.dropLast() + [directive, last, "#sourceLocation()"]
  }
}
