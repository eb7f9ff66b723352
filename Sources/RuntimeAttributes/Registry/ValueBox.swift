/// A structure in a heap-allocated box, whose fields are accessed like the properties of an object.
final class ValueBox<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
