import InterfaceDocuments
import NibLoading
import RuntimeAttributes

extension CheckedLoad {
  /// Returns notes about the assignments in `awakeFromNib` and `viewDidLoad` that replace an attribute's value.
  ///
  /// The assignments may be in the class of the object, or in a class with an outlet to the object. Attributes that
  /// could not be set are included.
  func settings(of attribute: RuntimeAttribute, _ index: Int) -> [Finding.Note] {
    guard !behaviors.classes.isEmpty, let path = path(of: attribute, index) else { return [] }
    var notes = settings(of: path, byObject: index)
    guard let id = document.objects[index].id else { return notes }
    for (owner, object) in document.objects.enumerated() {
      for connection in object.connections where connection.destination == id {
        guard case .outlet(let outlet) = connection.kind else { continue }
        let name = entry(owner)?.settableProperty(AttributeKey(outlet))?.swiftName ?? outlet
        notes += settings(of: "\(name).\(path)", byObject: owner)
      }
    }
    return notes
  }

  /// Returns notes about the assignments to a path in `awakeFromNib` and `viewDidLoad` of an object's class.
  private func settings(of path: String, byObject index: Int) -> [Finding.Note] {
    guard let entry = entry(index) else { return [] }
    return ["awakeFromNib()", "viewDidLoad()"].compactMap { method in
      let declaring = entry.chain.first { $0.declaresMethod(named: method) }
      let behavior = declaring.flatMap { behaviors.classes[$0.description.name] }
      let assignment = behavior?.assignments.first { $0.method == method && $0.path == path }
      return assignment.map { .setAgain(in: method, at: $0.location) }
    }
  }

  /// Returns the Swift path for an attribute's key path, such as `isHidden` for `hidden`; nil for an empty key path.
  private func path(of attribute: RuntimeAttribute, _ index: Int) -> String? {
    var names = attribute.keyPath.keys.map(\.name)
    guard let first = attribute.keyPath.keys.first else { return nil }
    names[0] = entry(index)?.settableProperty(first)?.swiftName ?? first.name
    return names.joined(separator: ".")
  }
}

extension Finding.Note {
  /// Returns a note about an assignment that replaces the value of an attribute.
  static func setAgain(in method: String, at place: FileLocation) -> Finding.Note {
    Finding.Note("'\(method)' always overwrites this value", at: place)
  }
}
