import ProjectModel

/// Provides the contents of the files to which findings refer.
public struct SourceTexts: Sendable {
  private let read: @Sendable (String) -> [UInt8]?

  /// Creates a provider from a closure that returns a file's bytes, or nil if the file does not exist.
  public init(_ read: @escaping @Sendable (String) -> [UInt8]?) {
    self.read = read
  }

  /// The contents of the files on disk, with paths relative to the current folder.
  public static let files = SourceTexts { path in try? FileBytes.read(path) }

  /// Returns the raw bytes of a file, or nil if the file does not exist.
  package func bytes(of path: String) -> [UInt8]? { read(path) }

  /// Returns the text of a file in UTF-8, the encoding of the columns of findings, or nil if the file does not exist.
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
