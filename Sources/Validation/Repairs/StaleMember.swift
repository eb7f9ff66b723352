import Checks
import InterfaceDocuments
import RuntimeAttributes

/// A member that a document names but the class lacks.
struct StaleMember: Hashable, Sendable {
  /// The use of the member in the document.
  enum Role: Hashable, Sendable {
    /// An outlet, or an outlet collection, with the index of the connected object if the document contains it.
    case outlet(isCollection: Bool, destination: Int?)
    /// An action; nil-targeted actions have no target.
    case action
    /// A runtime attribute.
    case attribute(AttributeValue)

    var isOutlet: Bool { if case .outlet = self { true } else { false } }
  }

  var name: String
  var role: Role
  /// The index of the object that lacks the member; nil for an action whose target is determined at run time.
  var object: Int?
  /// The class of the object, if known.
  var className: String?

  /// Creates a stale member from the connection, or the attribute with a single key, that a finding reports, if any.
  ///
  /// - Parameters:
  ///   - finding: A finding about a missing outlet, action or key.
  ///   - index: The index of the object with the connection or attribute.
  ///   - document: The document of the finding.
  ///   - indexes: The indexes of the objects by id.
  init?(_ finding: Finding, of index: Int, in document: InterfaceDocument, _ indexes: [String: Int]) {
    guard let name = finding.keyPath else { return nil }
    self.name = name
    let object = document.objects[index]
    if finding.id == .undefinedKey {
      let attribute = object.runtimeAttributes.first { $0.position == finding.position }
      guard let attribute, attribute.keyPath.keys.count == 1, attribute.keyPath.description == name else {
        return nil
      }
      (role, self.object) = (.attribute(attribute.value), index)
    } else {
      guard let connection = object.connections.first(where: { $0.position == finding.position }) else {
        return nil
      }
      let destination = connection.destination.flatMap { indexes[$0] }
      switch connection.kind {
      case .outlet(property: name):
        (role, self.object) = (.outlet(isCollection: false, destination: destination), index)
      case .outletCollection(property: name, _, _):
        (role, self.object) = (.outlet(isCollection: true, destination: destination), index)
      case .action(selector: name, _): (role, self.object) = (.action, destination)
      case .segue(let segue) where segue.unwindAction == name: (role, self.object) = (.action, nil)
      default: return nil
      }
    }
    let target = self.object.map { document.objects[$0] }
    if role == .action, target?.placeholder == .firstResponder || target?.placeholder == .exit {
      self.object = nil
    }
    guard self.object != nil else { return }
    // If code determines the owner, the finding contains the owner's class.
    className = self.object == index ? finding.object?.className ?? target?.className : target?.className
  }

  /// Whether both names may refer to the same new member.
  func competes(with other: StaleMember) -> Bool {
    guard className == other.className else { return false }
    switch (role, other.role) {
    case (.outlet, .outlet): return object == other.object
    case (.action, .action), (.attribute, .attribute): return true
    default: return false
    }
  }

  var kind: TypeMembers.Member.Kind { role == .action ? .method : .property }
}
