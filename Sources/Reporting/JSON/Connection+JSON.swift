import InterfaceDocuments
import RuntimeAttributes

extension Connection {
  /// The kind, what is connected, and the destination.
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
  /// Line and column, to be added to what stands there.
  var json: JSONValue { ["line": .integer(line), "column": .integer(column)] }
}
