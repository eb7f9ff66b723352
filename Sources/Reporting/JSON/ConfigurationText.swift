import JSON5
import RuntimeAttributes
public import Validation

/// The text of an initial `nibproof.json` for a tree: detected settings and commented options.
public enum ConfigurationText {
  /// Returns the text of the file, which depends only on the tree.
  public static func text(of survey: TreeSurvey) -> String {
    let sections = [
      platform(survey), deploymentTarget(survey), excluded(survey), sources(survey), severity, unreachable,
      allow,
    ]
    let head = comment(
      "The configuration of nibproof for this folder and its subfolders. The file is JSON5: comments and trailing "
        + "commas are allowed. A nibproof.json in a subfolder refines this one."
    )
    let body = ([head] + sections).map { $0.map { $0.isEmpty ? $0 : "  " + $0 }.joined(separator: "\n") }
    return "{\n\(body.joined(separator: "\n\n"))\n}\n"
  }

  private static func platform(_ survey: TreeSurvey) -> [String] {
    let counts = survey.documents.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
      .map { "\($0.key.rawValue) (\(ReportMessages.count($0.value, "document")))" }
    let found = counts.isEmpty ? "No documents found." : "Found: \(counts.joined(separator: ", "))."
    let rest = "Each document is loaded for its own platform; this key sets one for all documents."
    return comment("\(found) \(rest)")
      + [setting("platform", "\"\(survey.platform?.rawValue ?? "iOS")\"", isOn: survey.platform != nil)]
  }

  private static func deploymentTarget(_ survey: TreeSurvey) -> [String] {
    let versions = survey.deploymentTargets.sorted { $0.key.rawValue < $1.key.rawValue }
    let found = versions.map { "\($0.key.rawValue) \($0.value)" }.joined(separator: ", ")
    let head = "The oldest system version that the app supports determines whether some failures crash. "
    let rest =
      found.isEmpty
      ? "No Xcode project sets it, so each document's own version is used; set it here."
      : "The Xcode project sets \(found); this key overrides it."
    return comment(head + rest)
      + [setting("deploymentTarget", "\"\(versions.first?.value.description ?? "15.0")\"", isOn: false)]
  }

  private static func excluded(_ survey: TreeSurvey) -> [String] {
    let folders = survey.vendoredFolders
    let head =
      "Patterns of files to exclude, relative to this folder; \"included\" restricts the check to matching files. "
    guard !folders.isEmpty else {
      return comment(head + "A pattern that ends with a slash matches everything in a folder.")
        + [setting("excluded", "[\"Vendored/\"]", isOn: false)]
    }
    let rest =
      "The documents in these folders are third-party; sources there are still read."
    let patterns = folders.map { folder in
      let pattern = quoted("\(folder.path)/**/*.{xib,storyboard}")
      let count = ReportMessages.count(folder.documents, "document")
      // A folder that is recognized only by its name is commented out, so that the user decides.
      return folder.isManaged
        ? "  \(pattern),  // \(count)" : "  // \(pattern),  // \(count); vendored?"
    }
    return comment(head + rest) + ["excluded: ["] + patterns + ["],"]
  }

  private static func sources(_ survey: TreeSurvey) -> [String] {
    let folders = survey.foldersElsewhere
    let head =
      "The sources: everything in this folder (\(ReportMessages.count(survey.sources, "file")))"
    let rest = folders.isEmpty ? "." : ", and the folders outside it that the Xcode project builds."
    let patterns = (["**"] + (folders.isEmpty ? ["../Shared/"] : folders.map { "\($0)/" })).map(quoted)
    return comment(head + rest)
      + [setting("sources", "[\(patterns.joined(separator: ", "))]", isOn: !folders.isEmpty)]
  }

  private static let severity =
    comment(
      "The severities of findings by id: error, warning, note or off. 'nibproof explain' lists the ids."
    )
    + [setting("severity", "{ \"duplicate-key-path\": \"note\" }", isOn: false)]

  private static let unreachable =
    comment(
      "The maximum severity (error, warning, note or off) of findings in documents, scenes, cells and "
        + "code that the app does not reach."
    )
    + [setting("unreachable", "\"warning\"", isOn: false)]

  private static let allow =
    comment(
      "Findings to suppress. An entry that no longer matches a finding is reported."
    ) + [
      "allow: [",
      "  // { id: \"undefined-key\", object: \"abc-12-def\", keyPath: \"legacy\", reason: \"...\" },", "],",
    ]

  private static func setting(_ key: String, _ value: String, isOn: Bool) -> String {
    "\(isOn ? "" : "// ")\(key): \(value),"
  }

  private static func comment(_ text: String) -> [String] {
    TextWrapping.lines(of: text, width: 96).map { "// \($0)" }
  }

  private static func quoted(_ text: String) -> String { JSONText(isPretty: false).text(of: .string(text)) }
}
