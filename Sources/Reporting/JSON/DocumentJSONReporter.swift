import InterfaceDocuments
import JSON5
import RuntimeAttributes

/// Writes a document's objects, attributes and connections as one JSON object.
struct DocumentJSONReporter: Reporter {
  let name = "json"
  let summary = "machine-readable: all objects in document order"

  func write(
    _ subject: InterfaceDocument,
    options: ReportOptions,
    to output: inout some TextOutputStream
  ) {
    options.json.write(subject.json, to: &output)
  }
}

extension InterfaceDocument {
  fileprivate var json: JSONValue {
    [
      "file": .string(file),
      "format": .string(format.rawValue),
      "platform": .string(platform.rawValue),
      "objects": .array(objects.map { $0.json(parent: parentID(of: $0)) }),
    ]
  }
}

extension InterfaceObject {
  fileprivate func json(parent: String?) -> JSONValue {
    [
      "id": .string(orNull: id),
      "element": .string(element),
      "class": .string(orNull: className),
      "module": .string(orNull: customModule),
      "label": .string(orNull: label),
      "line": .integer(position.line),
      "column": .integer(position.column),
      "parent": .string(orNull: parent),
      "attributes": .array(
        runtimeAttributes.map { $0.json.adding(($0.position ?? position).json) }
      ),
      "connections": .array(connections.map { $0.json.adding($0.position.json) }),
    ]
  }
}
