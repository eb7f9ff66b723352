/// A value that is decoded on access, for data that few runs need.
package struct LazilyDecoded<Value: BinaryCodable>: Hashable, Sendable {
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
    bytes = BinaryEncoder.bytes(of: value, file: file)[...]
  }

  init(bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// Decodes the value, or returns a placeholder if the bytes are invalid.
  ///
  /// - Parameter file: The file that contains the facts.
  /// - Returns: The value.
  package func value(file: String = "") -> Value {
    bytes.isEmpty
      ? .placeholder : (try? BinaryDecoder.value(Value.self, from: bytes, file: file)) ?? .placeholder
  }
}

extension LazilyDecoded: BinaryCodable {
  package static var placeholder: LazilyDecoded { LazilyDecoded() }
  package mutating func code(with coder: inout some BinaryCoder) { coder.code(&self) }
}
