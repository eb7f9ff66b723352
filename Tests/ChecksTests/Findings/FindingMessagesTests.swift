import InterfaceDocuments
import KeyValueCoding
import NibLoading
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks

/// The only place that pins the messages of findings.
@Suite("Messages of findings")
struct FindingSentencesTests {
  typealias Row = Example<FindingReason, String>

  static func row(
    _ reason: FindingReason,
    _ message: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Row {
    Row(message, reason, message, sourceLocation: sourceLocation)
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
    row(.undefinedKey(undefined(), keyPath: "title"), "Panel has no property 'title'"),
    row(
      .undefinedKey(undefined(.notVisibleToObjectiveC), keyPath: "title"),
      "'title' of Panel is not visible to Objective-C; add @IBInspectable, @IBOutlet or @objc"
    ),
    row(
      .undefinedKey(undefined(.perhapsNotVisible), keyPath: "title"),
      "'title' of Panel is not visible to Objective-C; add @IBInspectable, @IBOutlet or @objc"
    ),
    row(
      .undefinedKey(undefined(.constant), keyPath: "title"),
      "'title' of Panel is a constant; declare it with 'var'"
    ),
    row(
      .undefinedKey(undefined(.getOnly), keyPath: "title"),
      "'title' of Panel is read-only"
    ),
    row(
      .undefinedKey(undefined(.typeMember), keyPath: "title"),
      "'title' of Panel is a type property, not an instance property"
    ),
    row(
      .undefinedKey(undefined(.introducedLater, introduced: PlatformVersion(15)), keyPath: "title"),
      "'title' of Panel is not available on the deployment target (introduced in 15.0)"
    ),
    row(
      .undefinedKey(undefined(.unrepresentableType), keyPath: "title"),
      "'title' of Panel has a type that Objective-C cannot represent"
    ),
    row(
      .unreadableKey(undefined(), keyPath: "title.size"),
      "Panel has no property 'title' (in key path 'title.size')"
    ),
    row(
      .unreadableKey(undefined(.notVisibleToObjectiveC), keyPath: "title.size"),
      "'title' of Panel (in key path 'title.size') is not visible to Objective-C; add @objc"
    ),
    row(
      .structureInPath(keyPath: "frame.origin"),
      "'frame.origin' traverses a structure; key paths cannot access fields of structures"
    ),
    row(
      .refusedKey(key: "_placeholderLabel", className: "UITextField"),
      "'_placeholderLabel' is a private variable of UITextField; access is prohibited in apps built with the iOS 13 SDK or later"
    ),
    row(.nilForScalar(key: "size", className: "App.Panel"), "'size' of Panel cannot be nil"),
    row(
      .typeMismatch(mismatch, value: "red"),
      "string \"red\" cannot be converted to Int, the type of 'size'"
    ),
    row(.typeMismatch(mismatch, value: nil), "an object cannot be converted to Int, the type of 'size'"),
    row(
      .bridgeTraps(key: "names", type: "[String]"),
      "'names' has type [String], to which nil cannot be bridged"
    ),
    row(
      .wrongObject(keyPath: "tint", expected: "UIColor?", value: .nil),
      "nil assigned to 'tint' of type 'UIColor?'; the type is not checked at load time, and using the property may crash"
    ),
    row(
      .wrongObject(keyPath: "tint", expected: "UIColor?", value: true),
      "boolean YES assigned to 'tint' of type 'UIColor?'; the type is not checked at load time, and using the property may crash"
    ),
    row(
      .wrongObject(keyPath: "tint", expected: "UIColor?", value: .localizedString("red")),
      "string \"red\" assigned to 'tint' of type 'UIColor?'; "
        + "the type is not checked at load time, and using the property may crash"
    ),
    row(
      .wrongObject(keyPath: "tint", expected: "UIColor?", value: .size(.init(width: 1, height: 2))),
      "a size assigned to 'tint' of type 'UIColor?'; the type is not checked at load time, and using the property may crash"
    ),
    row(
      .colorForCGColor(keyPath: "layer.borderColor"),
      "'layer.borderColor' expects a CGColor, but Interface Builder sets a color object; the color is ignored"
    ),
    row(
      .unknownLayerKey(keyPath: "layer.radius"),
      "'layer.radius' is not a property of the layer; the value is stored but not used"
    ),
    row(
      .nilInPath(nilKey: "label", keyPath: "label.text"),
      "'label' is nil while attributes are set; 'label.text' has no effect"
    ),
    row(.duplicateKeyPath(keyPath: "size", last: location), "'size' is set more than once"),
    row(
      .lossyNumber(keyPath: "size", value: 300, PropertyType(.int8)),
      "number 300 is stored as number 44 in 'size' of type Int8"
    ),
    row(
      .lossyNumber(keyPath: "size", value: 1.5, nil),
      "number 1.5 cannot be represented exactly in the type of 'size'"
    ),
  ]

  static let mismatch = KeyValueCodingError.UnrecognizedSelector(
    message: .intValue,
    receiver: "UIColor",
    key: "size",
    type: PropertyType(.int64, name: "Int")
  )

  @Test("Each reason has a message", arguments: keys + connections + classes + owners + names + undecided)
  func messages(_ row: Row) {
    #expect(row.input.message == row.expected, sourceLocation: row.sourceLocation)
  }
}
