import ClassInterfaces
import InterfaceDocuments
import NibLoading
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Validation

/// The only place that pins the messages of findings.
@Suite("Messages of findings")
struct FindingSentencesTests {
  typealias Row = Example<FindingReason, String>

  static func row(
    _ reason: FindingReason,
    _ message: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> Row {
    Row(message, reason, message, sourceLocation: sourceLocation)
  }

  static let location = RuntimeAttributes.SourceLocation(
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
      "'title' of Panel is not visible to Objective-C: mark it @IBInspectable, @IBOutlet or @objc"
    ),
    row(
      .undefinedKey(undefined(.perhapsNotVisible), keyPath: "title"),
      "'title' of Panel is not visible to Objective-C: mark it @IBInspectable, @IBOutlet or @objc"
    ),
    row(
      .undefinedKey(undefined(.constant), keyPath: "title"),
      "'title' of Panel is a constant: declare it with var"
    ),
    row(
      .undefinedKey(undefined(.getOnly), keyPath: "title"),
      "'title' of Panel is read-only: it has no setter"
    ),
    row(
      .undefinedKey(undefined(.typeMember), keyPath: "title"),
      "'title' of Panel belongs to the class and not to its instances"
    ),
    row(
      .undefinedKey(undefined(.introducedLater, introduced: PlatformVersion(15)), keyPath: "title"),
      "'title' of Panel is not there on the oldest systems that the app runs on, only from 15.0 on"
    ),
    row(
      .undefinedKey(undefined(.unrepresentableType), keyPath: "title"),
      "'title' of Panel has a type that Objective-C cannot represent, so key-value coding does not see it"
    ),
    row(
      .unreadableKey(undefined(), keyPath: "title.size"),
      "Panel has no property 'title', which 'title.size' goes through"
    ),
    row(
      .unreadableKey(undefined(.notVisibleToObjectiveC), keyPath: "title.size"),
      "'title' of Panel, which 'title.size' goes through, is not visible to Objective-C: mark it @objc"
    ),
    row(
      .structureInPath(keyPath: "frame.origin"),
      "'frame.origin' goes through a structure, and key paths do not reach the fields of one"
    ),
    row(
      .refusedKey(key: "_placeholderLabel", className: "UITextField"),
      "'_placeholderLabel' is a private variable of UITextField, which iOS 13 and later keep from apps built with their SDK"
    ),
    row(.nilForScalar(key: "size", className: "App.Panel"), "'size' of Panel cannot be nil"),
    row(
      .typeMismatch(mismatch, value: "red"),
      "the string \"red\" cannot be converted to Int, the type of 'size'"
    ),
    row(.typeMismatch(mismatch, value: nil), "an object cannot be converted to Int, the type of 'size'"),
    row(.bridgeTraps(key: "names", type: "[String]"), "'names' is [String], which nil cannot be bridged to"),
    row(
      .wrongObject(keyPath: "tint", expected: "UIColor?", value: .nil),
      "'tint' is UIColor? and is given nil: nobody checks, and its first use may end the app"
    ),
    row(
      .wrongObject(keyPath: "tint", expected: "UIColor?", value: true),
      "'tint' is UIColor? and is given the boolean YES: nobody checks, and its first use may end the app"
    ),
    row(
      .wrongObject(keyPath: "tint", expected: "UIColor?", value: .localizedString("red")),
      "'tint' is UIColor? and is given the string \"red\": nobody checks, and its first use may end the app"
    ),
    row(
      .wrongObject(keyPath: "tint", expected: "UIColor?", value: .size(.init(width: 1, height: 2))),
      "'tint' is UIColor? and is given a size: nobody checks, and its first use may end the app"
    ),
    row(
      .colorForCGColor(keyPath: "layer.borderColor"),
      "'layer.borderColor' wants a CGColor and is given a color object: no exception, and no color"
    ),
    row(
      .unknownLayerKey(keyPath: "layer.radius"),
      "'layer.radius' is no property of the layer, which keeps any key without using it"
    ),
    row(
      .nilInPath(nilKey: "label", keyPath: "label.text"),
      "'label' is nil while attributes are set, so 'label.text' has no effect"
    ),
    row(.duplicateKeyPath(keyPath: "size", last: location), "'size' is set more than once"),
    row(
      .lossyNumber(keyPath: "size", value: 300, PropertyType(.int8)),
      "the number 300 is stored as the number 44 in 'size', which is Int8"
    ),
    row(
      .lossyNumber(keyPath: "size", value: 1.5, nil),
      "the number 1.5 loses something in the type of 'size'"
    ),
  ]

  static let mismatch = KeyValueCodingError.UnrecognizedSelector(
    message: .intValue,
    receiver: "UIColor",
    key: "size",
    type: PropertyType(.int64, name: "Int")
  )

  @Test("Each reason has its message", arguments: keys + connections + classes + owners + names + undecided)
  func messages(_ row: Row) {
    #expect(row.input.sentence == row.expected, sourceLocation: row.sourceLocation)
  }
}
