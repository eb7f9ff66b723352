import KeyValueCoding
import RuntimeAttributes

final class Boss { var name = "Bea" }

/// The class of the GNUstep program, with the values for which the program printed its results.
final class Person {
  var name: String? = "Ann"
  var boss: Boss?
  var friends: [Person] = []
  var crew: Set<BoxedValue> = []
  var scores: [BoxedValue] = [3, 5].map { .attribute($0) }
  var tags = ["a", "b"]
  var nested: [BoxedValue] = []
  var sets: [BoxedValue] = []
  var map: [String: BoxedValue] = [
    "x": .attribute(1), "null": .nil, "dotted.key": .attribute(2), "deep": .dictionary(["x": .attribute(3)]),
  ]
  var age = 0
  var byte: UInt8 = 0
  var num = 2.5
  var isShut = false
  var _count = 4
  var _isOpen = true
  let _fixed = 1
  let fixed = "f"
  var frame = AttributeValue.Rect(x: 0, y: 0, width: 0, height: 0)
  var born = AttributeValue.date(secondsSinceReferenceDate: 100)

  /// Returns a person with two friends: one without a boss, and one without a name.
  static func example() -> Person {
    let person = Person()
    let (first, second) = (Person(), Person())
    second.name = nil
    second.boss = Boss()
    person.friends = [first, second]
    person.crew = [.object(first), .object(second)]
    person.nested = [.array(person.scores), .array(person.scores)]
    person.sets = [.set([.attribute(1)]), .set([.attribute(1)])]
    return person
  }

  /// Returns a registry of `Boss` and `Person`.
  static func registry(_ platform: Platform = .iOS) throws(RegistryError) -> ClassRegistry {
    try ClassRegistry(platform: platform) {
      $0.register(Boss.self) { $0.property("name", \.name) }
      $0.register(Person.self) {
        $0.property("name", \.name)
        $0.property("boss", \.boss)
        $0.property("friends", \.friends)
        $0.property("crew", \.crew)
        $0.property("scores", \.scores)
        $0.property("tags", \.tags)
        $0.property("nested", \.nested)
        $0.property("sets", \.sets)
        $0.property("map", \.map)
        $0.property("age", \.age)
        $0.property("byte", \.byte)
        $0.property("num", \.num)
        $0.property("isShut", \.isShut)
        $0.property("_count", \._count)
        $0.property("_isOpen", \._isOpen)
        $0.property("_fixed", \._fixed)
        $0.property("fixed", \.fixed)
        $0.property("frame", \.frame)
        $0.property("born", \.born)
      }
    }
  }
}
