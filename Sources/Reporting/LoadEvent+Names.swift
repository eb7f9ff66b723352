import InterfaceDocuments
import NibLoading
import RuntimeAttributes

extension LoadEvent {
  /// The step's name in reports.
  var stepName: String {
    switch step {
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

  /// Where the attribute or connection stands; nil for a step of the object as a whole.
  var place: SourcePosition? {
    switch step {
    case .initialize, .replace, .loseConstraint, .leaveNil, .awake, .viewLoaded, .end: nil
    case .apply(let attribute, _), .overwrite(let attribute, _): attribute.position
    case .connect(let connection, _): connection.position
    }
  }
}
