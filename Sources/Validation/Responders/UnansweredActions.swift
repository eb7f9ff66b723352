import InterfaceDocuments
import NibLoading
import RuntimeAttributes

/// Actions whose responder is determined at runtime: nil-targeted actions, and unwind actions of segues on iOS.
enum UnansweredActions {
  /// Returns the findings for a document's actions, assuming that no source implements them.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - platform: The platform that the document is loaded for.
  ///   - hasUnseenDependencies: Whether the sources import unread modules.
  /// - Returns: A finding for each action without an implementation in a framework, to be resolved by
  ///   ``ActionVerdicts``.
  static func findings(
    in document: InterfaceDocument,
    on platform: Platform,
    hasUnseenDependencies: Bool
  ) -> [Finding] {
    guard platform != .watchOS, document.format == .xib || document.format == .storyboard else { return [] }
    let responders = responders(in: document)
    var findings: [Finding] = []
    for object in document.objects {
      for connection in object.connections {
        let isSent = connection.destination.map(responders.contains) ?? (platform == .macOS)
        let unwinding = platform == .macOS ? nil : connection.unwindAction
        guard let selector = isSent ? connection.selector ?? unwinding : unwinding,
          !FrameworkActions.answer(selector)
        else { continue }
        let effect = unwinding == nil ? UnansweredActionEffect(of: object, on: platform) : .segueIgnored
        var finding = Finding(
          id: .undefinedAction,
          consequence: .silent,
          message: FindingReason.unansweredAction(selector: selector, effect).message,
          file: document.file,
          position: connection.position,
          object: Finding.Object(object),
          keyPath: selector
        )
        finding.question = .answer(
          NilTargetedAction(selector: selector, hasUnseenDependencies: hasUnseenDependencies)
        )
        findings.append(finding)
      }
    }
    return findings
  }

  /// Returns the IDs of first responder placeholders.
  static func responders(in document: InterfaceDocument) -> Set<String> {
    Set(document.objects.lazy.filter { $0.placeholder == .firstResponder }.compactMap(\.id))
  }
}

extension Connection {
  /// The unwind action of the segue.
  fileprivate var unwindAction: String? {
    if case .segue(let segue) = kind { segue.unwindAction } else { nil }
  }
}
