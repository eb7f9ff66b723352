/// Takes the fields of values, one after the other: to write them, to read them, or to list them.
package protocol FieldCoder {
  /// Whether fields are replaced by what is read, so that what is made of them is to be made anew.
  static var isReader: Bool { get }
  /// Codes a number.
  mutating func code(_ number: inout Int)
  /// Codes a truth value.
  mutating func code(_ flag: inout Bool)
  /// Codes a floating-point number, bit by bit.
  mutating func code(_ number: inout Double)
  /// Codes a number that may be any with the same likelihood, such as a digest.
  mutating func code(word: inout UInt64)
  /// Codes a text.
  mutating func code(_ text: inout String)
  /// Codes a text that stands nowhere else.
  mutating func code(unique text: inout String)
  /// Codes the path of the file that the facts are about, which may be another one when they are read.
  mutating func code(file path: inout String)
  /// Codes a place, apart from all else, so that what only moves within its file stays the same.
  mutating func code(line: inout Int, column: inout Int)
  /// Codes bytes that mean nothing here.
  mutating func code(bytes: inout ArraySlice<UInt8>)
  /// Codes a value field by field.
  mutating func code<Value: Storable>(_ value: inout Value)
  /// Codes a value that may be absent.
  mutating func code<Value: Storable>(_ value: inout Value?)
  /// Codes a list.
  mutating func code<Element: Storable>(_ elements: inout [Element])
  /// Codes a dictionary, in the order of its keys.
  mutating func code<Value: Storable>(_ values: inout [String: Value])
  /// Codes a digest.
  mutating func code(_ digest: inout ContentDigest)
  /// Codes a value that stays bytes until somebody asks for it.
  mutating func code<Value: Storable>(_ packed: inout Packed<Value>)
  /// Notes that what was read cannot be.
  mutating func fail()
}

extension FieldCoder {
  /// Codes a set of texts, in their order.
  package mutating func code(_ texts: inout Set<String>) {
    var sorted = texts.sorted()
    code(&sorted)
    if Self.isReader { texts = Set(sorted) }
  }

  /// Codes sets of texts by their keys.
  package mutating func code(_ sets: inout [String: Set<String>]) {
    var sorted = sets.mapValues { $0.sorted() }
    code(&sorted)
    if Self.isReader { sets = sorted.mapValues(Set.init) }
  }
}
