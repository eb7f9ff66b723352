import ClassInterfaces
import RuntimeAttributes

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Finds the comments of a source that accept findings.
enum IgnoreCommentReader {
  private static let mark = Array("nibproof:ignore".utf8)
  private static let colon = UInt8(ascii: ":")

  /// The comments of a source, in their order.
  ///
  /// - Parameters:
  ///   - bytes: The source.
  ///   - interface: What it declares.
  /// - Returns: The comments, each with the declaration that follows it.
  static func comments(in bytes: [UInt8], _ interface: SourceInterface) -> [IgnoreComment] {
    let offsets = offsets(of: mark, in: bytes)
    guard !offsets.isEmpty else { return [] }
    let declarations = declarations(of: interface)
    var cursor = SourceCursor()
    return offsets.compactMap { offset in
      let start = bytes[..<offset].lastIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      let before = bytes[(start.map { $0 + 1 } ?? 0)..<offset].filter { $0 > UInt8(ascii: " ") }
      // The words may stand in a text as well.
      guard before == Array("//".utf8) || before == Array("/*".utf8) else { return nil }
      let position = bytes.withUnsafeBufferPointer { cursor.position(at: offset, in: $0) }
      let line = bytes[(offset + mark.count)...].prefix {
        $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r")
      }
      var comment = comment(String(decoding: line, as: UTF8.self), at: position, in: interface.file)
      let next = declarations.first { $0.position.line >= position.line }
      comment.declaration = next?.position
      comment.typeName = next?.typeName
      return comment
    }
  }

  /// What stands behind the mark: ids, and behind a dash the reason.
  private static func comment(_ text: String, at position: SourcePosition, in file: String) -> IgnoreComment {
    let text = text.split(separator: "*/", maxSplits: 1, omittingEmptySubsequences: false).first ?? ""
    var words = text.split { $0 == " " || $0 == "\t" || $0 == "," }[...]
    let ids = words.prefix { !dashes.contains($0) }.map(String.init)
    words = words.dropFirst(ids.count + 1)
    return IgnoreComment(
      location: SourceLocation(file: file, position: position),
      ids: ids,
      reason: words.isEmpty ? nil : words.joined(separator: " ")
    )
  }

  private static let dashes: Set<Substring> = ["-", "--", "–", "—"]

  /// The places of all types and members, in their order.
  private static func declarations(
    of interface: SourceInterface
  ) -> [(position: SourcePosition, typeName: String?)] {
    interface.types.flatMap { type in
      [(position: type.position, typeName: Optional(type.name))]
        + type.properties.map { (position: $0.position, typeName: nil) }
        + type.methods.map { (position: $0.position, typeName: nil) }
    }
    .sorted { $0.position < $1.position }
  }

  private static func offsets(of mark: [UInt8], in bytes: [UInt8]) -> [Int] {
    guard let colonOffset = mark.firstIndex(of: colon) else { return [] }
    var offsets: [Int] = []
    bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      // From colon to colon, of which there are few, by the system's own search.
      var next = 0
      while let found = memchr(base + next, Int32(colon), bytes.count - next) {
        let offset = UnsafeRawPointer(found) - base
        let start = offset - colonOffset
        if start >= 0, bytes[start...].starts(with: mark) { offsets.append(start) }
        next = offset + 1
      }
    }
    return offsets
  }
}
