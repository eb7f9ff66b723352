import InterfaceDocuments
import KeyValueCoding
import NibLoading
import ProgramModel
import RuntimeAttributes

/// The target of a binding does not have the method that the binding calls.
struct MissingBindingAction: FindingContent {
  var selector: String
  var className: String
  var binding: String
  /// Whether the method exists, but is not visible to Objective-C.
  var isHidden: Bool

  var id: FindingID { .undefinedAction }

  var message: String {
    let name = className.withoutModule
    return isHidden
      ? "'\(selector)' of '\(name)' (sent by binding '\(binding)') is not visible to Objective-C; add '@objc'"
      : "'\(name)' has no method '\(selector)' (sent by binding '\(binding)')"
  }
}

/// Checks the selectors that target bindings send: the option `NSSelectorName` of `target` and `doubleClickTarget`.
///
/// Source: Apple's "Cocoa Bindings Reference", "Action Invocation".
enum BindingActions: DocumentCheck {
  static func findings(in document: InterfaceDocument, _ context: DocumentContext) -> [Finding] {
    guard context.platform == .macOS else { return [] }
    return document.objects.flatMap { object in
      object.connections.compactMap { connection -> Finding? in
        guard case .binding(let binding) = connection.kind, targets.contains(where: binding.name.hasPrefix),
          let selector = binding.options["NSSelectorName"], !selector.isEmpty,
          let index = connection.destination.flatMap({ context.indexes[$0] }),
          let target = target(of: binding, document.objects[index], context.registry),
          target.missingSuperclass == nil,
          target.traits.isDisjoint(with: [.incomplete, .handlesUndefinedKeys]),
          target.description.location != nil, target.method(selector)?.isVisibleToObjectiveC != true,
          !target.chain.contains(where: { $0.description.properties.contains { $0.setter == selector } })
        else { return nil }
        let hidden = target.method(selector)
        let declared = target.chain.lazy.flatMap(\.description.methods).filter { $0.location != nil }.map(
          \.selector
        )
        return Finding(
          MissingBindingAction(
            selector: selector,
            className: target.description.name,
            binding: binding.name,
            isHidden: hidden != nil
          ),
          .dropped,
          consoleMessage: ConsoleLine.unrecognizedSelector(selector, of: target.runtimeName),
          file: document.file,
          position: connection.position,
          object: object,
          keyPath: selector,
          declaration: hidden?.location,
          suggestion: hidden == nil ? NearestName.find(selector, among: Array(declared)) : nil
        )
      }
    }
  }

  private static let targets = ["target", "doubleClickTarget"]

  /// Returns the class of the object that receives a binding's message, if the key path is `self` or a single property.
  private static func target(
    of binding: CocoaBinding,
    _ object: InterfaceObject,
    _ registry: ClassRegistry
  ) -> ClassRegistry.Entry? {
    guard let entry = object.className.flatMap(registry.entry(named:)), object.placeholder == nil else {
      return nil
    }
    if binding.keyPath == "self" { return entry }
    guard case .object(let name)? = entry.readableProperty(AttributeKey(binding.keyPath))?.type.kind else {
      return nil
    }
    return registry.entry(named: name)
  }
}
