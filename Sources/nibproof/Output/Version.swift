import FrameworkSpecs
import Reporting

/// The version of the command.
enum Version {
  static let number = "0.1.0"
  static let line = "nibproof \(number)\n"

  static let tool = ToolVersion(
    name: "nibproof",
    number: number,
    commit: exportedCommit.hasPrefix("$") ? nil : exportedCommit,
    sdks: FrameworkInterfaces.sdks.map(ToolVersion.SDK.init),
    introductions: FrameworkInterfaces.introductions.map(ToolVersion.SDK.init)
  )

  // A placeholder in a working copy; `git archive` replaces it with the commit (see `.gitattributes`).
  private static let exportedCommit = "$Format:%H$"
}
