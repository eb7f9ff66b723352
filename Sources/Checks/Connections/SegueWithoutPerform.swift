import InterfaceDocuments
import KeyValueCoding
import NibLoading
import ProgramModel
import RuntimeAttributes

/// The class of a custom segue does not override `perform()`.
struct SegueWithoutPerform: FindingContent, DocumentCheck {
  var className: String
  /// The identifier of the segue, if any.
  var identifier: String?

  static let rule = Rule(
    .segueWithoutPerform,
    "the class of a custom segue does not override perform()",
    """
    A storyboard's custom segue is performed by its class. If neither the class nor a superclass in the sources \
    overrides perform(), UIKit raises an exception when the segue is performed, and nothing catches it. The \
    superclass UIStoryboardSegue performs only segues that code creates with a handler.
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
    remedy: "Override perform() in the class of the segue, or choose another kind of segue."
  )

  var id: FindingID { .segueWithoutPerform }

  var message: String {
    "'\(className.withoutModule)' does not override 'perform()'; performing "
      + (identifier.map { "segue '\($0)'" } ?? "the segue") + " raises an exception"
  }

  /// Checks that the classes of custom segues override `perform()`, which UIKit calls to perform the segue.
  ///
  /// Source: SPStorkController#82. The class `UIStoryboardSegue` itself performs a custom segue only with a handler,
  /// which documents cannot have. The behavior of AppKit is not documented.
  static func findings(in document: InterfaceDocument, _ context: DocumentContext) -> [Finding] {
    guard context.platform == .iOS || context.platform == .tvOS || context.platform == .visionOS else {
      return []
    }
    return document.objects.flatMap { object in
      object.connections.compactMap { connection -> Finding? in
        guard case .segue(let segue) = connection.kind, segue.kind == "custom",
          let className = segue.customClass, let entry = context.registry.entry(named: className),
          !performs(entry), isPerformed(segue, of: object, context.code)
        else { return nil }
        return finding(about: segue, of: entry, at: connection.position, object, in: document)
      }
    }
  }

  private static func finding(
    about segue: Segue,
    of entry: ClassRegistry.Entry,
    at position: SourcePosition,
    _ object: InterfaceObject,
    in document: InterfaceDocument
  ) -> Finding {
    Finding(
      SegueWithoutPerform(className: entry.description.name, identifier: segue.identifier),
      .crashOnUse,
      consoleMessage: ConsoleLine.segueNotPerformed(segue.identifier ?? "(null)"),
      file: document.file,
      position: position,
      object: object,
      keyPath: segue.identifier,
      declaration: entry.description.location
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

  /// Whether a control performs the segue, or code mentions the segue's identifier.
  private static func isPerformed(_ segue: Segue, of object: InterfaceObject, _ code: AppCode) -> Bool {
    guard object.isController else { return true }
    return segue.identifier.map(code.mentions) ?? false
  }
}
