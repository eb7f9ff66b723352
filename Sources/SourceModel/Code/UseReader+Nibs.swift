import KeyValueCoding
import RuntimeAttributes
import SourceSyntax

/// Nibs that code names, with their owners and registrations.
extension UseReader {
  /// A nib that code names, before later calls add its owner and registration.
  struct NamedNib {
    var offset: Int
    var use: Use
    var nib: Use.Nib { didSet { use.role = .nib(nib) } }
    /// The variable that contains the nib, if any.
    var variable: String?
    /// Whether an initializer passes its nib name parameter on to the superclass.
    var isPassedOn = false

    init(_ use: Use, _ nib: Use.Nib, at offset: Int) {
      (self.use, self.nib, self.offset) = (use, nib, offset)
    }
  }

  // MARK: - Calls

  /// Records the nib that a call names.
  ///
  /// - Parameters:
  ///   - call: The call of a framework method or helper.
  ///   - callee: The called function.
  ///   - method: The method of a framework, or nil for a helper that takes the name of a nib.
  mutating func noteNib(_ call: Index, _ callee: Index, _ method: SyntaxTree.APICall?) {
    let api = method?.api.target == .nib ? method?.api : nil
    guard let argument = api == nil ? nibArgument(of: call) : method?.argument, !tree.isNil(argument.value)
    else { return }
    let loads = api?.act == .loads
    let owner = tree.arguments(of: call).dropFirst().first { tree.isNamed($0.node, "owner") }?.value
    var nib = Use.Nib()
    nib.owner = owner.map(self.owner) ?? .notInstantiated
    nib.controller = controller(madeBy: callee)
    var use = use(.nib(nib), names.nibName(argument.value), api)
    let isPassedOn =
      member.takesNibName && nib.controller == .itself
      && isParameter(argument.value, of: names.parameters.prefix(1))
      && (owner.map { isParameter($0, of: names.parameters[...]) } ?? true)
    if tree.language == .objectiveC, nib.controller == nil, api?.thing == .nib, api?.receiver == "init",
      tree.base(of: callee) != nil
    {
      nib.controller = .other
    }
    nib.isOfWindow = api?.thing == .windowNib
    nib.isAlwaysNamed = isAlwaysEvaluated(call)
    let isNameOfSelf = use.name?.isNameOfSelf
    if let api, let bundle = requestedBundle(call, callee, api, nib), isNameOfSelf == false {
      if nib.controller == nil || loads { use.resultUse = resultUse(ofNib: call, api) }
      if use.resultUse == nil, api.ifMissing == .nilResult { use.resultUse = resultUse(ofValueOf: call) }
      if let required = required(use, call) { (use, nib.bundle) = (required, bundle) }
    } else if let api, isNameOfSelf == true, required(use, call)?.platforms.isEmpty == false {
      nib.bundleOfOwnName = requestedBundle(call, callee, api, nib)
    }
    // The call names a generated nib that is already recorded for a variable.
    if use.name?.isSpelling == true {
      nibs.removeAll { other in
        other.variable != nil && other.use.name == use.name && other.nib.owner == .notInstantiated
      }
    }
    if use.name == nil, names.isParameter(argument.value) {
      nib.parameter = NameExpression(argument.value, as: "", in: names.syntax)
      if let api, requestedBundle(call, callee, api, nib) == .main {
        notePassedNib(argument.value, api, call)
      }
    }
    use.role = .nib(nib)
    var named = NamedNib(use, nib, at: tree.calleeOffset(of: call))
    (named.variable, named.isPassedOn) = (variable(given: call), isPassedOn)
    nibs.append(named)
  }

  /// Records a request of the main bundle for the nib whose name callers pass.
  private mutating func notePassedNib(_ argument: Index, _ api: NibLoadingAPI, _ call: Index) {
    guard let name = names.parameter(argument) else { return }
    var nib = Use.Nib()
    nib.bundle = .main
    var use = use(.nib(nib), name, api)
    use.resultUse = resultUse(ofNib: call, api)
    if use.resultUse == nil, api.ifMissing == .nilResult { use.resultUse = resultUse(ofValueOf: call) }
    if let required = required(use, call) { passedNibs.append(required) }
  }

  /// Returns the argument that passes the name of a nib to a helper, if any.
  private func nibArgument(of call: Index) -> SyntaxTree.Argument? {
    guard let first = tree.arguments(of: call).first,
      NibLoadingAPI.target(ofArgument: tree.nameText(of: first.node), of: tree.calleeName(of: call).string)
        == .nib
    else { return nil }
    return first
  }

  private func isOfNibClass(_ callee: Index) -> Bool {
    guard tree.language == .swift else { return true }
    let type = tree.isNamed(callee, "init") ? tree.base(of: callee) ?? callee : callee
    return NibLoadingAPI.nibClasses.contains(tree.nameText(of: type))
  }

  /// Returns the bundle that a call loads a nib from, or nil if the bundle or the class with the called method is
  /// unknown.
  private func requestedBundle(
    _ call: Index,
    _ callee: Index,
    _ api: NibLoadingAPI,
    _ nib: Use.Nib
  ) -> ReferencedBundle? {
    guard api.bundle == .receiver || nib.controller != nil || isOfNibClass(callee) else { return nil }
    switch api.bundle {
    case .none: return nil
    case .main: return .main
    case .argument: return names.bundle(of: call)
    case .receiver:
      // `Bundle(for: Panel.self).loadNibNamed("Panel", …)`
      guard let base = tree.base(of: callee) else { return nil }
      if tree.language == .swift, tree[base].kind == .member, tree.isNamed(base, "main") { return .main }
      return names.bundle(base)
    }
  }

  /// Returns the requirement for the first object of a nib, if any.
  private func resultUse(ofNib call: Index, _ api: NibLoadingAPI) -> ResultUse? {
    if api.act == .loads { return resultUse(ofFirstOf: call) }
    return chained(after: call) { $0.act == .loads && $0.thing == .nib }.flatMap(resultUse(ofFirstOf:))
  }

  private func isParameter(_ node: Index, of parameters: ArraySlice<String>) -> Bool {
    tree[node].kind == .name && parameters.contains(tree.nameText(of: node))
  }

  /// Returns the variable that the result of a call is assigned to, if any.
  private func variable(given call: Index) -> String? {
    var value = call
    while let parent = index.parent(of: value) {
      switch tree[parent].kind {
      case .forceUnwrap, .cast, .tuple: value = parent
      case .variable: return tree.nameText(of: parent)
      case .assignment:
        guard let target = tree.firstChild(of: parent), target != value else { return nil }
        return tree.nameText(of: target)
      default: return nil
      }
    }
    return nil
  }

  /// Returns the controller that a call initializes, if any: `Panel(…)`, `super.init(…)`, `[[Panel alloc] init…]`.
  private func controller(madeBy callee: Index) -> Use.Nib.Controller? {
    guard tree[callee].kind == .member else { return controller(ofClass: callee) }
    let name = tree.name(of: callee)
    if name.spells("init") { return tree.base(of: callee).flatMap { controller(ofClass: $0) } }
    guard name.starts(with: "initWith".utf8), let base = tree.base(of: callee) else {
      return tree.language == .swift ? controller(ofClass: callee) : nil
    }
    guard tree[base].kind == .call, tree.calleeName(of: base).spells("alloc"),
      let made = tree.callee(of: base).flatMap(tree.base)
    else { return tree.isName(base, "self") || tree.isName(base, "super") ? .itself : nil }
    return tree.metatype(made) == "self" ? .itself : controller(ofClass: made)
  }

  private func controller(ofClass node: Index) -> Use.Nib.Controller? {
    guard [.name, .member].contains(tree[node].kind) else { return nil }
    let name = tree.nameText(of: node)
    if ["self", "super", "Self"].contains(name) { return .itself }
    return name.utf8.first?.isUppercase == true && !NibLoadingAPI.nibClasses.contains(name)
      ? .made(name) : nil
  }

  // MARK: - Owners and registrations

  private func owner(_ node: Index) -> Use.Nib.Owner {
    if tree.isNil(node) { return .nilOwner }
    // In a type member, `self` is the class.
    return tree.isName(node, "self") && !member.isTypeMember ? .itself : .other
  }

  /// Records the owner in `instantiate(withOwner: self)` and `[nib instantiateWithOwner:self options:nil]`.
  ///
  /// The owner belongs to the last preceding nib without an owner.
  mutating func noteInstantiation(_ call: Index) {
    guard let owner = tree.arguments(of: call).first,
      let last = nibs.lastIndex(where: { $0.nib.owner == .notInstantiated && !$0.isPassedOn })
    else { return }
    nibs[last].nib.owner = self.owner(owner.value)
  }

  /// Returns the nibs of the code with their registrations.
  mutating func registeredNibs() -> [NamedNib] {
    for (argument, earlier, registration) in registrations {
      let range = Int(tree[argument].start)..<Int(tree[argument].end)
      let variable = tree[argument].kind == .name ? tree.nameText(of: argument) : nil
      let index =
        nibs.lastIndex { range.contains($0.offset) }
        ?? variable.flatMap { variable in
          nibs[..<min(earlier, nibs.count)].lastIndex { $0.variable == variable }
        }
      // Only generated nibs provide the identifier of their cells.
      if let index, registration.kind != nil || nibs[index].use.name?.isSpelling == true {
        nibs[index].nib.registration = registration
      }
    }
    return nibs
  }

  // MARK: - Generated code

  /// Records a generated nib, such as `R.nib.card`, unless the nib or its name is an argument of a call that records
  /// the nib.
  mutating func noteGeneratedNib(_ node: Index) {
    let use = use(.nib(Use.Nib()), StringValue(spelling: tree.nameText(of: node)))
    var named = NamedNib(use, Use.Nib(), at: Int(tree[node].nameStart))
    named.variable = variable(given: node)
    var user = index.parent(of: node)
    // `R.nib.card.firstView(withOwner: self)`
    if let member = user, tree[member].kind == .member { user = index.parent(of: member) }
    if let user {
      switch tree[user].kind {
      case .call:
        let owner = tree.arguments(of: user).first {
          tree.isNamed($0.node, "withOwner") || tree.isNamed($0.node, "owner")
        }
        if let owner { named.nib.owner = self.owner(owner.value) }
      case .argument:
        guard let call = index.parent(of: user), let callee = tree.callee(of: call) else { break }
        let label = tree.name(of: user)
        if NibLoadingAPI.target(ofArgument: label.string, of: tree.calleeName(of: call).string) == .nib {
          return
        }
        // `Panel(nib: R.nib.panel)`
        if label.spells("nib") { named.nib.controller = controller(madeBy: callee) }
      default: break
      }
    }
    nibs.append(named)
  }

  // MARK: - Members

  /// Records the nibs that a controller's `nibName` or `windowNibName` getter returns, even if their names are unknown.
  mutating func noteNibsOfController() {
    for returned in returned {
      let isInherited = tree.base(of: returned).map { tree.isName($0, "super") } ?? false
      guard !tree.isNil(returned), !isInherited else { continue }
      var nib = Use.Nib()
      nib.controller = .itself
      if member.name.hasPrefix("windowNibName") { (nib.isOfWindow, nib.bundle) = (true, .ofClass("Self")) }
      add(use(.nib(nib), names.value(returned)), Int(tree[returned].start))
    }
  }
}
