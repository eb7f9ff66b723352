import PortableFoundation
import ProjectModel
import Validation

extension Settings {
  /// Validates the files of the revision given by `--since`.
  ///
  /// - Returns: The findings before the change, or nil without the option.
  func comparison(_ console: inout Console) async throws(Failure) -> ChangeComparison? {
    guard let since else { return nil }
    do throws(GitFailure.Reason) {
      let tree = try WorkTree(of: paths)
      let commit = try tree.origin(since)
      let copy = try RevisionTree(of: commit, in: tree)
      let moves = try tree.moves(since: commit)
      var report = try await report(on: copy, of: tree, &console)
      report.replaceFiles { path in
        let path = PathName.relative(path, to: copy.folder)
        return PathName.joined(tree.root, moves[path] ?? path)
      } inMessages: {
        $0.replacing(copy.folder + "/", with: "")
      }
      return ChangeComparison(with: report) { tree.path($0) }
    } catch {
      throw .revision(since, error)
    }
  }

  /// Validates the paths in a copy of an earlier revision.
  private func report(
    on copy: RevisionTree,
    of tree: WorkTree,
    _ console: inout Console
  ) async throws(GitFailure.Reason) -> ValidationReport {
    let paths = paths.map(tree.path).filter(copy.contains).map { PathName.joined(copy.folder, $0) }
    guard !paths.isEmpty else { return ValidationReport(results: []) }
    var options = validatorOptions
    options.places.copy = DependencyPlaces.Copy(copy.folder, of: tree.root)
    options.specFile = specFile.map { file in
      let path = tree.path(file)
      return copy.contains(path) ? PathName.joined(copy.folder, path) : file
    }
    do throws(Failure) {
      return try await console.observed(self, isCopy: true) { () async throws(ValidationError) in
        try await Validator(options: options).validate(paths)
      }
    } catch {
      throw .invalid(error.message.replacing(copy.folder + "/", with: ""))
    }
  }
}

extension ValidationReport {
  /// Replaces the paths of the files with findings and diagnostics, and the paths in the messages of diagnostics.
  fileprivate mutating func replaceFiles(
    _ path: (String) -> String,
    inMessages message: (String) -> String
  ) {
    for index in results.indices {
      for finding in results[index].findings.indices {
        results[index].findings[finding].file = path(results[index].findings[finding].file)
      }
      for list in [\SpecResult.failures, \SpecResult.warnings] {
        results[index][keyPath: list] = results[index][keyPath: list].map { diagnostic in
          var diagnostic = diagnostic
          diagnostic.place.file = path(diagnostic.place.file)
          diagnostic.message = message(diagnostic.message)
          return diagnostic
        }
      }
    }
  }
}
