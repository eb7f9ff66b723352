import InterfaceDocuments
import KeyValueCoding
import RuntimeAttributes

extension NibLoadSession {
  /// Performs the known effects of a method of a model object's class, in loads that continue after fatal errors.
  func behave(_ index: Int, in method: String) throws(NibError) {
    guard
      bundle.continuesAfterFatalError, !bundle.loader.behaviors.classes.isEmpty,
      let object = objects[index] as? ModelObject,
      let entry = registry.entry(of: object),
      let behavior = behavior(of: entry, declaring: method)
    else { return }
    for use in behavior.outletUses
    where use.trigger == .calling(method) && !isOverridden(use.path, in: entry, below: method) {
      try checkOutlet(use, of: index)
    }
    for use in behavior.nibs where use.method == method && !isOverridden(use.path, in: entry, below: method) {
      guard use.conditions.allSatisfy({ holds($0, for: index, entry, isMaking: method != "awakeFromNib()") })
      else { continue }
      let start = bundle.trace.count
      loadNib(use, for: object, of: entry, at: index)
      if bundle.trace[start...].contains(where: \.isEndless) { return }
      guard method == Self.replacing, let replacement = behavior.replacement else { continue }
      replace(index, replacement)
    }
    if method == Self.replacing, behavior.replacement != nil,
      !behavior.nibs.contains(where: { $0.method == method })
    {
      // The settings of an object that does not come from a nib are unknown.
      replace(index, .mayTransfer)
    }
  }

  /// The method that may return an object other than the decoded object.
  private static let replacing = "awakeAfter(using:)"

  /// Returns the behavior of the nearest class that declares a method, or nil if its code has no known effect.
  ///
  /// The implementation of this class overrides the implementations of its superclasses.
  func behavior(of entry: ClassRegistry.Entry, declaring method: String) -> ClassBehavior? {
    guard bundle.loader.mayBehave(entry) else { return nil }
    let declaring = entry.chain.first { $0.declaresMethod(named: method) }
    return declaring.flatMap { bundle.loader.behaviors.classes[$0.description.name] }
  }

  // MARK: Nibs

  /// Loads a nested nib.
  ///
  /// Problems of the nested nib, including infinite recursion, are recorded in the trace. Missing nibs, nibs beyond the
  /// depth limit, and nibs that were already loaded with an owner of the class are skipped.
  private func loadNib(
    _ use: ClassBehavior.NibUse,
    for object: ModelObject,
    of entry: ClassRegistry.Entry,
    at index: Int
  ) {
    guard !bundle.isAtDepthLimit,
      let nib = bundle.document(named: use.nib ?? entry.description.name)
    else { return }
    let ownerClass = use.makesItselfOwner ? entry.runtimeName : ""
    try? bundle.calling(place(index)) { () throws(NibError) in
      guard bundle.isFirstLoad(of: nib.file, ownedBy: ownerClass) || bundle.isLoading(nib.file) else {
        return
      }
      let owner = use.makesItselfOwner ? object : nil
      let pass = NibLoadSession(
        bundle: bundle,
        document: nib,
        provided: ProvidedObjects(owner: owner)
      )
      try bundle.nested { () throws(NibError) in
        for part in nib.nibs() where part.kind == .document { try pass.load(part) }
      }
    }
  }

  private func holds(
    _ condition: LoadCondition,
    for index: Int,
    _ entry: ClassRegistry.Entry,
    isMaking: Bool
  ) -> Bool {
    switch condition {
    case .unknown: return false
    case .hasSubviews(let expected):
      return children(of: index).contains { document.objects[$0].container == "subviews" } == expected
    case .isSet(let name, let expected):
      let property = entry.chain.lazy.flatMap(\.description.properties).first { $0.swiftName == name }
      guard let property else { return false }
      return isSet(property, of: index, isMaking: isMaking) == expected
    }
  }

  /// Whether a property is already set; nil if that depends on the running app.
  ///
  /// A declared property without an initial value is nil or false until a connection, an attribute or code sets it. The
  /// load assumes that no code sets the property; the check for recursive nibs verifies this later.
  private func isSet(_ property: PropertyDescription, of index: Int, isMaking: Bool) -> Bool? {
    guard property.location != nil, !property.mayStartWithValue else { return nil }
    let isSetByDocument =
      document.objects[index].runtimeAttributes.contains { $0.keyPath.keys == [property.key] }
      || document.objects[index].connections.contains { $0.property == property.key.name }
    if property.type.isOptional { return isSetByDocument ? nil : false }
    return property.type.kind == .bool && property.marks.contains(.inspectable) && isMaking ? false : nil
  }

  /// Whether a subclass may override a method on a call path.
  func isOverridden(_ path: [String], in entry: ClassRegistry.Entry, below method: String) -> Bool {
    guard !path.isEmpty, let declaring = entry.chain.first(where: { $0.declaresMethod(named: method) }) else {
      return false
    }
    return isOverridden(path, in: entry, below: declaring)
  }

  /// Whether a class may override a method on a call path in a superclass.
  private func isOverridden(
    _ path: [String],
    in entry: ClassRegistry.Entry,
    below declaring: ClassRegistry.Entry
  ) -> Bool {
    guard !path.isEmpty else { return false }
    return entry.chain.prefix { $0.index != declaring.index }.contains { subclass in
      subclass.description.methods.contains { method in
        path.contains(method.selector) || path.contains(String(method.swiftName.prefix { $0 != "(" }))
      }
    }
  }

  // MARK: Replacement

  /// Replaces an object with an object of an unknown class, as `awakeAfter(using:)` does.
  private func replace(_ index: Int, _ replacement: ClassBehavior.Replacement) {
    record(.replace(method: Self.replacing, className: nil), index)
    if replacement == .withoutTransfer { loseConstraints(of: index) }
    objects[index] = registry.makeObject(ofClass: UnresolvedClass.name)
  }

  private func loseConstraints(of index: Int) {
    let id = document.objects[index].id
    for constraint in document.constraints where document.objects[constraint.object].parent == index {
      let isOwn = (constraint.firstItem ?? id) == id && (constraint.secondItem ?? id) == id
      guard isOwn, !constraint.isRemovedAtBuildTime else { continue }
      record(.loseConstraint(id: document.objects[constraint.object].id), index, as: nil, .silent)
    }
  }

  // MARK: Outlets

  /// Records a fatal error if setting an attribute runs code that unwraps a connected outlet.
  ///
  /// Outlets are nil until all attributes are set.
  func checkOutlets(usedBySetting attribute: RuntimeAttribute, of index: Int) throws(NibError) {
    guard attribute.keyPath.intermediateKeys.isEmpty else { return }
    for use in outletUses(bySetting: attribute.keyPath.lastKey, of: index) { try checkOutlet(use, of: index) }
  }

  /// Records a fatal error if connecting an outlet runs code that unwraps an outlet that is connected later.
  ///
  /// A compiled nib sets an outlet collection once, at an unknown place among the connections.
  func checkOutlets(usedByConnecting outlet: Connection, of index: Int) throws(NibError) {
    guard case .outlet(let property) = outlet.kind else { return }
    for use in outletUses(bySetting: AttributeKey(property), of: index) {
      let isCollection = document.objects[index].connections.contains { connection in
        if case .outletCollection(use.outlet, _, _) = connection.kind { true } else { false }
      }
      if !isCollection { try checkOutlet(use, of: index) }
    }
  }

  /// Returns the uses of outlets by code that runs when a property of a model object is set.
  private func outletUses(bySetting key: AttributeKey, of index: Int) -> [OutletUse] {
    guard bundle.continuesAfterFatalError, !bundle.loader.behaviors.classes.isEmpty,
      let entry = (objects[index] as? ModelObject).flatMap({ registry.entry(of: $0) }),
      let property = entry.settableProperty(key)
    else { return [] }
    return entry.chain.flatMap { ancestor in
      (bundle.loader.behaviors.classes[ancestor.description.name]?.outletUses ?? []).filter {
        $0.trigger == .setting(property.swiftName) && !isOverridden($0.path, in: entry, below: ancestor)
      }
    }
  }

  /// Records a fatal error if a connected outlet is used before the outlet is set.
  ///
  /// The initial value of an outlet whose type the sources do not declare is unknown.
  private func checkOutlet(_ use: OutletUse, of index: Int) throws(NibError) {
    guard
      document.objects[index].connections.contains(where: { $0.property == use.outlet }),
      let object = objects[index],
      let property = registry.entry(of: object)?.settableProperty(AttributeKey(use.outlet)),
      !property.type.isUnresolved,
      let value = try? registry.value(forKeyPath: AttributeKeyPath(use.outlet), of: object),
      value == .nil
    else { return }
    try end(index, with: .nilOutlet(use))
  }
}

extension LoadEvent {
  fileprivate var isEndless: Bool {
    if case .end(.recursion) = step { true } else { false }
  }
}

extension PropertyType {
  fileprivate var isUnresolved: Bool {
    if case .unresolved = kind { true } else { false }
  }
}
