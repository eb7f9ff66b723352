/// A value that can be encoded as bytes and decoded.
///
/// One list of fields serves both directions. A test compares the length of the list with the number of stored
/// properties.
package protocol Storable {
  /// A value to decode into.
  static var blank: Self { get }

  /// Passes each field to a coder, which encodes it or replaces it by the decoded value.
  mutating func code(with coder: inout some FieldCoder)
}

extension Int: Storable {
  package static var blank: Int { 0 }
  package mutating func code(with coder: inout some FieldCoder) { coder.code(&self) }
}

extension Bool: Storable {
  package static var blank: Bool { false }
  package mutating func code(with coder: inout some FieldCoder) { coder.code(&self) }
}

extension Double: Storable {
  package static var blank: Double { 0 }
  package mutating func code(with coder: inout some FieldCoder) { coder.code(&self) }
}

extension String: Storable {
  package static var blank: String { "" }
  package mutating func code(with coder: inout some FieldCoder) { coder.code(&self) }
}

/// An enumeration that is encoded as the number of its case.
package protocol StorableCases: Storable, Equatable {
  /// All values, in a stable order.
  static var storedCases: [Self] { get }
}

extension StorableCases where Self: CaseIterable, AllCases == [Self] {
  package static var storedCases: [Self] { allCases }
}

extension StorableCases {
  /// The names of the values, in order.
  static var caseNames: [String] { storedCases.map { "\($0)" } }

  package static var blank: Self { storedCases[0] }

  package mutating func code<Coder: FieldCoder>(with coder: inout Coder) {
    // Generic algorithms are slow here unless they are specialized for the type.
    let cases = Self.storedCases
    var number = 0
    if !Coder.isReader {
      while number < cases.count, cases[number] != self { number += 1 }
    }
    coder.code(&number)
    guard number >= 0, number < cases.count else { return coder.fail() }
    self = cases[number]
  }
}

extension Storable where Self: RawRepresentable, RawValue == Int {
  /// Encodes the raw value, which is faster than searching for the case.
  package mutating func code(with coder: inout some FieldCoder) {
    var number = rawValue
    coder.code(&number)
    guard let value = Self(rawValue: number) else { return coder.fail() }
    self = value
  }
}

/// An option set that is encoded as its bits.
package protocol StorableOptions: Storable, OptionSet where RawValue: StorableBits {}

/// The bits of an option set.
package protocol StorableBits {
  /// The bits as a number.
  var bits: Int { get }
  /// Creates the bits from a number; nil if the number has more bits.
  init?(bits: Int)
}

extension UInt8: StorableBits {
  package var bits: Int { Int(self) }
  package init?(bits: Int) { self.init(exactly: bits) }
}

extension UInt32: StorableBits {
  package var bits: Int { Int(self) }
  package init?(bits: Int) { self.init(exactly: bits) }
}

extension StorableOptions {
  package static var blank: Self { [] }

  package mutating func code(with coder: inout some FieldCoder) {
    var bits = rawValue.bits
    coder.code(&bits)
    guard let bits = RawValue(bits: bits) else { return coder.fail() }
    self = Self(rawValue: bits)
  }
}

extension Array: Storable where Element: Storable {
  package static var blank: [Element] { [] }
  package mutating func code(with coder: inout some FieldCoder) { coder.code(&self) }
}
