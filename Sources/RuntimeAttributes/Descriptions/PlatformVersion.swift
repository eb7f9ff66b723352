/// A platform's version, such as a deployment target.
public struct PlatformVersion: Hashable, Sendable {
  /// The first number.
  public var major: Int
  /// The second number, 0 where none is written.
  public var minor: Int

  /// Creates a version from its numbers.
  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads `12`, `12.4` or `12.4.1`, whose third number is passed over; nil for anything else.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in part.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? Int(part) : nil }
    guard numbers.count == parts.count, 1...3 ~= numbers.count else { return nil }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0)
  }
}

extension PlatformVersion: Comparable {
  /// The order in which reports list them.
  public static func < (left: PlatformVersion, right: PlatformVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}

extension PlatformVersion: CustomStringConvertible {
  /// Both numbers: `12.4`.
  public var description: String { "\(major).\(minor)" }
}
