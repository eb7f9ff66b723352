import InterfaceDocuments
import KeyValueCoding
import NibLoading
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks

/// The only tests that compare the messages of findings.
@Suite("Messages of findings")
struct FindingMessagesTests {
  typealias Row = Example<any FindingContent, String>

  static func row(
    _ content: any FindingContent,
    _ message: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Row {
    Row(message, content, message, sourceLocation: sourceLocation)
  }

  static let location = FileLocation(
    file: "App/Panel.swift",
    position: SourcePosition(line: 4, column: 5)
  )

  static func undefined(
    _ exposureProblem: PropertyDescription.ExposureProblem? = nil,
    introduced: PlatformVersion? = nil
  ) -> KeyValueCodingError.UndefinedKey {
    var undefined = KeyValueCodingError.UndefinedKey(
      key: "title",
      operation: .set,
      className: "App.Panel",
      exposureProblem: exposureProblem
    )
    undefined.introduced = introduced
    return undefined
  }

  static let keys: [Row] = [
    row(UndefinedKey.undefined(undefined()), "'Panel' has no property 'title'"),
    row(
      UndefinedKey.undefined(undefined(.notVisibleToObjectiveC)),
      "'title' of 'Panel' is not visible to Objective-C; add '@IBInspectable', '@IBOutlet' or '@objc'"
    ),
    row(
      UndefinedKey.undefined(undefined(.perhapsNotVisible)),
      "'title' of 'Panel' is not visible to Objective-C; add '@IBInspectable', '@IBOutlet' or '@objc'"
    ),
    row(
      UndefinedKey.undefined(undefined(.constant)),
      "'title' of 'Panel' is a constant; declare it with 'var'"
    ),
    row(
      UndefinedKey.undefined(undefined(.getOnly)),
      "'title' of 'Panel' is read-only"
    ),
    row(
      UndefinedKey.undefined(undefined(.typeMember)),
      "'title' of 'Panel' is a type property, not an instance property"
    ),
    row(
      UndefinedKey.undefined(undefined(.introducedLater, introduced: PlatformVersion(15))),
      "'title' of 'Panel' is not available on the deployment target (introduced in 15.0)"
    ),
    row(
      UndefinedKey.undefined(undefined(.unrepresentableType)),
      "'title' of 'Panel' has a type that Objective-C cannot represent"
    ),
    row(
      UndefinedKey.unreadable(undefined(), keyPath: "title.size"),
      "'Panel' has no property 'title' (in key path 'title.size')"
    ),
    row(
      UndefinedKey.unreadable(undefined(.notVisibleToObjectiveC), keyPath: "title.size"),
      "'title' of 'Panel' (in key path 'title.size') is not visible to Objective-C; add '@objc'"
    ),
    row(
      UndefinedKey.structureInPath(keyPath: "frame.origin"),
      "'frame.origin' traverses a structure; key paths cannot access fields of structures"
    ),
    row(
      UndefinedKey.refused(key: "_placeholderLabel", className: "UITextField", .set),
      "'_placeholderLabel' is a private variable of 'UITextField'; access is prohibited in apps built with the iOS 13 SDK or later"
    ),
    row(NilForScalar.scalar(key: "size", className: "App.Panel"), "'size' of 'Panel' cannot be nil"),
    row(
      TypeMismatch(unrecognized: mismatch, value: "red"),
      "string \"red\" cannot be converted to 'Int', the type of 'size'"
    ),
    row(
      TypeMismatch(unrecognized: mismatch, value: nil),
      "an object cannot be converted to 'Int', the type of 'size'"
    ),
    row(
      NilForScalar.bridged(key: "names", type: "[String]"),
      "nil cannot be converted to '[String]', the type of 'names'"
    ),
    row(
      WrongObjectType(keyPath: "tint", expected: "UIColor?", value: .nil),
      "nil assigned to 'tint' of type 'UIColor?'; the type is not checked at load time, and using the property may crash"
    ),
    row(
      WrongObjectType(keyPath: "tint", expected: "UIColor?", value: true),
      "boolean YES assigned to 'tint' of type 'UIColor?'; the type is not checked at load time, and using the property may crash"
    ),
    row(
      WrongObjectType(keyPath: "tint", expected: "UIColor?", value: .localizedString("red")),
      "string \"red\" assigned to 'tint' of type 'UIColor?'; "
        + "the type is not checked at load time, and using the property may crash"
    ),
    row(
      WrongObjectType(keyPath: "tint", expected: "UIColor?", value: .size(.init(width: 1, height: 2))),
      "a size assigned to 'tint' of type 'UIColor?'; the type is not checked at load time, and using the property may crash"
    ),
    row(
      ColorForCGColor(keyPath: "layer.borderColor"),
      "'layer.borderColor' expects a 'CGColor', but Interface Builder sets a color object; the color is ignored"
    ),
    row(
      UnknownLayerKey(keyPath: "layer.radius"),
      "'layer.radius' is not a property of the layer; the value is stored but not used"
    ),
    row(
      NilInPath(nilKey: "label", keyPath: "label.text"),
      "'label' is nil while attributes are set; 'label.text' has no effect"
    ),
    row(
      IgnoredAttribute(keyPath: "size"),
      "WatchKit ignores runtime attributes; 'size' keeps its value"
    ),
    row(DuplicateKeyPath(keyPath: "size", last: location), "key path 'size' is set more than once"),
    row(
      LossyNumber(keyPath: "size", value: 300, type: PropertyType(.int8)),
      "number 300 is stored as number 44 in 'size' of type 'Int8'"
    ),
    row(
      LossyNumber(keyPath: "size", value: 1.5, type: nil),
      "number 1.5 cannot be represented exactly by the type of 'size'"
    ),
  ]

  static let mismatch = KeyValueCodingError.UnrecognizedSelector(
    message: .intValue,
    receiver: "UIColor",
    key: "size",
    type: PropertyType(.int64, name: "Int")
  )

  @Test(
    "Each content has a message",
    arguments: keys + connections + documents + launch + nilOutlets + classes + owners + names + attempts
      + undecided
  )
  func messages(_ row: Row) {
    #expect(row.input.message == row.expected, sourceLocation: row.sourceLocation)
  }
}
