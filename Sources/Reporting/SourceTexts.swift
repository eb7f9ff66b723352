import Validation

/// Where a report reads the lines that findings point at.
public struct SourceTexts: Sendable {
  private let read: @Sendable (String) -> [UInt8]?

  /// Creates a source of texts from what answers a path with a file's bytes, or nil where there is no such file.
  public init(_ read: @escaping @Sendable (String) -> [UInt8]?) {
    self.read = read
  }

  /// Files, by paths that count from the current folder.
  public static let files = SourceTexts { path in try? FileBytes.read(path) }

  /// A file's bytes as they are; nil where there is no such file.
  package func bytes(of path: String) -> [UInt8]? { read(path) }

  /// A file's text in UTF-8, in which findings count their columns.
  func text(of path: String) -> [UInt8]? {
    guard let bytes = read(path) else { return nil }
    return switch bytes.prefix(2) {
    case [0xFF, 0xFE]: Self.utf8(fromUTF16: bytes, low: 0)
    case [0xFE, 0xFF]: Self.utf8(fromUTF16: bytes, low: 1)
    default: bytes
    }
  }

  private static func utf8(fromUTF16 bytes: [UInt8], low: Int) -> [UInt8] {
    let units = stride(from: 2, to: bytes.count - 1, by: 2).lazy.map { index in
      UInt16(bytes[index + low]) | UInt16(bytes[index + 1 - low]) << 8
    }
    return Array(String(decoding: Array(units), as: UTF16.self).utf8)
  }
}
