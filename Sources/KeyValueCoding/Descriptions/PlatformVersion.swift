import RuntimeAttributes

/// A platform's version, such as a deployment target.
public struct PlatformVersion: Hashable, Sendable {
  /// The major version.
  public var major: Int
  /// The minor version, 0 if omitted.
  public var minor: Int

  /// Creates a version from its components.
  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Parses `12`, `12.4` or `12.4.1` (ignoring the patch version); returns nil for other text.
  package init?(_ text: some StringProtocol) {
    self.init(utf8: text.utf8)
  }

  /// Parses the UTF-8 bytes of a version like ``init(_:)``.
  @inlinable
  package init?(utf8 bytes: some Sequence<UInt8>) {
    var numbers = (major: 0, minor: 0)
    var component = 0
    var number: Int?
    for byte in bytes {
      if byte == UInt8(ascii: ".") {
        guard number != nil, component < 2 else { return nil }
        component += 1
        number = nil
        continue
      }
      guard 0x30...0x39 ~= byte else { return nil }
      let (scaled, overflowed) = (number ?? 0).multipliedReportingOverflow(by: 10)
      let (sum, wrapped) = scaled.addingReportingOverflow(Int(byte &- 0x30))
      guard !overflowed, !wrapped else { return nil }
      number = sum
      if component == 0 { numbers.major = sum }
      if component == 1 { numbers.minor = sum }
    }
    guard number != nil else { return nil }
    self.init(numbers.major, numbers.minor)
  }
}

extension PlatformVersion: Comparable {
  /// Compares versions by major and minor version.
  public static func < (left: PlatformVersion, right: PlatformVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}

extension PlatformVersion: CustomStringConvertible {
  /// The major and minor version: `12.4`.
  public var description: String { "\(major).\(minor)" }
}
