public import RuntimeAttributes

/// The class of objects whose class nobody has seen: what it has or lacks is never certain.
public enum UnseenClass {
  /// The name under which a registry for loads must hold it.
  public static let name = "(unseen)"

  /// The description to add to a registry for loads.
  public static let description = ClassDescription(name, language: .objectiveC, traits: .incomplete)
}
