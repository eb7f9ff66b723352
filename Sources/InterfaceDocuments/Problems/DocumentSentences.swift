// What is wrong with files and their parts, in sentences for people; all of the module's sentences stand here.

import RuntimeAttributes

extension DocumentError {
  /// What is wrong, in a sentence for people.
  public var message: String {
    switch reason {
    case .empty:
      "The file is empty."
    case .conflictMarkers(let lines):
      "The file has the conflict markers of an unfinished merge on \(Self.enumerate(lines))."
    case .malformed(let fault):
      fault.message
    case .entities:
      "The file declares an XML entity, which no Interface Builder document does; it is not read."
    case .encoding(let name):
      "The file is in the encoding '\(name)'; Interface Builder writes UTF-8."
    case .notInterfaceBuilder(let root):
      "The file is not an Interface Builder document: its root element is '\(root)'."
    case .binaryPropertyList:
      "The file is a binary property list, such as a nib compiled for macOS; give its source instead."
    case .compiledNib:
      "The file is a compiled nib under the name of a source."
    case .damagedNib(let offset):
      "The compiled nib is damaged at byte \(offset)."
    }
  }

  private static func enumerate(_ lines: [Int]) -> String {
    let numbers = lines.map(String.init)
    guard let last = numbers.last, numbers.count > 1 else { return "line \(numbers.first ?? "?")" }
    return "lines \(numbers.dropLast().joined(separator: ", ")) and \(last)"
  }
}

extension XMLFault {
  /// What is wrong, in a sentence for people.
  public var message: String {
    switch self {
    case .endsInside(let element, let line):
      "The file ends inside <\(element)>, which line \(line) opens."
    case .endsInsideMarkup:
      "The file ends inside a tag or comment."
    case .mismatchedEndTag(let found, let expected, let line):
      "The end tag </\(found)> does not match <\(expected)>, which line \(line) opens."
    case .strayEndTag(let element):
      "The end tag </\(element)> has no start tag."
    case .noElement:
      "The file is not XML: it has no element."
    case .contentOutsideRoot:
      "The file goes on beside its root element."
    case .invalidTag:
      "The tag is not well-formed."
    case .repeatedXMLAttribute(let name):
      "The tag has the XML attribute '\(name)' twice."
    case .invalidReference:
      "The character '&' begins no reference to a character; it is written '&amp;'."
    case .invalidCharacter:
      "The file holds a byte that is no text in UTF-8 or a control character."
    case .unknown:
      "The file is not well-formed XML."
    }
  }
}

extension DocumentProblem {
  /// What is wrong, in a sentence for people.
  public var message: String {
    switch reason {
    case .missingXMLAttribute(let name, let element):
      "The element '\(element)' lacks its XML attribute '\(name)'."
    case .outsideObjects(let element):
      "The element '\(element)' belongs to no object."
    case .unknownAttributeType(let type, let keyPath):
      "The runtime attribute '\(keyPath)' is of the unknown type '\(type)'."
    case .missingValue(let type, let keyPath):
      "The runtime attribute '\(keyPath)' holds no value of its type '\(type)'."
    case .invalidValue(let text, let type, let keyPath):
      "The runtime attribute '\(keyPath)' of type '\(type)' cannot hold '\(text)'."
    case .duplicateID(let id, let first):
      "The id '\(id)' is that of an object on line \(first.line) already."
    case .unknownTargetRuntime(let name):
      "The document is made for the unknown runtime '\(name)'; it is read as one of iOS."
    }
  }
}
