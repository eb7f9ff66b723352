/// A constant that may hold a text or storyboard, noted while declarations are read, to be read when they all are known.
struct SwiftConstant {
  /// The constant, whose text is still unknown unless it is that of a case.
  var constant: TextConstant
  /// The bytes of its value, or of the body of its getter; nil if its text is known.
  var value: Range<Int>?
  /// The type that has it.
  var container: Int?
  var isTypeMember = false
  /// Whether its type is one of names: `NSNib.Name`.
  var isName = false
  /// Whether it is made once, and not whenever somebody asks.
  var isMadeOnce = false
}
