/// The web pages of the project that reports link to.
enum ProjectPages {
  static let home = "https://github.com/owner/nibproof"

  /// Returns the documentation of a kind of finding or configuration diagnostic.
  static func finding(_ id: String) -> String {
    "\(home)/blob/main/Sources/Validation/Validation.docc/FindingReference.md#\(id)"
  }
}
