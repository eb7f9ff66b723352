import Testing
import XCTest

/// The location of a call in a test.
struct CallSite {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt
}

/// Records issues in the running test, with Swift Testing or XCTest.
enum IssueRecorder {
  static func record(_ text: String, at call: CallSite) {
    guard Test.current == nil else {
      Issue.record(
        Comment(rawValue: text),
        sourceLocation: SourceLocation(
          fileID: "\(call.fileID)",
          filePath: "\(call.filePath)",
          line: Int(clamping: call.line),
          column: Int(clamping: call.column)
        )
      )
      return
    }
    XCTFail(text, file: call.filePath, line: call.line)
  }
}
