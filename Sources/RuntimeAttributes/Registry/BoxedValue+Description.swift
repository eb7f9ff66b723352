extension BoxedValue: CustomStringConvertible {
  /// The value as a console prints it, objects by their classes; what has no order stands in that of its text.
  public var description: String {
    switch self {
    case .attribute(let value): "\(value)"
    case .object(let model as ModelObject): "<\(model.classDescription.runtimeName)>"
    case .object(let object): "<\(type(of: object))>"
    case .array(let elements): "[\(elements.map(\.description).joined(separator: ", "))]"
    case .set(let elements): "{\(elements.map(\.description).sorted().joined(separator: ", "))}"
    case .dictionary(let entries):
      "{\(entries.map { "\($0): \($1)" }.sorted().joined(separator: ", "))}"
    }
  }
}
