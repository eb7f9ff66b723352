/// Collects the classes of a registry.
@resultBuilder
public enum ClassListBuilder {
  /// Takes a class with its properties.
  public static func buildExpression<Root>(_ class: Class<Root>) -> [ClassRegistration] {
    [`class`.registration]
  }

  /// Takes a class that registers itself.
  public static func buildExpression(_ type: any KeyValueCodable.Type) -> [ClassRegistration] {
    [type.registration]
  }

  /// Takes classes that were listed elsewhere.
  public static func buildExpression(_ list: [ClassRegistration]) -> [ClassRegistration] { list }

  /// Joins the statements.
  public static func buildBlock(_ lists: [ClassRegistration]...) -> [ClassRegistration] {
    lists.flatMap(\.self)
  }

  /// Takes what a condition admits.
  public static func buildOptional(_ list: [ClassRegistration]?) -> [ClassRegistration] { list ?? [] }

  /// Takes the first branch of a condition.
  public static func buildEither(first list: [ClassRegistration]) -> [ClassRegistration] { list }

  /// Takes the second branch of a condition.
  public static func buildEither(second list: [ClassRegistration]) -> [ClassRegistration] { list }

  /// Joins the rounds of a loop.
  public static func buildArray(_ lists: [[ClassRegistration]]) -> [ClassRegistration] {
    lists.flatMap(\.self)
  }
}
