import KeyValueCoding
import RuntimeAttributes

/// A property, method or initializer of a class, with the details that reports show.
struct ClassMember {
  enum Kind: String {
    case property, method, initializer
  }

  var kind: Kind
  /// The key of a property, or the selector of a method or initializer.
  var key: String
  var swiftName: String
  var type: String?
  var isInspectable = false
  var isOutlet = false
  var isAction = false
  var isVisibleToObjectiveC: Bool
  var isSettable = false
  var location: FileLocation?

  fileprivate init(_ property: PropertyDescription) {
    kind = .property
    key = property.key.name
    swiftName = property.swiftName
    type = property.type.name
    isInspectable = property.marks.contains(.inspectable)
    isOutlet = !property.marks.isDisjoint(with: [.outlet, .outletCollection])
    isVisibleToObjectiveC = property.access.isVisibleToObjectiveC
    isSettable = property.access.isSettable
    location = property.location
  }

  fileprivate init(_ method: MethodDescription) {
    kind = method.isInitializer ? .initializer : .method
    key = method.selector
    swiftName = method.swiftName
    isAction = method.isAction
    isVisibleToObjectiveC = method.isVisibleToObjectiveC
    location = method.location
  }
}

extension PropertyDescription.Access {
  fileprivate var isSettable: Bool {
    switch self {
    case .accessor, .storedVariable: true
    case .none: false
    }
  }

  fileprivate var isVisibleToObjectiveC: Bool {
    switch self {
    case .none(.notVisibleToObjectiveC), .none(.perhapsNotVisible), .none(.privateInspectable),
      .none(.perhapsPrivateInspectable), .none(.unrepresentableType):
      false
    case .accessor, .storedVariable, .none: true
    }
  }
}

extension ClassDescription {
  /// The members, ordered by location and then by key.
  var members: [ClassMember] {
    let members = properties.map(ClassMember.init(_:)) + methods.map(ClassMember.init(_:))
    return members.sorted { left, right in
      let (leftPlace, rightPlace) = (left.location.sortKey, right.location.sortKey)
      if leftPlace != rightPlace { return leftPlace < rightPlace }
      return (left.key, left.kind.rawValue) < (right.key, right.kind.rawValue)
    }
  }
}

extension FileLocation? {
  /// The location for sorting; a missing location comes first.
  fileprivate var sortKey: FileLocation {
    self ?? FileLocation(file: "", position: SourcePosition(line: 0, column: 0))
  }
}
