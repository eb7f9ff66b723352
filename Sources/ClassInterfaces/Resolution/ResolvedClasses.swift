public import RuntimeAttributes

/// The classes that sources declare, and what they add to classes of others.
///
/// What a class is called and where it stands is known at once; its members are described when somebody asks for them,
/// since documents lead to few of the classes of an app. A ``ClassReader`` describes many.
public struct ResolvedClasses: Sendable {
  /// All classes without their members, in the order of the sources.
  ///
  /// Several with one name are alternatives.
  public let outlines: [ClassSummary]
  /// What the bodies of a class tell of the loading of nibs, by the class's name; those of its alternatives together.
  package let bodies: [String: BodyFacts]
  let graph: ClassGraph
  /// The classes that have another name in Objective-C than in Swift, by that name.
  private let byObjectiveCName: [String: [Int]]

  init(_ graph: ClassGraph) {
    self.graph = graph
    outlines = graph.nodes.map { ClassSummary($0, in: graph) }
    bodies = BodyFactResolver(graph).facts()
    var byObjectiveCName: [String: [Int]] = [:]
    for (index, outline) in outlines.enumerated() {
      guard let name = outline.objectiveCName, name != outline.name else { continue }
      byObjectiveCName[name, default: []].append(index)
    }
    self.byObjectiveCName = byObjectiveCName
  }

  /// All classes, sorted by name, then by place.
  ///
  /// Each call describes them anew.
  public var classes: [ClassDescription] {
    var reader = ClassReader(self)
    return sorted(Array(outlines.indices)).map { reader.description(ofNode: $0) }
  }

  /// What extensions and categories add to classes that no source declares, by the name of the class.
  ///
  /// Such a description has members and protocols only; it is to be added to that of the class itself. Each call
  /// describes them anew.
  public var extensions: [String: ClassDescription] {
    var reader = ClassReader(self)
    let names = Set(graph.foreignExtensions.keys.map(\.name))
    return Dictionary(uniqueKeysWithValues: names.map { ($0, reader.additions(toClass: $0)) })
      .compactMapValues(\.self)
  }

  /// The names of the classes that sources implement or extend, and that none declares.
  package var undeclaredClasses: Set<String> { Set(graph.foreignExtensions.keys.map(\.name)) }

  /// The classes that code makes objects of other classes instances of, sorted.
  package var adoptedClasses: [String] {
    bodies.values.reduce(into: Set()) { $0.formUnion($1.adoptedClasses) }.sorted()
  }

  /// The alternatives of a class by its Swift name, `Outer.Inner` if nested; none if no source declares it.
  public func outlines(named name: String) -> [ClassSummary] {
    graph.indexes(named: name).map { outlines[$0] }
  }

  /// The alternatives of a class by its Swift name, with their members.
  public func classes(named name: String) -> [ClassDescription] {
    var reader = ClassReader(self)
    return reader.classes(named: name)
  }

  /// The classes that a name stands for: by their Swift name, then those that only Objective-C calls so, by place each.
  ///
  /// A class of another platform beside one of this is not meant: Swift's `Slider: NSView` where there is a
  /// `Slider: UIView` as well.
  func nodes(called name: String) -> [Int] {
    let all = sorted(graph.indexes(named: name)) + sorted(byObjectiveCName[name] ?? [])
    guard all.count > 1 else { return all }
    let own = all.filter { !graph.isOfOtherPlatform(graph.nodes[$0]) }
    return own.isEmpty ? all : own
  }

  /// Nodes by name, then by place.
  private func sorted(_ nodes: [Int]) -> [Int] {
    guard nodes.count > 1 else { return nodes }
    return nodes.sorted { left, right in
      (outlines[left].name, outlines[left].location) < (outlines[right].name, outlines[right].location)
    }
  }
}
