import InterfaceDocuments
import KeyValueCoding
import RuntimeAttributes

extension NibLoadSession {
  /// A decision about creating an object.
  private enum Making {
    /// Creates an object of a class with an initializer.
    case object(of: ClassRegistry.Entry, by: NibInitializer)
    /// Creates a substitute for a view whose class is not registered.
    case substitute(NibView.Type)
  }

  /// Creates an object, or uses the object that the loading code provides.
  func initialize(_ index: Int) throws(NibError) {
    // `making(of:)` is a separate function because nested views are created recursively and its stack frame is large.
    switch try making(of: index) {
    case .object(let entry, let initializer): try make(index, of: entry, by: initializer)
    case .substitute(let type): try make(index, as: type, named: className(index), by: .coder)
    case nil: break
    }
  }

  /// Decides how to create an object; returns nil if the object was already created, is provided or is not created.
  private func making(of index: Int) throws(NibError) -> Making? {
    let object = document.objects[index]
    switch object.placeholder {
    case .firstResponder, .exit:
      // The responder is not known until the event occurs.
      return nil
    case .filesOwner, .external, .application:
      try provide(index, object)
      return nil
    case nil: break
    }
    if conditions.platform == .iOS, let unsupported = UnsupportedClass(object.elementClass) {
      try end(index, with: .unsupportedClass(unsupported.name, replacement: unsupported.replacement))
    }
    guard let customClass = object.customClass else {
      return try makingOfElement(index, object)
    }
    switch found(customClass, for: object) {
    case .unseen:
      record(.initialize(.unseen), index, .unverified)
      return makingOfUnseen(index, object)
    case .missing(let missing): return try makingOfFallback(index, object, missing)
    case .entry(let entry): return try making(of: index, as: entry, by: initializer(of: object))
    }
  }

  /// Decides how to create an object without a custom class; returns nil if a model object was already created, since
  /// the class is unknown.
  private func makingOfElement(_ index: Int, _ object: InterfaceObject) throws(NibError) -> Making? {
    guard let entry = object.elementClass.flatMap({ registry.entry(named: $0) }) else {
      record(.initialize(.unseen), index, standInClass(of: object) == nil ? nil : .unverified)
      return makingOfUnseen(index, object)
    }
    try checkExistence(of: entry, at: index)
    let initializer = initializer(of: object)
    record(.initialize(.initializer(initializer.rawValue)), index, as: entry.runtimeName)
    return .object(of: entry, by: initializer)
  }

  /// Decides how to create an object of an unresolved class.
  ///
  /// A view among real objects is a substitute. For any other object, creates a model object of an unknown class and
  /// returns nil.
  private func makingOfUnseen(_ index: Int, _ object: InterfaceObject) -> Making? {
    if let substitute = standInClass(of: object) { return .substitute(substitute) }
    objects[index] = registry.makeObject(ofClass: UnresolvedClass.name)
    return nil
  }

  /// Ends the load if a framework class does not exist on the deployment target; classes of macOS are not checked.
  ///
  /// The class swapper does not replace such objects, so there is no substitute (onebusaway-iphone#46, FDStackView#40).
  private func checkExistence(of entry: ClassRegistry.Entry, at index: Int) throws(NibError) {
    guard
      entry.traits.contains(.introducedLater), conditions.platform != .macOS,
      // Interface Builder compiles layout guides differently for systems without them.
      document.objects[index].element != "viewLayoutGuide",
      let later = entry.chain.first(where: { $0.description.traits.contains(.introducedLater) })?.description
    else { return }
    try end(index, with: .classNotFound(later.runtimeName, introduced: later.introduced))
  }

  /// Decides how to create an object of a custom class; returns nil if the initializer traps or is not called.
  private func making(
    of index: Int,
    as entry: ClassRegistry.Entry,
    by initializer: NibInitializer
  ) throws(NibError) -> Making? {
    if entry.traits.contains(.swiftOnly), entry.method(initializer.selector)?.isVisibleToObjectiveC != true {
      let line = ConsoleLine.nativeClass(entry.runtimeName, initializer.selector)
      record(
        .initialize(.native(entry.description.location)),
        index,
        as: entry.runtimeName,
        consequence(of: .trap),
        console: line
      )
      try bundle.endIfNeeded(with: .trap(line))
      return nil
    }
    try checkExistence(of: entry, at: index)
    if let uninherited = entry.withoutInherited(initializer) {
      objects[index] = registry.makeObject(of: entry)
      let line = ConsoleLine.uninheritedInitializer(uninherited.initializer, of: uninherited.className)
      let initialization = LoadEvent.Initialization.uninherited(
        initializer: uninherited.initializer,
        className: uninherited.className,
        location: uninherited.location
      )
      record(.initialize(initialization), index, consequence(of: .trap), console: line)
      try bundle.endIfNeeded(with: .trap(line))
      return nil
    }
    guard let method = entry.method(initializer.selector), let trap = method.trap else {
      record(.initialize(.initializer(initializer.rawValue)), index, as: entry.runtimeName)
      return .object(of: entry, by: initializer)
    }
    objects[index] = registry.makeObject(of: entry)
    guard !mayBeMadeByCreator(index, entry) else {
      if isDestinationOfPlainSegue(index) {
        record(.initialize(.trap(method)), index, .unverified)
      } else {
        record(.initialize(.provided), index, as: entry.runtimeName)
      }
      return nil
    }
    let line: String? =
      switch trap {
      case .unimplemented: ConsoleLine.unimplementedInitializer(initializer.rawValue)
      case .missingKey: ConsoleLine.nilUnwrapped
      case .recursion: nil
      }
    record(.initialize(.trap(method)), index, consequence(of: .trap), console: line)
    let call = "\(entry.runtimeName).\(initializer.rawValue)"
    try bundle.endIfNeeded(with: line.map(NibError.trap) ?? .recursion([call, call]))
    return nil
  }

  /// Uses the object that the loading code provides, or creates an object of the declared class.
  private func provide(_ index: Int, _ object: InterfaceObject) throws(NibError) {
    if let provided {
      objects[index] =
        switch object.placeholder {
        case .filesOwner: provided.owner ?? makeBareObject()
        case .external(let identifier): provided.externalObjects[identifier]
        default: nil
        }
      return record(.initialize(.provided), index)
    }
    // The class in the document is only a declaration; the loading code may provide an object of another class.
    guard let name = object.customClass else { return record(.initialize(.provided), index) }
    var found = registry.entry(named: name)
    if object.placeholder == .application, found?.isKind(of: "NSApplication") != true {
      // Documents usually declare NSObject. The real owner is the application, possibly of a class declared by the
      // app.
      found = registry.entry(named: UnresolvedClass.applicationName)
    }
    guard let entry = found else {
      objects[index] = registry.makeObject(ofClass: UnresolvedClass.name)
      return record(.initialize(.provided), index, .unverified)
    }
    if entry.traits.contains(.swiftOnly), conditions.platform != .macOS {
      // Key-value coding cannot access objects of such a class (openradar-mirror#3484). AppKit asks an object whether
      // it responds to the setter, which root classes of Swift answer (krevis/MIDIApps).
      objects[index] = makeBareObject()
    } else if let type = entry.swiftType as? NibObject.Type {
      objects[index] = try bundle.calling(place(index, as: entry.runtimeName)) { () throws(NibError) in
        try onMainActor { (pass: NibLoadSession) in type.init(bundle: pass.bundle) }
      }
    } else {
      objects[index] = registry.makeObject(of: entry)
    }
    record(.initialize(.provided), index)
  }

  /// Decides how to create an object of a missing class.
  ///
  /// As in the class swapper, the object has the element's own class, unless code may create the object.
  private func makingOfFallback(
    _ index: Int,
    _ object: InterfaceObject,
    _ missing: MissingClass
  ) throws(NibError) -> Making? {
    if let entry = registry.entry(named: missing.name), mayBeMadeByCreator(index, entry) {
      // The object provided by code has this class, regardless of the name in the document.
      objects[index] = registry.makeObject(of: entry)
      record(.initialize(.fallback(missing)), index, as: object.elementClass, .unverified)
      return nil
    }
    let names =
      object.isCustomObject ? [SubstituteClass.customObject, "NSObject"] : [object.elementClass]
    let substitute = names.lazy.compactMap(\.self).compactMap { self.registry.entry(named: $0) }.first
    record(
      .initialize(.fallback(missing)),
      index,
      as: substitute?.runtimeName,
      consequence(of: .classMissing),
      console: ConsoleLine.unknownClass(
        missing,
        substitute: substitute?.runtimeName ?? "NSObject",
        file: document.file,
        isStoryboard: document.format == .storyboard,
        on: conditions.platform
      )
    )
    guard let substitute else { return makingOfUnseen(index, object) }
    return .object(of: substitute, by: initializer(of: object))
  }

  /// Whether code may create the object with another initializer.
  ///
  /// This is possible for a view or window controller at the top of a storyboard scene, with a `creator` closure or a
  /// segue action.
  private func mayBeMadeByCreator(_ index: Int, _ entry: ClassRegistry.Entry) -> Bool {
    guard document.format == .storyboard, document.objects[index].parent == nil,
      entry.hasInitializerForCreator
    else {
      return false
    }
    return entry.missingSuperclass != nil
      || ["UIViewController", "NSViewController", "NSWindowController"].contains(where: entry.isKind)
  }

  /// Whether a segue without a segue action creates the controller, using the initializer that nib loading calls.
  private func isDestinationOfPlainSegue(_ index: Int) -> Bool {
    guard let id = document.objects[index].id else { return false }
    return document.objects.contains { object in
      object.connections.contains { connection in
        guard connection.destination == id, case .segue(let segue) = connection.kind else { return false }
        return segue.creationAction == nil && segue.kind != "unwind"
      }
    }
  }

  /// Creates the placeholder for an owner that is not provided or that key-value coding cannot access.
  private func makeBareObject() -> AnyObject {
    registry.makeObject(ofClass: "NSObject") ?? BareObject.make()
  }

  /// Returns the initializer that nib loading calls.
  ///
  /// iOS calls `init(coder:)` on objects that conform to `NSCoding`, and `init` on custom objects. macOS does the
  /// same for documents that instantiate directly, as all storyboards do; for other documents, it calls
  /// `init(frame:)` on custom views.
  private func initializer(of object: InterfaceObject) -> NibInitializer {
    if object.isCustomObject { return .plain }
    let isDirect = document.format == .storyboard || document.options.contains(.instantiatesDirectly)
    return conditions.platform == .macOS && !isDirect && object.isCustomView ? .frame : .coder
  }
}

/// The placeholder for an owner that is not provided, with the class name that messages print.
private enum BareObject {
  private final class NSObject {}

  static func make() -> AnyObject { NSObject() }
}
