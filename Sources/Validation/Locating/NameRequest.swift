import ProgramModel
import RuntimeAttributes
import SourceModel

/// A name that code uses to request a nib, a storyboard, or a part of one.
struct NameRequest: Hashable {
  enum Kind: Hashable {
    case nib, storyboard, controller, segue, reusable
  }

  var kind: Kind
  var name: String
  var location: FileLocation

  /// Returns the requests in sources, with names resolved through constants.
  static func all(in sources: [SourceFile]) -> [NameRequest] {
    let constants = ConstantTable(sources)
    var requests: Set<NameRequest> = []
    for source in sources {
      for type in source.types {
        for reference in type.bodies.references {
          guard let (resolved, _) = constants.resolved(reference, in: type, of: source.path) else { continue }
          requests.formUnion(all(resolved))
        }
      }
    }
    return requests.sorted { ($0.location, $0.name) < ($1.location, $1.name) }
  }

  private static func all(_ reference: NameReference) -> [NameRequest] {
    func request(_ kind: Kind, _ name: String) -> NameRequest {
      NameRequest(kind: kind, name: name, location: reference.location)
    }
    switch reference.target {
    case .nib, .windowNib: return [request(.nib, reference.name)]
    case .storyboard, .initialController: return [request(.storyboard, reference.name)]
    case .controller(let storyboard):
      return [request(.controller, reference.name)]
        + (storyboard.map { [request(.storyboard, $0.text)] } ?? [])
    case .segue: return [request(.segue, reference.name)]
    case .reusable, .optionalReusable: return [request(.reusable, reference.name)]
    }
  }
}
