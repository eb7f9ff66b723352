import InterfaceDocuments
import RuntimeAttributes

extension LoadPass {
  /// What is to be made.
  private enum Making {
    /// An object of a class, by an initializer.
    case object(of: ClassRegistry.Entry, by: NibInitializer)
    /// A view in the place of one whose class nobody registered.
    case standIn(NibView.Type)
  }

  /// Makes an object, or takes the one that the loading code brings.
  func initialize(_ index: Int) throws(NibError) {
    // Apart from where it is made, since nested views take stack.
    switch try making(of: index) {
    case .object(let entry, let initializer): try make(index, of: entry, by: initializer)
    case .standIn(let type): try make(index, as: type, named: className(index), by: .coder)
    case nil: break
    }
  }

  /// What is to be made of an object; nil for one that is there, or not there at all.
  private func making(of index: Int) throws(NibError) -> Making? {
    let object = document.objects[index]
    switch object.placeholder {
    case .firstResponder, .exit:
      // What answers is only known at the time of the event.
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
      record(.initialize(.unseen), index, .unproved)
      return makingOfUnseen(index, object)
    case .missing(let missing): return try makingOfFallback(index, object, missing)
    case .entry(let entry): return try making(of: index, as: entry, by: initializer(of: object))
    }
  }

  /// An object of the class that its element stands for.
  private func makingOfElement(_ index: Int, _ object: InterfaceObject) throws(NibError) -> Making? {
    guard let entry = object.elementClass.flatMap({ registry.entry(named: $0) }) else {
      record(.initialize(.unseen), index, standInClass(of: object) == nil ? nil : .unproved)
      return makingOfUnseen(index, object)
    }
    try checkExistence(of: entry, at: index)
    let initializer = initializer(of: object)
    record(.initialize(.initializer(initializer.rawValue)), index, as: entry.runtimeName)
    return .object(of: entry, by: initializer)
  }

  /// An object in the place of one whose class nobody has seen: a view on real objects, a model of no class among models.
  private func makingOfUnseen(_ index: Int, _ object: InterfaceObject) -> Making? {
    if let standIn = standInClass(of: object) { return .standIn(standIn) }
    objects[index] = registry.makeObject(ofClass: UnseenClass.name)
    return nil
  }

  /// Ends the load where a framework's class is not there on the oldest systems that the app runs on.
  ///
  /// No class swapper stands for such an object, so nothing takes its place (onebusaway-iphone#46, FDStackView#40).
  private func checkExistence(of entry: ClassRegistry.Entry, at index: Int) throws(NibError) {
    guard
      entry.traits.contains(.introducedLater), conditions.platform != .macOS,
      // Interface Builder compiles the guides otherwise for systems that lack them.
      document.objects[index].element != "viewLayoutGuide",
      let later = entry.chain.first(where: { $0.description.traits.contains(.introducedLater) })?.description
    else { return }
    try end(index, with: .classNotFound(later.runtimeName, introduced: later.introduced))
  }

  /// An object of a custom class.
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
    guard let method = entry.method(initializer.selector), method.onlyTraps else {
      record(.initialize(.initializer(initializer.rawValue)), index, as: entry.runtimeName)
      return .object(of: entry, by: initializer)
    }
    objects[index] = registry.makeObject(of: entry)
    guard !mayBeMadeByCreator(index, entry) else {
      if isDestinationOfPlainSegue(index) {
        record(.initialize(.trap(method)), index, .unproved)
      } else {
        record(.initialize(.provided), index, as: entry.runtimeName)
      }
      return nil
    }
    let line = ConsoleLine.unimplementedInitializer(initializer.rawValue)
    record(.initialize(.trap(method)), index, consequence(of: .trap), console: line)
    try bundle.endIfNeeded(with: .trap(line))
    return nil
  }

  /// Takes an object that whoever loads the nib brings, or one of the class that the document declares.
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
    // The class in the document is only a declaration, and whoever loads the nib may bring any other.
    guard let name = object.customClass else { return record(.initialize(.provided), index) }
    var found = registry.entry(named: name)
    if object.placeholder == .application, found?.isKind(of: "NSApplication") != true {
      // Documents mostly say NSObject. What runs is an application, maybe of a class that the app names.
      found = registry.entry(named: UnseenClass.applicationName)
    }
    guard let entry = found else {
      objects[index] = registry.makeObject(ofClass: UnseenClass.name)
      return record(.initialize(.provided), index, .unproved)
    }
    if entry.traits.contains(.swiftOnly) {
      // Nothing of such a class is there for key-value coding (openradar-mirror#3484).
      objects[index] = makeBareObject()
    } else if let type = entry.swiftType as? NibObject.Type {
      objects[index] = try bundle.calling(place(index, as: entry.runtimeName)) { () throws(NibError) in
        try onMainActor { (pass: LoadPass) in type.init(bundle: pass.bundle) }
      }
    } else {
      objects[index] = registry.makeObject(of: entry)
    }
    record(.initialize(.provided), index)
  }

  /// An object of the element's own class instead, as the class swapper makes one.
  private func makingOfFallback(
    _ index: Int,
    _ object: InterfaceObject,
    _ missing: MissingClass
  ) throws(NibError) -> Making? {
    if let entry = registry.entry(named: missing.name), mayBeMadeByCreator(index, entry) {
      // The object that code hands over is of the class, whatever the document calls it.
      objects[index] = registry.makeObject(of: entry)
      record(.initialize(.fallback(missing)), index, as: object.elementClass, .unproved)
      return nil
    }
    let isCustomObject = object.element == "customObject"
    let names = isCustomObject ? [StandInClass.customObject, "NSObject"] : [object.elementClass]
    let standIn = names.lazy.compactMap(\.self).compactMap { self.registry.entry(named: $0) }.first
    record(
      .initialize(.fallback(missing)),
      index,
      as: standIn?.runtimeName,
      consequence(of: .classMissing),
      console: ConsoleLine.unknownClass(
        missing,
        file: document.file,
        isStoryboard: document.format == .storyboard,
        on: conditions.platform
      )
    )
    guard let standIn else { return makingOfUnseen(index, object) }
    return .object(of: standIn, by: initializer(of: object))
  }

  /// Whether code may hand over the object, made with an initializer of its own: that of a controller at the top of a
  /// storyboard's scene (`instantiateViewController(identifier:creator:)`, segue actions).
  private func mayBeMadeByCreator(_ index: Int, _ entry: ClassRegistry.Entry) -> Bool {
    guard document.format == .storyboard, document.objects[index].parent == nil,
      entry.hasInitializerForCreator
    else {
      return false
    }
    return entry.missingSuperclass != nil
      || ["UIViewController", "NSViewController", "NSWindowController"].contains(where: entry.isKind)
  }

  /// Whether a segue of the document makes a controller without a segue action, by the initializer that nibs call.
  private func isDestinationOfPlainSegue(_ index: Int) -> Bool {
    guard let id = document.objects[index].id else { return false }
    return document.objects.contains { object in
      object.connections.contains { connection in
        guard connection.destination == id, case .segue(let segue) = connection.kind else { return false }
        return segue.creationAction == nil && segue.kind != "unwind"
      }
    }
  }

  /// The object that stands for an owner that nobody brings, or that key-value coding does not reach.
  private func makeBareObject() -> AnyObject {
    registry.makeObject(ofClass: "NSObject") ?? BareObject.make()
  }

  /// The initializer that the nib calls.
  ///
  /// iOS calls `init(coder:)` on all that conforms to `NSCoding`, and `init` on custom objects. So does macOS for
  /// documents that instantiate directly, as storyboards always do; for others it calls `init(frame:)` on custom views.
  private func initializer(of object: InterfaceObject) -> NibInitializer {
    if object.element == "customObject" { return .plain }
    let isDirect = document.format == .storyboard || document.options.contains(.instantiatesDirectly)
    return conditions.platform == .macOS && !isDirect && object.element == "customView" ? .frame : .coder
  }
}

/// The object that stands for an owner that nobody brings, by the name that messages have for it.
private enum BareObject {
  private final class NSObject {}

  static func make() -> AnyObject { NSObject() }
}
