import Foundation
import InterfaceDocuments
import JSON5
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import NibLoading
@testable import ProjectModel
@testable import SourceModel
@testable import Validation

/// The messages of errors, of invalid JSON5 and of failed expectations.
@Suite("Error messages")
struct ValidationErrorMessagesTests {
  typealias Row = Example<String, String>

  private static func spec(_ problem: ValidationError.SpecProblem) -> String {
    "\(ValidationError.invalidSpec(file: "spec.json", [.init(position: position, problem: problem)]))"
  }

  private static let position = SourcePosition(line: 2, column: 3)

  static let errors: [Row] = [
    Row("\(ValidationError.noSuchPath("App"))", "no such file or folder: App"),
    Row("\(ValidationError.cancelled)", "the validation was cancelled"),
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
      "\(ValidationError.compiled(path: "A.nib"))",
      "cannot validate compiled document A.nib; pass the .xib or .storyboard file"
    ),
    Row(spec(.misplacedKey("expect", file: "spec.json")), "spec.json:2:3: 'expect' is a key of spec.json"),
    Row(spec(.syntax("empty file")), "spec.json:2:3: invalid JSON5: empty file"),
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
    Row(spec(.superclassCycle(["A", "B", "A"])), "spec.json:2:3: superclass cycle: A > B > A"),
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
    Row(fault(.encoding), "invalid UTF-8"),
    Row(fault(.nothing), "empty file"),
    Row(fault(.missingValue), "expected a value"),
    Row(fault(.missingKey), "expected a key"),
    Row(fault(.repeatedKey("title")), "duplicate key 'title'"),
    Row(fault(.missingColon), "expected ':' after the key"),
    Row(fault(.missingComma(closing: "}")), "expected ',' or '}' after the value"),
    Row(fault(.openBracket("{")), "missing '}'"),
    Row(fault(.openString), "unterminated string"),
    Row(fault(.openComment), "unterminated comment"),
    Row(fault(.escape), "invalid escape sequence"),
    Row(fault(.number), "invalid number"),
    Row(fault(.word("nibs")), "invalid value 'nibs'; strings need quotes"),
    Row(fault(.rest), "unexpected text after the end of the value"),
    Row(fault(.depth), "values are nested too deeply"),
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

  private static let comment = SuppressionComment(
    location: FileLocation(file: "V.swift", position: position),
    ids: ["undefined-key", "lossy-number"]
  )

  static let comparisons: [Row] = [
    Row(
      SpecMessage.missingFinding(pattern, nearest: finding),
      """
      missing finding
      expected: undefined-key, crash, object 'v-1', key path 'titel'
      found:    undefined-key, dropped, object 'v-1', key path 'titel', at V.xib:4:62
      """
    ),
    Row(
      SpecMessage.missingFinding(Spec.FindingPattern(id: .nilForScalar), nearest: nil),
      """
      missing finding
      expected: nil-for-scalar
      found:    no similar finding
      """
    ),
    Row(
      SpecMessage.unusedAllowance(pattern),
      "unused entry in 'allow': undefined-key, crash, object 'v-1', key path 'titel'"
    ),
    Row(
      SpecMessage.unusedComment(comment),
      "unused 'nibproof:ignore' comment: undefined-key, lossy-number"
    ),
    Row(
      SpecMessage.commentWithoutReason(comment),
      "missing reason; write 'nibproof:ignore undefined-key lossy-number - reason'"
    ),
    Row(
      SpecMessage.unexpectedFinding(finding),
      """
      unexpected finding
      found:    undefined-key, dropped, object 'v-1', key path 'titel', at V.xib:4:62
      """
    ),
    Row(
      SpecMessage.unusedPattern("Old/", .documents),
      "pattern 'Old/' in 'documents' matches no document"
    ),
    Row(
      SpecMessage.unusedPattern("Ap/**", .included),
      "pattern 'Ap/**' in 'included' matches no document or source"
    ),
    Row(SpecMessage.unusedPattern("Old/", .sources), "pattern 'Old/' in 'sources' matches no source"),
    Row(
      SpecMessage.unusedPattern("Old/", .excluded),
      "pattern 'Old/' in 'excluded' matches no document or source"
    ),
    Row(SpecMessage.noDocuments, "the spec does not check any document"),
    Row(
      SpecMessage.noSources,
      "the patterns exclude all sources; classes cannot be checked"
    ),
    Row(
      SpecMessage.unsuitablePlatform("macOS", document: "V.xib", of: "iOS"),
      "platform 'macOS' does not match V.xib, a document for iOS"
    ),
    Row(
      SpecMessage.unknownClass("Gague", in: "apply", on: "iOS"),
      "class 'Gague' in 'apply' was not found on iOS"
    ),
    Row(
      SpecMessage.unknownClass("UIVeiw", in: "classes", on: nil),
      "class 'UIVeiw' in 'classes' was not found"
    ),
    Row(
      SpecMessage.declaredClass("V", at: "V.swift:1:7"),
      "class 'V' in 'classes' is already declared at V.swift:1:7"
    ),
    Row(
      SpecMessage.declaredClass("UIView", at: nil),
      "class 'UIView' in 'classes' is already declared in a framework"
    ),
    Row(
      SpecMessage.disabledFinding(Spec.FindingPattern(id: .unusedMember)),
      "cannot expect 'unused-member', which is off; set the severity of the finding in 'severity'"
    ),
    Row(
      SpecMessage.trailingComment,
      "'nibproof:ignore' after code has no effect; move it to the line above the declaration"
    ),
    Row(SpecMessage.dividedComment, "whitespace in 'nibproof: ignore'; write 'nibproof:ignore'"),
    Row(
      SpecMessage.differentValue(
        "v-1.textColor",
        expected: .image(.init(name: "Brand")),
        found: .color(.init(.named("Other")))
      ),
      "unexpected value of 'v-1.textColor'\nexpected: color Brand\nfound:    color Other"
    ),
    Row(
      SpecMessage.differentConnection(
        "-1.label",
        expected: ["Kit.Badge"],
        found: [ConnectedClass(name: "Badge", module: "App")]
      ),
      "unexpected connection of '-1.label'\nexpected: Kit.Badge\nfound:    App.Badge"
    ),
    Row(SpecMessage.commentWithoutID, "missing finding id; write 'nibproof:ignore ID - reason'"),
    Row(
      SpecMessage.differentValue("v-1.title", expected: "Bye", found: "Hello"),
      "unexpected value of 'v-1.title'\nexpected: \"Bye\"\nfound:    \"Hello\""
    ),
    Row(
      SpecMessage.unknownValue("v-1.title", "neither the document nor a runtime attribute sets it"),
      "value of 'v-1.title' is unknown: neither the document nor a runtime attribute sets it"
    ),
    Row(
      SpecMessage.differentValue(
        "v-1.size",
        expected: .size(.init(width: 1, height: 2.5)),
        found: true
      ),
      "unexpected value of 'v-1.size'\nexpected: size (1.0, 2.5)\nfound:    true"
    ),
    Row(
      SpecMessage.unknownObject("v-9.title", id: "v-9"),
      "cannot check 'v-9.title': no object has id 'v-9'"
    ),
    Row(
      SpecMessage.ambiguousObject("-1.view", id: "-1", files: ["A.xib", "B.xib"]),
      "cannot check '-1.view': A.xib and B.xib have objects with id '-1'; limit the spec to one of them with 'documents'"
    ),
    Row(
      SpecMessage.pathWithoutKeyPath("title"),
      "invalid key 'title'; expected an object id, a dot and a key path"
    ),
    Row(
      SpecMessage.differentConnection("-1.stars", expected: ["A", "B"], found: []),
      "unexpected connection of '-1.stars'\nexpected: A, B\nfound:    none"
    ),
    Row(
      SpecMessage.unknownConnection("b-1.save:", "the target is determined when the action is sent"),
      "connection of 'b-1.save:' is unknown: the target is determined when the action is sent"
    ),
  ]

  @Test("The localized description is the message")
  func localized() {
    let error = ValidationError.noSuchPath("App")
    #expect(error.localizedDescription == error.description)
  }

  @Test("Each error has a message", arguments: errors + faults + comparisons)
  func messages(_ row: Row) {
    #expect(row.input == row.expected, sourceLocation: row.sourceLocation)
  }
}
