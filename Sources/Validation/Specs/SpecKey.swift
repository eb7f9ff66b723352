import JSON5
import ProjectModel

/// A key of an object in a spec, with the type of its value.
///
/// The tables of keys are the only description of the format; they are used to read specs and to generate JSON Schemas.
struct SpecKey<Content: Sendable>: SpecKeyDescription {
  let name: String
  let summary: String
  let type: SpecType<Content>
  let isRequired: Bool
  let file: SpecFileKind?

  /// Creates a key.
  ///
  /// - Parameters:
  ///   - name: The key.
  ///   - summary: The meaning of the key.
  ///   - type: The type of the value.
  ///   - isRequired: Whether every object must have the key.
  ///   - file: The only kind of file that supports the key; nil if both kinds support the key.
  init(
    _ name: String,
    _ summary: String,
    _ type: SpecType<Content>,
    isRequired: Bool = false,
    in file: SpecFileKind? = nil
  ) {
    (self.name, self.summary, self.type, self.isRequired, self.file) = (name, summary, type, isRequired, file)
  }

  var schema: JSONValue { type.schema }
}

/// The parts of a key that do not depend on its type.
protocol SpecKeyDescription: Sendable {
  var name: String { get }
  /// The meaning of the key, as a sentence for editors.
  var summary: String { get }
  var schema: JSONValue { get }
  var isRequired: Bool { get }
  /// The only kind of file that supports the key; nil if both kinds support the key.
  var file: SpecFileKind? { get }
}

extension SpecKeyDescription {
  /// Whether a kind of file supports the key; an unknown kind supports all keys.
  func belongs(in kind: SpecFileKind?) -> Bool { file == nil || kind == nil || file == kind }
}

/// A kind of spec file, by its name.
package enum SpecFileKind: String, CaseIterable, Sendable {
  case spec = "spec.json"
  case configuration = "nibproof.json"

  /// Creates the kind of a file; nil for a file with another name, which `--config` may use.
  init?(path: String) { self.init(rawValue: PathName.file(of: path)) }
}
