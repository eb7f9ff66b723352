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
          binding.keyPath == ownKeyPath || !subclass(of: target, respondsTo: selector, context),
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

  private static let ownKeyPath = "self"

  /// Returns the class of the object that receives a binding's message: the object of the document, or the declared
  /// class of the last property of the key path.
  ///
  /// The class of File's Owner is certain only if the class has the properties of the key path.
  private static func target(
    of binding: CocoaBinding,
    _ object: InterfaceObject,
    _ registry: ClassRegistry
  ) -> ClassRegistry.Entry? {
    let isOwn = binding.keyPath == ownKeyPath
    guard var entry = object.className.flatMap(registry.entry(named:)),
      object.placeholder == nil || object.placeholder == .filesOwner && !isOwn
    else { return nil }
    if isOwn { return entry }
    for key in binding.keyPath.split(separator: ".") {
      guard case .object(let name)? = entry.readableProperty(AttributeKey(String(key)))?.type.kind,
        let next = registry.entry(named: name)
      else { return nil }
      entry = next
    }
    return entry
  }

  /// Whether a subclass, whose objects a property may contain, implements a selector.
  private static func subclass(
    of target: ClassRegistry.Entry,
    respondsTo selector: String,
    _ context: DocumentContext
  ) -> Bool {
    let name = String(target.description.name.withoutModule)
    let subclasses = context.code.classes[context.platform]?.descendants(of: [name]) ?? []
    return context.code.methods(like: selector).contains {
      $0.responds(to: selector) && subclasses.contains($0.className)
    }
  }
}
