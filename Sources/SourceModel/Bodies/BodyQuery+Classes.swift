import RuntimeAttributes
import SourceSyntax

/// Classes that code sets on objects or registers for cells.
extension BodyQuery {
  /// A class that is set on an object with `object_setClass`.
  struct ClassChange {
    var offset: Int
    var className: String
  }

  /// Returns the classes of all calls like `object_setClass(view, isOld ? Card.self : Badge.self)`.
  func classChanges() -> [ClassChange] {
    var changes: [ClassChange] = []
    for call in calls where tree.calleeName(of: call).spells("object_setClass") {
      for argument in tree.arguments(of: call).dropFirst() {
        tree.visit(argument.value) { node in
          guard let name = tree.metatype(node), name != "self" else { return true }
          changes.append(ClassChange(offset: tree.calleeOffset(of: call), className: name))
          return false
        }
      }
    }
    return changes
  }

  /// Returns the identifiers of all calls like `register(Row.self, forCellReuseIdentifier: "Row")`, in source order.
  func cellRegistrations() -> [(offset: Int, identifier: StringValue)] {
    calls.compactMap { call in
      guard NibLoadingAPI.isRegistration(tree.calleeName(of: call)),
        case let arguments = tree.arguments(of: call),
        arguments.count == 2, tree.name(of: arguments[0].node).isEmpty,
        // Passing `nil` as the class cancels a registration.
        !tree.isNil(arguments[0].value), let identifier = value(arguments[1].value)
      else { return nil }
      switch NibLoad.Registration.Kind(label: tree.nameText(of: arguments[1].node)) {
      case .tableCell, .reusableView: return (tree.calleeOffset(of: call), identifier)
      default: return nil
      }
    }
  }
}
