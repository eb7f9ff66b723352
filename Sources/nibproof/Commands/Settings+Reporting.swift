import PortableFoundation
import ProjectModel
import Reporting
import Validation

extension Settings {
  /// Returns the selected reporter, or the first reporter by default.
  private func reporter<Subject>(among reporters: [any Reporter<Subject>]) -> (any Reporter<Subject>)? {
    reporters.first { $0.name == reporter } ?? reporters.first
  }

  /// Returns the selected validation reporter, or the first reporter by default.
  func reporter(among reporters: [any ValidationReporter]) -> (any ValidationReporter)? {
    reporters.first { $0.name == reporter } ?? reporters.first
  }

  func reportOptions(_ texts: SourceTexts, _ console: Console) -> ReportOptions {
    var options = ReportOptions(
      detail: detail,
      strictness: strictness,
      style: console.style(color, isFile: output != nil),
      texts: texts,
      folder: FileManager.default.currentDirectoryPath,
      repository: Self.repository(console.variables),
      version: Version.number,
      platform: platform,
      width: output == nil && console.isTerminal ? console.textWidth : Terminal.widest
    )
    (options.link, options.date, options.baseline) = (link, date, baseline)
    (options.title, options.revision) = (title, since)
    return options
  }

  /// The title of the report: the name of the only operand, or else of the current folder.
  private var title: String {
    let here = FileManager.default.currentDirectoryPath
    guard let path = operands.first, operands.count == 1 else { return PathName.file(of: here) }
    return PathName.file(of: PathName.resolved(path.hasPrefix("/") ? path : "\(here)/\(path)"))
  }

  /// Returns the location of the repository, from the environment variables of CI servers, or nil elsewhere.
  private static func repository(_ variables: [String: String]) -> RepositoryPaths? {
    let roots = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"].compactMap { variables[$0] }.filter { !$0.isEmpty }
    return roots.isEmpty ? nil : repository(roots: roots)
  }

  /// Returns a converter for paths below the given folders, with and without resolved symbolic links.
  static func repository(roots: [String]) -> RepositoryPaths {
    let here = FileManager.default.currentDirectoryPath
    let urls = roots.map { URL(fileURLWithPath: $0, isDirectory: true) }
    // Unlike paths from the user, paths from the system may have symbolic links resolved.
    let all = urls.map(\.standardizedFileURL.path) + urls.map { $0.resolvingSymlinksInPath().path }
    let resolved = URL(fileURLWithPath: here).resolvingSymlinksInPath().path
    return RepositoryPaths(
      folder: all.contains { here == $0 || here.hasPrefix($0 + "/") } ? here : resolved,
      roots: all
    )
  }

  /// Writes a report with the selected reporter to the selected output.
  func report<Subject>(
    _ subject: Subject,
    by reporters: [any Reporter<Subject>],
    texts: SourceTexts = .files,
    console: inout Console
  ) throws(Failure) {
    guard let reporter = reporter(among: reporters) else { return }
    let options = reportOptions(texts, console)
    guard let output else {
      reporter.write(subject, options: options, to: &console.output)
      return
    }
    try OutputFile.replace(output) { reporter.write(subject, options: options, to: &$0) }
  }

  /// Reports the reason why a command could not run.
  ///
  /// Errors with a location are reported in the format of the selected reporter, if it is a line reporter.
  func report(_ failure: Failure, console: inout Console) {
    guard case .validation(let error) = failure else {
      return console.errors.write(CommandMessages.error(failure.message))
    }
    let lineReporter = Reporters.runs.first { $0.name == reporter } as? any LineReporter
    for (place, message) in error.diagnostics {
      if let place, let lineReporter {
        console.output.write(
          lineReporter.line(of: message, at: place, options: reportOptions(.files, console))
        )
      } else {
        console.errors.write(
          place.map { CommandMessages.error("\($0)", message) } ?? CommandMessages.error(message)
        )
      }
    }
  }

  /// Writes the stamp file that indicates success to a build system.
  ///
  /// The file contains a comment that all source languages accept, since some build systems compile the outputs of
  /// tools.
  static func write(stamp: String) throws(Failure) {
    try OutputFile.replace(stamp) { $0.write("// No failures, checked by \(Version.line)") }
  }

  /// The folder into which dependencies are fetched; nil if the user has no cache folder.
  var dependencyCache: String? { dependencyPlaces.cache }

  /// The places to search for dependencies, starting with the places in the arguments.
  private var dependencyPlaces: DependencyPlaces {
    var places = DependencyPlaces(environment: environment)
    if let derivedData { places.derivedData.insert(derivedData, at: 0) }
    if let sourcePackages { places.sourcePackages.insert(sourcePackages, at: 0) }
    return places
  }

  /// The options of a validation.
  var validatorOptions: Validator.Options {
    var options = Validator.Options()
    options.platform = platform
    options.deploymentTarget = deploymentTarget
    options.specFile = specFile
    options.only = Set(only)
    options.disabled = Set(disabled)
    options.reportsUnused = wantsUnused
    options.jobs = jobs
    options.places = dependencyPlaces
    return options
  }
}
