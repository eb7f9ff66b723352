package import InterfaceDocuments
import KeyValueCoding
import NibLoading
import ProgramModel
import RuntimeAttributes
import SourceModel

/// The source controller of a push segue is not in a navigation controller.
struct PushWithoutNavigation: FindingContent {
  /// The class of the source controller.
  var className: String
  /// The identifier of the segue.
  var identifier: String?

  var id: FindingID { .segueWithoutPerform }

  var message: String {
    "'\(className.withoutModule)' is not in a navigation controller; performing "
      + (identifier.map { "push segue '\($0)'" } ?? "the push segue") + " raises an exception"
  }
}

/// Checks that the source controllers of push segues may be in a navigation controller.
///
/// A controller is outside of navigation controllers if the storyboard neither pushes nor contains it, and if no code
/// puts a controller into a container.
///
/// Source: MIT-Mobile-for-iOS#373.
package enum PushSegues {
  /// Returns the findings about the push segues of a storyboard.
  ///
  /// - Parameters:
  ///   - document: The document to check.
  ///   - context: The classes and the code.
  ///   - isReferenced: Whether references may lead to scenes of the storyboard.
  /// - Returns: The findings.
  package static func findings(
    in document: InterfaceDocument,
    _ context: DocumentContext,
    isReferenced: @autoclosure () -> Bool
  ) -> [Finding] {
    guard document.format == .storyboard, context.platform == .iOS else { return [] }
    let pushes = document.objects.indices.flatMap { index in
      document.objects[index].connections.compactMap { connection -> Push? in
        guard case .segue(let segue) = connection.kind, segue.kind == "push",
          context.code.mayPerform(segue, of: document.objects[index])
        else { return nil }
        return Push(object: index, segue: segue, position: connection.position)
      }
    }
    guard !pushes.isEmpty else { return [] }
    let scenes = NavigationScenes(document, context, isReferenced: isReferenced())
    return pushes.compactMap { push in
      let object = document.objects[push.object]
      guard let source = scenes.controller(of: push.object),
        let className = document.objects[source].className,
        !scenes.isInBar(push.object), !scenes.mayBeManaged(source),
        !mayRefuse(document.objects[source], segueOf: object, context)
      else { return nil }
      return Finding(
        PushWithoutNavigation(className: className, identifier: push.segue.identifier),
        .crashOnUse,
        consoleMessage: ConsoleLine.segueWithoutNavigation(push.segue.identifier),
        file: document.file,
        position: push.position,
        object: object,
        keyPath: push.segue.identifier
      )
    }
  }

  /// A push segue that code or a control may perform.
  private struct Push {
    /// The index of the object with the segue.
    var object: Int
    var segue: Segue
    var position: SourcePosition
  }

  /// Whether a controller may decide not to perform a segue, for example because it has no navigation controller.
  private static func mayRefuse(
    _ controller: InterfaceObject,
    segueOf source: InterfaceObject,
    _ context: DocumentContext
  ) -> Bool {
    guard let name = controller.customClass, let classes = context.code.classes[context.platform] else {
      return false
    }
    let words = source.isController ? [deciding, navigation] : [deciding]
    return context.code.ownUnits(of: classes.ancestors(of: [name])).contains { source, unit in
      words.contains(source.facts.names.text(of: unit.name))
        || source.facts.occurrences(of: unit).contains {
          words.contains(source.facts.names.text(of: $0.name))
        }
    }
  }

  private static let deciding = "shouldPerformSegue"
  fileprivate static let navigation = "navigationController"
}

/// The scenes of a storyboard, with the segues that show them.
private struct NavigationScenes {
  private let document: InterfaceDocument
  private let context: DocumentContext
  /// Whether code or other documents may put the controllers that they request into containers.
  private let areContained: Bool
  /// The segues by the id of their destination, with the controllers of the scenes that they start from.
  private var incoming: [String: [(source: Int?, segue: Segue)]] = [:]

  init(_ document: InterfaceDocument, _ context: DocumentContext, isReferenced: Bool) {
    (self.document, self.context) = (document, context)
    areContained =
      isReferenced || context.hasUnseenDependencies || Self.containing.contains(where: context.code.mentions)
    for index in document.objects.indices {
      for connection in document.objects[index].connections {
        guard case .segue(let segue) = connection.kind, let destination = connection.destination else {
          continue
        }
        let source = controller(of: index)
        incoming[destination, default: []].append((source, segue))
      }
    }
  }

  /// The words of code that puts controllers into navigation controllers or into other containers.
  private static let containing = [
    "UINavigationController", "UIViewControllerRepresentable", "addChild", "addChildViewController",
    "initWithRootViewController", "pushViewController", "setViewControllers", "show",
    "showDetailViewController", "showViewController", "viewControllers",
  ]

  /// Returns the controller of the scene that contains an object.
  func controller(of object: Int) -> Int? {
    document.objects[object].scene.flatMap { document.scenes[$0].controller }
  }

  /// Whether only a navigation controller shows an object, in one of its bars.
  func isInBar(_ object: Int) -> Bool {
    sequence(first: object) { document.objects[$0].parent }.contains {
      document.objects[$0].element == "navigationItem" || document.objects[$0].container == "toolbarItems"
    }
  }

  /// Whether a controller may be in a navigation controller.
  func mayBeManaged(_ controller: Int) -> Bool {
    var (open, seen): ([Int], Set<Int>) = ([controller], [controller])
    while let next = open.popLast() {
      guard let sources = plainSources(of: next) else { return true }
      open += sources.filter { seen.insert($0).inserted }
    }
    return false
  }

  /// Returns the controllers in whose container a controller is shown; nil if it may be in a navigation controller for
  /// another reason.
  private func plainSources(of controller: Int) -> [Int]? {
    let object = document.objects[controller]
    guard isPlain(object) || object.element == Self.tabs, let id = object.id else { return nil }
    let isRequested = id == document.initialController || object.storyboardIdentifier != nil
    if isRequested, areContained { return nil }
    var sources: [Int] = []
    for (source, segue) in incoming[id] ?? [] {
      guard let source else { return nil }
      switch segue.kind {
      case "unwind": break
      case "modal", "popover", "popoverPresentation", "presentation":
        // The delegate of a presentation may embed the controller.
        if context.code.mentions("presentationController") { return nil }
      case "push", "show": sources.append(source)
      case "embed" where !areContained: sources.append(source)
      case "relationship" where !areContained && document.objects[source].element == Self.tabs:
        // The additional controllers of a tab bar controller are in a navigation controller.
        guard document.objects[source].connections.count <= Self.mostTabs else { return nil }
        sources.append(source)
      default: return nil
      }
    }
    return sources
  }

  private static let tabs = "tabBarController"
  /// The maximum number of tabs that a tab bar shows.
  private static let mostTabs = 5
  /// The elements of controllers that do not contain other controllers.
  private static let plain: Set<String> = [
    "collectionViewController", "tableViewController", "viewController",
  ]

  /// Whether a controller certainly is not a container, and uses UIKit's navigation controller.
  private func isPlain(_ object: InterfaceObject) -> Bool {
    guard Self.plain.contains(object.element),
      let entry = object.className.flatMap(context.registry.entry(named:)), entry.missingSuperclass == nil,
      !entry.traits.contains(.incomplete), !entry.isKind(of: "UINavigationController")
    else { return false }
    return !entry.chain.contains { ancestor in
      ancestor.description.location != nil
        && (ancestor.description.properties.contains { $0.key.name == PushSegues.navigation }
          || ancestor.description.methods.contains { $0.selector == PushSegues.navigation })
    }
  }
}
