public import Validation

extension Explanations {
  /// The explanations of configuration diagnostics (about specs, configurations and comments), in the order of the
  /// kinds.
  public static let remarks: [Explanation] = ConfigurationDiagnostic.Kind.allCases.map(explanation(of:))

  /// The explanation of a kind of configuration diagnostic.
  public static func explanation(of kind: ConfigurationDiagnostic.Kind) -> Explanation {
    switch kind {
    case .expectation:
      Explanation(
        kind.rawValue,
        "what a spec expects did not come out",
        "With `expect`, a `spec.json` names the findings and values of its folder, exactly: one that is missing fails as "
          + "well as one that comes beside them. What cannot be proved is no difference.",
        document: "",
        source: "",
        remedy: "Mend the document or source if the spec is right, and the spec if it is not."
      )
    case .acceptance:
      Explanation(
        kind.rawValue,
        "what accepts findings accepts none, or is written wrongly",
        "An entry of `allow`, or a comment `nibproof:ignore`, that nothing matches any more would hide the next finding "
          + "of its kind. One with an id that there is not, or without a reason, accepts nothing. Where only a part of "
          + "a tree is validated nothing is said of entries for the rest.",
        document: "",
        source: "",
        remedy:
          "Take the entry or comment out, or write it as `nibproof:ignore ID - reason`, with an id that there is."
      )
    case .pattern:
      Explanation(
        kind.rawValue,
        "a pattern of a configuration names no file",
        "Patterns of `documents`, `sources`, `included` and `excluded` count from the folder of their file, in upper "
          + "and lower case as they are written; one that ends in a slash means all below a folder. One that names "
          + "nothing is misspelt, or its folder is not there on this machine. It is a warning, and fails no run.",
        document: "",
        source: "",
        remedy: "Write the pattern as the folder is called, or take it out."
      )
    case .dependency:
      Explanation(
        kind.rawValue,
        "a dependency was not found, or not in the locked version",
        "`Package.resolved`, `Podfile.lock`, `Cartfile.resolved` and `.gitmodules` name the dependencies of an app. Their "
          + "sources are read where SwiftPM, Xcode, CocoaPods, Carthage and Git put them. What depends on a class of a "
          + "missing dependency is unverified, and a copy of another version may lack members or have others. It is a "
          + "warning, and fails no run; so is a lock file that cannot be read.",
        document: "",
        source: "",
        remedy:
          "Install the locked versions. `nibproof dependencies` lists what was found and what is missing, and "
          + "`--fetch` downloads packages and Carthage's repositories."
      )
    }
  }
}
