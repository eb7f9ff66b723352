import Foundation
import InterfaceDocuments
import NibproofTestSupport
import RuntimeAttributes
import Testing

/// All messages of the module, to the letter.
///
/// Other tests compare reasons and positions.
@Suite("Messages of documents")
struct MessageTests {
  typealias Row<Reason: Sendable> = Example<Reason, String>

  static let errors: [Row<DocumentError.Reason>] = [
    Row(.empty, "the file is empty"),
    Row(
      .conflictMarkers(lines: [3]),
      "the file has the conflict markers of an unfinished merge on line 3"
    ),
    Row(
      .conflictMarkers(lines: [3, 5, 7, 9]),
      "the file has the conflict markers of an unfinished merge on lines 3, 5, 7 and 9"
    ),
    Row(.malformed(.noElement), "the file is not XML: it has no element"),
    Row(
      .entities,
      "the file declares an XML entity, which no Interface Builder document does; it is not read"
    ),
    Row(.encoding("Shift_JIS"), "the file is in the encoding 'Shift_JIS'; Interface Builder writes UTF-8"),
    Row(
      .notInterfaceBuilder(root: "plist"),
      "the file is not an Interface Builder document: its root element is 'plist'"
    ),
    Row(
      .binaryPropertyList,
      "the file is a binary property list, such as a nib compiled for macOS; give its source instead"
    ),
    Row(.compiledNib, "the file is a compiled nib under the name of a source"),
    Row(.damagedNib(offset: 18), "the compiled nib is damaged at byte 18"),
    Row(
      .inflated,
      "the parts of the file refer to one another so often that it means far more than it holds; it is not read"
    ),
  ]

  @Test("Each error has its message, behind the position if there is one", arguments: errors)
  func error(_ row: Row<DocumentError.Reason>) {
    #expect(DocumentError(row.input).message == row.expected, sourceLocation: row.sourceLocation)
    #expect("\(DocumentError(row.input))" == row.expected, sourceLocation: row.sourceLocation)
    let placed = DocumentError(row.input, at: SourcePosition(line: 2, column: 8))
    #expect("\(placed)" == "2:8: \(row.expected)", sourceLocation: row.sourceLocation)
    #expect(placed.localizedDescription == "\(placed)", sourceLocation: row.sourceLocation)
  }

  static let faults: [Row<XMLFault>] = [
    Row(.endsInside(element: "view", line: 3), "the file ends inside <view>, which line 3 opens"),
    Row(.endsInsideMarkup, "the file ends inside a tag or comment"),
    Row(
      .mismatchedEndTag(found: "label", expected: "view", line: 2),
      "the end tag </label> does not match <view>, which line 2 opens"
    ),
    Row(.strayEndTag("document"), "the end tag </document> has no start tag"),
    Row(.noElement, "the file is not XML: it has no element"),
    Row(.contentOutsideRoot, "the file goes on beside its root element"),
    Row(.invalidTag, "the tag is not well-formed"),
    Row(.repeatedXMLAttribute("id"), "the tag has the XML attribute 'id' twice"),
    Row(.crowdedTag, "the tag has more than ten thousand XML attributes"),
    Row(
      .invalidReference,
      "the character '&' begins no reference to a character; it is written '&amp;'"
    ),
    Row(.invalidCharacter, "the file holds a byte that is no text in UTF-8 or a control character"),
    Row(.invalidComment, "the comment contains '--'"),
    Row(.sectionEndInText, "']]>' outside a CDATA section; it is written ']]&gt;'"),
    Row(.invalidDeclaration, "the declaration is not well-formed or not allowed here"),
  ]

  @Test("Each fault of XML has its message, which is that of the error", arguments: faults)
  func fault(_ row: Row<XMLFault>) {
    #expect("\(row.input)" == row.expected, sourceLocation: row.sourceLocation)
    #expect(DocumentError(.malformed(row.input)).message == row.expected, sourceLocation: row.sourceLocation)
  }

  static let problems: [Row<DocumentProblem.Reason>] = [
    Row(
      .missingXMLAttribute("property", element: "outlet"),
      "the element 'outlet' lacks its XML attribute 'property'"
    ),
    Row(.outsideObjects(element: "outlet"), "the element 'outlet' belongs to no object"),
    Row(
      .unknownAttributeType("date", keyPath: "k"),
      "the runtime attribute 'k' is of the unknown type 'date'"
    ),
    Row(
      .missingValue(type: "number", keyPath: "k"),
      "the runtime attribute 'k' holds no value of its type 'number'"
    ),
    Row(
      .invalidValue("four", type: "number", keyPath: "k"),
      "the runtime attribute 'k' of type 'number' cannot hold 'four'"
    ),
    Row(
      .duplicateID("a", first: SourcePosition(line: 4, column: 1)),
      "the id 'a' is that of an object on line 4 already"
    ),
    Row(
      .unknownTargetRuntime("spectacles"),
      "the document is made for the unknown runtime 'spectacles'; it is read as one of iOS"
    ),
  ]

  @Test("Each problem has its message, behind the position", arguments: problems)
  func problem(_ row: Row<DocumentProblem.Reason>) {
    let problem = DocumentProblem(row.input, at: SourcePosition(line: 5, column: 1))
    #expect(problem.message == row.expected, sourceLocation: row.sourceLocation)
    #expect("\(problem)" == "5:1: \(row.expected)", sourceLocation: row.sourceLocation)
  }
}
