import BinaryCoding
import ClassInterfaces
import InterfaceDocuments
import RuntimeAttributes
import Testing

/// That no field is forgotten where a type gets a new one.
struct SchemaTests {
  @Test
  func `every stored property of every stored type is coded`() {
    let types = BinarySchema(of: SourceInterface.self).types + BinarySchema(of: InterfaceDocument.self).types
    #expect(types.count > 60)
    for (type, fields) in types {
      let mirror = Mirror(reflecting: type.placeholder)
      // A key path is stored as its text; what an enumeration holds is checked by its switches.
      guard mirror.displayStyle == .struct, type != AttributeKeyPath.self, mirror.children.count > 0 else {
        continue
      }
      let names = mirror.children.compactMap(\.label).filter { !Self.unstored.contains($0) }
      #expect(fields == names.count, "\(type) has \(names), and codes \(fields)")
    }
  }

  /// The markup of documents, which loading does not need.
  private static let unstored: Set<String> = ["markup", "canvasLocation"]

  @Test
  func `another list of fields is another version`() {
    #expect(BinarySchema(of: OneField.self).digest != BinarySchema(of: TwoFields.self).digest)
    #expect(BinarySchema(of: OneField.self).digest == BinarySchema(of: OneField.self).digest)
  }

  @Test
  func `other cases, or the same in another order, are another version`() {
    let digests = [
      BinarySchema(of: First.Word.self), BinarySchema(of: Second.Word.self),
      BinarySchema(of: Third.Word.self),
    ].map(\.digest)
    #expect(Set(digests).count == 3)
  }

  private enum First { enum Word: CaseIterable, BinaryCodableCases { case one, two } }
  private enum Second { enum Word: CaseIterable, BinaryCodableCases { case two, one } }
  private enum Third { enum Word: CaseIterable, BinaryCodableCases { case one, two, three } }

  private struct OneField: BinaryCodable {
    var first = 1
    static var placeholder: Self { Self() }
    mutating func code(with coder: inout some BinaryCoder) { coder.code(&first) }
  }

  private struct TwoFields: BinaryCodable {
    var (first, second) = (1, 2)
    static var placeholder: Self { Self() }
    mutating func code(with coder: inout some BinaryCoder) {
      coder.code(&first)
      coder.code(&second)
    }
  }
}
