import ClassInterfaces
import FactStorage
import InterfaceDocuments
import RuntimeAttributes
import Testing

/// That no field is forgotten where a type gets a new one.
struct SchemaTests {
  @Test
  func `every stored property of every stored type is coded`() {
    let types = FieldSchema(of: SourceInterface.self).types + FieldSchema(of: InterfaceDocument.self).types
    #expect(types.count > 60)
    for (type, fields) in types {
      let mirror = Mirror(reflecting: type.blank)
      // A key path is stored as its text; what an enumeration holds is checked by its switches.
      guard mirror.displayStyle == .struct, type != AttributeKeyPath.self, mirror.children.count > 0 else {
        continue
      }
      let names = mirror.children.compactMap(\.label)
      #expect(fields == mirror.children.count, "\(type) has \(names), and codes \(fields)")
    }
  }

  @Test
  func `another list of fields is another version`() {
    #expect(FieldSchema(of: OneField.self).digest != FieldSchema(of: TwoFields.self).digest)
    #expect(FieldSchema(of: OneField.self).digest == FieldSchema(of: OneField.self).digest)
  }

  @Test
  func `other cases, or the same in another order, are another version`() {
    let digests = [
      FieldSchema(of: First.Word.self), FieldSchema(of: Second.Word.self), FieldSchema(of: Third.Word.self),
    ].map(\.digest)
    #expect(Set(digests).count == 3)
  }

  private enum First { enum Word: CaseIterable, StorableCases { case one, two } }
  private enum Second { enum Word: CaseIterable, StorableCases { case two, one } }
  private enum Third { enum Word: CaseIterable, StorableCases { case one, two, three } }

  private struct OneField: Storable {
    var first = 1
    static var blank: Self { Self() }
    mutating func code(with coder: inout some FieldCoder) { coder.code(&first) }
  }

  private struct TwoFields: Storable {
    var (first, second) = (1, 2)
    static var blank: Self { Self() }
    mutating func code(with coder: inout some FieldCoder) {
      coder.code(&first)
      coder.code(&second)
    }
  }
}
