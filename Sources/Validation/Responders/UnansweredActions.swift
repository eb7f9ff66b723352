import InterfaceDocuments
import NibLoading
import RuntimeAttributes

/// The actions of which is found out when they are sent who answers them: those that documents send to the first responder,
/// and those by which segues of iOS unwind.
enum UnansweredActions {
  /// What is found in a document if no source answers its actions.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - platform: The platform for which it is loaded.
  ///   - hasUnseenDependencies: Whether sources import what is not among them.
  /// - Returns: A finding for each action that no framework answers, which ``ActionVerdicts`` settles.
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
          message: FindingReason.unansweredAction(selector: selector, effect).sentence,
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

  /// The ids of what stands for the first responder.
  static func responders(in document: InterfaceDocument) -> Set<String> {
    Set(document.objects.lazy.filter { $0.placeholder == .firstResponder }.compactMap(\.id))
  }
}

extension Connection {
  /// The selector by which a segue looks for the controller that it unwinds to.
  fileprivate var unwindAction: String? {
    if case .segue(let segue) = kind { segue.unwindAction } else { nil }
  }
}
