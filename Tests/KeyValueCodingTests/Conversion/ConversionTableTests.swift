import KeyValueCoding
import RuntimeAttributes
import Testing

/// The outcome of setting each kind of property to each kind of value, on model objects and on registered Swift
/// classes.
@Suite("Conversions")
struct ConversionTableTests {
  struct Row: CustomTestStringConvertible {
    var type: PropertyType
    var language: SourceLanguage
    /// The message in the exceptions of the cells that raise.
    var message: UnboxingMessage?
    /// The expected outcomes, one letter per column: s stored, c converted, z nil stored, e empty value stored, w wrong
    /// object, n nil raises, r raises, u undefined key, t traps, x unsure.
    var cells: String
    var sourceLocation: SourceLocation

    init(
      _ kind: PropertyType.Kind,
      in language: SourceLanguage = .swift,
      optional: Bool = false,
      named name: String? = nil,
      sends message: UnboxingMessage? = nil,
      _ cells: String,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      type = PropertyType(kind, isOptional: optional, name: name)
      self.language = language
      self.message = message
      self.cells = cells.filter { $0 != " " }
      self.sourceLocation = sourceLocation
    }

    var testDescription: String { "\(type.name) \(language.name)" }
  }

  /// The values of the columns, in order; the last column is an object.
  static let samples: [AttributeValue] = [
    .nil, true, 7, 2.5, "12", .localizedString("12"), .point(.init(x: 1, y: 2)),
    .size(.init(width: 1, height: 2)),
    .rect(.init(x: 1, y: 2, width: 3, height: 4)), .range(.init(location: 1, length: 2)),
    .color(.init(red: 1, green: 0, blue: 0)), .image(.init(name: "star")),
  ]

  // Columns: nil boolean integer real | string localized | point size rect range | color image | object
  static let rows: [Row] = [
    Row(.int8, sends: .charValue, "nccc rr rrrr rr r"),
    Row(.int16, sends: .shortValue, "nccc rr rrrr rr r"),
    Row(.int32, sends: .intValue, "nccc cc rrrr rr r"),
    Row(.int64, sends: .longLongValue, "ncsc cc rrrr rr r"),
    Row(.uint8, sends: .unsignedCharValue, "nccc rr rrrr rr r"),
    Row(.uint16, sends: .unsignedShortValue, "nccc rr rrrr rr r"),
    Row(.uint32, sends: .unsignedIntValue, "nccc rr rrrr rr r"),
    Row(.uint64, sends: .unsignedLongLongValue, "nccc rr rrrr rr r"),
    Row(.float, sends: .floatValue, "nccc cc rrrr rr r"),
    Row(.double, sends: .doubleValue, "nccs cc rrrr rr r"),
    Row(.bool, sends: .boolValue, "nscc cc rrrr rr r"),
    Row(.charBool, in: .objectiveC, sends: .charValue, "nscc rr rrrr rr r"),
    Row(.enumeration("E", raw: .int64), sends: .longLongValue, "ncsc cc rrrr rr r"),
    Row(.optionSet("O", raw: .uint64), in: .objectiveC, sends: .unsignedLongLongValue, "nccc rr rrrr rr r"),
    Row(.string, sends: .length, "errr ss rrrr rr r"),
    Row(.string, optional: true, sends: .length, "zrrr ss rrrr rr r"),
    Row(.string, in: .objectiveC, optional: true, "zwww ss wwww ww w"),
    Row(.stringObject, optional: true, "zwww ss wwww ww w"),
    Row(.stringObject, "wwww ss wwww ww w"),
    Row(.stringObject, in: .objectiveC, "zwww ss wwww ww w"),
    Row(.point, sends: .pointValue, "nxxx rr sxxx rr r"),
    Row(.size, sends: .sizeValue, "nxxx rr xsxx rr r"),
    Row(.rect, sends: .rectValue, "nxxx rr xxsx rr r"),
    Row(.range, sends: .rangeValue, "nxxx rr xxxs rr r"),
    Row(.insets, sends: .getValue, "nxxx rr xxxx rr r"),
    Row(.affineTransform, sends: .getValue, "nxxx rr xxxx rr r"),
    Row(.transform3D, sends: .getValue, "nxxx rr xxxx rr r"),
    Row(.structure("CLLocationCoordinate2D"), sends: .getValue, "nxxx rr xxxx rr r"),
    Row(.color, optional: true, "zwww ww wwww sw w"),
    Row(.color, "wwww ww wwww sw w"),
    Row(.image, optional: true, "zwww ww wwww ws w"),
    Row(.image, "wwww ww wwww ws w"),
    Row(.font, optional: true, "zwww ww wwww ww s"),
    Row(.font, "wwww ww wwww ww s"),
    Row(.object("Thing"), optional: true, "zwww ww wwww ww s"),
    Row(.object("Thing"), "wwww ww wwww ww s"),
    Row(.object("Thing"), in: .objectiveC, "zwww ww wwww ww s"),
    Row(.object("NSNumber"), optional: true, "zsss ww wwww ww w"),
    Row(.object("NSNumber"), "wsss ww wwww ww w"),
    Row(.object("NSValue"), optional: true, "zsss ww ssss ww w"),
    Row(.object("NSValue"), "wsss ww ssss ww w"),
    Row(.object("NSObject"), optional: true, "zsss ss ssss ss s"),
    Row(.object("NSObject"), "wsss ss ssss ss s"),
    Row(.any, "zsss ss ssss ss s"),
    Row(.anyProtocol("P"), optional: true, "zsss ss ssss ss s"),
    Row(.anyProtocol("P"), "wsss ss ssss ss s"),
    Row(.date, sends: .timeIntervalSinceReferenceDate, "trrr rr rrrr rr r"),
    Row(.date, optional: true, sends: .timeIntervalSinceReferenceDate, "zrrr rr rrrr rr r"),
    Row(.date, in: .objectiveC, optional: true, "zwww ww wwww ww w"),
    Row(.url, "xxxx xx xxxx xx x"),
    Row(.url, optional: true, "zxxx xx xxxx xx x"),
    Row(.url, in: .objectiveC, optional: true, "zwww ww wwww ww w"),
    Row(.object("NSData"), named: "Data", "exxx xx xxxx xx x"),
    Row(.object("NSIndexPath"), named: "IndexPath", "exxx xx xxxx xx x"),
    Row(.object("NSIndexPath"), named: "NSIndexPath", "wwww ww wwww ww s"),
    Row(.object("NSIndexPath"), in: .objectiveC, named: "NSIndexPath *", "zwww ww wwww ww s"),
    Row(.object("NSUUID"), named: "UUID", "txxx xx xxxx xx x"),
    Row(.object("NSLocale"), named: "Locale", "txxx xx xxxx xx x"),
    Row(.object("NSTimeZone"), named: "Foundation.TimeZone", "txxx xx xxxx xx x"),
    Row(.object("NSCharacterSet"), named: "CharacterSet", "xxxx xx xxxx xx x"),
    Row(.object("NSData"), optional: true, named: "Data?", "zxxx xx xxxx xx x"),
    Row(.object("NSDecimalNumber"), named: "Decimal", sends: .decimalValue, "eccc rr rrrr rr x"),
    Row(
      .object("NSDecimalNumber"),
      optional: true,
      named: "Decimal?",
      sends: .decimalValue,
      "zccc rr rrrr rr x"
    ),
    Row(.array, "ewww ww wwww ww w"),
    Row(.dictionary, "ewww ww wwww ww w"),
    Row(.set, "ewww ww wwww ww w"),
    Row(.array, in: .objectiveC, optional: true, "zwww ww wwww ww w"),
    Row(.block, optional: true, "zwww ww wwww ww w"),
    Row(.block, "wwww ww wwww ww w"),
    Row(.cgColor, optional: true, "uuuu uu uuuu uu u"),
    Row(.coreFoundation("CGPath"), optional: true, "uuuu uu uuuu uu u"),
    Row(.selector, optional: true, "uuuu uu uuuu uu u"),
    Row(.unresolved("Mystery"), "xxxx xx xxxx xx x"),
  ]

  @Test("Every cell of the table, on a model object", arguments: rows)
  func modelObject(_ row: Row) throws {
    var builder = ClassRegistry.Builder()
    try builder.add(
      ClassDescription(
        "Model",
        properties: [PropertyDescription("value", row.type, language: row.language)]
      )
    )
    try builder.add(ClassDescription("Thing"))
    let registry = try builder.build()
    let thing = try #require(registry.makeObject(ofClass: "Thing"))
    let object = try #require(registry.makeObject(ofClass: "Model"))
    try expect(row) { column in
      let value: BoxedValue = column < Self.samples.count ? .attribute(Self.samples[column]) : .object(thing)
      return try registry.setValue(value, forKeyPath: "value", of: object)
    }
  }

  @Test("Every cell of the table, on a registered Swift class")
  func swiftClass() throws {
    final class Thing {}
    final class Model {
      var int8: Int8 = 0
      var int16: Int16 = 0
      var int32: Int32 = 0
      var int = 0
      var uint8: UInt8 = 0
      var uint16: UInt16 = 0
      var uint32: UInt32 = 0
      var uint: UInt = 0
      var float: Float = 0
      var double = 0.0
      var bool = false
      var string = ""
      var optionalString: String?
      var point = AttributeValue.Point(x: 0, y: 0)
      var size = AttributeValue.Size(width: 0, height: 0)
      var rect = AttributeValue.Rect(x: 0, y: 0, width: 0, height: 0)
      var range = AttributeValue.Range(location: 0, length: 0)
      var optionalColor: AttributeValue.Color?
      var color = AttributeValue.Color(red: 0, green: 0, blue: 0)
      var optionalImage: AttributeValue.Image?
      var image = AttributeValue.Image(name: "")
      var optionalThing: Thing?
      var thing = Thing()
      var things: [Thing] = []
    }
    let registry = try ClassRegistry {
      $0.register(Thing.self) { _ in }
      $0.register(Model.self) {
        $0.property("int8", \.int8)
        $0.property("int16", \.int16)
        $0.property("int32", \.int32)
        $0.property("int", \.int)
        $0.property("uint8", \.uint8)
        $0.property("uint16", \.uint16)
        $0.property("uint32", \.uint32)
        $0.property("uint", \.uint)
        $0.property("float", \.float)
        $0.property("double", \.double)
        $0.property("bool", \.bool)
        $0.property("string", \.string)
        $0.property("optionalString", \.optionalString)
        $0.property("point", \.point)
        $0.property("size", \.size)
        $0.property("rect", \.rect)
        $0.property("range", \.range)
        $0.property("optionalColor", \.optionalColor)
        $0.property("color", \.color)
        $0.property("optionalImage", \.optionalImage)
        $0.property("image", \.image)
        $0.property("optionalThing", \.optionalThing)
        $0.property("thing", \.thing)
        $0.property("things", \.things)
      }
    }
    let properties = try #require(registry.entry(named: "Model")).description.properties
    #expect(properties.count == 24)
    for property in properties {
      let row = try #require(
        Self.rows.first { row in
          row.type.kind == property.type.kind && row.type.isOptional == property.type.isOptional
            && row.language == .swift
        }
      )
      let object = Model()
      try expect(row) { column in
        let isObject = column == Self.samples.count
        let value: BoxedValue = isObject ? .object(Thing()) : .attribute(Self.samples[column])
        return try registry.setValue(value, forKeyPath: AttributeKeyPath([], property.key), of: object)
      }
    }
  }

  /// Compares each cell of a row with the actual outcome of setting the column's value.
  private func expect(_ row: Row, _ set: (Int) throws -> SetValueOutcome) throws {
    let cells = Array(row.cells)
    try #require(cells.count == Self.samples.count + 1, sourceLocation: row.sourceLocation)
    for (column, cell) in cells.enumerated() {
      let found: Character
      do {
        found = letter(of: try set(column), isNil: column == 0)
      } catch let error as KeyValueCodingError {
        found = letter(of: error, row.message)
      }
      // Storing nil and storing an empty value have the same outcome.
      let expected: Character = cell == "e" ? "z" : cell
      let cellName = "\(row.testDescription), \(ConversionRow.Column.allCases[column].title)"
      #expect(found == expected, "\(cellName)", sourceLocation: row.sourceLocation)
    }
  }

  private func letter(of outcome: SetValueOutcome, isNil: Bool) -> Character {
    switch outcome {
    case .stored: "s"
    case .converted, .lossy: isNil ? "z" : "c"
    case .storedWrongObject, .refused: "w"
    case .undecided: "x"
    case .storedAddress, .storedColorForCGColor, .storedUnknownLayerKey, .noEffect, .nothingToSet,
      .handledByClass:
      "?"
    }
  }

  private func letter(of error: KeyValueCodingError, _ message: UnboxingMessage?) -> Character {
    switch error {
    case .nilValue: "n"
    case .unrecognizedSelector(let unrecognized): unrecognized.message == message ? "r" : "?"
    case .undefinedKey: "u"
    case .trap: "t"
    case .unknownOperator, .invalidOperand, .refusedKey, .notOnMainActor, .tooDeep: "?"
    }
  }

  @Test("The tests cover every row of the table")
  func allRows() {
    let tested = Set(Self.rows.map { ConversionTable.row(for: $0.type, in: $0.language).title })
    #expect(tested == Set(ConversionTable.rows.map(\.title)))
  }

  @Test("Every row has a source and a unique title")
  func sources() {
    #expect(ConversionTable.rows.allSatisfy { !$0.source.isEmpty })
    #expect(Set(ConversionTable.rows.map(\.title)).count == ConversionTable.rows.count)
  }

  @Test("Every kind of value in documents is a column of the table, and so are objects")
  func columns() {
    let titles = ConversionRow.Column.allCases.map(\.title)
    #expect(
      titles == [
        "nil", "boolean", "integer", "real", "string", "localized", "point", "size", "rect", "range", "color",
        "image", "object",
      ]
    )
  }
}
