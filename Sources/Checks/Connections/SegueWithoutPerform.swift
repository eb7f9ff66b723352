import InterfaceDocuments
import KeyValueCoding
import NibLoading
import ProgramModel
import RuntimeAttributes

/// A custom segue does not have a class, or its class does not override `perform()`.
struct SegueWithoutPerform: FindingContent, DocumentCheck {
  /// The class of the segue, if any.
  var className: String?
  /// The identifier of the segue, if any.
  var identifier: String?

  static let rule = Rule(
    .segueWithoutPerform,
    "UIKit cannot perform a segue",
    """
    A storyboard's custom segue is performed by its class. If the segue does not have a class, or neither the class \
    nor a superclass in the sources overrides perform(), UIKit raises an exception when the segue is performed, and \
    nothing catches it. The superclass UIStoryboardSegue performs only segues that code creates with a handler.

    A segue of the deprecated kind 'push' raises an exception if the source controller is not in a navigation \
    controller. This is reported only if the scene is reached without a navigation controller in all storyboards, and \
    no code of the app puts controllers into containers.
    """,
    document: """
      <viewController id="c-1">
        <connections>
          <segue destination="c-2" kind="custom" identifier="showBadge" customClass="SheetSegue" customModule="App" customModuleProvider="target" id="s-1"/>
        </connections>
      </viewController>
      <viewController id="c-2"/>
      """,
    source: """
      class SheetSegue: UIStoryboardSegue {}
      class BadgesController: UIViewController {
        func showBadge() { performSegue(withIdentifier: "showBadge", sender: nil) }
      }
      """,
    fix: ("UIStoryboardSegue {}", "UIStoryboardSegue { override func perform() {} }"),
    prints: ConsoleLine.segueNotPerformed("showBadge"),
    remedy:
      "Set a class that overrides perform(), choose another kind of segue, or embed the source of a push segue in a "
      + "navigation controller."
  )

  var id: FindingID { .segueWithoutPerform }

  var message: String {
    let problem =
      className.map { "'\($0.withoutModule)' does not override 'perform()'" }
      ?? "the custom segue does not have a class"
    return "\(problem); performing " + (identifier.map { "segue '\($0)'" } ?? "the segue")
      + " raises an exception"
  }

  /// Checks that custom segues have classes which override `perform()`, which UIKit calls to perform the segue.
  ///
  /// Sources: LGSideMenuController#196 (no class), SPStorkController#82 (no method). The class `UIStoryboardSegue` itself performs a custom segue only with a handler,
  /// which documents cannot have. The behavior of AppKit is not documented.
  static func findings(in document: InterfaceDocument, _ context: DocumentContext) -> [Finding] {
    guard context.platform == .iOS || context.platform == .tvOS || context.platform == .visionOS else {
      return []
    }
    return document.objects.flatMap { object in
      object.connections.compactMap { connection -> Finding? in
        guard case .segue(let segue) = connection.kind, segue.kind == "custom",
          context.code.mayPerform(segue, of: object)
        else { return nil }
        let entry = segue.customClass.flatMap(context.registry.entry(named:))
        if segue.customClass != nil, entry.map(performs) != false { return nil }
        return finding(about: segue, of: entry, at: connection.position, object, in: document)
      }
    }
  }

  private static func finding(
    about segue: Segue,
    of entry: ClassRegistry.Entry?,
    at position: SourcePosition,
    _ object: InterfaceObject,
    in document: InterfaceDocument
  ) -> Finding {
    Finding(
      SegueWithoutPerform(className: entry?.description.name, identifier: segue.identifier),
      .crashOnUse,
      consoleMessage: entry == nil
        ? ConsoleLine.segueWithoutClass : ConsoleLine.segueNotPerformed(segue.identifier),
      file: document.file,
      position: position,
      object: object,
      keyPath: segue.identifier,
      declaration: entry?.description.location
    )
  }

  /// Whether a segue class or an unknown superclass may implement `perform`.
  private static func performs(_ entry: ClassRegistry.Entry) -> Bool {
    guard entry.missingSuperclass == nil, !entry.traits.contains(.incomplete),
      // Other segue classes of UIKit implement `perform`.
      entry.chain.first(where: { $0.description.location == nil })?.description.name == "UIStoryboardSegue"
    else { return true }
    return entry.chain.contains { ancestor in
      ancestor.description.location != nil
        && ancestor.description.methods.contains { $0.selector == "perform" }
    }
  }
}

extension AppCode {
  /// Whether a control performs a segue, or code mentions the segue's identifier.
  func mayPerform(_ segue: Segue, of object: InterfaceObject) -> Bool {
    !object.isController || segue.identifier.map(mentions) == true
  }
}
