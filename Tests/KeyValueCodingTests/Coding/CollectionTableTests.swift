import KeyValueCoding
import NibproofTestSupport
import RuntimeAttributes
import Testing

/// Key paths through collections; see ``PathRow``.
@Suite("Reading collections, compared with GNUstep")
struct CollectionTableTests {
  // MARK: Operators

  static let operators: [PathRow] = [
    PathRow("scores.@sum.self", 8.0),
    PathRow("scores.@avg.self", 4.0),
    PathRow("scores.@max.self", 5),
    PathRow("scores.@min.self", 3),
    PathRow("scores.@count", 2),
    PathRow("scores.@count.nothing", 2),
    // Without a right key path, the operator is a key of the array. (doc: the path is required; asm)
    PathRow(
      "scores.@sum",
      lacks: "sum",
      "__NSArrayI",
      gnustep: "NSUnknownKeyException, key @sum of the first element"
    ),
    PathRow("scores.@avg", lacks: "avg", "__NSArrayI"),
    PathRow("scores.@max", lacks: "max", "__NSArrayI"),
    PathRow("scores.@unionOfObjects", lacks: "unionOfObjects", "__NSArrayI"),
    PathRow("scores.@distinctUnionOfObjects", lacks: "distinctUnionOfObjects", "__NSArrayI"),
    PathRow("scores.@nonsense", lacks: "nonsense", "__NSArrayI"),
    PathRow("scores.@", lacks: "", "__NSArrayI"),
    PathRow("scores.@sum.", lacks: "", "__NSCFNumber"),
    // An unknown operator raises. (asm)
    PathRow(
      "scores.@nonsense.self",
      raises: .unknownOperator(name: "nonsense", className: "__NSArrayI"),
      gnustep: "NSUnknownKeyException"
    ),
    PathRow(
      "scores.@.self",
      raises: .unknownOperator(name: "", className: "__NSArrayI"),
      gnustep: "NSUnknownKeyException"
    ),
    PathRow("scores.@lastObject", 5, gnustep: "NSUnknownKeyException"),
    PathRow("scores.@firstObject", 3, gnustep: "NSUnknownKeyException"),
    PathRow(
      "scores.@lastObject.intValue",
      raises: .unknownOperator(name: "lastObject", className: "__NSArrayI"),
      gnustep: "NSUnknownKeyException"
    ),
    PathRow("scores.lastObject", lacks: "lastObject", "__NSCFNumber"),
    // GNUstep returns the count of the array, with a deprecation warning. (doc: the elements receive the key)
    PathRow("scores.count", lacks: "count", "__NSCFNumber", gnustep: "2"),
    PathRow("@count", lacks: "@count", "Person"),
    PathRow("@sum.age", lacks: "@sum", "Person"),
    PathRow("name.@count", lacks: "@count", "__NSCFString"),
    PathRow("name.@sum.self", lacks: "@sum", "__NSCFString"),
    PathRow("name.@length", lacks: "@length", "__NSCFString"),
    // Operators ignore nil. (doc, asm, run)
    PathRow("friends.@max.name", "Ann", gnustep: "NSInvalidArgumentException: compare with nil"),
    PathRow("friends.@min.name", "Ann", gnustep: "NSInvalidArgumentException: compare with nil"),
    PathRow("friends.@max.boss.name", "Bea"),
    PathRow("friends.@sum.age", 0.0),
    PathRow("friends.@avg.age", 0.0),
    PathRow("tags.@sum.self", 0.0),
    PathRow("tags.@max.self", "b"),
    PathRow("friends.@unionOfObjects.name", .array(["Ann"]), gnustep: "NSInvalidArgumentException: nil"),
    PathRow("friends.@unionOfObjects.boss.name", .array(["Bea"]), gnustep: "NSInvalidArgumentException: nil"),
    PathRow(
      "friends.@distinctUnionOfObjects.name",
      .array(["Ann"]),
      gnustep: "NSInvalidArgumentException: nil"
    ),
    PathRow("nested.@unionOfArrays.self", .array([3, 5, 3, 5])),
    PathRow("nested.@distinctUnionOfArrays.self", .array([3, 5])),
    PathRow(
      "scores.@unionOfArrays.self",
      raises: .invalidOperand(operator: "unionOfArrays", className: "__NSCFNumber"),
      gnustep: "NSInvalidArgumentException"
    ),
    PathRow(
      "nested.@unionOfSets.self",
      raises: .invalidOperand(operator: "unionOfSets", className: "__NSArrayI"),
      gnustep: "NSInvalidArgumentException"
    ),
    PathRow(
      "nested.@distinctUnionOfSets.self",
      raises: .invalidOperand(operator: "distinctUnionOfSets", className: "__NSArrayI"),
      gnustep: "not run"
    ),
    PathRow("nested.@count", 2, gnustep: "not run"),
    // Sets. (asm: sets do not have unionOf operators, and add each distinct value without a check)
    PathRow("crew.name", .set(["Ann"])),
    PathRow("crew.@count", 2),
    PathRow("crew.@max.name", "Ann"),
    PathRow(
      "crew.@unionOfObjects.name",
      raises: .unknownOperator(name: "unionOfObjects", className: "__NSSetI"),
      gnustep: "NSInvalidArgumentException: nil"
    ),
    PathRow(
      "crew.@distinctUnionOfObjects.name",
      raises: .invalidOperand(operator: "distinctUnionOfObjects", className: "nil"),
      gnustep: "NSInvalidArgumentException: nil"
    ),
    PathRow("crew.@distinctUnionOfObjects.age", .set([0]), gnustep: "not run"),
  ]

  @Test("Operators", arguments: operators)
  func reading(_ row: PathRow) throws { try row.check() }

  @Test("Operators on empty collections")
  func empty() throws {
    let person = Person()
    person.scores = []
    try PathRow("scores.@sum.self", 0.0).check(of: person)
    // The average of an empty collection is nil. (run)
    try PathRow("scores.@avg.self", .nil, gnustep: "0").check(of: person)
    try PathRow("crew.@avg.self", .nil, gnustep: "0").check(of: person)
    try PathRow("scores.@max.self", .nil).check(of: person)
    try PathRow("scores.@sum", lacks: "sum", "__NSArrayI", gnustep: "not run").check(of: person)
    try PathRow("scores.nonsense", .array([])).check(of: person)
  }

  @Test("Operators on sets of sets")
  func sets() throws {
    try PathRow("sets.@distinctUnionOfSets.self", .array([1])).check()
  }

  // MARK: NSNull

  /// NSNull returns itself for every key. (asm; GNUstep raises.)
  @Test("NSNull along a key path")
  func null() throws {
    try PathRow("friends.name", .array(["Ann", .nil])).check()
    try PathRow(
      "friends.boss.name",
      .array([.nil, "Bea"]),
      gnustep: "NSUnknownKeyException, key name of NSNull"
    ).check()
    try PathRow("map.null", .nil).check()
    try PathRow("map.null.z", .nil, gnustep: "NSUnknownKeyException, key z of NSNull").check()
    try PathRow(
      "friends.boss.@max.name",
      raises: .invalidOperand(operator: "max", className: "NSNull"),
      gnustep: "NSUnknownKeyException, key name of NSNull"
    ).check()
    let person = Person()
    person.scores = [.attribute(1), .nil]
    // An operator raises if it adds NSNull. (run)
    try PathRow(
      "scores.@sum.self",
      raises: .invalidOperand(operator: "sum", className: "NSNull"),
      gnustep: "NSInvalidArgumentException: does not recognize doubleValue"
    ).check(of: person)
    try PathRow(
      "scores.@max.self",
      raises: .invalidOperand(operator: "max", className: "NSNull"),
      gnustep: "NSInvalidArgumentException: does not recognize objCType"
    ).check(of: person)
    try PathRow("scores.intValue", .array([1, .nil]), gnustep: "NSUnknownKeyException").check(of: person)
    try PathRow("scores.@unionOfObjects.self", .array([1, .nil])).check(of: person)
    person.scores = [.nil]
    try PathRow("scores.@max.self", .nil).check(of: person)
    try PathRow("scores.a.b", .array([.nil]), gnustep: "NSUnknownKeyException").check(of: person)
  }
}
