import SourceSyntax

/// Names with a special meaning for data flow.
enum FactWord: String, CaseIterable {
  // Values, not names.
  case own = "self", superclass = "super", ownType = "Self", null = "nil", yes = "true", no = "false"
  case objectiveCYes = "YES", objectiveCNo = "NO", nullPointer = "NULL", nilClass = "Nil"

  // Members that return the metatype of their receiver, including `self`.
  case classMember = "class", classForCoder, dynamicType, typeMember = "Type"

  // Members that return a form, a part or an element of their receiver.
  case rawValue, stringValue, string, name, first, last, firstObject, lastObject, pathExtension
  case description

  // Methods that return their receiver.
  case autorelease, retain

  // Methods that create an instance of a class.
  case initializer = "init", new, alloc, allocWithZone

  case type, className, format, describing, reflecting
  // Functions that return the name of a class.
  case stringFromClass = "NSStringFromClass", typeName = "_typeName", className_ = "class_getName"
  case objectClassName = "object_getClassName"

  // Types and functions that convert a string, or that wrap a value in an optional or a collection.
  case stringType = "String", stringClass = "NSString", substring = "Substring", nameType = "Name"
  case identifierType = "Identifier", sceneIdentifier = "SceneIdentifier"
  case itemIdentifier = "NSUserInterfaceItemIdentifier"
  case stringWithString, stringWithUTF8String, stringWithCString, coreFoundationString = "CFSTR"
  case stringWithFormat, localizedStringWithFormat
  case optionalType = "Optional", arrayType = "Array", setType = "Set"

  // Methods that append to a string, convert a string or return a part of a string.
  case append, appending, appendString, stringByAppendingString, appendingFormat, stringByAppendingFormat
  case replacingOccurrences, stringByReplacingOccurrencesOfString, components, componentsSeparatedByString
  case split, joined
  case lowercased, uppercased, trimmingCharacters, prefix, suffix, dropFirst, dropLast

  // Methods that pass each element of a collection, or the value of an optional, to a closure.
  case map, flatMap, compactMap, forEach, enumerateObjectsUsingBlock

  private static let table = WordTable<FactWord>()

  /// Creates the word spelled by the given bytes, if any.
  init?(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    guard let word = Self.table.word(bytes.base, bytes.startIndex..<bytes.endIndex) else { return nil }
    self = word
  }

  /// Whether the word is a value rather than a name.
  var isValue: Bool {
    switch self {
    case .own, .superclass, .ownType, .null, .yes, .no, .objectiveCYes, .objectiveCNo, .nullPointer,
      .nilClass:
      true
    default: false
    }
  }

  /// Whether a member with this name returns the metatype of its receiver.
  var isMetatype: Bool {
    switch self {
    case .own, .classMember, .classForCoder, .dynamicType, .typeMember: true
    default: false
    }
  }

  /// Whether a member with this name returns a form, a part or an element of its receiver: `rawValue`, `pathExtension`,
  /// `first`.
  var isTransparent: Bool {
    switch self {
    case .rawValue, .stringValue, .string, .name, .description, .first, .last, .firstObject, .lastObject,
      .pathExtension:
      true
    default: false
    }
  }

  /// Whether an Objective-C method with this name returns its receiver: `[[[Card alloc] init] autorelease]`.
  var returnsReceiver: Bool { self == .autorelease || self == .retain || self == .own }

  /// Whether a function with this name returns the name of a class.
  var namesClass: Bool {
    switch self {
    case .stringFromClass, .typeName, .className_, .objectClassName: true
    default: false
    }
  }

  /// Whether a function or type with this name converts a string, or wraps a value in an optional or a collection.
  var wraps: Bool {
    switch self {
    case .stringType, .stringClass, .substring, .nameType, .identifierType, .sceneIdentifier, .itemIdentifier,
      .stringWithString, .stringWithUTF8String, .stringWithCString, .coreFoundationString, .stringWithFormat,
      .localizedStringWithFormat, .optionalType, .arrayType, .setType:
      true
    default: false
    }
  }

  /// Whether a method with this name removes or replaces a part of its receiver.
  var changes: Bool {
    switch self {
    case .replacingOccurrences, .stringByReplacingOccurrencesOfString, .components,
      .componentsSeparatedByString,
      .split, .trimmingCharacters, .prefix, .suffix, .dropFirst, .dropLast:
      true
    default: false
    }
  }

  /// Whether a method with this name returns its receiver followed by its argument.
  var joins: Bool { self == .appending || self == .stringByAppendingString }

  /// Whether a method with this name appends its argument to its receiver.
  var appends: Bool { self == .append || self == .appendString }

  /// Whether a method with this name passes each element of its receiver, or the value of an optional, to a closure.
  var visits: Bool {
    switch self {
    case .map, .flatMap, .compactMap, .forEach, .enumerateObjectsUsingBlock: true
    default: false
    }
  }

  /// Whether a method with this name appends to a string, converts a string or returns a part of a string.
  var carries: Bool {
    switch self {
    case .append, .appending, .appendString, .stringByAppendingString, .appendingFormat,
      .stringByAppendingFormat,
      .replacingOccurrences, .stringByReplacingOccurrencesOfString, .components, .componentsSeparatedByString,
      .split, .joined, .lowercased, .uppercased, .trimmingCharacters, .prefix, .suffix, .dropFirst, .dropLast:
      true
    default: false
    }
  }
}
