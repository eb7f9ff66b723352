import ProjectModel
import Reporting
import Validation

/// The `nibproof dependencies` command.
struct DependenciesCommand: Command {
  let name = "dependencies"
  let summary = "lists the locked dependencies and whether they were found"
  let discussion =
    "Reads Package.resolved, Podfile.lock, Cartfile.resolved, .gitmodules, and the package references of Xcode projects, "
    + "package manifests and XcodeGen's project.yml. Looks for each dependency in .build, SourcePackages, DerivedData, Pods, "
    + "Carthage, submodules, local folders and the cache folder of --fetch. Findings that depend on a "
    + "missing dependency are unverified. With --fetch, downloads the locked commits of packages and Carthage repositories, "
    + "without running their code."
  let operands = [Operand.any("PATH", "Files and folders (default: the current folder).")]
  let exitStatuses: KeyValuePairs<ExitStatus, String> = [
    .success: "success", .found: "a dependency cannot be fetched", .couldNotRun: couldNotRun,
  ]
  let options: [Option] = [
    .reporter(among: Reporters.dependencies), .output, .fetch, .allowLocal, .derivedData, .sourcePackages,
    .jobs, .color, .help,
  ]
  let examples = [
    Example(line: "nibproof dependencies", explanation: "lists found and missing dependencies"),
    Example(
      line: "nibproof dependencies --fetch && nibproof",
      explanation: "complete results on a machine without Xcode"
    ),
  ]

  func run(_ settings: Settings, console: inout Console) async throws(Failure) -> ExitStatus {
    let validator = Validator(options: settings.validatorOptions)
    let read = { () async throws(ValidationError) in
      try await validator.dependencies(below: settings.paths)
    }
    var report = try await Failure.ofInput(read)
    let failures = await fetch(report, settings)
    if settings.wantsFetching { report = try await Failure.ofInput(read) }
    for failure in failures {
      console.errors.write(CommandMessages.error(CommandMessages.notFetched(failure)))
    }
    try settings.report(report, by: Reporters.dependencies, console: &console)
    return failures.isEmpty ? .success : .found
  }

  /// Fetches the dependencies that are missing or have a different version, and returns the failures; does nothing
  /// without `--fetch` or a cache folder.
  private func fetch(_ report: DependencyReport, _ settings: Settings) async -> [GitFailure] {
    guard settings.wantsFetching, let cache = settings.dependencyCache else { return [] }
    let fetcher = GitFetcher(cache: cache, allowsLocal: settings.allowsLocalRepositories)
    let wanted = report.statuses.filter { $0.state != .found && $0.dependency.cacheName != nil }
    return await fetcher.fetch(wanted.map(\.dependency), jobs: settings.jobs)
  }
}
