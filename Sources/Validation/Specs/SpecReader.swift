import JSON5
import PortableFoundation
import ProjectModel
import RuntimeAttributes

/// Reads specs and baselines: JSON5 with known keys and typed values.
enum SpecReader {
  static func read(_ data: Data, file: String) throws(ValidationError) -> Spec {
    try decode(data, file: file) { root throws(SpecError) in try Spec(root, in: SpecFileKind(path: file)) }
  }

  /// Decodes a file.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - file: The path of the file, for errors.
  ///   - decode: Reads the root value.
  /// - Returns: The result of `decode`.
  /// - Throws: A ``ValidationError`` with every unknown key and the first other problem.
  static func decode<Value>(
    _ data: Data,
    file: String,
    _ decode: (SpecNode) throws(SpecError) -> Value
  ) throws(ValidationError) -> Value {
    let bytes = Array(data)
    let lines = LineTable(bytes)
    let root: JSONValue
    do throws(JSON5Fault) {
      root = try JSON5Reader.read(bytes)
    } catch {
      let position = lines.position(at: error.offset)
      throw .invalidSpec(
        file: file,
        [ValidationError.SpecFault(position: position, problem: .syntax(error.message))]
      )
    }
    let unknownKeys = UnknownKeys()
    var faults: [SpecError] = []
    do throws(SpecError) {
      let value = try decode(SpecNode(node: root, lines: lines, unknownKeys: unknownKeys))
      if unknownKeys.errors.isEmpty { return value }
    } catch {
      faults.append(error)
    }
    faults = (unknownKeys.errors + faults).sorted { $0.offset < $1.offset }
    throw .invalidSpec(
      file: file,
      faults.map {
        ValidationError.SpecFault(position: lines.position(at: $0.offset), problem: $0.problem)
      }
    )
  }
}
