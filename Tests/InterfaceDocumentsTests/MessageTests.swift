import Foundation
import InterfaceDocuments
import NibproofTestSupport
import RuntimeAttributes
import Testing

/// The exact text of all messages of the module.
///
/// Other tests compare reasons and positions.
@Suite("Messages of documents")
struct MessageTests {
  typealias Row<Reason: Sendable> = Example<Reason, String>

  static let errors: [Row<DocumentError.Reason>] = [
    Row(.empty, "the file is empty"),
    Row(
      .conflictMarkers(lines: [3]),
      "unresolved merge conflict on line 3"
    ),
    Row(
      .conflictMarkers(lines: [3, 5, 7, 9]),
      "unresolved merge conflict on lines 3, 5, 7 and 9"
    ),
    Row(.malformed(.noElement), "not XML: the file does not contain an element"),
    Row(
      .entities,
      "XML entity declarations are not supported; Interface Builder does not write them"
    ),
    Row(.encoding("Shift_JIS"), "unsupported encoding 'Shift_JIS'; Interface Builder writes UTF-8"),
    Row(
      .notInterfaceBuilder(root: "plist"),
      "not an Interface Builder document: its root is 'plist'"
    ),
    Row(
      .binaryPropertyList,
      "binary property list, such as a compiled macOS nib; use the .xib file instead"
    ),
    Row(.compiledNib, "the compiled nib has the file extension of a source document"),
    Row(.damagedNib(offset: 18), "damaged compiled nib: invalid data at byte 18"),
    Row(
      .inflated,
      "shared references expand the document beyond the size limit"
    ),
  ]

  @Test("Each error has a message, after its position if there is one", arguments: errors)
  func error(_ row: Row<DocumentError.Reason>) {
    #expect(DocumentError(row.input).message == row.expected, sourceLocation: row.sourceLocation)
    #expect("\(DocumentError(row.input))" == row.expected, sourceLocation: row.sourceLocation)
    let placed = DocumentError(row.input, at: SourcePosition(line: 2, column: 8))
    #expect("\(placed)" == "2:8: \(row.expected)", sourceLocation: row.sourceLocation)
    #expect(placed.localizedDescription == "\(placed)", sourceLocation: row.sourceLocation)
  }

  static let faults: [Row<XMLFault>] = [
    Row(.endsInside(element: "view", line: 3), "unexpected end of file inside <view>, opened on line 3"),
    Row(.endsInsideMarkup, "unexpected end of file inside a tag or comment"),
    Row(
      .mismatchedEndTag(found: "label", expected: "view", line: 2),
      "end tag </label> does not match <view>, opened on line 2"
    ),
    Row(.strayEndTag("document"), "unexpected end tag </document>"),
    Row(.noElement, "not XML: the file does not contain an element"),
    Row(.contentOutsideRoot, "unexpected content outside the root element"),
    Row(.invalidTag, "malformed tag"),
    Row(.repeatedXMLAttribute("id"), "duplicate XML attribute 'id'"),
    Row(.crowdedTag, "more than 1,000 XML attributes in one tag"),
    Row(
      .invalidReference,
      "'&' does not begin a character reference; write '&amp;'"
    ),
    Row(.invalidCharacter, "invalid UTF-8 or control character"),
    Row(.invalidComment, "'--' inside a comment"),
    Row(.sectionEndInText, "']]>' outside a CDATA section; write ']]&gt;'"),
    Row(.invalidDeclaration, "malformed or misplaced declaration"),
  ]

  @Test("Each XML fault has a message, which is that of the error", arguments: faults)
  func fault(_ row: Row<XMLFault>) {
    #expect("\(row.input)" == row.expected, sourceLocation: row.sourceLocation)
    #expect(DocumentError(.malformed(row.input)).message == row.expected, sourceLocation: row.sourceLocation)
  }

  static let problems: [Row<DocumentProblem.Reason>] = [
    Row(
      .missingXMLAttribute("property", element: "outlet"),
      "missing XML attribute 'property' of element 'outlet'"
    ),
    Row(.outsideObjects(element: "outlet"), "element 'outlet' does not belong to an object"),
    Row(
      .unknownAttributeType("date", keyPath: "k"),
      "unknown type 'date' of runtime attribute 'k'"
    ),
    Row(
      .missingValue(type: "number", keyPath: "k"),
      "missing value of type 'number' for runtime attribute 'k'"
    ),
    Row(
      .invalidValue("four", type: "number", keyPath: "k"),
      "invalid value 'four' for runtime attribute 'k' of type 'number'"
    ),
    Row(
      .duplicateID("a", first: SourcePosition(line: 4, column: 1)),
      "duplicate id 'a', first used on line 4"
    ),
    Row(
      .unknownTargetRuntime("spectacles"),
      "unknown target runtime 'spectacles'; iOS is assumed"
    ),
  ]

  @Test("Each problem has a message, after its position", arguments: problems)
  func problem(_ row: Row<DocumentProblem.Reason>) {
    let problem = DocumentProblem(row.input, at: SourcePosition(line: 5, column: 1))
    #expect(problem.message == row.expected, sourceLocation: row.sourceLocation)
    #expect("\(problem)" == "5:1: \(row.expected)", sourceLocation: row.sourceLocation)
  }
}
