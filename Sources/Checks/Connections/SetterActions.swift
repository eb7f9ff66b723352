import InterfaceDocuments
import KeyValueCoding
import NibLoading
import ProgramModel
import RuntimeAttributes

/// The selector of an action is only the setter of an outlet of the target.
struct SetterAsAction: FindingContent {
  var selector: String
  var className: String
  var outlet: AttributeKey

  var id: FindingID { .undefinedAction }

  var message: String {
    "'\(selector)' of '\(className.withoutModule)' is not an action, but the setter of outlet '\(outlet)'; "
      + "sending it sets the outlet to the sender"
  }
}

/// Checks actions whose selector is only the setter of an outlet, such as `setTitle:` with
/// `@IBOutlet var title: UILabel!`.
///
/// Such an action sets the outlet to the sender, instead of calling an action with a similar name.
enum SetterActions: DocumentCheck {
  static func findings(in document: InterfaceDocument, _ context: DocumentContext) -> [Finding] {
    return document.objects.flatMap { object in
      object.connections.compactMap { connection -> Finding? in
        guard let selector = connection.selector, selector.hasPrefix("set"),
          let target = connection.destination.flatMap({ context.indexes[$0] }),
          let entry = document.objects[target].className.flatMap(context.registry.entry(named:)),
          entry.missingSuperclass == nil, entry.method(selector)?.isVisibleToObjectiveC != true,
          let outlet = outlet(setBy: selector, in: entry)
        else { return nil }
        return Finding(
          SetterAsAction(selector: selector, className: entry.description.name, outlet: outlet.key),
          .silent,
          file: document.file,
          position: connection.position,
          object: object,
          keyPath: selector,
          declaration: outlet.location,
          suggestion: intended(by: selector, in: entry)
        )
      }
    }
  }

  /// Returns the outlet or outlet collection declared in the sources whose setter has the given selector, if any.
  private static func outlet(setBy selector: String, in entry: ClassRegistry.Entry) -> PropertyDescription? {
    let declaring = entry.chain.lazy.flatMap(\.description.properties).first { $0.setter == selector }
    guard let declaring, declaring.location != nil,
      !declaring.marks.isDisjoint(with: [.outlet, .outletCollection])
    else { return nil }
    return declaring
  }

  /// Returns the only declared action whose name ends with the name of the outlet, such as `setTrackGroup:` for
  /// `setGroup:`; nil for none or several.
  private static func intended(by selector: String, in entry: ClassRegistry.Entry) -> String? {
    let end = selector.dropFirst("set".count)
    let actions = Set(
      entry.chain.lazy.flatMap(\.description.methods).filter { $0.isAction && $0.location != nil }
        .map(\.selector).filter { $0.hasSuffix(end) && $0 != selector }
    )
    return actions.count == 1 ? actions.first : nil
  }
}
