import SourceSyntax

/// The body or initial value of a member, which is read after all declarations of its source are known.
struct MemberBody {
  /// The member to which the body belongs.
  enum Member {
    /// A method or initializer, as an index into its type's methods.
    case method(Int)
    /// The setter or an observer of a property, as an index into its type's properties.
    case setter(Int)
    /// The getter or initial value of a property, as an index into its type's properties.
    case getter(Int)
  }

  /// The index of the enclosing type.
  var container: Int
  var member: Member
  /// The source between the braces, or the initial value.
  var range: Range<Int>
  /// The platforms for which the body is certain to be compiled.
  var platforms: PlatformSet
  /// Whether the body may contain a name such as `UINib`, `loadNibNamed` or `nibName`.
  private(set) var mayNameNib = false
  /// Whether the body may contain a name such as `UIStoryboard`, `withIdentifier` or `performSegue`.
  private(set) var mayNameReference = false
  /// Whether the body may contain a name such as `object_setClass`.
  private(set) var mayChangeClass = false

  /// Creates a body, and searches it for fragments of these names.
  init(
    of member: Member,
    in container: Int,
    _ range: Range<Int>,
    _ platforms: PlatformSet,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    (self.member, self.container, self.range, self.platforms) = (member, container, range, platforms)
    findNames(in: bytes)
  }

  private mutating func findNames(in bytes: UnsafeBufferPointer<UInt8>) {
    func has(_ text: StaticString, at offset: Int) -> Bool {
      let count = text.utf8CodeUnitCount
      return offset >= 0 && offset + count <= bytes.count
        && (0..<count).allSatisfy { bytes[offset + $0] == text.utf8Start[$0] }
    }
    for offset in range {
      switch bytes[offset] {
      case UInt8(ascii: "."):
        // `R.nib.card`
        if has(".nib.", at: offset) { mayNameNib = true }
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
