import InterfaceDocuments
import KeyValueCoding
import NibLoading
import RuntimeAttributes

// Missing attributes and modules, as data for fixes.
extension FindingBuilder {
  /// Returns the attribute that makes the member of a failed event visible to Objective-C, or nil if an attribute is
  /// not enough.
  func missingAttribute(_ event: LoadEvent) -> VisibilityAttribute? {
    switch event.step {
    case .apply(let attribute, .raised(.undefinedKey(let undefined))):
      guard hiddenProperty(undefined, event) != nil else { return nil }
      return undefined.operation == .set && undefined.key == attribute.keyPath.lastKey ? .inspectable : .objc
    case .connect(let connection, .raised(.undefinedKey(let undefined))):
      guard let property = hiddenProperty(undefined, event), mayContain(property, connection) else {
        return nil
      }
      guard connection.property != nil else { return .objc }
      if property.type.isOptional { return .outlet }
      // An outlet must be optional. A nonoptional property already contains an object, which the outlet would
      // replace.
      return property.type.kind == .array ? .objc : nil
    case .connect(_, .actionMissing(_, let method?)), .connect(_, .actionContested(_, let method?)):
      return method.isVisibleToObjectiveC || method.mayBeVisible ? nil : .action
    default: return nil
    }
  }

  /// Whether the destination of a connection may have the class of a property.
  private func mayContain(_ property: PropertyDescription, _ connection: Connection) -> Bool {
    guard case .object(let name) = property.type.kind, registry.entry(named: name) != nil,
      let destination = destination(of: connection).flatMap(entry), destination.missingSuperclass == nil
    else { return true }
    return destination.isKind(of: name)
  }

  /// Returns the property for the key, if it is hidden from Objective-C but has a representable type.
  private func hiddenProperty(
    _ undefined: KeyValueCodingError.UndefinedKey,
    _ event: LoadEvent
  ) -> PropertyDescription? {
    guard undefined.exposureProblem == .notVisibleToObjectiveC, let location = undefined.location else {
      return nil
    }
    let entries = [entry(event.object), registry.entry(named: undefined.className)].compactMap(\.self)
    let property = entries.lazy.flatMap(\.chain).flatMap(\.description.properties)
      .first { $0.location == location }
    switch property?.type.kind {
    case nil, .unrepresentable, .unresolved, .structure: return nil
    default: return property
    }
  }

  /// Returns the module to set for the object's class, if the document does not name a module or names one without
  /// the class.
  func missingModule(_ event: LoadEvent) -> String? {
    guard case .initialize(.fallback(let missing)) = event.step else { return nil }
    switch missing.reason {
    case .withoutModule:
      let modules = modulesOfClasses[missing.name] ?? []
      return modules.count == 1 ? modules.first : nil
    case .elsewhere(let modules, _): return modules.count == 1 ? modules.first : nil
    default: return nil
    }
  }
}
