public import Checks
public import Foundation
public import ProjectModel
@_exported public import Validation

/// Expects that every document under the given folders loads.
///
/// The function validates like `nibproof validate`: it checks each `.xib` and `.storyboard` file against the sources
/// under the same folders, and applies the configurations, specs and suppressions in them. Each failing finding is
/// recorded as an issue of the test, with its position in the document, its consequence and the console message. Issues
/// are also recorded for unmet expectations of specs, and if no documents are found.
///
/// - Parameters:
///   - folder: A folder of documents and sources, or a file.
///   - more: Further folders or files.
///   - options: The options of the validation, such as the platform; by default, specs and documents determine the
///     platform.
///   - strictness: The severities that fail: errors by default; `.strict` adds warnings, and `.lenient` records no
///     issues.
///   - fileID: The ID of the file that contains the call.
///   - filePath: The path of the file that contains the call.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: The report, including findings that do not fail.
/// - Throws: A `ValidationError` if a folder does not exist or is not a file URL, or a configuration is invalid.
@discardableResult
public func expectNibsLoad(
  in folder: URL,
  _ more: URL...,
  options: Validator.Options = Validator.Options(),
  strictness: Strictness = .normal,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async throws(ValidationError) -> ValidationReport {
  let folders = [folder] + more
  if let elsewhere = folders.first(where: { !$0.isFileURL }) { throw .noSuchPath(elsewhere.absoluteString) }
  // Tests usually specify folders relative to their own file; standardized paths are shorter in findings.
  let paths = folders.map(\.standardizedFileURL.path)
  let report = try await Validator(options: options).validate(paths)
  let call = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  for issue in LoadIssues(report, paths: paths, strictness: strictness).messages {
    IssueRecorder.record(issue, at: call)
  }
  return report
}
