import PortableFoundation
import RuntimeAttributes

/// Reads specs and baselines: JSON5 with known keys and typed values.
enum SpecReader {
  static func read(_ data: Data, file: String) throws(ValidationError) -> Spec {
    try decode(data, file: file) { root throws(SpecError) in try Spec(root) }
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - file: The path of the file, for errors.
  ///   - decode: Reads the root value.
  /// - Returns: The result of `decode`.
  /// - Throws: A ``ValidationError`` with the position of the first problem.
  static func decode<Value>(
    _ data: Data,
    file: String,
    _ decode: (SpecNode) throws(SpecError) -> Value
  ) throws(ValidationError) -> Value {
    let bytes = Array(data)
    let root: JSON5Node
    do throws(JSON5Fault) {
      root = try JSON5Reader.read(bytes)
    } catch {
      throw .invalidSpec(
        file: file,
        position: SourcePosition(at: error.offset, in: bytes),
        reason: .syntax(error.sentence)
      )
    }
    do throws(SpecError) {
      return try decode(SpecNode(root: root, bytes: bytes))
    } catch {
      throw .invalidSpec(
        file: file,
        position: SourcePosition(at: error.offset, in: bytes),
        reason: error.problem
      )
    }
  }
}
