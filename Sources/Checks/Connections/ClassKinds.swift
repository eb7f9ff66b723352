import InterfaceDocuments
import KeyValueCoding
import NibLoading
import ProgramModel
import RuntimeAttributes

/// A view has the class of a view controller, or a view controller has the class of a view.
struct ClassOfOtherKind: FindingContent {
  var className: String
  var isController: Bool

  var id: FindingID { .unusableClass }

  var message: String {
    isController
      ? "'\(className.withoutModule)' is the class of a view, but inherits from 'UIViewController'; "
        + "set the class on the view's controller"
      : "'\(className.withoutModule)' is the class of a view controller, but inherits from 'UIView'; "
        + "set the class on the controller's view"
  }
}

/// Checks for views with the class of a controller, and for controllers with the class of a view.
///
/// The class swapper creates the object without comparing the classes. UIKit then sends messages of the expected class
/// to the object, such as those for a subview or for a scene's controller.
enum ClassKinds: DocumentCheck {
  static func findings(in document: InterfaceDocument, _ context: DocumentContext) -> [Finding] {
    guard context.platform != .macOS, context.platform != .watchOS else { return [] }
    return document.objects.compactMap { object in
      guard object.placeholder == nil, let className = object.customClass,
        let expected = kind(of: object.elementClass, context.registry),
        // A top-level view does not receive messages before its controller uses the view.
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

  /// Returns `view` or `controller`, or nil if a class is neither.
  private static func kind(of className: String?, _ registry: ClassRegistry) -> String? {
    guard let entry = className.flatMap(registry.entry(named:)) else { return nil }
    return [view, controller].first(where: entry.isKind)
  }
}
