import JSON5
import ProjectModel
import RuntimeAttributes

/// Writes dependencies as a JSON object.
struct DependenciesJSONReporter: Reporter {
  let name = "json"
  let summary = "machine-readable: the dependencies, and their numbers by state"

  func write(_ subject: DependencyReport, options: ReportOptions, to output: inout some TextOutputStream) {
    let states = DependencyStatus.State.allCases.map { state in
      let number = subject.statuses.count { $0.state == state }
      return JSONValue.Member(key: state.rawValue, value: .integer(number))
    }
    let json: JSONValue = [
      "version": .integer(1),
      "dependencies": .array(subject.statuses.map(\.json)),
      "problems": .array(subject.problems.map(\.json)),
      "summary": .object(states),
    ]
    options.json.write(json, to: &output)
  }
}

extension DependencyStatus {
  fileprivate var json: JSONValue {
    [
      "name": .string(dependency.name),
      "kind": .string(dependency.kind.rawValue),
      "version": .string(orNull: dependency.version),
      "revision": .string(orNull: dependency.revision),
      "url": .string(orNull: dependency.url),
      "state": .string(state.rawValue),
      "file": .string(dependency.lock.file),
      "line": .integer(dependency.lock.position.line),
      "copies": .array(copies.map(\.json)),
    ]
  }
}

extension DependencyCopy {
  fileprivate var json: JSONValue {
    [
      "path": .string(path), "version": .string(orNull: version), "revision": .string(orNull: revision),
    ]
  }
}

extension ConfigurationDiagnostic {
  fileprivate var json: JSONValue {
    [
      "message": .string(message), "file": .string(place.file), "line": .integer(place.position.line),
      "column": .integer(place.position.column),
    ]
  }
}
