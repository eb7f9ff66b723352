import RuntimeAttributes

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

  /// A registration of a class or nib for cells.
  struct CellRegistration {
    var offset: Int
    /// The identifier, if known.
    var identifier: String?
    /// The expression of the identifier; nil for a literal.
    var expression: String?
  }

  /// Returns all calls like `register(Row.self, forCellReuseIdentifier: "Row")`, in source order.
  func cellRegistrations() -> [CellRegistration] {
    calls.compactMap { call in
      guard NibLoadingAPI.isRegistration(tree.calleeName(of: call)) else { return nil }
      let arguments = tree.arguments(of: call)
      guard let first = arguments.first, let last = arguments.last, tree.name(of: first.node).isEmpty,
        // Passing `nil` as the class removes a registration.
        !tree.isNil(first.value)
      else { return nil }
      let offset = tree.calleeOffset(of: call)
      let literal = tree.literal(last.value)
      let expression = tree.language == .swift ? tree.text(of: last.value) : tree.spelling(last.value)
      switch NibLoad.Registration.Kind(label: tree.nameText(of: last.node)) {
      case .tableCell where arguments.count == 2, .reusableView where arguments.count == 2:
        return CellRegistration(
          offset: offset,
          identifier: literal ?? index.text(ofConstant: expression),
          expression: literal == nil ? expression : nil
        )
      case .reusableView where literal == nil: return CellRegistration(offset: offset, expression: expression)
      default: return nil
      }
    }
  }
}

extension BodyFacts {
  /// Adds a cell registration.
  mutating func add(_ cell: BodyQuery.CellRegistration, at location: SourceLocation) {
    if let identifier = cell.identifier {
      cellRegistrations.append(CellRegistration(identifier, location: location))
    }
    if let expression = cell.expression,
      expression.utf8.allSatisfy({ $0.continuesWord || $0 == UInt8(ascii: ".") })
    {
      registeredConstants.append(expression)
    }
  }
}
