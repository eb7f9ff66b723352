package import KeyValueCoding
import NibLoading
package import ProgramModel
import RuntimeAttributes

/// Checks for outlets that code uses before the view of their controller is loaded.
///
/// Such code is in `prepare(for:sender:)`, or follows the creation of the controller, for example by
/// `instantiateViewController(withIdentifier:)`.
///
/// Sources: WhatsNew#2, RBStoryboardLink#16.
package struct UnloadedViews: Sendable {
  private let code: AppCode
  private let documents: [DocumentSummary]

  /// Creates the checks.
  package init(_ code: AppCode, documents: [DocumentSummary]) {
    (self.code, self.documents) = (code, documents)
  }

  /// Returns the findings about controllers on a platform.
  package func findings(on platform: Platform) -> [Finding] {
    var outlets: [String: Set<String>] = [:]
    for document in documents where document.platform == platform {
      for use in document.classes where !use.outlets.isEmpty && document.format == .storyboard {
        outlets[use.reference.name, default: []].formUnion(use.outlets)
      }
      if let owner = document.owner { outlets[owner.className, default: []].formUnion(owner.outlets) }
    }
    return outlets.sorted { $0.key < $1.key }.flatMap { className, outlets in
      code.usesBeforeView(of: outlets.subtracting(Self.loading), in: className, on: platform).map { use in
        let content = UnconnectedOutlet.usedBeforeView(
          outlet: use.outlet,
          className: className,
          member: use.member.map { ($0.isMethod ? "calling" : "setting") + " '\($0.name)'" }
        )
        var finding = Finding(
          ofNilOutlet: use.outlet,
          at: use.location,
          content,
          usedAt: use.member?.location ?? use.location
        )
        if !use.traps { (finding.consequence, finding.consoleMessage) = (.silent, nil) }
        if use.member == nil { finding.notes = [] }
        return finding
      }
    }
  }

  /// The outlets that load the nib when code reads them.
  private static let loading: Set<String> = ["view", "window"]
}
