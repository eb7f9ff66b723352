public import Foundation
@_exported public import NibLoading
@_exported public import Validation

// Not all of it: its SourceLocation would stand beside that of Swift Testing.
@_exported public import enum RuntimeAttributes.Platform
@_exported public import struct RuntimeAttributes.PlatformVersion

/// Expects that every document below some folders loads.
///
/// Everything is validated as the command `nibproof` does: each `.xib` and `.storyboard` file against the sources
/// below the same folders, with their configurations, specs and accepted findings. Each finding that fails is an issue
/// of the test, with the place in the document, the consequence, and what the runtime prints.
///
/// ```swift
/// import Foundation
/// import NibproofTesting
/// import Testing
///
/// @Test func nibsLoad() async throws {
///   try await expectNibsLoad(in: URL(filePath: "../../App", relativeTo: URL(filePath: #filePath)))
/// }
/// ```
///
/// The same call works in a method of an `XCTestCase`.
///
/// - Parameters:
///   - folder: A folder of documents and sources; also a single file.
///   - more: Others.
///   - options: The platform and oldest system to load for, where the documents do not tell.
///   - strictness: What fails; in a strict run what is silently wrong does as well.
///   - fileID: The test's file.
///   - filePath: The test's file.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: What was found, with what does not fail and what could not be proved.
/// - Throws: A `ValidationError` if a folder does not exist, which is no file's URL, or a configuration cannot be read.
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
  // A test names folders from its own file, by way of folders above it, which nobody wants to read in each finding.
  let paths = folders.map(\.standardizedFileURL.path)
  let report = try await Validator(options: options).validate(paths)
  let call = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  for issue in LoadIssues(report, paths: paths, strictness: strictness).sentences {
    IssueRecorder.record(issue, at: call)
  }
  return report
}
