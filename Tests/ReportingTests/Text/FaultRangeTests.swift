import NibLoading
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Reporting

@Suite("The underlined part of a line")
struct FaultRangeTests {
  struct Case: Sendable {
    let id: FindingID
    let keyPath: String?
    let line: String
    let fault: String
    let sourceLocation: SourceLocation

    init(
      _ id: FindingID,
      _ keyPath: String?,
      _ line: String,
      _ fault: String,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      (self.id, self.keyPath, self.line, self.fault) = (id, keyPath, line, fault)
      self.sourceLocation = sourceLocation
    }
  }

  @Test(
    "The attribute with the wrong name, or the token in a source",
    arguments: [
      Case(.undefinedOutlet, "a", #"<outlet property="a" destination="b" id="a"/>"#, #"property="a""#),
      Case(.undefinedAction, "a:", #"<action selector="a:" destination="b"/>"#, #"selector="a:""#),
      Case(
        .undefinedKey,
        "x.y",
        #"<userDefinedRuntimeAttribute type="string" keyPath="x.y">"#,
        #"keyPath="x.y""#
      ),
      Case(.lossyNumber, "x", #"<userDefinedRuntimeAttribute keyPath="x" value="1.5"/>"#, #"value="1.5""#),
      Case(.danglingDestination, "a", #"<outlet property="a" destination="b"/>"#, #"destination="b""#),
      Case(.unknownClass, nil, #"<view id="v" customClass='V' customModule="M">"#, "customClass='V'"),
      Case(.missingResource, "star", #"<imageView image="star" id="star"/>"#, #"image="star""#),
      Case(.unconnectedOutlet, "a", #"<view id="v"><outlet property="a"/>"#, "<view"),
      Case(.undefinedKey, "a<b", #"<x keyPath="a&lt;b"/>"#, #"keyPath="a&lt;b""#),
      Case(.unreadableDocument, nil, "<view id=\"v", "<view"),
      Case(.missingNib, "N", #""N", bundle: nil)"#, #""N""#),
      Case(.missingNib, "N", #"@"N" bundle:nil]"#, #"@"N""#),
      Case(.unconnectedOutlet, "label", "label.text = x", "label"),
      Case(.failedCast, nil, "as! X", "as"),
      Case(.failedCast, nil, ") as! X", ")"),
      Case(.failedCast, nil, "", ""),
    ]
  )
  func fault(_ test: Case) {
    let finding = Finding(
      id: test.id,
      consequence: .crash,
      message: "",
      file: "",
      position: SourcePosition(line: 1, column: 3),
      keyPath: test.keyPath
    )
    let line = Array("  \(test.line)".utf8)
    let range = FaultRange.range(of: finding, in: line)
    #expect(String(decoding: line[range], as: UTF8.self) == test.fault, sourceLocation: test.sourceLocation)
  }
}
