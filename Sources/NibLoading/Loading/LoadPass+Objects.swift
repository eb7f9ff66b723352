import InterfaceDocuments
public import RuntimeAttributes

extension LoadPass {
  /// Makes an object, or a stand-in for one that the loading code brings.
  mutating func initialize(_ index: Int) {
    let object = document.objects[index]
    switch object.placeholder {
    case .firstResponder, .exit:
      // What answers is only known at the time of the event.
      return
    case .filesOwner, .external, .application:
      if let name = object.customClass, let entry = registry.entry(named: name) {
        objects[index] = registry.makeObject(of: entry)
        record(.initialize(.provided), index)
      } else {
        // The class in the document is only a declaration, and whoever loads the nib may bring any other.
        objects[index] = object.customClass == nil ? nil : registry.makeObject(ofClass: UnseenClass.name)
        record(.initialize(.provided), index, object.customClass == nil ? nil : .unproved)
      }
      return
    case nil: break
    }
    guard let customClass = object.customClass else {
      let made = object.elementClass.flatMap { registry.makeObject(ofClass: $0) }
      objects[index] = made ?? registry.makeObject(ofClass: UnseenClass.name)
      record(.initialize(made == nil ? .unseen : .initializer(initializer(of: object))), index)
      return
    }
    initialize(index, asClass: customClass, object)
  }

  private mutating func initialize(_ index: Int, asClass customClass: String, _ object: InterfaceObject) {
    guard let entry = registry.entry(named: customClass) else {
      return fallBack(index, object, customClass, .absent(nearest: nil))
    }
    let description = entry.description
    if description.traits.contains(.generic) {
      return fallBack(index, object, customClass, .generic(description.location))
    }
    objects[index] = registry.makeObject(of: entry)
    let initializer = initializer(of: object)
    let selector = initializer == "init(coder:)" ? "initWithCoder:" : "init"
    if let method = entry.method(selector), method.onlyTraps {
      record(
        .initialize(.trap(method)),
        index,
        consequence(of: .trap),
        console: ConsoleLine.unimplementedInitializer(initializer)
      )
    } else {
      record(.initialize(.initializer(initializer)), index)
    }
  }

  /// Makes an object of the element's own class instead, as the class swapper does, if the class is truly missing.
  private mutating func fallBack(
    _ index: Int,
    _ object: InterfaceObject,
    _ customClass: String,
    _ reason: MissingClass.Reason
  ) {
    guard isTrulyMissing(object, reason) else {
      objects[index] = registry.makeObject(ofClass: UnseenClass.name)
      record(.initialize(.unseen), index, .unproved)
      return
    }
    let standIn = object.element == "customObject" ? "NSObject" : object.elementClass
    objects[index] = standIn.flatMap { registry.makeObject(ofClass: $0) } ?? registry.makeObject(ofClass: UnseenClass.name)
    let missing = MissingClass(name: customClass, module: object.customModule, reason: reason)
    record(
      .initialize(.fallback(missing)),
      index,
      consequence(of: .classMissing),
      console: ConsoleLine.unknownClass(
        missing,
        file: document.file,
        isStoryboard: document.format == .storyboard,
        on: conditions.platform
      )
    )
  }

  /// Whether a class is missing from a module all of whose classes are known.
  private func isTrulyMissing(_ object: InterfaceObject, _ reason: MissingClass.Reason) -> Bool {
    if case .absent = reason {
      return object.customModule.map { conditions.knownModules.contains($0) } ?? false
    }
    return true
  }

  /// The initializer that the nib calls.
  ///
  /// iOS calls `init(coder:)` on all that conforms to `NSCoding`, and `init` on custom objects. So does macOS for
  /// documents that instantiate directly, as storyboards always do; for others it calls `init(frame:)` on custom views.
  private func initializer(of object: InterfaceObject) -> String {
    if object.element == "customObject" { return "init()" }
    let isDirect = document.format == .storyboard || document.options.contains(.instantiatesDirectly)
    if conditions.platform == .macOS, !isDirect, object.element == "customView" { return "init(frame:)" }
    return "init(coder:)"
  }
}

/// The class of objects whose class nobody has seen: what it has or lacks is never certain.
public enum UnseenClass {
  /// The name under which a registry for loads must hold it.
  public static let name = "(unseen)"

  /// The description to add to a registry for loads.
  public static let description = ClassDescription(name, language: .objectiveC, traits: .incomplete)
}
