public import Checks
public import ProjectModel

extension Explanations {
  /// The explanations of configuration diagnostics, in the order of the kinds.
  public static let diagnostics: [Explanation] = ConfigurationDiagnostic.Kind.allCases.map(explanation(of:))

  /// Returns the explanation of a kind of configuration diagnostic.
  public static func explanation(of kind: ConfigurationDiagnostic.Kind) -> Explanation {
    switch kind {
    case .expectation:
      Explanation(
        kind.rawValue,
        "a spec's expectation is not met, or the spec is invalid",
        "The key 'expect' in a 'spec.json' lists all findings of its folder, and selected connections and values. The "
          + "spec fails for unexpected findings, missing findings, and different or unknown connections and values, "
          + "but not for unverified findings. It also fails if the file is invalid, or if the spec cannot check what "
          + "it describes: a pattern in 'documents' matches no document, the spec does not check any document, the "
          + "patterns exclude every source, a class in 'apply' or a superclass in 'classes' is unknown, a class in "
          + "'classes' is already declared, or the platform does not match a document.",
        document: "",
        source: "",
        remedy: "Fix the document or source if the spec is right; otherwise update the spec."
      )
    case .acceptance:
      Explanation(
        kind.rawValue,
        "a suppression matches no finding, or is invalid",
        "An entry in 'allow' or a comment 'nibproof:ignore' that no longer matches a finding would hide the next "
          + "finding of its kind. An entry or comment with an unknown id or without a reason has no effect. If only a "
          + "part of a tree is validated, unused entries for the rest are not reported.",
        document: "",
        source: "",
        remedy:
          "Remove the entry or comment, or write it as 'nibproof:ignore ID - reason' with an existing id."
      )
    case .pattern:
      Explanation(
        kind.rawValue,
        "a part of a configuration has no effect",
        "Patterns in 'documents', 'sources', 'included' and 'excluded' are relative to the folder of their file and "
          + "case-sensitive. A pattern that ends with a slash matches everything in a folder. A pattern without a "
          + "match is misspelled, or its folder does not exist on this machine.\n\n"
          + "The same diagnostic is reported if the patterns exclude every source, if a class in 'classes' has an "
          + "unknown superclass or is already declared, or if a platform does not match a document. The diagnostic is a "
          + "warning and does not fail a run.",
        document: "",
        source: "",
        remedy: "Correct or remove the pattern, class or platform."
      )
    case .dependency:
      Explanation(
        kind.rawValue,
        "a dependency was not found, or has a version other than the locked one",
        "'Package.resolved', 'Podfile.lock', 'Cartfile.resolved' and '.gitmodules' list the dependencies of an app. "
          + "Their sources are read from the folders of SwiftPM, Xcode, CocoaPods, Carthage and Git. Findings that "
          + "depend on a class of a missing dependency are unverified, and a copy of another version may have other "
          + "members.\n\n"
          + "The same diagnostic is reported if a lock file cannot be read, or if a document that a target builds does "
          + "not exist: the nibs, connections and names in this document are unknown. The diagnostic is a warning and "
          + "does not fail a run.",
        document: "",
        source: "",
        remedy:
          "Install the locked versions. 'nibproof dependencies' lists what was found and what is missing, and "
          + "'--fetch' downloads packages and Carthage repositories."
      )
    }
  }
}
