import InterfaceDocuments
package import RuntimeAttributes

extension LoadEvent.Step {
  /// The step's name in reports.
  package var name: String {
    switch self {
    case .initialize: "initialize"
    case .apply: "apply"
    case .connect: "connect"
    case .overwrite: "overwrite"
    case .leaveNil: "leaveNil"
    case .awake: "awake"
    case .replace: "replace"
    case .loseConstraint: "lose"
    case .viewLoaded: "viewLoaded"
    case .end: "end"
    }
  }

  /// The position of the attribute or connection; nil for other steps.
  package var place: SourcePosition? {
    switch self {
    case .initialize, .replace, .loseConstraint, .leaveNil, .awake, .viewLoaded, .end: nil
    case .apply(let attribute, _), .overwrite(let attribute, _, _): attribute.position
    case .connect(let connection, _): connection.position
    }
  }

  /// The attribute or connection as text; nil for other steps.
  package var subject: String? {
    switch self {
    case .initialize, .replace, .loseConstraint, .leaveNil, .awake, .viewLoaded, .end: nil
    case .apply(let attribute, _), .overwrite(let attribute, _, _): "\(attribute)"
    case .connect(let connection, _): "\(connection)"
    }
  }
}
