import KeyValueCoding
import RuntimeAttributes
import SourceSyntax

/// Casts of controllers that code reads from windows and container controllers.
extension UseReader {
  /// The path to a controller, as spelled in code.
  private struct Path {
    var controller: ContainedController
    /// The identifier of the segue that leads to the first container, if required.
    var identifier: StringValue?
    /// The casts of containers.
    var casts: [Index] = []

    func appending(_ step: ContainedController.Step, _ cast: Index? = nil) -> Path {
      var path = self
      path.controller.steps.append(step)
      if let cast { path.casts.append(cast) }
      return path
    }
  }

  /// Records the class that code requires of a controller in a window or container:
  /// `window!.rootViewController as! Home`.
  mutating func noteContained(_ node: Index) {
    var value = node
    if tree.isListOfControllers(node) {
      guard let element = element(of: node) else { return }
      value = element
    }
    let resultUse =
      tree.language == .swift ? resultUse(ofValueOf: value) : treatment(ofValueOf: value)
    guard let resultUse, let className = resultUse.className, !index.isTypeParameter(className),
      let path = route(to: value), !isTested(besides: path, value)
    else { return }
    var use = use(.contained(path.controller), path.identifier)
    use.resultUse = resultUse
    guard let use = required(use, node) else { return }
    add(use, Int(tree[node].nameStart))
  }

  /// Records the class that code requires of a member of the object: `table as! CardTable`.
  ///
  /// Code that runs only under conditions, or that tests the class of an object, is ignored.
  mutating func noteCast(ofMember node: Index) {
    let name = tree.nameText(of: node)
    guard !member.isTypeMember,
      tree[node].kind == .member
        || !names.parameters.contains(name) && names.variable(named: name, at: node) == nil,
      let resultUse = tree.language == .swift ? resultUse(ofValueOf: node) : treatment(ofMember: node),
      let className = resultUse.className, !index.isTypeParameter(className),
      isAlwaysEvaluated(node), !testsClass(besides: node)
    else { return }
    var use = use(.memberCast, StringValue(name))
    use.resultUse = resultUse
    guard let use = required(use, node) else { return }
    add(use, Int(tree[node].nameStart))
  }

  /// Whether the code may test the class of an object other than by the cast of a member.
  private func testsClass(besides member: Index) -> Bool {
    var isTested = false
    tree.visit(code.node) { node in
      switch tree[node].kind {
      case .cast where tree[node].traits.contains(.isCheck): isTested = true
      case .cast where tree[node].traits.contains(.isOptional):
        let other = tree.memberOfObject(castBy: node)
        isTested =
          isTested
          || other.map { $0 != member && tree.nameText(of: $0) == tree.nameText(of: member) } == true
      case .call: isTested = isTested || Self.classTests.contains(tree.calleeName(of: node).string)
      default: break
      }
      return !isTested
    }
    return isTested
  }

  /// Returns the expression that reads an element of a list, if any: `viewControllers![0]`.
  private func element(of list: Index) -> Index? {
    var list = list
    while let parent = index.parent(of: list), [.optionalChain, .forceUnwrap].contains(tree[parent].kind) {
      list = parent
    }
    guard let parent = index.parent(of: list), tree.firstChild(of: parent) == list else { return nil }
    return step(takenBy: parent) == nil ? nil : parent
  }

  /// Returns the step to the list element that an expression reads, if constant: to the first one for `list.first` and
  /// `list[0]`.
  private func step(takenBy node: Index) -> ContainedController.Step? {
    switch tree[node].kind {
    case .member:
      let isCalled = index.parent(of: node).map {
        tree[$0].kind == .call && tree.callee(of: $0) == node
      }
      return isCalled == true ? nil : Self.steps[tree.nameText(of: node)]
    case .subscription:
      let arguments = tree.arguments(of: node)
      return arguments.count == 1 ? Int(tree.text(of: arguments[0].value)).map { .child($0) } : nil
    default: return nil
    }
  }

  /// The steps to the elements of a list, by the members that read them.
  private static let steps: [String: ContainedController.Step] = [
    "first": .child(0), "firstObject": .child(0), "last": .lastChild, "lastObject": .lastChild,
  ]

  /// Returns the path to the controller that an expression evaluates to, or nil for an unsupported expression.
  private func route(to expression: Index) -> Path? {
    let node = tree.withoutUnwrapping(expression)
    if let step = step(takenBy: node) {
      guard let list = tree.firstChild(of: node).map(tree.withoutUnwrapping), tree.isListOfControllers(list)
      else { return nil }
      return route(toContainerOf: list)?.appending(step)
    }
    switch tree[node].kind {
    case .tuple:
      guard let value = tree.firstChild(of: node), tree[value].kind != .argument else { return nil }
      return route(to: value)
    // Objective-C does not check casts.
    case .cast where tree.language == .objectiveC: return tree.firstChild(of: node).flatMap { route(to: $0) }
    case .cast where !tree[node].traits.contains(.isCheck):
      guard let value = tree.firstChild(of: node), let className = className(ofCast: node) else { return nil }
      return route(to: value)?.appending(.cast(to: className), node)
    case .member where tree.isNamed(node, "rootViewController"):
      guard let base = tree.base(of: node), let origin = window(base) else { return nil }
      return Path(controller: ContainedController(origin: origin))
    case .member where tree.isNamed(node, "topViewController") || tree.isNamed(node, "visibleViewController"):
      return tree.base(of: node).flatMap { route(to: $0) }?.appending(.top)
    case .member where tree.isDestination(node):
      guard let requirement = requirement(ofDestination: node) else { return nil }
      return Path(
        controller: ContainedController(origin: .destination),
        identifier: requirement.identifier
      )
    case .name:
      guard let variable = names.variable(named: tree.nameText(of: node), at: node),
        tree[variable].traits.contains(.isConstant) || !isAssigned(tree.nameText(of: node)),
        let value = tree.children(of: variable).reversed().first,
        ![.attribute, .type, .accessor].contains(tree[value].kind)
      else { return nil }
      return route(to: value)
    default: return nil
    }
  }

  /// Returns the origin of a path through the root controller of a window, or nil if the expression is not a window.
  private func window(_ expression: Index) -> ContainedController.Origin? {
    let path = tree.path(expression)
    if path == "window" || path == "self.window" { return .window }
    let node = tree.withoutUnwrapping(expression)
    if step(takenBy: node) == .child(0) {
      let list = tree.firstChild(of: node).map(tree.withoutUnwrapping)
      return list.map { isMember($0, "windows") } == true ? .anyWindow : nil
    }
    if isMember(node, "keyWindow") { return .anyWindow }
    guard isNamedMember(node, "window"), let base = receiver(of: node) else { return nil }
    let owner = tree.spelling(base)
    return owner == "view" || owner == "self.view" || isDelegate(base) ? .anyWindow : nil
  }

  /// Whether an expression is a member of the application or of a scene: `UIApplication.shared.keyWindow`.
  private func isMember(_ node: Index, _ name: StaticString) -> Bool {
    guard isNamedMember(node, name), let base = receiver(of: node) else { return false }
    return isApplication(base) || isScene(base)
  }

  private func isScene(_ node: Index) -> Bool {
    guard let list = tree.firstChild(of: node).map(tree.withoutUnwrapping), step(takenBy: node) == .child(0)
    else {
      return false
    }
    return isNamedMember(list, "connectedScenes") && receiver(of: list).map(isApplication) == true
  }

  private func isDelegate(_ node: Index) -> Bool {
    isNamedMember(node, "delegate") && receiver(of: node).map(isApplication) == true
  }

  private func isApplication(_ node: Index) -> Bool {
    Self.applications.contains(tree.spelling(node))
  }

  private static let applications: Set<String> = [
    "UIApplication.shared", "UIApplication.sharedApplication()", "UIApplication.sharedApplication",
    "[UIApplicationsharedApplication]",
  ]

  /// Whether an expression is a member with the given name, or a call of such a member.
  private func isNamedMember(_ node: Index, _ name: StaticString) -> Bool {
    switch tree[node].kind {
    case .member: tree.isNamed(node, name)
    case .call: tree.callee(of: node).map { tree[$0].kind == .member && tree.isNamed($0, name) } == true
    default: false
    }
  }

  /// Returns the receiver of a member or call, without casts; nil without an explicit receiver.
  private func receiver(of node: Index) -> Index? {
    let member = tree[node].kind == .call ? tree.callee(of: node) : node
    var base = member.flatMap { tree.base(of: $0) }.map(tree.withoutUnwrapping)
    while let next = base, [.tuple, .cast].contains(tree[next].kind) {
      base = tree.firstChild(of: next).map(tree.withoutUnwrapping)
    }
    return base
  }

  /// Returns the path to the container that a list of controllers belongs to, or nil if the container is unknown.
  private func route(toContainerOf list: Index) -> Path? {
    let itself = member.isTypeMember ? nil : Path(controller: ContainedController(origin: .itself))
    guard let base = tree.base(of: list) else {
      let name = tree.nameText(of: list)
      let isLocal = names.parameters.contains(name) || names.variable(named: name, at: list) != nil
      return tree[list].kind == .name && !isLocal ? itself : nil
    }
    return tree.isName(tree.withoutUnwrapping(base), "self") ? itself : route(to: base)
  }

  /// Whether code may assign a variable after its declaration; always true for a Swift `var`.
  private func isAssigned(_ variable: String) -> Bool {
    guard tree.language == .objectiveC, let block = code.block else { return true }
    var isAssigned = false
    tree.visit(block) { node in
      if tree[node].kind == .assignment, let target = tree.firstChild(of: node),
        tree[target].kind == .name, tree.nameText(of: target) == variable
      {
        isAssigned = true
      }
      return !isAssigned
    }
    return isAssigned
  }

  /// Whether the code may test the class of a controller other than by the casts of a path.
  private func isTested(besides path: Path, _ value: Index) -> Bool {
    guard let block = code.block else { return true }
    var isTested = false
    tree.visit(block) { node in
      switch tree[node].kind {
      case .cast where tree[node].traits.contains(.isCheck): isTested = true
      case .cast where tree[node].traits.contains(.isOptional):
        let tested = tree.firstChild(of: node)
        let text = tested.map(tree.text(of:)) ?? ""
        isTested =
          isTested
          || tested != value && !path.casts.contains(node)
            && Self.containers.contains(where: text.contains)
      case .call: isTested = isTested || Self.classTests.contains(tree.calleeName(of: node).string)
      default: break
      }
      return !isTested
    }
    return isTested
  }

  /// Parts of the names of properties that contain controllers.
  private static let containers = ["iewController", "destination"]
  private static let classTests: Set<String> = [
    "isKind", "isKindOfClass", "isMember", "isMemberOfClass", "responds", "respondsToSelector", "type",
  ]
}
