import InterfaceDocuments
import NibLoading
import RuntimeAttributes

/// The actions that documents send to the first responder, whatever that is at the time.
enum FirstResponderActions {
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
        guard let selector = connection.selector,
          connection.destination.map(responders.contains) ?? (platform == .macOS),
          !FrameworkActions.answer(selector)
        else { continue }
        let effect = Effect(of: object, on: platform)
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
          SentAction(selector: selector, hasUnseenDependencies: hasUnseenDependencies)
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

  /// What users see of an action that nothing answers.
  enum Effect: Hashable {
    case menuItemDisabled, toolbarItemDisabled, clickIgnored, touchIgnored

    init(of object: InterfaceObject, on platform: Platform) {
      self =
        switch object.element {
        case "menuItem": .menuItemDisabled
        case "toolbarItem" where platform == .macOS: .toolbarItemDisabled
        default: platform == .macOS ? .clickIgnored : .touchIgnored
        }
    }
  }
}
