import InterfaceDocuments
import KeyValueCoding
import NibLoading
import ProgramModel
import RuntimeAttributes

/// The class of an object is that of a controller instead of a view, or the reverse.
struct ClassOfOtherKind: FindingContent {
  var className: String
  var isController: Bool

  var id: FindingID { .unusableClass }

  var message: String {
    isController
      ? "\(className.withoutModule) is a view controller, but the class of a view; "
        + "set it as the class of the view's controller"
      : "\(className.withoutModule) is a view, but the class of a view controller; "
        + "set it as the class of the controller's view"
  }
}

/// Checks for the class of a controller on a view, and for that of a view on a controller.
///
/// The class swapper creates the object without comparing the classes. UIKit then sends it the messages of the class that
/// it expects: those of a subview to a view in a view, and those of a controller to the controller of a scene.
enum ClassKinds: DocumentCheck {
  static func findings(in document: InterfaceDocument, _ context: DocumentContext) -> [Finding] {
    guard context.platform != .macOS, context.platform != .watchOS else { return [] }
    return document.objects.compactMap { object in
      guard object.placeholder == nil, let className = object.customClass,
        let expected = kind(of: object.elementClass, context.registry),
        // A view that is in no other view receives no messages before its controller uses it.
        expected == controller || object.parent != nil,
        let entry = context.registry.entry(named: className), entry.missingSuperclass == nil,
        !entry.traits.contains(.incomplete), !entry.traits.contains(.fileScoped),
        let actual = kind(of: className, context.registry), actual != expected
      else { return nil }
      return Finding(
        ClassOfOtherKind(className: className, isController: actual == controller),
        .crash,
        file: document.file,
        position: object.position,
        object: object,
        declaration: entry.description.location
      )
    }
  }

  private static let view = "UIView"
  private static let controller = "UIViewController"

  /// Returns whether a class is a view or a controller, or nil if it is neither.
  private static func kind(of className: String?, _ registry: ClassRegistry) -> String? {
    guard let entry = className.flatMap(registry.entry(named:)) else { return nil }
    return [view, controller].first(where: entry.isKind)
  }
}
