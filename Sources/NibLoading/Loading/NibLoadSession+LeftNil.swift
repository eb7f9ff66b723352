import InterfaceDocuments
import KeyValueCoding
import RuntimeAttributes

extension NibLoadSession {
  /// Records the outlets that a nib leaves nil although code certainly unwraps them in `awakeFromNib()`, or when the
  /// objects are shown or tapped.
  func noteOutletsLeftNil(by nib: InterfaceNib) {
    guard bundle.continuesAfterFatalError, provided == nil, !bundle.loader.behaviors.classes.isEmpty else {
      return
    }
    for index in nib.objects where document.objects[index].customClass != nil && isAwakened(index) {
      guard isMeant(index), !isBlank(index, in: nib) || mayTellOfPrototype(around: index) else { continue }
      noteOutletsLeftNil(at: index, by: ["awakeFromNib()"], .trap)
      // The outlets of a controller whose view has its own nib are checked when that nib is loaded.
      if !viewOwners.contains(index) {
        noteOutletsLeftNil(at: index, by: methodsAfterLoad(of: index), .trapAfterLoad)
      }
    }
    guard let owner = nib.owner, isMeant(owner) else { return }
    if nib.kind == .view, conditions.platform == .macOS {
      noteOutletsLeftNil(at: owner, by: ["awakeFromNib()"], .trap)
    }
    if nib.kind == .view || !isAwakened(owner) {
      noteOutletsLeftNil(at: owner, by: methodsAfterLoad(of: owner), .trapAfterLoad)
    }
  }

  /// Returns the methods of an object that run after the load, when the object is shown or tapped.
  private func methodsAfterLoad(of index: Int) -> Set<String> {
    methodsWhenShown(of: index).union(methodsOfActions(to: index))
  }

  /// Returns the methods that the document's actions call on an object.
  private func methodsOfActions(to index: Int) -> Set<String> {
    guard let selectors = document.objects[index].id.flatMap({ selectorsByTarget[$0] }),
      let entry = objects[index].flatMap({ registry.entry(of: $0) })
    else { return [] }
    return Set(selectors.compactMap { entry.method($0)?.swiftName })
  }

  /// Returns the methods that run when an object's view or window is shown.
  private func methodsWhenShown(of index: Int) -> Set<String> {
    guard let entry = objects[index].flatMap({ registry.entry(of: $0) }) else { return [] }
    // The superclass of a controller may not be known.
    let element = document.objects[index].elementClass.flatMap(registry.entry)
    let showing = Showing.all.first {
      entry.isKind(of: $0.className) || element?.isKind(of: $0.className) == true
    }
    guard let showing, showing.outlet.map({ gives($0, to: index) }) != false else { return [] }
    return showing.methods
  }

  /// Whether the document connects or contains the view or window of a controller.
  private func gives(_ outlet: String, to index: Int) -> Bool {
    document.objects[index].connections.contains { $0.property == outlet } || hasChild(outlet, in: index)
  }

  /// Whether an object is a cell prototype or belongs to a prototype, and has no connections.
  private func isBlank(_ index: Int, in nib: InterfaceNib) -> Bool {
    nib.kind == .prototype && document.objects[index].connections.isEmpty
  }

  /// Whether the sources determine how code uses an object's cell prototype.
  ///
  /// Code often registers a replacement for an empty prototype, possibly in a superclass that was not read.
  private func mayTellOfPrototype(around index: Int) -> Bool {
    guard document.blankPrototype(around: index) != nil, let scene = document.objects[index].scene,
      document.scenes.indices.contains(scene)
    else {
      return false
    }
    return document.scenes[scene].objects.clamped(to: document.objects.indices).allSatisfy { index in
      guard let name = document.objects[index].customClass else { return true }
      return registry.entry(named: name).map { $0.missingSuperclass == nil } ?? false
    }
  }

  /// Whether an object may actually have its declared class.
  ///
  /// File's Owner is only declared. If another object of the nib has the same class, the nib probably belongs to a
  /// collection view item and has no owner.
  private func isMeant(_ index: Int) -> Bool {
    guard document.objects[index].placeholder == .filesOwner else { return true }
    let className = document.objects[index].customClass
    return !document.objects.indices.contains { $0 != index && document.objects[$0].customClass == className }
  }

  private func noteOutletsLeftNil(at index: Int, by methods: Set<String>, _ fault: ConsequenceTable.Fault) {
    guard let object = objects[index] as? ModelObject, let entry = registry.entry(of: object) else { return }
    var noted: Set<String> = []
    for method in methods.sorted() {
      for use in behavior(of: entry, declaring: method)?.outletUses ?? []
      where use.trigger == .calling(method) && !isOverridden(use.path, in: entry, below: method)
        && isLeftNil(use.outlet, of: index, entry) && noted.insert(use.outlet).inserted
      {
        record(
          .leaveNil(use),
          index,
          consequence(of: fault),
          console: ConsoleLine.ending(.nilOutlet(use), on: conditions.platform)
        )
      }
    }
  }

  /// Whether an outlet is nil, because neither the object nor File's Owner connects an outlet with the name.
  private func isLeftNil(_ outlet: String, of index: Int, _ entry: ClassRegistry.Entry) -> Bool {
    guard !([index] + filesOwners).contains(where: { connectedOutlets(by: $0, of: entry).contains(outlet) })
    else {
      return false
    }
    let property = entry.chain.lazy.flatMap(\.description.properties).first { $0.swiftName == outlet }
    guard let property, let object = objects[index],
      let value = try? registry.value(forKeyPath: AttributeKeyPath(property.key.name), of: object)
    else { return false }
    return value == .nil
  }

  /// Returns the outlets of a class that an object's connections set.
  private func connectedOutlets(by index: Int, of entry: ClassRegistry.Entry) -> Set<String> {
    let key = ConnectedClass(object: index, classIndex: entry.index)
    if let known = connectedOutlets[key] { return known }
    let properties = document.objects[index].connections.compactMap(\.property)
    let outlets = Set(properties.compactMap { entry.settableProperty(AttributeKey($0))?.swiftName })
    connectedOutlets[key] = outlets
    return outlets
  }
}

extension InterfaceDocument {
  /// Returns the identifier of the cell prototype that is or contains an object without connections, if any.
  package func blankPrototype(around index: Int) -> String? {
    guard objects[index].connections.isEmpty else { return nil }
    var next: Int? = index
    while let index = next {
      next = objects[index].parent
      guard let identifier = objects[index].reuseIdentifier else { continue }
      // Static cells exist without being dequeued.
      let isOfSection = next.map { objects[$0].element == "tableViewSection" } ?? true
      return identifier.isEmpty || isOfSection ? nil : identifier
    }
    return nil
  }
}
