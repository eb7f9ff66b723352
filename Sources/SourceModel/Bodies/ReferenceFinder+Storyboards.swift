import KeyValueCoding
import RuntimeAttributes
import SourceSyntax

/// Storyboards and the controllers requested from them.
extension ReferenceFinder {
  mutating func noteStoryboard(_ call: Index) {
    let controller = query.chained(after: call) {
      NibLoadingAPI.isInstantiation($0.string) || Self.isInitial($0)
    }
    if let controller { noted.insert(controller) }
    guard let (storyboard, bundle) = query.storyboard(madeBy: call) else {
      makesUnknownStoryboards = true
      return
    }
    storyboards[call] = storyboard
    if storyboard.constant != nil { namesStoryboardByConstant = true }
    // The bundle of a class may belong to a dependency whose controllers are unknown.
    if bundle.className != nil { makesUnknownStoryboards = true }
    add(reference(.storyboard, storyboard, of: bundle), call)
    guard let controller else { return }
    let resultUse = resultUse(ofController: controller)
    if let identifier = identifier(of: controller) {
      add(reference(.controller(storyboard: storyboard), identifier, resultUse, of: bundle), controller)
    } else if let resultUse, tree.arguments(of: controller).isEmpty, storyboard.constant == nil {
      add(reference(.initialController, storyboard, resultUse, of: bundle), controller)
    }
  }

  private static func isInitial(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    name.spells("instantiateInitialViewController") || name.spells("instantiateInitialController")
  }

  /// Returns the identifier of the controller that a call requests from a storyboard.
  func identifier(of call: Index) -> StringValue? {
    let isAppKit = tree.calleeName(of: call).spells("instantiateController")
    return query.name(
      ofArgument: "withIdentifier",
      "identifier",
      in: call,
      as: isAppKit ? "NSStoryboard.SceneIdentifier" : "String"
    )
  }

  /// Returns the requirement for the controller that a storyboard creates, or nil if a creator closure is used.
  func resultUse(ofController call: Index) -> NameReference.ResultUse? {
    tree.arguments(of: call).contains { tree.isNamed($0.node, "creator") }
      ? nil : query.resultUse(ofValueOf: call)
  }

  // MARK: - Controllers

  /// Adds a controller that is requested from a storyboard created by another expression.
  mutating func note(_ controller: NameReference, requestedBy call: Index) {
    guard let base = tree.callee(of: call).flatMap(tree.base) else { return }
    var controller = controller
    let receiver = tree.withoutUnwrapping(base)
    let isNamedStoryboard = isNamedStoryboard(receiver)
    // Only the app's own storyboards can be compared with the documents.
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
    // If there are several storyboards, the controller may be in any of them.
    let name = held?.first.flatMap { first in held?.allSatisfy { $0 == first } == true ? first : nil }
    guard name?.constant != nil || !namesStoryboardByConstant else { return }
    if controller.target == .initialController {
      guard let name, name.constant == nil else { return }
      controller.value = name
    } else {
      controller.target = .controller(storyboard: name)
    }
    add(controller, call)
  }

  /// Whether an expression refers to a controller's own storyboard: `storyboard`, `self.storyboard`.
  private func isNamedStoryboard(_ receiver: Index) -> Bool {
    if tree.language == .swift { return tree.isNamed(receiver, "storyboard") }
    let spelling = tree.spelling(receiver)
    return spelling == "storyboard" || spelling == "_storyboard" || spelling.hasSuffix(".storyboard")
  }

  /// Returns the names of the storyboards that the body assigns to a variable.
  ///
  /// - Returns: The names; nil if the body does not assign a storyboard, or an empty array if the variable may
  ///   contain an unknown one.
  private func storyboards(heldBy receiver: Index) -> [StringValue]? {
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

  /// Returns the constant outside of the body that may contain the storyboard.
  private func holder(_ receiver: Index, isUnwrapped: Bool) -> ConstantExpression? {
    // A controller's own storyboard, `storyboard?`, is not created in code.
    if isNamedStoryboard(receiver), isUnwrapped || tree.language == .objectiveC { return nil }
    if tree.language == .objectiveC {
      return query.property(receiver).flatMap { ConstantExpression("self.\($0)") }
    }
    guard let holder = query.path(receiver).flatMap(ConstantExpression.init), !holder.isRawValue else {
      return nil
    }
    if let first = holder.first {
      guard query.variable(named: first, at: receiver) == nil, !query.parameters.contains(first) else {
        return nil
      }
    }
    return holder
  }
}
