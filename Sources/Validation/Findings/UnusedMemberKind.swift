/// The kinds of members that are declared for documents.
enum UnusedMemberKind: Hashable, Sendable {
  case outlet, action, inspectable

  /// The name of the kind in messages.
  var noun: String {
    switch self {
    case .outlet: "outlet"
    case .action: "action"
    case .inspectable: "inspectable property"
    }
  }
}
