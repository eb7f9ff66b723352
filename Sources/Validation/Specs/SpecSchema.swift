import JSON5

/// The JSON Schemas of specs and configurations.
package enum SpecSchema {
  /// Returns the schema of a kind of file as text, in draft 2020-12.
  ///
  /// A file refers to the schema with the key `$schema`. Editors that also check the syntax require plain JSON instead
  /// of JSON5.
  ///
  /// - Parameters:
  ///   - file: The kind of file.
  ///   - reporters: The names of the reporters; if empty, any name is valid.
  /// - Returns: The schema as indented JSON.
  package static func text(of file: SpecFileKind, reporters: [String] = []) -> String {
    let head: JSONValue = [
      "$schema": "https://json-schema.org/draft/2020-12/schema", "title": .string(file.rawValue),
    ]
    let keys = SpecKeys.all.filter { $0.belongs(in: file) }
    return JSONText(isPretty: true).text(of: head.adding(object(keys, reporters: reporters))) + "\n"
  }

  /// Returns the schema of an object with fixed keys.
  static func object(_ keys: [any SpecKeyDescription], reporters: [String] = []) -> JSONValue {
    let properties = keys.map { key in
      let description: JSONValue = ["description": .string(key.summary)]
      let names: JSONValue = ["enum": .strings(reporters)]
      let isReporter = key.name == SpecKeys.reporter.name && !reporters.isEmpty
      return JSONValue.Member(key: key.name, value: description.adding(isReporter ? names : key.schema))
    }
    let required = keys.filter(\.isRequired).map(\.name)
    let head: JSONValue = ["type": "object", "properties": .object(properties)]
    let names: JSONValue = required.isEmpty ? [:] : ["required": .strings(required)]
    return head.adding(names).adding(["additionalProperties": .boolean(false)])
  }
}
