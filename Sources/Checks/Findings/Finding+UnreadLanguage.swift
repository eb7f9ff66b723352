import NibLoading

extension Finding {
  /// Returns the finding with an unread language as the reason, if the finding is about a declaration that was not
  /// found.
  package func explained(byUnread language: String) -> Finding {
    guard consequence == .unverified, let unverifiedReason, Self.reasonsOfUnseen.contains(unverifiedReason)
    else { return self }
    var finding = self
    (finding.unverifiedReason, finding.unresolvedName) = (.unreadLanguage, nil)
    finding.notes.append(.unreadLanguage(language))
    return finding
  }

  /// The reasons about declarations that were not found.
  private static let reasonsOfUnseen: Set<UnverifiedReason> = [
    .unseenClass, .unseenSuperclass, .unseenType, .unseenProtocol, .unseenDependency,
  ]
}

extension Finding.Note {
  /// Returns a note about the language of the app, which explains why a class was not found.
  fileprivate static func unreadLanguage(_ language: String) -> Finding.Note {
    Finding.Note("sources in \(language) are not read")
  }
}
