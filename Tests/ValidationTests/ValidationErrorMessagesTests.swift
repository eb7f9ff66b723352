import Foundation
import InterfaceDocuments
import JSON5
import NibLoading
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Validation

/// The only place that pins the messages of errors, of invalid JSON5 and of expectations that fail.
@Suite("Messages of errors")
struct ValidationErrorMessagesTests {
  typealias Row = Example<String, String>

  private static func spec(_ problem: ValidationError.SpecProblem) -> String {
    "\(ValidationError.invalidSpec(file: "spec.json", [.init(position: position, problem: problem)]))"
  }

  private static let position = SourcePosition(line: 2, column: 3)

  static let errors: [Row] = [
    Row("\(ValidationError.noSuchPath("App"))", "no such file or folder: App"),
    Row(
      "\(ValidationError.noSuchClass("Panl", nearest: "Panel"))",
      "unknown file, folder or class 'Panl'; did you mean 'Panel'?"
    ),
    Row(
      "\(ValidationError.noSuchClass("Panl", nearest: nil))",
      "unknown file, folder or class 'Panl'"
    ),
    Row(
      "\(ValidationError.unreadable(path: "a.xib", reason: "not a regular file"))",
      "cannot read a.xib: not a regular file"
    ),
    Row(
      "\(ValidationError.unwritable(path: "a.xib", reason: "the disk is full"))",
      "cannot write a.xib: the disk is full"
    ),
    Row("\(ValidationError.invalidIndex(path: "a.nibindex", .foreign))", "a.nibindex is not an index"),
    Row(
      "\(ValidationError.invalidIndex(path: "a.nibindex", .otherVersion))",
      "a.nibindex is an index of another version; write it again"
    ),
    Row(
      "\(ValidationError.invalidIndex(path: "a.nibindex", .damaged))",
      "a.nibindex is damaged; write it again"
    ),
    Row(spec(.syntax("it is empty")), "spec.json:2:3: invalid JSON5: it is empty"),
    Row(spec(.unknownKey("quux", nearest: nil)), "spec.json:2:3: unknown key 'quux'"),
    Row(
      spec(.unknownKey("sorces", nearest: "sources")),
      "spec.json:2:3: unknown key 'sorces'; did you mean 'sources'?"
    ),
    Row(spec(.invalidRoot(expected: "an object")), "spec.json:2:3: expected an object"),
    Row(
      spec(.invalidValue(key: "title", expected: "a string")),
      "spec.json:2:3: invalid value for 'title'; expected a string"
    ),
    Row(
      spec(.invalidEntry(key: "allow", expected: "an object")),
      "spec.json:2:3: invalid entry in 'allow'; expected an object"
    ),
    Row(
      spec(.unknownID("undefined-ky", nearest: "undefined-key")),
      "spec.json:2:3: unknown finding id 'undefined-ky'; did you mean 'undefined-key'?"
    ),
    Row(spec(.unknownID("xyz", nearest: nil)), "spec.json:2:3: unknown finding id 'xyz'"),
    Row(spec(.missingKey("reason")), "spec.json:2:3: missing key 'reason'"),
    Row(
      spec(.missingPath("../Gone", key: "sources")),
      "spec.json:2:3: '../Gone' in 'sources' does not exist"
    ),
    Row(
      "\(ValidationError.invalidSpec(file: "spec.json", [.init(position: nil, problem: .missingKey("id"))]))",
      "spec.json: missing key 'id'"
    ),
  ]

  private static func fault(_ kind: JSON5Fault.Kind) -> String { JSON5Fault(offset: 0, kind: kind).message }

  static let faults: [Row] = [
    Row(fault(.encoding), "a byte that is no text in UTF-8"),
    Row(fault(.nothing), "it is empty"),
    Row(fault(.missingValue), "a value must stand here"),
    Row(fault(.missingKey), "a key must stand here"),
    Row(fault(.repeatedKey("title")), "the key 'title' stands twice"),
    Row(fault(.missingColon), "a colon is missing behind the key"),
    Row(fault(.missingComma(closing: "}")), "a comma or a '}' is missing behind the value"),
    Row(fault(.openBracket("{")), "nothing closes this '{'"),
    Row(fault(.openString), "a string that does not end on its line"),
    Row(fault(.openComment), "a comment that does not end"),
    Row(fault(.escape), "nothing is escaped like this"),
    Row(fault(.number), "no number is written like this"),
    Row(fault(.word("nibs")), "'nibs' is no value; a string stands in quotes"),
    Row(fault(.rest), "nothing may stand behind the end"),
    Row(fault(.depth), "too many brackets in one another"),
  ]

  private static let finding = Finding(
    id: .undefinedKey,
    consequence: .dropped,
    message: "",
    file: "V.xib",
    position: SourcePosition(line: 4, column: 62),
    object: Finding.Object(id: "v-1", className: "V", element: "view", label: nil),
    keyPath: "titel"
  )

  private static let pattern = Spec.FindingPattern(
    id: .undefinedKey,
    consequence: .crash,
    object: "v-1",
    keyPath: "titel"
  )

  private static let comment = IgnoreComment(
    location: RuntimeAttributes.SourceLocation(file: "V.swift", position: position),
    ids: ["undefined-key", "lossy-number"]
  )

  static let comparisons: [Row] = [
    Row(
      SpecMessage.missingFinding(pattern, nearest: finding),
      """
      a finding is missing
      expected: undefined-key, crash, object v-1, key path titel
      found:    undefined-key, dropped, object v-1, key path titel, at V.xib:4:62
      """
    ),
    Row(
      SpecMessage.missingFinding(Spec.FindingPattern(id: .nilForScalar), nearest: nil),
      """
      a finding is missing
      expected: nil-for-scalar
      found:    nothing like it
      """
    ),
    Row(
      SpecMessage.unusedAllowance(pattern),
      "nothing matches what is allowed: undefined-key, crash, object v-1, key path titel"
    ),
    Row(
      SpecMessage.unusedComment(comment),
      "nothing matches what is ignored: undefined-key, lossy-number"
    ),
    Row(
      SpecMessage.commentWithoutReason(comment),
      "why is it ignored? Write: nibproof:ignore undefined-key lossy-number - reason"
    ),
    Row(
      SpecMessage.unexpectedFinding(finding),
      """
      a finding is not expected
      found:    undefined-key, dropped, object v-1, key path titel, at V.xib:4:62
      """
    ),
    Row(
      SpecMessage.idlePattern("Old/", .documents),
      "'documents' names 'Old/', and no document is there"
    ),
    Row(
      SpecMessage.idlePattern("Ap/**", .included),
      "'included' names 'Ap/**', and no document or source is there"
    ),
    Row(SpecMessage.idlePattern("Old/", .sources), "'sources' names 'Old/', and no source is there"),
    Row(
      SpecMessage.idlePattern("Old/", .excluded),
      "'excluded' names 'Old/', and no document or source is there"
    ),
    Row(SpecMessage.commentWithoutID, "what is ignored? Write: nibproof:ignore ID - reason"),
    Row(
      SpecMessage.differentValue("v-1.title", expected: "Bye", found: "Hello"),
      "the value of v-1.title differs\nexpected: \"Bye\"\nfound:    \"Hello\""
    ),
    Row(
      SpecMessage.differentValue("v-1.title", expected: .nil, found: nil),
      "the value of v-1.title differs\nexpected: nil\nfound:    nothing that is known"
    ),
    Row(
      SpecMessage.differentValue(
        "v-1.size",
        expected: .size(.init(width: 1, height: 2.5)),
        found: true
      ),
      "the value of v-1.size differs\nexpected: size (1.0, 2.5)\nfound:    true"
    ),
    Row(
      SpecMessage.valueOfUnknownObject("v-9.title", id: "v-9"),
      "the value of v-9.title is expected, and no document has an object 'v-9'"
    ),
    Row(
      SpecMessage.valueWithoutKeyPath("title"),
      "'title' names no value: write an object's id, a dot and a key path"
    ),
  ]

  @Test("The message is the localized description")
  func localized() {
    let error = ValidationError.noSuchPath("App")
    #expect(error.localizedDescription == error.description)
  }

  @Test("Each has its message", arguments: errors + faults + comparisons)
  func messages(_ row: Row) {
    #expect(row.input == row.expected, sourceLocation: row.sourceLocation)
  }
}
