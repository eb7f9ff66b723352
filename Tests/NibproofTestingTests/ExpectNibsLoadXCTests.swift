import NibproofTesting
import XCTest

@testable import Validation

final class ExpectNibsLoadXCTests: XCTestCase {
  /// The recorded failures of a test that expects failures, or nil in other tests, whose failures XCTest reports.
  private var failures: [(text: String, line: Int?)]?

  func testLoadableFolderRecordsNoFailure() async throws {
    let folder = try NibFolder(outlet: "button")
    let report = try await expectNibsLoad(in: folder.url)
    XCTAssertEqual(report.counts.documents, 1)
  }

  func testEachFindingIsAFailureAtTheCall() async throws {
    let folder = try NibFolder(outlet: "buton")
    failures = []
    try await expectNibsLoad(in: folder.url)
    let (line, recorded) = (#line - 1, failures ?? [])
    failures = nil
    XCTAssertEqual(recorded.count, 1)
    XCTAssertEqual(recorded.first?.line, line)
    let message = "Panel.xib:6:17: error: 'Panel' has no outlet 'buton'"
    XCTAssertEqual(recorded.first?.text.contains(message), true)
  }

  #if canImport(Darwin)
    override func record(_ issue: XCTIssue) {
      guard failures == nil else {
        failures?.append((issue.compactDescription, issue.sourceCodeContext.location?.lineNumber))
        return
      }
      super.record(issue)
    }
  #else
    override func recordFailure(
      withDescription description: String,
      inFile filePath: String,
      atLine lineNumber: Int,
      expected: Bool
    ) {
      guard failures == nil else {
        failures?.append((description, lineNumber))
        return
      }
      super.recordFailure(
        withDescription: description,
        inFile: filePath,
        atLine: lineNumber,
        expected: expected
      )
    }
  #endif
}
