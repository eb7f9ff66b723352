/// The kind of a member that is declared for use in documents.
package enum UnusedMemberKind: Hashable, Sendable {
  case outlet, action, segueAction, inspectable

  /// The noun for messages.
  var noun: String {
    switch self {
    case .outlet: "outlet"
    case .action: "action"
    case .segueAction: "segue action"
    case .inspectable: "inspectable property"
    }
  }
}
