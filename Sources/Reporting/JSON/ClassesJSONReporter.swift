import JSON5
import KeyValueCoding
import RuntimeAttributes

/// Writes classes as an array of JSON objects, in the given order.
struct ClassesJSONReporter: Reporter {
  let name = "json"
  let summary = "machine-readable: an array of classes with their members"

  func write(
    _ subject: [ClassDescription],
    options: ReportOptions,
    to output: inout some TextOutputStream
  ) {
    options.json.write(subject, to: &output, \.json)
  }
}

extension ClassDescription {
  fileprivate var json: JSONValue {
    [
      "name": .string(name),
      "runtimeName": .string(runtimeName),
      "module": .string(orNull: module),
      "superclass": .string(orNull: superclass),
      "protocols": .strings(protocols),
      "language": .string(language.name),
      "generic": .boolean(traits.contains(.generic)),
      "file": .string(orNull: location?.file),
      "line": location.map { .integer($0.position.line) } ?? .null,
      "column": location.map { .integer($0.position.column) } ?? .null,
      "members": .array(members.map(\.json)),
    ]
  }
}

extension ClassMember {
  fileprivate var json: JSONValue {
    [
      "kind": .string(kind.rawValue),
      "key": .string(key),
      "swiftName": .string(swiftName),
      "type": .string(orNull: type),
      "inspectable": .boolean(isInspectable),
      "outlet": .boolean(isOutlet),
      "action": .boolean(isAction),
      "objc": .boolean(isVisibleToObjectiveC),
      "settable": .boolean(isSettable),
      "file": .string(orNull: location?.file),
      "line": location.map { .integer($0.position.line) } ?? .null,
      "column": location.map { .integer($0.position.column) } ?? .null,
    ]
  }
}
