/// A value of an object in a compiled nib.
enum NIBArchiveValue: Hashable {
  case integer(Int)
  case boolean(Bool)
  case real(Double)
  /// Bytes, by their range in the file.
  case data(Range<Int>)
  case `nil`
  /// Another object, by its index.
  case object(Int)
}
