/// A value that can be encoded as bytes and decoded.
///
/// One list of fields serves both directions. A test compares the length of the list with the number of stored
/// properties.
package protocol BinaryCodable {
  /// A value to decode into.
  static var placeholder: Self { get }

  /// Passes each field to a coder, which encodes the field or replaces it with the decoded value.
  mutating func code(with coder: inout some BinaryCoder)
}

extension Int: BinaryCodable {
  package static var placeholder: Int { 0 }
  package mutating func code(with coder: inout some BinaryCoder) { coder.code(&self) }
}

extension Bool: BinaryCodable {
  package static var placeholder: Bool { false }
  package mutating func code(with coder: inout some BinaryCoder) { coder.code(&self) }
}

extension Double: BinaryCodable {
  package static var placeholder: Double { 0 }
  package mutating func code(with coder: inout some BinaryCoder) { coder.code(&self) }
}

extension String: BinaryCodable {
  package static var placeholder: String { "" }
  package mutating func code(with coder: inout some BinaryCoder) { coder.code(&self) }
}

/// An enumeration that is encoded as the number of its case.
package protocol BinaryCodableCases: BinaryCodable, Equatable {
  /// All cases, in a stable order; payloads are placeholders.
  static var storedCases: [Self] { get }
}

extension BinaryCodableCases where Self: CaseIterable, AllCases == [Self] {
  package static var storedCases: [Self] { allCases }
}

extension BinaryCodableCases {
  /// The names of the values, in order.
  static var caseNames: [String] { storedCases.map { "\($0)" } }

  package static var placeholder: Self { storedCases[0] }

  package mutating func code(with coder: inout some BinaryCoder) {
    code(among: Self.storedCases, with: &coder)
  }

  /// Encodes the number of the value among the cases with the payload that was encoded before.
  package mutating func code<Coder: BinaryCoder>(among cases: [Self], with coder: inout Coder) {
    // Generic algorithms are slow here unless they are specialized for the type.
    var number = 0
    if !Coder.isReader {
      while number < cases.count, cases[number] != self { number += 1 }
    }
    coder.code(&number)
    guard number >= 0, number < cases.count else { return coder.fail() }
    self = cases[number]
  }
}

extension BinaryCodable where Self: RawRepresentable, RawValue == Int {
  /// Encodes the raw value, which is faster than searching for the case.
  package mutating func code(with coder: inout some BinaryCoder) {
    var number = rawValue
    coder.code(&number)
    guard let value = Self(rawValue: number) else { return coder.fail() }
    self = value
  }
}

/// An option set that is encoded as its bits.
package protocol BinaryCodableOptions: BinaryCodable, OptionSet where RawValue: BinaryCodableBits {}

/// The bits of an option set.
package protocol BinaryCodableBits {
  /// The bits as a number.
  var bits: Int { get }
  /// Creates the bits from a number; nil if the number has more bits.
  init?(bits: Int)
}

extension UInt8: BinaryCodableBits {
  package var bits: Int { Int(self) }
  package init?(bits: Int) { self.init(exactly: bits) }
}

extension UInt32: BinaryCodableBits {
  package var bits: Int { Int(self) }
  package init?(bits: Int) { self.init(exactly: bits) }
}

extension BinaryCodableOptions {
  package static var placeholder: Self { [] }

  package mutating func code(with coder: inout some BinaryCoder) {
    var bits = rawValue.bits
    coder.code(&bits)
    guard let bits = RawValue(bits: bits) else { return coder.fail() }
    self = Self(rawValue: bits)
  }
}

/// A set of strings that is encoded in sorted order, so that equal sets have equal bytes.
extension Set<String>: BinaryCodable {
  package static var placeholder: Set<String> { [] }

  package mutating func code<Coder: BinaryCoder>(with coder: inout Coder) {
    var sorted = sorted()
    coder.code(&sorted)
    if Coder.isReader { self = Set(sorted) }
  }
}

extension Array: BinaryCodable where Element: BinaryCodable {
  package static var placeholder: [Element] { [] }
  package mutating func code(with coder: inout some BinaryCoder) { coder.code(&self) }
}
