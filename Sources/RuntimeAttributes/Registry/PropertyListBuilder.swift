/// Collects the properties of a class.
@resultBuilder
public enum PropertyListBuilder<Root: AnyObject> {
  /// Takes a property.
  public static func buildExpression(_ property: Property<Root>) -> [Property<Root>] { [property] }

  /// Takes an inspectable property.
  public static func buildExpression(_ inspectable: Inspectable<Root>) -> [Property<Root>] {
    [inspectable.property]
  }

  /// Takes an outlet.
  public static func buildExpression(_ outlet: Outlet<Root>) -> [Property<Root>] { [outlet.property] }

  /// Joins the statements.
  public static func buildBlock(_ lists: [Property<Root>]...) -> [Property<Root>] { lists.flatMap(\.self) }

  /// Takes what a condition admits.
  public static func buildOptional(_ list: [Property<Root>]?) -> [Property<Root>] { list ?? [] }

  /// Takes the first branch of a condition.
  public static func buildEither(first list: [Property<Root>]) -> [Property<Root>] { list }

  /// Takes the second branch of a condition.
  public static func buildEither(second list: [Property<Root>]) -> [Property<Root>] { list }

  /// Joins the rounds of a loop.
  public static func buildArray(_ lists: [[Property<Root>]]) -> [Property<Root>] { lists.flatMap(\.self) }
}
