import Checks
import NibLoading

/// The objects in a document whose missing members may have a cause other than a stale name in the document.
struct UncertainObjects {
  /// Whether the class of any object is missing or unusable.
  private let haveBrokenClass: Bool
  /// The ids of objects with a missing or unusable class; nil for an object without an id.
  private let brokenClass: Set<String?>
  /// The ids of objects with an unconnected outlet that code force-unwraps.
  private let unconnected: Set<String?>

  init(_ findings: [Finding]) {
    func objects(_ ids: FindingID...) -> Set<String?> {
      Set(findings.lazy.filter { ids.contains($0.id) }.map { $0.object?.id })
    }
    brokenClass = objects(.unknownClass, .unusableClass)
    haveBrokenClass = !brokenClass.isEmpty
    unconnected = objects(.unconnectedOutlet)
  }

  /// Whether a finding may have a cause other than the name that a change removes or replaces: the class of the object,
  /// the class of an action's possible target, or an outlet that was renamed in the class.
  func mayExplain(_ finding: Finding, fixedBy kind: FileFix.Change.Kind) -> Bool {
    if finding.id == .undefinedAction { return haveBrokenClass }
    let object = finding.object?.id
    if brokenClass.contains(object) { return true }
    // A renamed outlet may need this connection, which is the only reference to the destination.
    if kind == .removal, finding.id == .undefinedOutlet, unconnected.contains(object) { return true }
    // The finding about the class may be suppressed; the console line then contains the name of the substitute
    // class.
    guard let className = finding.object?.className, let message = finding.consoleMessage else {
      return false
    }
    return !message.contains(className)
  }
}
