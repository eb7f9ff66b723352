/// Limits the expansion of shared references in an archive.
///
/// Archives refer to their parts by number, so a small file can describe a very large document: a string shared by
/// ten thousand objects, or a list of all objects in each object. Every access is counted, and files that expand to
/// many times their size are rejected.
final class SharingAllowance {
  /// The maximum expansion; Xcode's own files stay below three.
  private static let factor = 16
  private var left: Int

  /// Creates an allowance for an archive of `size` bytes.
  init(size: Int) { left = (size &+ 1024) &* Self.factor }

  /// Increases the allowance for `size` more bytes.
  func grow(by size: Int) { left &+= size &* Self.factor }

  /// Counts an access.
  ///
  /// - Parameter amount: The number of elements or bytes.
  /// - Returns: Whether the allowance suffices; once exceeded, every access is denied.
  func allows(_ amount: Int) -> Bool {
    left = left < 0 ? left : left &- (amount &+ 1)
    return !isSpent
  }

  /// Whether the allowance is exceeded.
  var isSpent: Bool { left < 0 }
}
