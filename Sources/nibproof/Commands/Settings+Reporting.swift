import PortableFoundation
import Reporting
import RuntimeAttributes
import Validation

extension Settings {
  /// The reporter that the arguments ask for; the table's first unless they do.
  private func reporter<Subject>(among reporters: [any Reporter<Subject>]) -> (any Reporter<Subject>)? {
    reporters.first { $0.name == reporter } ?? reporters.first
  }

  /// The reporter of validations that the arguments ask for.
  func reporter(among reporters: [any ValidationReporter]) -> (any ValidationReporter)? {
    reporters.first { $0.name == reporter } ?? reporters.first
  }

  /// How much is told, and how.
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
    options.title = title
    return options
  }

  /// The name of the app: that of the only folder, or else of the current one.
  private var title: String {
    let here = FileManager.default.currentDirectoryPath
    guard let path = operands.first, operands.count == 1 else { return PathName.file(of: here) }
    return PathName.file(of: PathName.resolved(path.hasPrefix("/") ? path : "\(here)/\(path)"))
  }

  /// Where the repository is, by the variables of servers that build it; nil elsewhere.
  private static func repository(_ variables: [String: String]) -> RepositoryPaths? {
    let roots = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"].compactMap { variables[$0] }.filter { !$0.isEmpty }
    return roots.isEmpty ? nil : repository(roots: roots)
  }

  /// The paths below some folders, links to which lead to the same.
  static func repository(roots: [String]) -> RepositoryPaths {
    let here = FileManager.default.currentDirectoryPath
    let urls = roots.map { URL(fileURLWithPath: $0, isDirectory: true) }
    // The system's path of a folder may have a link resolved that a path as it was given has not.
    let all = urls.map(\.standardizedFileURL.path) + urls.map { $0.resolvingSymlinksInPath().path }
    let resolved = URL(fileURLWithPath: here).resolvingSymlinksInPath().path
    return RepositoryPaths(
      folder: all.contains { here == $0 || here.hasPrefix($0 + "/") } ? here : resolved,
      roots: all
    )
  }

  /// Reports by the reporter that the arguments ask for to where they ask for it.
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
    do throws(FileStream.SystemFailure) {
      try OutputFile(path: output).write { stream in
        reporter.write(subject, options: options, to: &stream)
      }
    } catch {
      throw .output(path: output, reason: error.reason)
    }
  }

  /// Reports why a command could not run, in the format of the reporter if an error has a place.
  func report(_ failure: Failure, console: inout Console) {
    guard case .validation(let error) = failure else {
      return console.errors.write(CommandMessages.error(failure.sentence))
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

  /// Writes the file that tells a build system that nothing failed.
  ///
  /// It is a comment in the languages of the sources, since some build systems compile whatever a tool writes.
  static func write(stamp: String) throws(Failure) {
    do throws(FileStream.SystemFailure) {
      try OutputFile(path: stamp).write { $0.write("// Nothing fails, says \(Version.line)") }
    } catch {
      throw .output(path: stamp, reason: error.reason)
    }
  }

  /// Writes an index to where the arguments ask for it.
  ///
  /// - Parameters:
  ///   - option: The option that asks for an index.
  ///   - bytes: Makes the index.
  /// - Throws: A ``Failure`` if there is no index to write, or no place for it.
  func writeIndex(
    for option: Option,
    _ bytes: () async throws(ValidationError) -> [UInt8]
  ) async throws(Failure) {
    guard let output else { throw .usage(.missingOption("--output", for: option.spelling)) }
    let index: [UInt8]
    do throws(ValidationError) { index = try await bytes() } catch { throw .validation(error) }
    do throws(FileStream.SystemFailure) {
      try OutputFile(path: output).write { $0.write(index) }
    } catch {
      throw .output(path: output, reason: error.reason)
    }
  }

  /// What is validated: the paths, or with indexes the documents that are named.
  var documentPaths: [String] { indexes.isEmpty ? paths : operands }

  /// The folder to which dependencies are fetched; nil if the user has no cache.
  var dependencyCache: String? { dependencyPlaces.cache }

  /// Where dependencies are looked for: first where the arguments say.
  private var dependencyPlaces: DependencyPlaces {
    var places = DependencyPlaces(
      environment: ProcessInfo.processInfo.environment,
      cacheFolder: cacheFolder ?? Validator.standardCacheFolder
    )
    if let derivedData { places.derivedData.insert(derivedData, at: 0) }
    if let sourcePackages { places.sourcePackages.insert(sourcePackages, at: 0) }
    return places
  }

  /// What a validation is told.
  var validatorOptions: Validator.Options {
    var options = Validator.Options()
    options.platform = platform
    options.deploymentTarget = deploymentTarget
    options.specFile = specFile
    options.only = Set(only)
    options.disabled = Set(disabled)
    options.reportsUnused = wantsUnused
    options.jobs = jobs
    options.indexes = indexes
    options.places = dependencyPlaces
    options.cacheFolder = cacheFolder ?? (isCached ? Validator.standardCacheFolder : nil)
    return options
  }
}
