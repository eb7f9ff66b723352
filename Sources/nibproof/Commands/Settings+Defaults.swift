import Checks
import PortableFoundation
import ProjectModel
import Reporting
import Validation

extension Settings {
  /// Returns the settings, with defaults from the configuration of the paths.
  func withDefaults() throws(Failure) -> Settings {
    try Failure.ofInput { () throws(ValidationError) in
      try applying(try Validator(options: validatorOptions).runDefaults(for: paths))
    }
  }

  private func applying(_ defaults: RunDefaults) throws(ValidationError) -> Settings {
    var settings = self
    // The findings of a revision already include the findings of the baseline.
    if since == nil, baseline == nil, let file = defaults.baseline {
      if let place = defaults.baselinePlace, !FileManager.default.fileExists(atPath: file) {
        let problem = ValidationError.SpecProblem.missingPath(file, key: "baseline")
        throw .invalidSpec(file: place.file, [.init(position: place.position, problem: problem)])
      }
      settings.baseline = file
    }
    if defaults.strict == true, strictness == .normal { settings.strictness = .strict }
    if reporter == nil, let reporter = defaults.reporter {
      let names = Reporters.validation.map(\.name)
      guard names.contains(reporter.name) else {
        let expected = "one of \(names.joined(separator: ", "))"
        let problem = ValidationError.SpecProblem.invalidValue(key: "reporter", expected: expected)
        throw .invalidSpec(file: reporter.file, [.init(position: reporter.position, problem: problem)])
      }
      settings.reporter = reporter.name
    }
    return settings
  }
}
