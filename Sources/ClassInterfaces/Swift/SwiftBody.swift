/// The body of a member, or its initial value, that is read once all declarations of its source are known.
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
  /// The text between the braces, or the initial value.
  var range: Range<Int>
  /// The platforms for which it surely is compiled.
  var platforms: PlatformSet
  /// The names of its parameters.
  var parameters: [String] = []
  /// Whether it may have a name such as `UINib`, `loadNibNamed` or `nibName`.
  var mayNameNib = false
  /// Whether it may have a name such as `UIStoryboard`, `withIdentifier` or `performSegue`.
  var mayNameReference = false
  /// Whether it may have a name such as `object_setClass`.
  var mayChangeClass = false

  /// Looks through the text for the names.
  mutating func findNames(in bytes: UnsafeBufferPointer<UInt8>) {
    func has(_ text: StaticString, at offset: Int) -> Bool {
      let count = text.utf8CodeUnitCount
      return offset >= 0 && offset + count <= bytes.count
        && (0..<count).allSatisfy { bytes[offset + $0] == text.utf8Start[$0] }
    }
    for offset in range {
      switch bytes[offset] {
      case UInt8(ascii: "N"):
        if has("Nib", at: offset) || has("bName", at: offset - 1) { mayNameNib = true }
      case UInt8(ascii: "S"):
        if has("Story", at: offset) || has("Segue", at: offset) { mayNameReference = true }
      case UInt8(ascii: "I"):
        if has("Ident", at: offset) || has("InitialC", at: offset) || has("InitialV", at: offset) {
          mayNameReference = true
        }
      case UInt8(ascii: "C"):
        // `instantiateViewController(identifier:)`
        if has("tClass", at: offset - 1) {
          mayChangeClass = true
        } else if has("Controller(i", at: offset) {
          mayNameReference = true
        }
      default: break
      }
    }
  }
}
