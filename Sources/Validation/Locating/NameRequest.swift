import ProgramModel
import RuntimeAttributes
import SourceModel

/// A request in code for a nib, storyboard, controller, segue or reusable view by name.
struct NameRequest: Hashable {
  enum Kind: Hashable {
    case nib, storyboard, controller, segue, reusable
  }

  var kind: Kind
  var name: String
  var location: FileLocation

  /// Returns the requests with known names in sources.
  static func all(in sources: [SourceFile]) -> [NameRequest] {
    let requests = Set(sources.lazy.flatMap(\.uses).filter { $0.isRequest && $0.isKnown }.flatMap(all))
    return requests.sorted { ($0.location, $0.name) < ($1.location, $1.name) }
  }

  private static func all(_ use: Use) -> [NameRequest] {
    func request(_ kind: Kind, _ name: String) -> NameRequest {
      NameRequest(kind: kind, name: name, location: use.location)
    }
    return switch use.role {
    case .nib: [request(.nib, use.text)]
    case .storyboard: [request(.storyboard, use.text)]
    case .scene(let scene) where scene.isInitial: [request(.storyboard, use.text)]
    case .scene(let scene):
      [request(.controller, use.text)] + (scene.storyboard.map { [request(.storyboard, $0.text)] } ?? [])
    case .segue: [request(.segue, use.text)]
    case .cell: [request(.reusable, use.text)]
    case .view, .asset, .generated, .registration, .access, .nilArgument, .assignment, .replacement,
      .destination, .segueCast, .memberCast, .contained, .viewLoad, .classChange:
      []
    }
  }
}
