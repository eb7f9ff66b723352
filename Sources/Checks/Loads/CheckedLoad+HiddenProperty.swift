import InterfaceDocuments
import KeyValueCoding
import NibLoading
import RuntimeAttributes

// Properties that an attribute such as `@objc` would make visible to Objective-C.
extension CheckedLoad {
  /// Returns the property for an undefined key, if the property is hidden from Objective-C.
  ///
  /// Returns nil if the type of the property is unknown, is a structure, or cannot be represented in Objective-C.
  func hiddenProperty(_ undefined: KeyValueCodingError.UndefinedKey, _ event: LoadEvent)
    -> PropertyDescription?
  {
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

  /// Returns the hidden property for an undefined key, if its type may accept the destination of the connection.
  func hiddenProperty(
    _ undefined: KeyValueCodingError.UndefinedKey,
    _ connection: Connection,
    _ event: LoadEvent
  ) -> PropertyDescription? {
    guard let property = hiddenProperty(undefined, event) else { return nil }
    guard case .object(let name) = property.type.kind, registry.entry(named: name) != nil,
      let destination = destination(of: connection).flatMap(entry), destination.missingSuperclass == nil
    else { return property }
    return destination.isKind(of: name) ? property : nil
  }
}
