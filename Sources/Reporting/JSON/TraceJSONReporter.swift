import InterfaceDocuments
import JSON5
import NibLoading
import ReferenceGraph
import RuntimeAttributes

/// Writes a load as a JSON object with its events in order.
struct TraceJSONReporter: Reporter {
  let name = "json"
  let summary = "machine-readable: the events in order"

  func write(
    _ subject: LoadTrace,
    options: ReportOptions,
    to output: inout some TextOutputStream
  ) {
    options.json.write(subject.json, to: &output)
  }
}

extension LoadTrace {
  fileprivate var json: JSONValue {
    [
      "file": .string(document.file),
      "platform": .string(conditions.platform.rawValue),
      "deploymentTarget": .string(orNull: conditions.deploymentTarget?.description),
      "causes": .array(causes.map { $0.json(in: document) }),
      "events": .array(
        events.enumerated().map { number, event in
          event.json(of: object(of: event)).adding(["isReached": .boolean(end.map { number <= $0 } ?? true)])
        }
      ),
    ]
  }
}

extension LoadCause {
  fileprivate func json(in document: InterfaceDocument) -> JSONValue {
    let scene = scene.flatMap { document.scenes.indices.contains($0) ? document.scenes[$0] : nil }
    return [
      "scene": .string(orNull: scene?.id),
      "state": .string(state.rawValue),
      "evidence": .array(evidence.map(\.json)),
    ]
  }
}

extension LoadEvidence {
  fileprivate var json: JSONValue {
    let json: JSONValue = ["kind": .string(kind.rawValue), "name": .string(name), "file": .string(file)]
    return position.map { json.adding($0.json) } ?? json
  }
}

extension LoadEvent {
  fileprivate func json(of object: InterfaceObject?) -> JSONValue {
    let head: JSONValue = [
      "step": .string(step.name),
      "object": object?.json ?? .null,
      "className": .string(className),
      "file": .string(file),
      "depth": .integer(depth),
    ]
    let tail: JSONValue = [
      "outcome": .string(orNull: step.outcome?.name),
      "detail": .string(orNull: step.outcome?.message),
      "consequence": .string(orNull: consequence?.rawValue),
      "consoleMessage": .string(orNull: consoleLine),
    ]
    let json = head.adding(details).adding(tail)
    return (step.place ?? object?.position).map { json.adding($0.json) } ?? json
  }

  private var details: JSONValue {
    switch step {
    case .initialize, .replace, .loseConstraint, .leaveNil, .awake, .viewLoaded, .end: [:]
    case .apply(let attribute, _), .overwrite(let attribute, _, _): attribute.json
    case .connect(let connection, _): connection.json
    }
  }
}

extension InterfaceObject {
  fileprivate var json: JSONValue {
    [
      "id": .string(orNull: id),
      "class": .string(orNull: className),
      "element": .string(element),
      "label": .string(orNull: label),
    ]
  }
}
