/// Where the body of a member stands, noted while declarations are read, to be read when they all are known.
struct SwiftBody {
  /// What the body belongs to.
  enum Member {
    /// A method or initializer: the index in its type's methods.
    case method(Int)
    /// The setter or an observer of a property: the index in its type's properties.
    case setter(Int)
    /// The getter of a property.
    case getter(Int)
  }

  /// The index of the type.
  var container: Int
  var member: Member
  /// What stands between the braces.
  var range: Range<Int>
  /// The platforms for which it surely is compiled.
  var platforms: PlatformSet
  /// What its parameters are called inside.
  var parameters: [String] = []
  /// Whether it holds a name such as `UINib`, `loadNibNamed` or `nibName`.
  var mayNameNib: Bool
  /// Whether it holds a name such as `UIStoryboard`, `withIdentifier` or `performSegue`.
  var mayNameReference: Bool
  /// Whether it holds a name such as `object_setClass`.
  var mayChangeClass = false
}
