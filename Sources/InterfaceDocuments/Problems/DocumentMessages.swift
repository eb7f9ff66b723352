// The messages of the module.

public import PortableFoundation
import RuntimeAttributes

extension DocumentError: CustomStringConvertible, LocalizedError {
  /// The position, if known, and the message.
  public var description: String { (position.map { "\($0): " } ?? "") + message }

  /// The description, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The message.
  public var message: String {
    switch reason {
    case .empty:
      "the file is empty"
    case .conflictMarkers(let lines):
      "the file has the conflict markers of an unfinished merge on \(Self.enumerate(lines))"
    case .malformed(let fault):
      fault.description
    case .entities:
      "the file declares an XML entity, which no Interface Builder document does; it is not read"
    case .encoding(let name):
      "the file is in the encoding '\(name)'; Interface Builder writes UTF-8"
    case .notInterfaceBuilder(let root):
      "the file is not an Interface Builder document: its root element is '\(root)'"
    case .binaryPropertyList:
      "the file is a binary property list, such as a nib compiled for macOS; give its source instead"
    case .compiledNib:
      "the file is a compiled nib under the name of a source"
    case .damagedNib(let offset):
      "the compiled nib is damaged at byte \(offset)"
    case .inflated:
      "the parts of the file refer to one another so often that it means far more than it holds; it is not read"
    }
  }

  private static func enumerate(_ lines: [Int]) -> String {
    let numbers = lines.map(String.init)
    guard let last = numbers.last, numbers.count > 1 else { return "line \(numbers.first ?? "?")" }
    return "lines \(numbers.dropLast().joined(separator: ", ")) and \(last)"
  }
}

extension XMLFault: CustomStringConvertible {
  /// The message.
  public var description: String {
    switch self {
    case .endsInside(let element, let line):
      "the file ends inside <\(element)>, which line \(line) opens"
    case .endsInsideMarkup:
      "the file ends inside a tag or comment"
    case .mismatchedEndTag(let found, let expected, let line):
      "the end tag </\(found)> does not match <\(expected)>, which line \(line) opens"
    case .strayEndTag(let element):
      "the end tag </\(element)> has no start tag"
    case .noElement:
      "the file is not XML: it has no element"
    case .contentOutsideRoot:
      "the file goes on beside its root element"
    case .invalidTag:
      "the tag is not well-formed"
    case .repeatedXMLAttribute(let name):
      "the tag has the XML attribute '\(name)' twice"
    case .crowdedTag:
      "the tag has more than ten thousand XML attributes"
    case .invalidReference:
      "the character '&' begins no reference to a character; it is written '&amp;'"
    case .invalidCharacter:
      "the file holds a byte that is no text in UTF-8 or a control character"
    case .invalidComment:
      "the comment contains '--'"
    case .sectionEndInText:
      "']]>' outside a CDATA section; it is written ']]&gt;'"
    case .invalidDeclaration:
      "the declaration is not well-formed or not allowed here"
    }
  }
}

extension DocumentProblem: CustomStringConvertible {
  /// The position and the message.
  public var description: String { "\(position): \(message)" }

  /// The message.
  public var message: String {
    switch reason {
    case .missingXMLAttribute(let name, let element):
      "the element '\(element)' lacks its XML attribute '\(name)'"
    case .outsideObjects(let element):
      "the element '\(element)' belongs to no object"
    case .unknownAttributeType(let type, let keyPath):
      "the runtime attribute '\(keyPath)' is of the unknown type '\(type)'"
    case .missingValue(let type, let keyPath):
      "the runtime attribute '\(keyPath)' holds no value of its type '\(type)'"
    case .invalidValue(let text, let type, let keyPath):
      "the runtime attribute '\(keyPath)' of type '\(type)' cannot hold '\(text)'"
    case .duplicateID(let id, let first):
      "the id '\(id)' is that of an object on line \(first.line) already"
    case .unknownTargetRuntime(let name):
      "the document is made for the unknown runtime '\(name)'; it is read as one of iOS"
    }
  }
}
