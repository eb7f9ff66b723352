/// A value that is decoded on access, for data that few runs need.
package struct Packed<Value: Storable>: Hashable, Sendable {
  /// The encoded value; empty for a placeholder.
  package let bytes: ArraySlice<UInt8>

  /// Creates an encoded placeholder.
  package init() { bytes = [] }

  /// Encodes a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - file: The file that contains the facts.
  package init(_ value: Value, file: String = "") {
    bytes = FieldWriter.bytes(of: value, file: file)[...]
  }

  init(bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// Decodes the value; a placeholder if the bytes are invalid.
  ///
  /// - Parameter file: The file that contains the facts.
  /// - Returns: The value.
  package func value(file: String = "") -> Value {
    bytes.isEmpty ? .blank : (try? FieldReader.value(Value.self, from: bytes, file: file)) ?? .blank
  }
}

extension Packed: Storable {
  package static var blank: Packed { Packed() }
  package mutating func code(with coder: inout some FieldCoder) { coder.code(&self) }
}
