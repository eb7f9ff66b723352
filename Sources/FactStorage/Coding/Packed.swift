/// A value that stays bytes until somebody asks for it, for what few runs ask for.
package struct Packed<Value: Storable>: Hashable, Sendable {
  /// What the value is coded as; nothing for a blank one.
  package let bytes: ArraySlice<UInt8>

  /// Packs a blank value.
  package init() { bytes = [] }

  /// Packs a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - file: The file that it is about.
  package init(_ value: Value, file: String = "") {
    bytes = FieldWriter.bytes(of: value, file: file)[...]
  }

  init(bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// Unpacks the value; a blank one from bytes that are none.
  ///
  /// - Parameter file: The file that it is about.
  /// - Returns: The value.
  package func value(file: String = "") -> Value {
    bytes.isEmpty ? .blank : (try? FieldReader.value(Value.self, from: bytes, file: file)) ?? .blank
  }
}

extension Packed: Storable {
  package static var blank: Packed { Packed() }
  package mutating func code(with coder: inout some FieldCoder) { coder.code(&self) }
}
