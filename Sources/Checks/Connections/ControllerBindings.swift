import InterfaceDocuments
import KeyValueCoding
import NibLoading
import ProgramModel
import RuntimeAttributes
import SourceModel

/// Checks the keys that bindings read from the objects of an object or array controller.
///
/// The class that a controller declares only determines the objects that the controller creates; code or another
/// binding may provide objects of any class. A key is missing if the declared class, or the class of the content in the
/// document, certainly lacks the key, and no other type of the sources has it. In addition, another binding must read a
/// key of that class, the class must have a similar or hidden key, or the content must be an object of the document in
/// a controller without an outlet, so that code cannot replace the content.
///
/// Source: ResForge#21.
enum ControllerBindings: DocumentCheck {
  /// A binding that reads a key from the objects of a controller.
  private struct Reading {
    var object: InterfaceObject
    var connection: Connection
    var binding: CocoaBinding
    var key: AttributeKey
  }

  static func findings(in document: InterfaceDocument, _ context: DocumentContext) -> [Finding] {
    guard context.platform == .macOS, !context.hasUnseenDependencies else { return [] }
    var readings: [Int: [Reading]] = [:]
    for object in document.objects {
      for connection in object.connections {
        guard case .binding(let binding) = connection.kind,
          let controller = connection.destination.flatMap({ context.indexes[$0] }),
          let key = key(ofObjectsIn: binding.keyPath)
        else { continue }
        let reading = Reading(object: object, connection: connection, binding: binding, key: key)
        readings[controller, default: []].append(reading)
      }
    }
    return readings.sorted { $0.key < $1.key }.flatMap { controller, readings in
      findings(about: readings, of: controller, in: document, context)
    }
  }

  /// The keys of a controller whose values are its objects.
  private static let contents: Set<Substring> = ["arrangedObjects", "selectedObjects", "selection"]

  /// Returns the key that a key path reads from the objects of a controller, if any.
  private static func key(ofObjectsIn keyPath: String) -> AttributeKey? {
    let keys = keyPath.split(separator: ".", omittingEmptySubsequences: false)
    guard keys.count > 1, contents.contains(keys[0]), !keys[1].isEmpty, keys[1].first != "@" else {
      return nil
    }
    return AttributeKey(String(keys[1]))
  }

  private static func findings(
    about readings: [Reading],
    of index: Int,
    in document: InterfaceDocument,
    _ context: DocumentContext
  ) -> [Finding] {
    let controller = document.objects[index]
    let content = content(of: controller, in: document, context)
    guard controller.customClass == nil, controllers.contains(controller.elementClass ?? ""),
      let entry = controller.contentClass.map(context.classOfContents(named:))
        ?? content?.customClass.flatMap(context.registry.entry(named:)),
      entry.hasKnownKeys,
      receivesObjects(controller, of: entry, in: document, context)
    else { return [] }
    let missing = readings.compactMap { reading in
      undefined(reading.key, entry, context).map { (reading, $0) }
    }
    // No other object can be the content of a controller that code does not know.
    let isKnown = missing.count < readings.count || content != nil && !isOutlet(controller, in: document)
    return missing.compactMap { reading, undefined in
      guard isKnown || undefined.nearestKey != nil || undefined.exposureProblem != nil,
        !context.code.declares(reading.key.name, besides: Set(entry.chain.map(\.description.name)))
      else { return nil }
      var finding = Finding(
        UndefinedBinding(undefined: undefined, binding: reading.binding),
        .dropped,
        consoleMessage: KeyValueCodingError.undefinedKey(undefined).reason(on: context.platform),
        file: document.file,
        position: reading.connection.position,
        object: reading.object,
        keyPath: reading.binding.keyPath,
        declaration: undefined.location,
        suggestion: undefined.nearestKey?.name
      )
      finding.notes.append(
        controller.contentClass == nil
          ? .content(of: controller, entry.description.name)
          : .declaredClass(of: controller, entry.description.name)
      )
      if let method = entry.hiddenMethod(named: reading.key.name) {
        finding.notes.append(.notVisible(method))
        finding.declaration = finding.declaration ?? method.location
      }
      return finding
    }
  }

  /// Returns the object of the document that is the content of an object controller, if it has a custom class.
  private static func content(
    of controller: InterfaceObject,
    in document: InterfaceDocument,
    _ context: DocumentContext
  ) -> InterfaceObject? {
    guard controller.elementClass == "NSObjectController",
      let connection = controller.connections.first(where: { $0.property == "content" }),
      let index = connection.destination.flatMap({ context.indexes[$0] }),
      case let object = document.objects[index], object.placeholder == nil, object.customClass != nil
    else { return nil }
    return object
  }

  /// Whether an outlet of the document gives the controller to code.
  private static func isOutlet(_ controller: InterfaceObject, in document: InterfaceDocument) -> Bool {
    document.objects.contains { object in
      object.connections.contains { $0.property != nil && $0.destination == controller.id }
    }
  }

  private static let controllers: Set<String> = ["NSArrayController", "NSObjectController"]

  /// Whether a controller may receive objects from code or a binding, and none of these objects certainly has an
  /// unrelated class.
  private static func receivesObjects(
    _ controller: InterfaceObject,
    of entry: ClassRegistry.Entry,
    in document: InterfaceDocument,
    _ context: DocumentContext
  ) -> Bool {
    let contents = controller.connections.filter { connection in
      if case .binding(let binding) = connection.kind { return binding.name.hasPrefix("content") }
      return connection.property == "content"
    }
    guard controller.id != nil, isOutlet(controller, in: document) || !contents.isEmpty else { return false }
    return contents.allSatisfy { connection in
      guard let target = connection.destination.flatMap({ context.indexes[$0] }) else { return false }
      let given: String?
      switch connection.kind {
      case .binding(let binding):
        let keys = binding.keyPath.split(separator: ".")
        let owner = document.objects[target].className.flatMap(context.registry.entry(named:))
        let type = keys.count == 1 ? owner?.readableProperty(AttributeKey(String(keys[0])))?.type : nil
        if let name = type?.elementName {
          given = name
        } else if case .object(let name)? = type?.kind, name.hasPrefix("NS") == false {
          given = name
        } else {
          given = nil
        }
      default: given = document.objects[target].className
      }
      guard let given, let other = context.registry.entry(named: given) else { return true }
      return other.isKind(of: entry.description.name) || entry.isKind(of: other.description.name)
    }
  }

  /// Returns the error of reading a key from an object of a class, or nil if the object has the key.
  static func undefined(
    _ key: AttributeKey,
    _ entry: ClassRegistry.Entry,
    _ context: DocumentContext
  ) -> KeyValueCodingError.UndefinedKey? {
    do {
      let object = context.registry.makeObject(of: entry)
      _ = try context.registry.value(forKeyPath: AttributeKeyPath(key.name), of: object)
    } catch .undefinedKey(let undefined) {
      return undefined
    } catch {}
    return nil
  }
}

extension AppCode {
  /// Whether a type of the sources, other than the given types, has a property with the given name, or a method with
  /// this name and without arguments.
  func declares(_ member: String, besides types: Set<String>) -> Bool {
    sources.contains { source in
      source.types.contains { !types.contains($0.name) && $0.declares([member]) }
    }
  }
}

extension ClassDescription.Traits {
  /// The traits of classes that may have keys without a member, or for which key-value coding is not available.
  static let withUnknownKeys: ClassDescription.Traits = [
    .incomplete, .handlesUndefinedKeys, .mayHandleUndefinedKeys, .storesAnyKey, .swiftOnly,
  ]
}

extension DocumentContext {
  /// Returns the class of a controller's contents, which a document names as the runtime does: a Swift class with its
  /// module, as in `App.Card`.
  ///
  /// Returns nil if no class has this name. A class whose module is unknown may have the name.
  func classOfContents(named name: String) -> ClassRegistry.Entry? {
    let bare = name.unqualifiedName
    if bare != name, code.runtimeName(called: bare, on: platform).map({ $0 == name }) == false { return nil }
    return registry.entry(named: bare)
  }
}

extension ClassRegistry.Entry {
  /// Whether the class is declared in the sources and its objects have only keys that are known.
  var hasKnownKeys: Bool {
    description.location != nil && missingSuperclass == nil && traits.isDisjoint(with: .withUnknownKeys)
      && !isKind(of: "NSManagedObject")
  }

  /// Returns the method with the given name and without arguments that is not visible to Objective-C, if any.
  func hiddenMethod(named name: String) -> MethodDescription? {
    chain.lazy.flatMap(\.description.methods).first {
      $0.swiftName == name + "()" && !$0.isVisibleToObjectiveC && !$0.mayBeVisible
    }
  }
}

extension Finding.Note {
  /// Returns a note about the object that is a controller's content.
  fileprivate static func content(of controller: InterfaceObject, _ className: String) -> Finding.Note {
    Finding.Note(
      "the content of the \(controller.userLabel.map { "controller '\($0)'" } ?? "controller") is an object of class "
        + "'\(className)'"
    )
  }

  /// Returns a note about a method that key-value coding would call, but that is not visible to Objective-C.
  fileprivate static func notVisible(_ method: MethodDescription) -> Finding.Note {
    Finding.Note(
      "method '\(method.swiftName)' is not visible to Objective-C; add '@objc'",
      at: method.location
    )
  }

  /// Returns a note about the class of a controller's objects.
  fileprivate static func declaredClass(of controller: InterfaceObject, _ className: String) -> Finding.Note {
    Finding.Note(
      "the \(controller.userLabel.map { "controller '\($0)'" } ?? "controller") is declared for objects of class "
        + "'\(className)'"
    )
  }
}
