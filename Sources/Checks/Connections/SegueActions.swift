import InterfaceDocuments
import KeyValueCoding
import NibLoading
import ProgramModel
import RuntimeAttributes

/// The controller of a scene does not have the segue action that creates the destination.
struct MissingSegueAction: FindingContent {
  var selector: String
  var className: String
  /// Whether the method exists, but is not visible to Objective-C.
  var isHidden: Bool
  /// Whether decoding the destination always traps.
  var isTrapping: Bool

  var id: FindingID { .undefinedAction }

  var message: String {
    let name = className.withoutModule
    let problem =
      isHidden
      ? "'\(selector)' of '\(name)' is not visible to Objective-C"
      : "'\(name)' has no segue action '\(selector)'"
    let ending = isTrapping ? ", which always traps" : ""
    let advice = isHidden ? "; add '@IBSegueAction'" : ""
    return "\(problem); the destination is created with 'init(coder:)'\(ending)\(advice)"
  }
}

/// Checks the segue actions that segues name: methods of the scene's view controller that are marked `@IBSegueAction`.
///
/// UIKit logs a missing segue action and creates the destination with `init(coder:)` (IBDecodable#60). The action for
/// the root view controller of a navigation controller may belong to another controller.
enum SegueActions: DocumentCheck {
  static func findings(in document: InterfaceDocument, _ context: DocumentContext) -> [Finding] {
    guard context.platform != .watchOS else { return [] }
    return document.objects.flatMap { object in
      object.connections.compactMap { connection -> Finding? in
        guard case .segue(let segue) = connection.kind, segue.kind != "relationship",
          let selector = segue.creationAction,
          let scene = object.scene, let controller = document.scenes[scene].controller,
          let entry = document.objects[controller].className.flatMap(context.registry.entry(named:)),
          entry.missingSuperclass == nil, !entry.traits.contains(.incomplete),
          entry.description.location != nil,
          entry.method(selector)?.isVisibleToObjectiveC != true
        else { return nil }
        let destination = connection.destination.flatMap { context.indexes[$0] }
        let isTrapping =
          destination.flatMap { document.objects[$0].className }.flatMap(context.registry.entry(named:))
          .map(trapsWhenDecoded) ?? false
        return finding(selector, of: entry, isTrapping, at: connection.position, object, in: document)
      }
    }
  }

  /// Whether decoding an object of a class always traps.
  private static func trapsWhenDecoded(_ entry: ClassRegistry.Entry) -> Bool {
    entry.method("initWithCoder:")?.trap != nil
  }

  private static func finding(
    _ selector: String,
    of entry: ClassRegistry.Entry,
    _ isTrapping: Bool,
    at position: SourcePosition,
    _ object: InterfaceObject,
    in document: InterfaceDocument
  ) -> Finding {
    let declared = entry.chain.lazy.flatMap(\.description.methods)
    let hidden = declared.first { $0.selector == selector }
    let actions = declared.filter {
      $0.isAction && $0.location != nil && $0.selector.hasPrefix("init") == false
    }
    return Finding(
      MissingSegueAction(
        selector: selector,
        className: entry.description.name,
        isHidden: hidden != nil,
        isTrapping: isTrapping
      ),
      isTrapping ? .crashOnUse : .dropped,
      consoleMessage: ConsoleLine.segueActionMissing(selector, of: entry.runtimeName),
      file: document.file,
      position: position,
      object: object,
      keyPath: selector,
      declaration: hidden?.location,
      suggestion: hidden == nil ? NearestName.find(selector, among: Array(actions.map(\.selector))) : nil
    )
  }
}
