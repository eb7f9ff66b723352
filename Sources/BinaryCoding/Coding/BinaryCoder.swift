/// Visits the fields of values in order, to write them, read them or list them.
package protocol BinaryCoder {
  /// Whether fields are replaced by decoded values, so that derived state must be recomputed.
  static var isReader: Bool { get }
  mutating func code(_ number: inout Int)
  /// Codes a Boolean.
  mutating func code(_ flag: inout Bool)
  /// Codes a floating-point number, bit by bit.
  mutating func code(_ number: inout Double)
  /// Codes a number whose values are uniformly distributed, such as a digest.
  mutating func code(word: inout UInt64)
  mutating func code(_ text: inout String)
  /// Codes a string that occurs only once.
  mutating func code(unique text: inout String)
  /// Codes the path of the file that contains the facts; when the facts are read, the path may be a different one.
  mutating func code(file path: inout String)
  /// Codes a position.
  mutating func code(line: inout Int, column: inout Int)
  /// Codes uninterpreted bytes.
  mutating func code(bytes: inout ArraySlice<UInt8>)
  /// Codes a value field by field.
  mutating func code<Value: BinaryCodable>(_ value: inout Value)
  /// Codes an optional value.
  mutating func code<Value: BinaryCodable>(_ value: inout Value?)
  /// Codes an array.
  mutating func code<Element: BinaryCodable>(_ elements: inout [Element])
  /// Codes a dictionary, in the order of its keys.
  mutating func code<Value: BinaryCodable>(_ values: inout [String: Value])
  /// Codes a value that is decoded on access.
  mutating func code<Value: BinaryCodable>(_ packed: inout LazilyDecoded<Value>)
  /// Records that the decoded value is invalid.
  mutating func fail()
}
