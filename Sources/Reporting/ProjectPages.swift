/// The pages of the project that reports refer to.
enum ProjectPages {
  static let home = "https://github.com/owner/nibproof"

  /// The section of the documentation about a kind of finding or remark.
  static func finding(_ id: String) -> String {
    "\(home)/blob/main/Sources/Validation/Validation.docc/FindingReference.md#\(id)"
  }
}
