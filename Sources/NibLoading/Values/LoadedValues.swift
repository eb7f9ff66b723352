package import InterfaceDocuments
import KeyValueCoding
package import RuntimeAttributes

/// The values of a document's objects after a load, before code of the app changes them.
///
/// A value is known if a runtime attribute or the document sets it. Initial values that the load assumes for model
/// objects are ignored.
package struct LoadedValues {
  private let document: InterfaceDocument
  private let loader: NibLoader
  private let objects: [AnyObject?]
  private let indexes: [ObjectIdentifier: Int]
  /// The runtime attributes of each object with their last outcome.
  private var outcomes: [Int: [AttributeKeyPath: SetValueOutcome]] = [:]

  /// Creates the values of a load.
  ///
  /// - Parameters:
  ///   - result: The result of the load.
  ///   - document: The loaded document, with its markup.
  ///   - loader: The loader that loaded the document.
  package init(_ result: LoadResult, of document: InterfaceDocument, by loader: NibLoader) {
    (self.document, self.loader, objects) = (document, loader, result.objects)
    let made = result.objects.enumerated().compactMap { index, object in
      object.map { (ObjectIdentifier($0), index) }
    }
    indexes = Dictionary(made) { first, _ in first }
    for event in result.events where event.file == document.file {
      guard case .apply(let attribute, .set(let outcome)) = event.step else {
        if case .apply(let attribute, .setUnlocalized(let outcome)) = event.step {
          outcomes[event.object, default: [:]][attribute.keyPath] = outcome
        }
        continue
      }
      outcomes[event.object, default: [:]][attribute.keyPath] = outcome
    }
  }

  /// Returns the value of a key path of the object at an index.
  package func value(at keyPath: AttributeKeyPath, of index: Int) -> LoadedValue {
    guard objects.indices.contains(index), document.objects.indices.contains(index),
      var object = objects[index]
    else { return .unknown(.unseenObject) }
    var (keys, place) = (keyPath.keys[...], Int?.some(index))
    // Iterative, since paths in specs can have any length.
    while let key = keys.first {
      if let place, let value = attributeValue(keys, of: object, at: place) { return value }
      guard let next = next(key, of: object, at: place), keys.count > 1 else {
        return lastValue(keys, of: object, at: place)
      }
      (object, place) = (next, indexes[ObjectIdentifier(next)])
      keys = keys.dropFirst()
    }
    return .unknown(.object)
  }

  /// Returns the value that a runtime attribute of an object sets at a key path or at a prefix of the key path, if any.
  private func attributeValue(_ keys: ArraySlice<AttributeKey>, of object: AnyObject, at index: Int)
    -> LoadedValue?
  {
    let names = keys.map { name(of: $0, in: object) }
    for (keyPath, outcome) in outcomes[index] ?? [:] {
      let set = keyPath.keys.map { name(of: $0, in: object) }
      guard names.starts(with: set) else {
        // Only a part of a structure is known.
        if set.starts(with: names), let property = property(keys[keys.startIndex], of: object),
          !property.isObject
        {
          return .unknown(.uncertain)
        }
        continue
      }
      switch outcome {
      case .stored, .converted, .lossy, .storedWrongObject, .storedUnknownLayerKey:
        if let method = assigningMethod(keys, of: object, ["awakeFromNib()"]) {
          return .unknown(.assigned(method: method))
        }
        let value = try? loader.registry.value(forKeyPath: AttributeKeyPath(keys), of: object)
        return value?.attributeValue.map(LoadedValue.value) ?? .unknown(.object)
      case .undecided, .handledByClass, .storedColorForCGColor, .storedAddress: return .unknown(.uncertain)
      case .refused, .noEffect, .nothingToSet: continue
      }
    }
    return nil
  }

  /// Returns the object for a key, if any: an object that the load has set, or a child of the object in the document.
  private func next(_ key: AttributeKey, of object: AnyObject, at index: Int?) -> AnyObject? {
    if let stored = loader.registry.storedValue(key, of: object) { return stored.object }
    guard let index,
      let child = document.objects.indices.first(where: { child in
        document.objects[child].parent == index && document.objects[child].key == key.name
      })
    else { return nil }
    return objects[child]
  }

  /// Returns the value of the remaining keys, which do not lead to another object of the load.
  private func lastValue(_ keys: ArraySlice<AttributeKey>, of object: AnyObject, at index: Int?)
    -> LoadedValue
  {
    guard let key = keys.first, let entry = loader.registry.entry(of: object) else {
      return .unknown(.unseenObject)
    }
    if let stored = loader.registry.storedValue(key, of: object) {
      guard keys.count == 1, let value = stored.attributeValue else { return .unknown(.object) }
      return .value(value)
    }
    guard let index else { return .unknown(.unset) }
    guard let property = entry.readableProperty(key) else {
      let isComplete =
        entry.missingSuperclass == nil && entry.traits.isDisjoint(with: [.incomplete, .storesAnyKey])
        && entry.runtimeName != UnresolvedClass.name
      return .unknown(
        isComplete ? .undefinedKey(key.name, className: entry.runtimeName) : .unseenObject
      )
    }
    if property.location != nil { return .unknown(.declared(className: entry.declarer(of: property))) }
    guard entry.missingSuperclass == nil else { return .unknown(.unseenObject) }
    if let method = assigningMethod(keys, of: object, nil) { return .unknown(.assigned(method: method)) }
    let names = [property.key.name] + keys.dropFirst().map(\.name)
    switch document.setting(names.joined(separator: "."), of: index, classes: elementClasses(of: index)) {
    case .value(let value): return .value(value)
    case .varies: return .unknown(.varies)
    case .bound: return .unknown(.bound)
    case .unset: return .unknown(.unset)
    }
  }

  /// Returns the class of an object's element and its superclasses.
  private func elementClasses(of index: Int) -> [String] {
    guard let name = document.objects[index].elementClass else { return [] }
    return loader.registry.entry(named: name)?.chain.map(\.description.name) ?? [name]
  }

  private func property(_ key: AttributeKey, of object: AnyObject) -> PropertyDescription? {
    loader.registry.entry(of: object)?.readableProperty(key)
  }

  /// Returns the Objective-C name of the property that a key refers to.
  ///
  /// The key may be the name of the getter, such as `isHidden`.
  private func name(of key: AttributeKey, in object: AnyObject) -> String {
    property(key, of: object)?.key.name ?? key.name
  }

  /// Returns a method that always sets a path: one of the given methods, or any method if `methods` is nil.
  private func assigningMethod(
    _ keys: ArraySlice<AttributeKey>,
    of object: AnyObject,
    _ methods: Set<String>?
  ) -> String? {
    guard let entry = loader.registry.entry(of: object), loader.mayBehave(entry) else { return nil }
    var names = keys.map(\.name)
    if let property = keys.first.flatMap({ property($0, of: object) }) { names[0] = property.swiftName }
    let path = names.joined(separator: ".")
    return entry.chain.lazy.compactMap { loader.behaviors.classes[$0.description.name] }.flatMap(
      \.assignments
    )
    .first { $0.path == path && methods?.contains($0.method) != false }?.method
  }
}

extension ClassRegistry.Entry {
  /// Returns the name of the class that declares a property.
  fileprivate func declarer(of property: PropertyDescription) -> String {
    chain.first { $0.description.properties.contains { $0.key == property.key } }?.description.name
      ?? runtimeName
  }
}

extension PropertyDescription {
  fileprivate var isObject: Bool { if case .object = type.kind { true } else { false } }
}
