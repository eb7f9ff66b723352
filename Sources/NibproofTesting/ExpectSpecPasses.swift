public import Checks
public import Foundation
public import ProjectModel
import Validation

/// Returns the specs below a folder, as arguments of a parameterized test.
///
/// ```swift
/// import Foundation
/// import NibproofTesting
/// import Testing
///
/// @Test(arguments: try specs(in: URL(filePath: "../../Specs", relativeTo: URL(filePath: #filePath))))
/// func specHolds(_ spec: URL) async throws {
///   try await expectSpecPasses(spec)
/// }
/// ```
///
/// - Parameter folder: The folder to search.
/// - Returns: The URLs of all files called `spec.json`, sorted by path; hidden folders are skipped.
/// - Throws: A `ValidationError` if the URL is not a file URL, or if the folder contains no specs, so that a test
///   cannot pass without a check.
public func specs(in folder: URL) throws(ValidationError) -> [URL] {
  guard folder.isFileURL else { throw .noSuchPath(folder.absoluteString) }
  let path = folder.standardizedFileURL.path
  let files = FileManager.default.enumerator(
    at: URL(fileURLWithPath: path),
    includingPropertiesForKeys: nil,
    options: .skipsHiddenFiles
  )
  let specs = (files?.compactMap { $0 as? URL } ?? []).filter { $0.lastPathComponent == specName }
  guard !specs.isEmpty else { throw .noSuchPath("\(path)/**/\(specName)") }
  return specs.map(\.standardizedFileURL).sorted { $0.path < $1.path }
}

private let specName = "spec.json"

/// Expects that a spec passes.
///
/// Each unmet expectation is recorded as an issue of the test, with its position in the spec, and each failing finding
/// with its position in the document.
///
/// - Parameters:
///   - spec: The URL of a `spec.json` file.
///   - strictness: The severities that fail: errors by default; `.strict` adds warnings, and `.lenient` records no
///     issues.
///   - fileID: The ID of the file that contains the call.
///   - filePath: The path of the file that contains the call.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: The result of the spec.
/// - Throws: A `ValidationError` if the spec does not exist, is not called `spec.json`, or is invalid.
@discardableResult
public func expectSpecPasses(
  _ spec: URL,
  strictness: Strictness = .normal,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async throws(ValidationError) -> SpecResult {
  guard spec.isFileURL, spec.lastPathComponent == specName else { throw .noSuchPath(spec.absoluteString) }
  let path = spec.standardizedFileURL.path
  // The report also contains the results of specs in subfolders.
  let report = try await Validator().validate([spec.standardizedFileURL.deletingLastPathComponent().path])
  guard let result = report.results.first(where: { $0.file == path }) else { throw .noSuchPath(path) }
  let call = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let issues = LoadIssues(ValidationReport(results: [result]), paths: [path], strictness: strictness)
  for issue in issues.messages { IssueRecorder.record(issue, at: call) }
  return result
}
