import InterfaceDocuments
import JSON5
import RuntimeAttributes

extension Connection {
  /// The kind, the details and the destination of the connection.
  var json: JSONValue {
    let kind: JSONValue = ["kind": .string(element)]
    return kind.adding(details).adding(["destination": .string(orNull: destination)])
  }

  private var details: JSONValue {
    switch kind {
    case .outlet(let property), .outletCollection(let property, _, _): ["property": .string(property)]
    case .action(let selector, let event): ["selector": .string(selector), "event": .string(orNull: event)]
    case .segue(let segue):
      ["segue": .string(segue.kind), "identifier": .string(orNull: segue.identifier)]
    case .binding(let binding): ["binding": .string(binding.name), "keyPath": .string(binding.keyPath)]
    case .other: [:]
    }
  }
}

extension SourcePosition {
  /// The line and column, as members for another object.
  var json: JSONValue { ["line": .integer(line), "column": .integer(column)] }
}
