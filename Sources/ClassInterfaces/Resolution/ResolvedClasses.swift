public import RuntimeAttributes

/// The classes that sources declare, and what they add to classes of others.
public struct ResolvedClasses: Sendable {
  /// All classes, sorted by name, then by place.
  ///
  /// Several with one name are alternatives.
  public let classes: [ClassDescription]
  /// What extensions and categories add to classes that no source declares, by the name of the class.
  ///
  /// Such a description has members and protocols only; it is to be added to that of the class itself.
  public let extensions: [String: ClassDescription]
  /// What the bodies of a class tell of the loading of nibs, by the class's name; those of its alternatives together.
  public let bodies: [String: BodyFacts]
  private let bySwiftName: [String: [Int]]
  private let byRuntimeName: [String: [Int]]

  /// Creates the classes.
  public init(
    classes: [ClassDescription],
    extensions: [String: ClassDescription] = [:],
    bodies: [String: BodyFacts] = [:]
  ) {
    self.classes = classes.sorted(by: Self.precedes)
    self.extensions = extensions
    self.bodies = bodies
    let indices = self.classes.indices
    let sorted = self.classes
    bySwiftName = Dictionary(grouping: indices) { sorted[$0].name }
    byRuntimeName = Dictionary(grouping: indices) { sorted[$0].objectiveCName ?? sorted[$0].name }
  }

  /// The alternatives of a class by its Swift name, `Outer.Inner` if nested; none if no source declares it.
  public func classes(named name: String) -> [ClassDescription] {
    (bySwiftName[name] ?? []).map { classes[$0] }
  }

  /// The alternatives of a class by the name that a document would write beside the module, if any: that of
  /// `@objc(Name)` or of Objective-C, otherwise the Swift name.
  public func classes(runtimeName name: String) -> [ClassDescription] {
    (byRuntimeName[name] ?? []).map { classes[$0] }
  }

  private static func precedes(_ left: ClassDescription, _ right: ClassDescription) -> Bool {
    guard left.name == right.name else { return left.name < right.name }
    guard let leftPlace = left.location, let rightPlace = right.location else { return left.location != nil }
    return leftPlace < rightPlace
  }
}
