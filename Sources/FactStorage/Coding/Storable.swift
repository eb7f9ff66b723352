/// A value that can be written as bytes and read back.
///
/// One list of fields serves both directions, so that they cannot differ; a test holds the list's length against the
/// number of stored properties.
package protocol Storable {
  /// A value to read another one into.
  static var blank: Self { get }

  /// Hands each field to a coder, which writes it, or replaces it with what it reads.
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

/// An enumeration of few values, which is stored as the number of its case.
package protocol StorableCases: Storable, Equatable {
  /// Every value, in an order that stays.
  static var storedCases: [Self] { get }
}

extension StorableCases where Self: CaseIterable, AllCases == [Self] {
  package static var storedCases: [Self] { allCases }
}

extension StorableCases {
  /// The names of the values in their order.
  static var caseNames: [String] { storedCases.map { "\($0)" } }

  package static var blank: Self { storedCases[0] }

  package mutating func code<Coder: FieldCoder>(with coder: inout Coder) {
    // Without the general algorithms, which take longer than all else where they are not compiled for the type.
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
  /// An enumeration of numbers is stored as its number, which takes less time than to look for its case.
  package mutating func code(with coder: inout some FieldCoder) {
    var number = rawValue
    coder.code(&number)
    guard let value = Self(rawValue: number) else { return coder.fail() }
    self = value
  }
}

/// An option set, which is stored as its bits.
package protocol StorableOptions: Storable, OptionSet where RawValue: StorableBits {}

/// The bits of an option set.
package protocol StorableBits {
  /// The bits as a number.
  var bits: Int { get }
  /// The bits of a number; nil if it has more.
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
