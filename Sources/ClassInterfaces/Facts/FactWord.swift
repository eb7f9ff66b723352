/// Names with a meaning of their own for where values go.
enum FactWord: String, CaseIterable {
  // Values that are no names of anything.
  case own = "self", superclass = "super", ownType = "Self", null = "nil", yes = "true", no = "false"
  case objectiveCYes = "YES", objectiveCNo = "NO", nullPointer = "NULL", nilClass = "Nil"

  // Members that are the metatype of what they are a member of, `self` among them.
  case classMember = "class", classForCoder, dynamicType, typeMember = "Type"

  // Members whose value is what they are a member of, as a text.
  case rawValue, stringValue, string, name
  case description

  // Methods that make an object of a class.
  case initializer = "init", new, alloc, allocWithZone

  case type, className, format, describing, reflecting
  // Functions that give the name of a class.
  case stringFromClass = "NSStringFromClass", typeName = "_typeName", className_ = "class_getName"
  case objectClassName = "object_getClassName"

  // Types and functions that wrap a text.
  case stringType = "String", stringClass = "NSString", substring = "Substring", nameType = "Name"
  case identifierType = "Identifier", sceneIdentifier = "SceneIdentifier"
  case itemIdentifier = "NSUserInterfaceItemIdentifier"
  case stringWithString, stringWithFormat, localizedStringWithFormat
  case optionalType = "Optional", arrayType = "Array", setType = "Set"

  // Methods that add a text to another one, or take some of it.
  case append, appending, appendString, stringByAppendingString, appendingFormat, stringByAppendingFormat
  case replacingOccurrences, stringByReplacingOccurrencesOfString, components, componentsSeparatedByString,
    joined
  case lowercased, uppercased, trimmingCharacters, prefix, suffix, dropFirst, dropLast

  private static let table = WordTable<FactWord>()

  /// The word that some bytes spell.
  init?(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    guard let word = Self.table.word(bytes.base, bytes.startIndex..<bytes.endIndex) else { return nil }
    self = word
  }

  /// Whether the word is a value, and no name.
  var isValue: Bool {
    switch self {
    case .own, .superclass, .ownType, .null, .yes, .no, .objectiveCYes, .objectiveCNo, .nullPointer,
      .nilClass:
      true
    default: false
    }
  }

  /// Whether a member of this name is the metatype of what it is a member of.
  var isMetatype: Bool {
    switch self {
    case .own, .classMember, .classForCoder, .dynamicType, .typeMember: true
    default: false
    }
  }

  /// Whether a member of this name is its receiver as a text.
  var isTransparent: Bool {
    switch self {
    case .rawValue, .stringValue, .string, .name, .description: true
    default: false
    }
  }

  /// Whether a function of this name gives the name of a class.
  var namesClass: Bool {
    switch self {
    case .stringFromClass, .typeName, .className_, .objectClassName: true
    default: false
    }
  }

  /// Whether a function or type of this name gives the text that it is given.
  var wraps: Bool {
    switch self {
    case .stringType, .stringClass, .substring, .nameType, .identifierType, .sceneIdentifier, .itemIdentifier,
      .stringWithString, .stringWithFormat, .localizedStringWithFormat, .optionalType, .arrayType, .setType:
      true
    default: false
    }
  }

  /// Whether a method of this name adds to a text, or takes some of it.
  var carries: Bool {
    switch self {
    case .append, .appending, .appendString, .stringByAppendingString, .appendingFormat,
      .stringByAppendingFormat,
      .replacingOccurrences, .stringByReplacingOccurrencesOfString, .components, .componentsSeparatedByString,
      .joined, .lowercased, .uppercased, .trimmingCharacters, .prefix, .suffix, .dropFirst, .dropLast:
      true
    default: false
    }
  }
}
