/// Lists the types that are used to encode a value, with the number of fields of each type and the cases of
/// enumerations that are encoded by number.
package struct BinarySchema: BinaryCoder {
  package static let isReader = false
  /// The number of fields of each type, in the order in which the types were visited.
  package private(set) var types: [(type: any BinaryCodable.Type, fields: Int)] = []
  private var indexes: [ObjectIdentifier: Int] = [:]
  private var fields = 0

  /// Lists the types reachable from a type.
  package init<Root: BinaryCodable>(of root: Root.Type) {
    visit(root)
  }

  /// The types with their numbers of fields and their cases, in a form that is the same in every run.
  package var text: String {
    types.map { type, fields in
      let cases = (type as? any BinaryCodableCases.Type)?.caseNames ?? []
      return ([String(describing: type), "\(fields)"] + cases).joined(separator: " ") + "\n"
    }.joined()
  }

  /// A digest of the schema.
  package var digest: ContentDigest { ContentDigest(of: Array(text.utf8)) }

  private mutating func visit<Value: BinaryCodable>(_ type: Value.Type) {
    guard indexes[ObjectIdentifier(type)] == nil else { return }
    let index = types.count
    indexes[ObjectIdentifier(type)] = index
    types.append((type, 0))
    let outer = fields
    fields = 0
    var value = Value.placeholder
    value.code(with: &self)
    types[index].fields = fields
    fields = outer
  }

  package mutating func code(_ number: inout Int) { fields += 1 }
  package mutating func code(_ flag: inout Bool) { fields += 1 }
  package mutating func code(_ number: inout Double) { fields += 1 }
  package mutating func code(word: inout UInt64) { fields += 1 }
  package mutating func code(_ text: inout String) { fields += 1 }
  package mutating func code(unique text: inout String) { fields += 1 }
  package mutating func code(file path: inout String) { fields += 1 }
  package mutating func code(line: inout Int, column: inout Int) { fields += 2 }
  package mutating func code(bytes: inout ArraySlice<UInt8>) { fields += 1 }

  package mutating func code<Value: BinaryCodable>(_ value: inout Value) {
    visit(Value.self)
    fields += 1
  }

  package mutating func code<Value: BinaryCodable>(_ value: inout Value?) {
    visit(Value.self)
    fields += 1
  }

  package mutating func code<Element: BinaryCodable>(_ elements: inout [Element]) {
    visit(Element.self)
    fields += 1
  }

  package mutating func code<Value: BinaryCodable>(_ values: inout [String: Value]) {
    visit(Value.self)
    fields += 1
  }

  package mutating func code<Value: BinaryCodable>(_ packed: inout LazilyDecoded<Value>) {
    visit(Value.self)
    fields += 1
  }

  package mutating func fail() {}
}
