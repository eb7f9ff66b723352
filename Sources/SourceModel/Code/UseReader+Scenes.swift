import KeyValueCoding
import RuntimeAttributes
import SourceSyntax

/// Storyboards and the scenes requested from them.
extension UseReader {
  mutating func noteStoryboard(_ call: Index, _ maker: SyntaxTree.APICall?) {
    let request = chained(after: call) { api in
      api.act == .loads && (api.thing == .controller || api.thing == .initialController)
    }
    if let request { noted.insert(request) }
    guard let maker, let (storyboard, bundle) = names.storyboard(madeBy: call) else {
      makesUnknownStoryboards = true
      return
    }
    storyboards[call] = storyboard
    if storyboard.constant != nil { namesStoryboardByConstant = true }
    // Another bundle may belong to a dependency whose controllers are unknown.
    if bundle != .main { makesUnknownStoryboards = true }
    noteHolder(of: call, storyboard, bundle)
    self.request(use(.storyboard(bundle: bundle), storyboard, maker.api), call)
    guard let request, let made = tree.api(of: request) else { return }
    let resultUse = resultUse(ofScene: request)
    var scene = Use.Scene(of: storyboard)
    scene.bundle = bundle
    var name = identifier(in: made)
    if name == nil, resultUse != nil, tree.arguments(of: request).isEmpty, storyboard.constant == nil {
      (scene.isInitial, scene.storyboard, name) = (true, nil, storyboard)
    }
    guard let name else { return }
    var use = use(.scene(scene), name, made.api)
    use.resultUse = resultUse
    self.request(use, request)
  }

  /// Records the property to which Objective-C code assigns a storyboard.
  ///
  /// Example: `self.prefs = [UIStoryboard storyboardWithName:@"Prefs" bundle:nil];`
  private mutating func noteHolder(of call: Index, _ storyboard: StringValue, _ bundle: ReferencedBundle) {
    guard tree.language == .objectiveC, bundle == .main, storyboard != StringValue(""),
      let assignment = index.parent(of: call),
      tree[assignment].kind == .assignment, let target = tree.firstChild(of: assignment),
      let property = property(target)
    else { return }
    heldStoryboards.append((Int(tree[target].nameStart), property, storyboard))
  }

  /// Returns the requirement for the controller that a storyboard creates, or nil if a creator closure is used.
  func resultUse(ofScene call: Index) -> ResultUse? {
    tree.arguments(of: call).contains { tree.isNamed($0.node, "creator") }
      ? nil : resultUse(ofValueOf: call)
  }

  // MARK: - Other storyboards

  /// Records a scene that is requested from a storyboard created by another expression.
  mutating func note(_ use: Use, requestedBy call: Index) {
    guard var scene = use.scene, let base = tree.callee(of: call).flatMap(tree.base) else { return }
    var use = use
    let receiver = tree.withoutUnwrapping(base)
    let isNamedStoryboard = isNamedStoryboard(receiver)
    // Only the app's own storyboards can be compared with the documents.
    let isAppsOwn = !makesUnknownStoryboards
    let held = tree[receiver].kind == .name ? storyboards(heldBy: receiver) : nil
    scene.isOfOwnStoryboard = held == nil && isOwnStoryboard(receiver)
    use.role = .scene(scene)
    if held == nil, let holder = holder(receiver, isUnwrapped: receiver != base) {
      scene.holder = holder
      scene.mayBeOfAnyStoryboard =
        isAppsOwn && !namesStoryboardByConstant && isNamedStoryboard && !scene.isInitial
      use.role = .scene(scene)
      return request(use, call)
    }
    guard isAppsOwn, held.map({ !$0.isEmpty }) ?? isNamedStoryboard else { return }
    // If there are several storyboards, the controller may be in any of them.
    let name = held?.first.flatMap { first in held?.allSatisfy { $0 == first } == true ? first : nil }
    guard name?.constant != nil || !namesStoryboardByConstant else { return }
    if scene.isInitial {
      guard let name, name.constant == nil else { return }
      use.name = name
    } else {
      scene.storyboard = name
      use.role = .scene(scene)
    }
    request(use, call)
  }

  /// Whether an expression refers to a controller's own storyboard: `storyboard`, `self.storyboard`.
  private func isNamedStoryboard(_ receiver: Index) -> Bool {
    if tree.language == .swift { return tree.isNamed(receiver, "storyboard") }
    let spelling = tree.spelling(receiver)
    return spelling == "storyboard" || spelling == "_storyboard" || spelling.hasSuffix(".storyboard")
  }

  /// Whether an expression refers to the storyboard of the object with the code.
  private func isOwnStoryboard(_ receiver: Index) -> Bool {
    guard isNamedStoryboard(receiver) else { return false }
    if tree[receiver].kind == .name { return tree.isNamed(receiver, "storyboard") }
    return tree.base(of: receiver).map { tree.isName(tree.withoutUnwrapping($0), "self") } ?? false
  }

  /// Returns the names of the storyboards that the code assigns to a variable.
  ///
  /// - Returns: The names; nil if the code does not assign a storyboard, or an empty array if the variable may contain
  ///   an unknown one.
  private func storyboards(heldBy receiver: Index) -> [StringValue]? {
    let name = tree.nameText(of: receiver)
    var values = names.values(assignedTo: name)
    if let variable = names.variable(named: name, at: receiver) {
      values += tree.children(of: variable).filter {
        ![.attribute, .type, .accessor].contains(tree[$0].kind)
      }
    }
    values = values.flatMap(tree.alternatives)
    let found = values.compactMap { storyboards[$0] }
    if found.isEmpty { return nil }
    return values.allSatisfy { storyboards[$0] != nil || tree.isNil($0) } ? found : []
  }

  /// Returns the constant outside of the code that may contain the storyboard.
  private func holder(_ receiver: Index, isUnwrapped: Bool) -> ConstantExpression? {
    // A controller's own storyboard, `storyboard?`, is not created in code.
    if isNamedStoryboard(receiver), isUnwrapped || tree.language == .objectiveC { return nil }
    if tree.language == .objectiveC {
      return property(receiver).flatMap { ConstantExpression("self.\($0)") }
    }
    guard let holder = tree.path(receiver).flatMap(ConstantExpression.init), !holder.isRawValue else {
      return nil
    }
    if let first = holder.first {
      guard names.variable(named: first, at: receiver) == nil, !names.parameters.contains(first) else {
        return nil
      }
    }
    return holder
  }

  /// Returns the property that `self.prefs` or `_prefs` refers to.
  private func property(_ node: Index) -> String? {
    let name = tree.nameText(of: node)
    switch tree[node].kind {
    case .member:
      return tree.base(of: node).map { tree.isName($0, "self") } == true && !name.hasPrefix("_") ? name : nil
    case .name: return name.hasPrefix("_") && name.utf8.count > 1 ? String(name.dropFirst()) : nil
    default: return nil
    }
  }
}
