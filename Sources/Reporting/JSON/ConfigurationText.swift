import RuntimeAttributes
public import Validation

/// The text of an initial `nibproof.json` for a tree: detected settings and commented options.
public enum ConfigurationText {
  /// The text of the file, based on the tree alone.
  public static func text(of survey: TreeSurvey) -> String {
    let sections = [
      platform(survey), deploymentTarget(survey), excluded(survey), sources(survey), severity, unreachable,
      allow,
    ]
    let head = comment(
      "What 'nibproof' is told of this folder and all below it. The file is JSON5: comments like this one and a comma "
        + "at the end are fine. A nibproof.json in a folder below refines this one."
    )
    let body = ([head] + sections).map { $0.map { $0.isEmpty ? $0 : "  " + $0 }.joined(separator: "\n") }
    return "{\n\(body.joined(separator: "\n\n"))\n}\n"
  }

  private static func platform(_ survey: TreeSurvey) -> [String] {
    let counts = survey.documents.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
      .map { "\($0.key.rawValue) (\(ReportMessages.count($0.value, "document")))" }
    let found = counts.isEmpty ? "No document was found." : "Found: \(counts.joined(separator: ", "))."
    let rest = "Each document is loaded for its own platform unless one is said for all."
    return comment("\(found) \(rest)")
      + [setting("platform", "\"\(survey.platform?.rawValue ?? "iOS")\"", isOn: survey.platform != nil)]
  }

  private static func deploymentTarget(_ survey: TreeSurvey) -> [String] {
    let versions = survey.deploymentTargets.sorted { $0.key.rawValue < $1.key.rawValue }
    let found = versions.map { "\($0.key.rawValue) \($0.value)" }.joined(separator: ", ")
    let head = "The oldest system that the app runs on decides what a failure leads to. "
    let rest =
      found.isEmpty
      ? "No Xcode project says it for sure, so each document is taken by its word; better say it here."
      : "The Xcode project says \(found), which is followed as it changes; said here, it holds in its place."
    return comment(head + rest)
      + [setting("deploymentTarget", "\"\(versions.first?.value.description ?? "15.0")\"", isOn: false)]
  }

  private static func excluded(_ survey: TreeSurvey) -> [String] {
    let folders = survey.vendoredFolders
    let head = "Patterns of what does not count, from this folder; \"included\" names what alone does. "
    guard !folders.isEmpty else {
      return comment(head + "A pattern that ends in a slash is a folder with all below it.")
        + [setting("excluded", "[\"Vendored/\"]", isOn: false)]
    }
    let rest =
      "The documents of these folders are others' affair; their sources are still read for their classes."
    let patterns = folders.map { folder in
      let pattern = quoted("\(folder.path)/**/*.{xib,storyboard}")
      let count = ReportMessages.count(folder.documents, "document")
      // A folder that is recognized by its name only is left for the user to decide.
      return folder.isManaged
        ? "  \(pattern),  // \(count)" : "  // \(pattern),  // \(count); others' by its name?"
    }
    return comment(head + rest) + ["excluded: ["] + patterns + ["],"]
  }

  private static func sources(_ survey: TreeSurvey) -> [String] {
    let folders = survey.foldersElsewhere
    let head =
      "Where the sources are: all that is below this folder (\(ReportMessages.count(survey.sources, "file")))"
    let rest = folders.isEmpty ? "." : ", and what the Xcode project builds from beside it."
    let patterns = (["**"] + (folders.isEmpty ? ["../Shared/"] : folders.map { "\($0)/" })).map(quoted)
    return comment(head + rest)
      + [setting("sources", "[\(patterns.joined(separator: ", "))]", isOn: !folders.isEmpty)]
  }

  private static let severity =
    comment(
      "How serious findings are, by their ids: error, warning, note or off. 'nibproof explain' lists the ids."
    )
    + [setting("severity", "{ \"duplicate-key-path\": \"note\" }", isOn: false)]

  private static let unreachable =
    comment(
      "How serious they are at most in nibs, scenes and cells that nothing is seen to load, in the same words."
    )
    + [setting("unreachable", "\"warning\"", isOn: false)]

  private static let allow =
    comment(
      "Findings that are known and accepted, by what they are about. One that matches nothing any more is reported."
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

  private static func quoted(_ text: String) -> String {
    var quoted = ""
    JSONText(isPretty: false).write(.string(text), to: &quoted)
    return String(quoted.dropLast())
  }
}
