// The messages of the module.

public import PortableFoundation
import RuntimeAttributes

extension DocumentError: CustomStringConvertible, LocalizedError {
  /// The position, if known, and the message.
  public var description: String { (position.map { "\($0): " } ?? "") + message }

  /// The description, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The message, without the position.
  public var message: String {
    switch reason {
    case .empty:
      "the file is empty"
    case .conflictMarkers(let lines):
      "unresolved merge conflict on \(Self.enumerate(lines))"
    case .malformed(let fault):
      fault.description
    case .entities:
      "XML entity declarations are not supported; Interface Builder does not write them"
    case .encoding(let name):
      "unsupported encoding '\(name)'; Interface Builder writes UTF-8"
    case .notInterfaceBuilder(let root):
      "not an Interface Builder document: its root is '\(root)'"
    case .binaryPropertyList:
      "binary property list, such as a compiled macOS nib; use the .xib file instead"
    case .compiledNib:
      "the compiled nib has the file extension of a source document"
    case .damagedNib(let offset):
      "damaged compiled nib: invalid data at byte \(offset)"
    case .inflated:
      "shared references expand the document beyond the size limit"
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
      "unexpected end of file inside <\(element)>, opened on line \(line)"
    case .endsInsideMarkup:
      "unexpected end of file inside a tag or comment"
    case .mismatchedEndTag(let found, let expected, let line):
      "end tag </\(found)> does not match <\(expected)>, opened on line \(line)"
    case .strayEndTag(let element):
      "unexpected end tag </\(element)>"
    case .noElement:
      "not XML: the file does not contain an element"
    case .contentOutsideRoot:
      "unexpected content outside the root element"
    case .invalidTag:
      "malformed tag"
    case .repeatedXMLAttribute(let name):
      "duplicate XML attribute '\(name)'"
    case .crowdedTag:
      "more than 1,000 XML attributes in one tag"
    case .invalidReference:
      "'&' does not begin a character reference; write '&amp;'"
    case .invalidCharacter:
      "invalid UTF-8 or control character"
    case .invalidComment:
      "'--' inside a comment"
    case .sectionEndInText:
      "']]>' outside a CDATA section; write ']]&gt;'"
    case .invalidDeclaration:
      "malformed or misplaced declaration"
    }
  }
}

extension DocumentProblem: CustomStringConvertible {
  /// The position and the message.
  public var description: String { "\(position): \(message)" }

  /// The message, without the position.
  public var message: String {
    switch reason {
    case .missingXMLAttribute(let name, let element):
      "missing XML attribute '\(name)' of element '\(element)'"
    case .outsideObjects(let element):
      "element '\(element)' does not belong to an object"
    case .unknownAttributeType(let type, let keyPath):
      "unknown type '\(type)' of runtime attribute '\(keyPath)'"
    case .missingValue(let type, let keyPath):
      "missing value of type '\(type)' for runtime attribute '\(keyPath)'"
    case .invalidValue(let text, let type, let keyPath):
      "invalid value '\(text)' for runtime attribute '\(keyPath)' of type '\(type)'"
    case .duplicateID(let id, let first):
      "duplicate id '\(id)', first used on line \(first.line)"
    case .unknownTargetRuntime(let name):
      "unknown target runtime '\(name)'; iOS is assumed"
    }
  }
}
