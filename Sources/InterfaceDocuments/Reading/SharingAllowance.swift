/// How much the parts of an archive may come to where many refer to the same ones.
///
/// Archives name their parts by numbers, so that a small file may mean a large one: a text that ten thousand objects
/// have, a list of all objects in each of them. What is handed out is counted, once for every reference to it; a file
/// that means many times what it holds is told as such.
final class SharingAllowance {
  /// How many times its size a file may mean; what Xcode writes stays below three.
  private static let factor = 16
  private var left: Int

  /// An allowance for an archive of so many bytes.
  init(size: Int) { left = (size &+ 1024) &* Self.factor }

  /// Adds what that many more bytes allow.
  func grow(by size: Int) { left &+= size &* Self.factor }

  /// Counts what is handed out.
  ///
  /// - Parameter amount: Elements of a list, or bytes of a text.
  /// - Returns: Whether that much is left; from the first time that it is not, nothing is handed out.
  func allows(_ amount: Int) -> Bool {
    left = left < 0 ? left : left &- (amount &+ 1)
    return !isSpent
  }

  /// Whether more was asked for than any archive needs.
  var isSpent: Bool { left < 0 }
}
