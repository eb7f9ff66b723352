import InterfaceDocuments
public import RuntimeAttributes

extension LoadPass {
  /// Makes an object, or takes the one that the loading code brings.
  func initialize(_ index: Int) throws(NibError) {
    let object = document.objects[index]
    switch object.placeholder {
    case .firstResponder, .exit:
      // What answers is only known at the time of the event.
      return
    case .filesOwner, .external, .application:
      return provide(index, object)
    case nil: break
    }
    guard let customClass = object.customClass else {
      guard let entry = object.elementClass.flatMap({ registry.entry(named: $0) }) else {
        objects[index] = registry.makeObject(ofClass: UnseenClass.name)
        return record(.initialize(.unseen), index)
      }
      let initializer = initializer(of: object)
      record(.initialize(.initializer(initializer.rawValue)), index, as: entry.runtimeName)
      return try make(index, of: entry, by: initializer)
    }
    guard let entry = registry.entry(named: customClass) else {
      return try fallBack(index, object, customClass, .absent(nearest: nil))
    }
    let description = entry.description
    if description.traits.contains(.generic) {
      return try fallBack(index, object, customClass, .generic(description.location))
    }
    if let reason = misnaming(object, description) {
      return try fallBack(index, object, customClass, reason)
    }
    guard mayBeMeant(object, description) else {
      objects[index] = registry.makeObject(ofClass: UnseenClass.name)
      return record(.initialize(.unseen), index, .unproved)
    }
    try initialize(index, as: entry, by: initializer(of: object))
  }

  /// Whether a class is in the module that the document names, as far as its modules are known.
  private func mayBeMeant(_ object: InterfaceObject, _ description: ClassDescription) -> Bool {
    guard let module = object.customModule, object.customModuleProvider != "target" else { return true }
    return conditions.modulesOfClasses[description.name]?.contains(module) ?? true
  }

  /// Why the class that has the name does not answer to what the document calls it; nil if it does.
  ///
  /// The class swapper asks the runtime for `Module.Class` where the document names a module, and for the bare name,
  /// which only classes of Objective-C and those with an `@objc` name have, where it does not.
  private func misnaming(_ object: InterfaceObject, _ description: ClassDescription) -> MissingClass.Reason? {
    guard let location = description.location, document.format == .xib || document.format == .storyboard
    else {
      return nil
    }
    switch description.language {
    case .objectiveC:
      return object.customModule == nil ? nil : .objectiveC(location)
    case .swift:
      let hasModule = object.customModule != nil || object.customModuleProvider == "target"
      return hasModule || description.objectiveCName != nil ? nil : .withoutModule(location)
    }
  }

  /// Makes an object of a custom class.
  private func initialize(
    _ index: Int,
    as entry: ClassRegistry.Entry,
    by initializer: NibInitializer
  ) throws(NibError) {
    guard let method = entry.method(initializer.selector), method.onlyTraps else {
      record(.initialize(.initializer(initializer.rawValue)), index, as: entry.runtimeName)
      return try make(index, of: entry, by: initializer)
    }
    objects[index] = registry.makeObject(of: entry)
    // Code that instantiates a storyboard's controllers may call another initializer that takes the coder.
    let hasCreator = entry.description.methods.contains {
      $0.selector != initializer.selector && $0.swiftName.hasPrefix("init(")
        && $0.swiftName.contains("coder:")
    }
    guard !hasCreator else { return record(.initialize(.trap(method)), index, .unproved) }
    let line = ConsoleLine.unimplementedInitializer(initializer.rawValue)
    record(.initialize(.trap(method)), index, consequence(of: .trap), console: line)
    try bundle.endIfNeeded(with: .trap(line))
  }

  /// Takes an object that whoever loads the nib brings, or one of the class that the document declares.
  private func provide(_ index: Int, _ object: InterfaceObject) {
    if let provided {
      objects[index] =
        switch object.placeholder {
        case .filesOwner: provided.owner ?? registry.makeObject(ofClass: "NSObject") ?? BareObject.make()
        case .external(let identifier): provided.options.externalObjects[identifier]
        default: nil
        }
      return record(.initialize(.provided), index)
    }
    // The class in the document is only a declaration, and whoever loads the nib may bring any other.
    guard let name = object.customClass else { return record(.initialize(.provided), index) }
    var entry = registry.entry(named: name)
    if object.placeholder == .application, entry?.isKind(of: "NSApplication") != true {
      // Documents mostly say NSObject. What runs is an application, maybe of a class that the app names.
      entry = registry.entry(named: UnseenClass.applicationName)
    }
    objects[index] =
      entry.map { registry.makeObject(of: $0) } ?? registry.makeObject(ofClass: UnseenClass.name)
    record(.initialize(.provided), index, entry == nil ? .unproved : nil)
  }

  /// Makes an object of the element's own class instead, as the class swapper does, if the class is truly missing.
  private func fallBack(
    _ index: Int,
    _ object: InterfaceObject,
    _ customClass: String,
    _ reason: MissingClass.Reason
  ) throws(NibError) {
    let missing = MissingClass(name: customClass, module: object.customModule, reason: reason)
    guard isTrulyMissing(missing) else {
      objects[index] = registry.makeObject(ofClass: UnseenClass.name)
      return record(.initialize(.unseen), index, .unproved)
    }
    let name = object.element == "customObject" ? "NSObject" : object.elementClass
    let standIn = name.flatMap { registry.entry(named: $0) }
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
    guard let standIn else { return objects[index] = registry.makeObject(ofClass: UnseenClass.name) }
    try make(index, of: standIn, by: initializer(of: object))
  }

  /// Whether a class is missing from a module all of whose classes are known.
  func isTrulyMissing(_ missing: MissingClass) -> Bool {
    guard case .absent = missing.reason else { return true }
    return missing.module.map { conditions.knownModules.contains($0) } ?? false
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

/// The initializers that nibs call.
enum NibInitializer: String {
  case coder = "init(coder:)"
  case frame = "init(frame:)"
  case plain = "init()"

  var selector: String {
    switch self {
    case .coder: "initWithCoder:"
    case .frame: "initWithFrame:"
    case .plain: "init"
    }
  }
}

/// The object that stands for an owner that nobody brings, by the name that messages have for it.
private enum BareObject {
  private final class NSObject {}

  static func make() -> AnyObject { NSObject() }
}

/// The class of objects whose class nobody has seen: what it has or lacks is never certain.
public enum UnseenClass {
  /// The name under which a registry for loads must hold it.
  public static let name = "(unseen)"

  /// The name of the running application's class, of which it is only certain what it derives from.
  public static let applicationName = "(application)"

  /// The description to add to a registry for loads.
  public static let description = ClassDescription(name, language: .objectiveC, traits: .incomplete)

  /// The description of the application's class, to add to a registry that has `NSApplication`.
  public static let application = ClassDescription(
    applicationName,
    superclass: "NSApplication",
    language: .objectiveC,
    traits: .incomplete
  )
}
