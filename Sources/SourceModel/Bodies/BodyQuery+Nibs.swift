import KeyValueCoding
import RuntimeAttributes
import SourceSyntax

/// Calls that reference nibs.
extension BodyQuery {
  /// A call that references a nib.
  struct Nib {
    var offset: Int
    var name: StringValue?
    var owner: NibLoad.Owner
    /// The controller that is created with the nib name.
    var controller: NibLoad.Controller?
    /// The variable that contains the nib.
    var variable: String?
    /// The reuse registration of the nib.
    var registration: NibLoad.Registration?
  }

  /// Finds the calls that reference a nib.
  ///
  /// - Parameter takesNibName: Whether the body belongs to an initializer with a nib name parameter, which the body
  ///   may pass on.
  /// - Returns: The calls, in source order.
  func nibs(takesNibName: Bool = false) -> [Nib] {
    var nibs: [Nib] = []
    var registrations: [(nib: SyntaxTree.Index, earlier: Int, registration: NibLoad.Registration)] = []
    var generated = index.generatedNibs(in: range)
    for call in calls {
      while let node = generated.first, Int(tree[node].nameStart) <= tree.calleeOffset(of: call) {
        if let nib = generatedNib(node) { nibs.append(nib) }
        generated.removeFirst()
      }
      let name = tree.calleeName(of: call)
      if NibLoadingAPI.isRegistration(name) || name.spells("registerHeaderFooterView") {
        let arguments = tree.arguments(of: call)
        if let nib = arguments.first?.value, let registration = registration(arguments) {
          registrations.append((nib, nibs.count, registration))
        }
      } else if name.starts(with: "instantiate".utf8) {
        // The instantiated nib is the last one before the call.
        if let owner = owner(inInstantiation: call, name),
          let last = nibs.lastIndex(where: { $0.owner == .notInstantiated })
        {
          nibs[last].owner = owner
        }
      } else if let nib = nib(call, name, takesNibName: takesNibName) {
        // The call uses the name of a nib in a variable.
        if nib.name?.isSpelling == true {
          nibs.removeAll { $0.variable != nil && $0.name == nib.name && $0.owner == .notInstantiated }
        }
        nibs.append(nib)
      }
    }
    nibs += generated.compactMap(generatedNib)
    for (argument, earlier, registration) in registrations {
      let range = Int(tree[argument].start)..<Int(tree[argument].end)
      let variable = tree[argument].kind == .name ? tree.nameText(of: argument) : nil
      let index =
        nibs.lastIndex { range.contains($0.offset) }
        ?? variable.flatMap { variable in nibs[..<earlier].lastIndex { $0.variable == variable } }
      // Only generated nibs provide the identifier of their cells.
      if let index, registration.kind != .cell || nibs[index].name?.isSpelling == true {
        nibs[index].registration = registration
      }
    }
    return nibs
  }

  /// Returns the nibs that a controller's `nibName` or `windowNibName` getter names; an unknown name may be any.
  func nibsOfController() -> [Nib] {
    returned.compactMap { returned in
      let isInherited = tree.base(of: returned).map { tree.isName($0, "super") } ?? false
      guard !tree.isNil(returned), !isInherited else { return nil }
      return Nib(
        offset: Int(tree[returned].start),
        name: value(returned),
        owner: .notInstantiated,
        controller: .itself
      )
    }
  }

  private func nib(
    _ call: SyntaxTree.Index,
    _ name: Slice<UnsafeBufferPointer<UInt8>>,
    takesNibName: Bool
  ) -> Nib? {
    // Most calls do not reference a nib and need no list of arguments.
    guard let callee = tree.callee(of: call), tree[callee].nextSibling >= 0,
      case let label = tree.name(of: tree[callee].nextSibling), name.mentionsNib || label.mentionsNib,
      NibLoadingAPI.target(ofArgument: label.string, of: name.string) == .nib
    else { return nil }
    let arguments = tree.arguments(of: call)
    guard let first = arguments.first?.value, !tree.isNil(first) else { return nil }
    let owner = arguments.dropFirst().first { tree.isNamed($0.node, "owner") }?.value
    var nib = Nib(
      offset: tree.calleeOffset(of: call),
      name: value(first),
      owner: owner.map(self.owner) ?? .notInstantiated
    )
    nib.controller = controller(madeBy: callee)
    nib.variable = variable(given: call)
    // The callers of an initializer specify the name that it passes on to its superclass.
    let isPassedOn =
      takesNibName && isParameter(first, of: parameters.prefix(1))
      && (owner.map { isParameter($0, of: parameters[...]) } ?? true)
    return nib.controller == .itself && isPassedOn ? nil : nib
  }

  /// Returns the use of a member of generated code, or nil if a nib-loading call receives only the name of the nib.
  private func generatedNib(_ node: SyntaxTree.Index) -> Nib? {
    var nib = Nib(
      offset: Int(tree[node].nameStart),
      name: StringValue(spelling: tree.nameText(of: node)),
      owner: .notInstantiated
    )
    nib.variable = variable(given: node)
    var user = index.parent(of: node)
    // `R.nib.card.firstView(withOwner: self)`
    if let member = user, tree[member].kind == .member { user = index.parent(of: member) }
    guard let user else { return nib }
    switch tree[user].kind {
    case .call:
      let owner = tree.arguments(of: user).first {
        tree.isNamed($0.node, "withOwner") || tree.isNamed($0.node, "owner")
      }
      if let owner { nib.owner = self.owner(owner.value) }
    case .argument:
      guard let call = index.parent(of: user), let callee = tree.callee(of: call) else { break }
      let label = tree.name(of: user)
      if NibLoadingAPI.target(ofArgument: label.string, of: tree.calleeName(of: call).string) == .nib {
        return nil
      }
      // `Panel(nib: R.nib.panel)`
      if label.spells("nib") { nib.controller = controller(madeBy: callee) }
    default: break
    }
    return nib
  }

  private func isParameter(_ node: SyntaxTree.Index, of parameters: ArraySlice<String>) -> Bool {
    tree[node].kind == .name && parameters.contains(tree.nameText(of: node))
  }

  /// Returns the variable that a call's result is assigned to.
  private func variable(given call: SyntaxTree.Index) -> String? {
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

  /// Returns the controller that an initializer creates: `Panel(…)`, `super.init(…)`, `[[Panel alloc] init…]`.
  func controller(madeBy callee: SyntaxTree.Index) -> NibLoad.Controller? {
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

  private func controller(ofClass node: SyntaxTree.Index) -> NibLoad.Controller? {
    guard [.name, .member].contains(tree[node].kind) else { return nil }
    let name = tree.nameText(of: node)
    if ["self", "super", "Self"].contains(name) { return .itself }
    return name.utf8.first?.isUppercase == true && !NibLoadingAPI.nibClasses.contains(name)
      ? .made(name) : nil
  }

  // MARK: - Arguments

  private func owner(_ node: SyntaxTree.Index) -> NibLoad.Owner {
    if tree.isNil(node) { return .nobody }
    // In a type member, `self` is the class.
    return tree.isName(node, "self") && !isTypeMember ? .itself : .other
  }

  /// Returns the owner in `instantiate(withOwner: self)` and `[nib instantiateWithOwner:self options:nil]`.
  private func owner(
    inInstantiation call: SyntaxTree.Index,
    _ name: Slice<UnsafeBufferPointer<UInt8>>
  ) -> NibLoad.Owner? {
    let isMessage = name.spells("instantiateWithOwner") || name.spells("instantiateNibWithOwner")
    return tree.arguments(of: call).first { isMessage || tree.isNamed($0.node, "withOwner") }
      .map { owner($0.value) }
  }

  private func registration(_ arguments: [SyntaxTree.Argument]) -> NibLoad.Registration? {
    if arguments.count == 1, tree.name(of: arguments[0].node).isEmpty {
      return NibLoad.Registration(kind: .cell, identifier: nil)
    }
    guard arguments.count > 1, let first = arguments.first, tree.name(of: first.node).isEmpty,
      let last = arguments.last,
      let kind = NibLoad.Registration.Kind(label: tree.nameText(of: last.node))
    else { return nil }
    return NibLoad.Registration(kind: kind, identifier: value(last.value))
  }
}

extension NibLoad {
  /// Creates a nib load from a call that references a nib.
  init(_ nib: BodyQuery.Nib, in member: String, runs: [NibLoadRun] = [], at location: FileLocation) {
    self.init(name: nib.name, owner: nib.owner, member: member, location: location)
    (controller, registration, self.runs) = (nib.controller, nib.registration, runs)
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Whether a name contains `nib` or `Nib`.
  fileprivate var mentionsNib: Bool {
    indices.dropFirst(2).contains { offset in
      self[offset] == UInt8(ascii: "b") && self[offset - 1] == UInt8(ascii: "i")
        && self[offset - 2] | 0x20 == UInt8(ascii: "n")
    }
  }
}
