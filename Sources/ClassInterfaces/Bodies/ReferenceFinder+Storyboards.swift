import RuntimeAttributes

/// Storyboards, and the controllers that they are asked for.
extension ReferenceFinder {
  mutating func noteStoryboard(_ call: Index) {
    let isAppKit = tree.callee(of: call).map { tree.isNamed(tree.base(of: $0) ?? $0, "NSStoryboard") } == true
    let controller = query.chained(behind: call) {
      NibLoadingAPI.isInstantiation($0.string) || Self.isInitial($0)
    }
    if let controller { noted.insert(controller) }
    guard
      let storyboard = query.name(
        ofArgument: "name",
        in: call,
        as: isAppKit ? "NSStoryboard.Name" : "String"
      ),
      let bundle = query.bundle(of: call)
    else {
      makesUnknownStoryboards = true
      return
    }
    storyboards[call] = storyboard
    if storyboard.constant != nil { namesStoryboardByConstant = true }
    // A class's bundle may be a dependency's, whose controllers nobody has seen.
    if bundle.className != nil { makesUnknownStoryboards = true }
    add(reference(.storyboard, storyboard, of: bundle), call)
    guard let controller else { return }
    let demand = demand(ofController: controller)
    if let identifier = identifier(of: controller) {
      var reference = reference(.controller(storyboard: nil), identifier, demand, of: bundle)
      reference.name(storyboard: storyboard)
      add(reference, controller)
    } else if let demand, tree.arguments(of: controller).isEmpty, storyboard.constant == nil {
      add(reference(.initialController, storyboard, demand, of: bundle), controller)
    }
  }

  private static func isInitial(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    name.spells("instantiateInitialViewController") || name.spells("instantiateInitialController")
  }

  /// The identifier by which a storyboard is asked for a controller.
  func identifier(of call: Index) -> Name? {
    let isAppKit = tree.calleeName(of: call).spells("instantiateController")
    return query.name(
      ofArgument: "withIdentifier",
      "identifier",
      in: call,
      as: isAppKit ? "NSStoryboard.SceneIdentifier" : "String",
      takesClasses: true
    )
  }

  /// What the body takes for granted of the controller that a storyboard gives; nothing if a closure makes it.
  func demand(ofController call: Index) -> NameReference.ResultUse? {
    tree.arguments(of: call).contains { tree.isNamed($0.node, "creator") }
      ? nil : query.demand(ofValueOf: call)
  }

  // MARK: - Controllers

  /// Adds a controller that is requested of a storyboard which something else than the same expression made.
  mutating func note(_ controller: NameReference, requestedBy call: Index) {
    guard let base = tree.callee(of: call).flatMap(tree.base) else { return }
    var controller = controller
    let receiver = tree.withoutUnwrapping(base)
    let isNamedStoryboard = isNamedStoryboard(receiver)
    // Only a storyboard of the app's own can be held against what the tree has.
    let isAppsOwn = !makesUnknownStoryboards
    let held = tree[receiver].kind == .name ? storyboards(heldBy: receiver) : nil
    if held == nil, let holder = holder(receiver, isUnwrapped: receiver != base) {
      controller.storyboardHolder = holder
      controller.mayBeOfAnyStoryboard =
        isAppsOwn && !namesStoryboardByConstant && isNamedStoryboard
        && controller.target != .initialController
      return add(controller, call)
    }
    guard isAppsOwn, held.map({ !$0.isEmpty }) ?? isNamedStoryboard else { return }
    // Any may be meant if there are several.
    let name = held?.first.flatMap { first in held?.allSatisfy { $0 == first } == true ? first : nil }
    guard name?.constant != nil || !namesStoryboardByConstant else { return }
    if controller.target == .initialController {
      guard let name, name.constant == nil else { return }
      controller.name = name.text
    } else {
      controller.name(storyboard: name)
    }
    add(controller, call)
  }

  /// Whether an expression is that of a controller's own storyboard: `storyboard`, `self.storyboard`.
  private func isNamedStoryboard(_ receiver: Index) -> Bool {
    if tree.language == .swift { return tree.isNamed(receiver, "storyboard") }
    let spelling = tree.spelling(receiver)
    return spelling == "storyboard" || spelling == "_storyboard" || spelling.hasSuffix(".storyboard")
  }

  /// The names of the storyboards that the body gives to a variable; nil if it gives it none, no names if it may be
  /// another one.
  private func storyboards(heldBy receiver: Index) -> [Name]? {
    let name = tree.nameText(of: receiver)
    var values = query.values(assignedTo: name)
    if let variable = query.variable(named: name, at: receiver) {
      values += tree.children(of: variable).filter {
        ![.attribute, .type, .accessor].contains(tree[$0].kind)
      }
    }
    values = values.flatMap(tree.alternatives)
    let names = values.compactMap { storyboards[$0] }
    if names.isEmpty { return nil }
    return values.allSatisfy { storyboards[$0] != nil || tree.isNil($0) } ? names : []
  }

  /// The constant outside of the body that may hold the storyboard which is asked for a controller.
  private func holder(_ receiver: Index, isUnwrapped: Bool) -> String? {
    // A controller's own, `storyboard?`, is none that code makes.
    if isNamedStoryboard(receiver), isUnwrapped || tree.language == .objectiveC { return nil }
    if tree.language == .objectiveC { return query.property(receiver).map { "self.\($0)" } }
    guard let holder = query.path(receiver).flatMap(ConstantExpression.init), !holder.isRawValue else {
      return nil
    }
    if let first = holder.first {
      guard query.variable(named: first, at: receiver) == nil, !query.parameters.contains(first) else {
        return nil
      }
    }
    return holder.spelling
  }
}

extension NameReference {
  /// Takes the name of the storyboard that is asked for the controller; nil if any may be meant.
  fileprivate mutating func name(storyboard: BodyQuery.Name?) {
    target = .controller(storyboard: storyboard.flatMap { $0.isKnown ? $0.text : nil })
    storyboardConstant = storyboard?.constant
  }
}
