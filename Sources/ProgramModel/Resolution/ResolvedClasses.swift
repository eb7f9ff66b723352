import KeyValueCoding
import RuntimeAttributes
package import SourceModel

/// The classes that sources declare, and the members that they add to other classes.
///
/// Names and locations of classes are available immediately. Members are described on demand, since documents refer
/// to only a few of an app's classes. Use a ``ClassReader`` to describe many classes.
public struct ResolvedClasses: Sendable {
  /// All classes without their members, in source order.
  ///
  /// Several classes with the same name are alternatives.
  public let summaries: [ClassSummary]
  /// The uses in the code of each type, by the name of the type, which is empty for code outside of types; the uses of
  /// alternatives are merged.
  package let uses: [String: [Use]]
  /// The inherited loads of nibs that are named after the inheriting class, by class name.
  ///
  /// Classes inherit these loads from superclasses and protocol extensions.
  package let inheritedNibLoads: [String: [Use]]
  package let types: Types
  /// The classes whose Objective-C name differs from their Swift name, by Objective-C name.
  private let byObjectiveCName: [String: [Int]]

  init(_ types: Types) {
    self.types = types
    summaries = types.nodes.map { ClassSummary($0, in: types) }
    uses = UseResolver(types).uses()
    inheritedNibLoads = InheritedNibLoads(types).byClass()
    var byObjectiveCName: [String: [Int]] = [:]
    for (index, summary) in summaries.enumerated() {
      guard let name = summary.objectiveCName, name != summary.name else { continue }
      byObjectiveCName[name, default: []].append(index)
    }
    self.byObjectiveCName = byObjectiveCName
  }

  /// All classes, sorted by name and location.
  ///
  /// The descriptions are created on each access.
  public var classes: [ClassDescription] {
    var reader = ClassReader(self)
    return sorted(Array(summaries.indices)).map { reader.description(ofNode: $0) }
  }

  /// The members that extensions and categories add to classes not declared in the sources, by class name.
  ///
  /// Such a description contains only members and protocols, and must be merged with the description of the class
  /// itself. The descriptions are created on each access.
  public var extensions: [String: ClassDescription] {
    var reader = ClassReader(self)
    let names = Set(types.foreignExtensions.keys.map(\.name))
    return Dictionary(uniqueKeysWithValues: names.map { ($0, reader.additions(toClass: $0)) })
      .compactMapValues(\.self)
  }

  /// The names of the classes that sources implement or extend but do not declare.
  package var undeclaredClasses: Set<String> { Set(types.foreignExtensions.keys.map(\.name)) }

  /// The sources that extend classes.
  var filesOfExtensions: Set<String> {
    Set(types.names.index.extensions.lazy.map { types.names.index.sources[$0.source].path })
  }

  /// The classes that code sets on objects with `object_setClass`, sorted.
  package var adoptedClasses: [String] {
    Set(uses.values.joined().lazy.filter { $0.role == .classChange }.map(\.text)).sorted()
  }

  /// Returns the alternatives of a class by Swift name (`Outer.Inner` if nested), or an empty array if no source
  /// declares it.
  public func summaries(named name: String) -> [ClassSummary] {
    types.indexes(named: name).map { summaries[$0] }
  }

  /// Returns the alternatives of a class by Swift name, with their members.
  public func classes(named name: String) -> [ClassDescription] {
    var reader = ClassReader(self)
    return reader.classes(named: name)
  }

  /// Returns the classes that a name refers to: first the classes with this Swift name, then those with this
  /// Objective-C name.
  ///
  /// Both groups are sorted by location. Classes for other platforms are excluded if one exists for this platform:
  /// `Slider: NSView` if the sources also declare `Slider: UIView`.
  ///
  /// - Parameters:
  ///   - name: The Swift or Objective-C name.
  ///   - file: The source that names the class and sees only some classes, or nil if a document names it.
  /// - Returns: The indexes of the classes.
  package func nodes(called name: String, from file: String? = nil) -> [Int] {
    var all = sorted(types.indexes(named: name)) + sorted(byObjectiveCName[name] ?? [])
    if !all.isEmpty, let source = file.flatMap(types.names.index.source(at:)) {
      all = types.visible(all, from: source)
    }
    guard all.count > 1 else { return all }
    let own = all.filter { !types.isOfOtherPlatform(types.nodes[$0]) }
    return own.isEmpty ? all : own
  }

  /// Returns the classes of sources and frameworks that a name in a document may refer to.
  package func references(called name: String) -> [TypeReference] {
    let found = nodes(called: name).map(types.reference)
    return found.isEmpty ? types.names.references(name, in: .frameworks) : found
  }

  /// Returns the classes that a name in a document may refer to, with all their superclasses.
  package func superclasses(called name: String) -> Types.Supertypes {
    types.superclasses(of: references(called: name))
  }

  /// Returns the given class names, and the names of all their superclasses.
  package func ancestors(of names: Set<String>) -> Set<String> {
    types.superclasses(of: names.flatMap(references)).names.union(names)
  }

  /// Returns the given class names, and the names of all their subclasses in the sources.
  package func descendants(of names: Set<String>) -> Set<String> {
    types.descendants(of: names.flatMap(references)).names.union(names)
  }

  /// Whether the framework interfaces list a property with the given name in either language, or a method with the given
  /// selector, in one of the classes or their superclasses.
  package func frameworksMayDeclare(_ member: String, in names: Set<String>) -> Bool {
    ancestors(of: names).contains { name in
      guard let description = types.names.catalog.description(of: name, platform: types.names.platform)
      else { return false }
      return description.properties.contains {
        $0.swiftName == member || $0.key.name == member || $0.customGetter == member
      }
        || description.methods.contains { $0.selector == member }
    }
  }

  /// Sorts nodes by name and location.
  private func sorted(_ nodes: [Int]) -> [Int] {
    guard nodes.count > 1 else { return nodes }
    return nodes.sorted { left, right in
      (summaries[left].name, summaries[left].location) < (summaries[right].name, summaries[right].location)
    }
  }
}
