/// Builds the classes of a registry, or the properties of a class.
@resultBuilder
public enum ListBuilder<Element> {
  /// Adds an element.
  public static func buildExpression(_ element: Element) -> [Element] { [element] }

  /// Adds a list of elements.
  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }

  /// Concatenates the statements.
  public static func buildBlock(_ lists: [Element]...) -> [Element] { lists.flatMap(\.self) }

  /// Adds the elements of an `if` statement without an `else` branch.
  public static func buildOptional(_ list: [Element]?) -> [Element] { list ?? [] }

  /// Adds the elements of the first branch of a condition.
  public static func buildEither(first list: [Element]) -> [Element] { list }

  /// Adds the elements of the second branch of a condition.
  public static func buildEither(second list: [Element]) -> [Element] { list }

  /// Concatenates the iterations of a loop.
  public static func buildArray(_ lists: [[Element]]) -> [Element] { lists.flatMap(\.self) }
}

extension ListBuilder where Element == Class {
  /// Adds a class that is only described: its objects are model objects.
  public static func buildExpression(_ description: ClassDescription) -> [Class] {
    [Class(description)]
  }

  /// Adds a class that provides its own registration, or without members if it inherits that of a superclass.
  public static func buildExpression(_ type: any KeyValueCodable.Type) -> [Class] {
    [Class(registering: type)]
  }
}
