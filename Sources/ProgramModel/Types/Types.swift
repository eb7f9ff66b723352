import KeyValueCoding
import RuntimeAttributes
package import SourceModel

/// The classes that sources declare for a platform, with their superclasses, conformances and extensions, each resolved
/// in the scope in which it is spelled.
package struct Types: Sendable {
  /// A declaration of a class.
  ///
  /// Several declarations with the same name are alternatives, for example for different targets.
  package struct Node {
    var name: String
    /// The class's own declaration, followed by its extensions.
    package var parts: [DeclarationIndex.Entry]
    /// The superclass; nil for a root class.
    var superclass: TypeReference?
    /// The protocols to which the declaration and its extensions conform.
    var conformances: [Conformance]

    package var declaration: TypeDeclaration { parts[0].declaration }
  }

  /// A protocol in an inheritance clause.
  struct Conformance {
    /// The name as spelled.
    var name: String
    /// The source that contains the clause.
    var source: Int
  }

  let names: NameResolver
  package private(set) var nodes: [Node] = []
  private var nodesByName: [String: [Int]] = [:]
  private var nodesByDeclaration: [DeclarationIndex.Entry: Int] = [:]
  /// The classes of the sources that directly inherit from each class.
  private var subclasses: [TypeReference: [Int]] = [:]
  /// The superclasses of the framework classes that classes of the sources inherit from; nil for root classes.
  private var frameworkSuperclasses: [String: String?] = [:]
  /// The extensions of classes that are not declared in the sources.
  private(set) var foreignExtensions: [TypeReference: [DeclarationIndex.Entry]] = [:]
  /// The cached references of names at file scope that no source declares; many classes and extensions share few names.
  private var references: [String: TypeReference] = [:]

  init(_ names: NameResolver) {
    self.names = names
    for entry in names.index.entries
    where entry.declaration.kind == .class || entry.declaration.kind == .actor {
      let node = makeNode(entry)
      nodesByName[node.name, default: []].append(nodes.count)
      nodesByDeclaration[entry] = nodes.count
      nodes.append(node)
    }
    for entry in names.index.extensions { addExtension(entry) }
    inheritNamesakes()
    for index in nodes.indices {
      for superclass in nodes[index].superclass?.alternatives ?? [] { addSubclass(index, of: superclass) }
    }
  }

  private mutating func addSubclass(_ node: Int, of superclass: TypeReference) {
    let isFirst = subclasses[superclass] == nil
    subclasses[superclass, default: []].append(node)
    guard isFirst, case .framework(var name) = superclass else { return }
    while frameworkSuperclasses[name] == nil {
      let next = names.catalog.superclass(of: name, platform: names.platform)
      frameworkSuperclasses[name] = .some(next)
      name = next ?? name
    }
  }

  /// Returns the direct superclass of a class; several if the class has alternatives.
  func superclasses(of reference: TypeReference) -> [TypeReference] {
    guard case .framework(let name) = reference else {
      return indexes(of: reference).compactMap { nodes[$0].superclass }
    }
    let superclass =
      frameworkSuperclasses[name] ?? names.catalog.superclass(of: name, platform: names.platform)
    return superclass.map { [.framework($0)] } ?? []
  }

  /// Returns the classes of the sources that directly inherit from a class.
  func subclasses(of reference: TypeReference) -> [TypeReference] {
    (subclasses[reference] ?? []).map(self.reference)
  }

  /// Returns the reference to a node.
  func reference(to node: Int) -> TypeReference { .source(nodes[node].name, [nodes[node].parts[0]]) }

  /// Returns the indexes of the declarations of a class that a reference may refer to.
  package func indexes(of reference: TypeReference) -> [Int] {
    reference.declarations.compactMap { nodesByDeclaration[$0] }
  }

  /// Returns the classes that a source sees and that no closer class hides, among classes with the same name.
  func visible(_ indexes: [Int], from source: Int) -> [Int] {
    names.index.nearest(indexes, from: source) { nodes[$0].parts[0] }
  }

  /// Returns the indexes of all declarations of a class.
  func indexes(named name: String) -> [Int] { nodesByName[name] ?? [] }

  package func language(of part: DeclarationIndex.Entry) -> SourceLanguage {
    names.index.sources[part.source].language
  }

  /// Returns the parts of a class with their properties; Objective-C properties are merged with their redeclarations.
  func properties(
    of parts: [DeclarationIndex.Entry]
  ) -> [(part: DeclarationIndex.Entry, properties: [PropertyDeclaration])] {
    let own = parts.lazy.filter { language(of: $0) == .objectiveC }
    let merger = ObjectiveCDeclarationMerger((own + branches(of: parts)).map(\.declaration))
    return parts.map { part in
      let properties = part.declaration.properties
      return (part, language(of: part) == .objectiveC ? merger.completed(properties) : properties)
    }
  }

  /// Returns the other interfaces of an Objective-C class that the `#if` branches of a header declare for the same
  /// implementation.
  private func branches(of parts: [DeclarationIndex.Entry]) -> [DeclarationIndex.Entry] {
    guard let first = parts.first, language(of: first) == .objectiveC else { return [] }
    let all = indexes(named: first.declaration.qualifiedName)
    guard all.count > 1 else { return [] }
    let place = place(of: first)
    return all.lazy.map { nodes[$0].parts[0] }.filter {
      $0 !== first && ($0.source == first.source || self.place(of: $0) == place)
    }
  }

  /// Whether the superclass is available only on other platforms.
  func isOfOtherPlatform(_ node: Node) -> Bool {
    guard case .unknown(let name) = node.superclass else { return false }
    return Platform.allCases.contains { platform in
      platform != names.platform && names.catalog.type(named: name, platform: platform) != nil
    }
  }

  // MARK: - Building

  private mutating func makeNode(_ entry: DeclarationIndex.Entry) -> Node {
    var node = Node(name: entry.declaration.qualifiedName, parts: [entry], superclass: nil, conformances: [])
    for (position, inherited) in entry.declaration.inherited.enumerated() {
      if node.superclass == nil, let superclass = superclass(inherited, at: position, of: entry) {
        node.superclass = superclass
        if !inherited.utf8.contains(UInt8(ascii: "&")) { continue }
      }
      node.conformances.append(Conformance(name: inherited, source: entry.source))
    }
    return node
  }

  /// Returns the class at a position of an inheritance clause, or nil if the type is not a class.
  ///
  /// An unknown name is a class in the first position, and a protocol otherwise.
  private mutating func superclass(
    _ text: String,
    at position: Int,
    of entry: DeclarationIndex.Entry
  ) -> TypeReference? {
    switch sharedReference(text, in: entry.outerContext) {
    case .noClass: nil
    case .unknown where position > 0: nil
    case .source(entry.declaration.qualifiedName, _): .unknown(text)
    case let reference: reference
    }
  }

  /// Adds the members of superclasses with the same name in another module, as in `class Button: Core.Button`.
  ///
  /// Classes are looked up by name, so such a class represents its superclass as well.
  private mutating func inheritNamesakes() {
    let bases = nodes.indices.compactMap { index in namesake(of: nodes[index]).map { (index, $0) } }
    for (index, base) in bases {
      let own = nodes[index].parts
      nodes[index].parts += base.parts.filter { part in !own.contains { $0 === part } }
      nodes[index].superclass = base.superclass
      nodes[index].conformances += base.conformances
    }
  }

  /// Returns the superclass of a class if the superclass has the same name, or nil if the name may refer to several
  /// classes.
  private func namesake(of node: Node) -> Node? {
    guard isNamesake(node.superclass, of: node.name) else { return nil }
    let others = indexes(named: node.name).filter { !isNamesake(nodes[$0].superclass, of: node.name) }
    return others.count == 1 ? nodes[others[0]] : nil
  }

  /// Whether a reference refers to a class with the same name in another module.
  private func isNamesake(_ reference: TypeReference?, of name: String) -> Bool {
    guard case .unknown(let text) = reference else { return false }
    return text.hasSuffix("." + name)
  }

  /// Returns the type that a spelled type refers to in a context.
  func reference(_ text: String, in context: NameContext) -> TypeReference {
    // Swift aliases are not visible to Objective-C, and they may have the same name as a class of another app target.
    if let source = context.source, names.index.sources[source].language == .objectiveC {
      let classes = names.index.types(named: text, in: context).filter { $0.declaration.kind == .class }
      if !classes.isEmpty { return .source(text, classes) }
    }
    return names.classReference(text, in: context)
  }

  /// Resolves a spelled type, and caches names at file scope that no source declares.
  private mutating func sharedReference(_ text: String, in context: NameContext) -> TypeReference {
    // The meaning of names that the sources declare depends on the source.
    guard context.type.isEmpty, names.isOnlyInFrameworks(text) else { return reference(text, in: context) }
    if let known = references[text] { return known }
    let reference = names.classReference(text, in: context)
    references[text] = reference
    return reference
  }

  private mutating func addExtension(_ entry: DeclarationIndex.Entry) {
    let reference = sharedReference(entry.declaration.name, in: entry.outerContext)
    switch reference {
    case .source:
      for index in alternatives(of: reference, extendedBy: entry) {
        nodes[index].parts.append(entry)
        nodes[index].conformances += entry.conformances
      }
    case .framework, .unknown:
      foreignExtensions[reference, default: []].append(entry)
    case .noClass:
      break
    }
  }

  /// Returns the classes that an extension may extend.
  ///
  /// These are the classes in the same file or in the corresponding header or source file; if there are none, all
  /// classes with the name that the extension sees.
  private func alternatives(of reference: TypeReference, extendedBy entry: DeclarationIndex.Entry) -> [Int] {
    let all = indexes(of: reference)
    guard all.count > 1 else { return all }
    let place = place(of: entry)
    let nearby = all.filter { self.place(of: nodes[$0].parts[0]) == place }
    return nearby.isEmpty ? all : nearby
  }

  /// Returns the path of the file that contains a part, without its extension.
  private func place(of entry: DeclarationIndex.Entry) -> Substring {
    let file = names.index.sources[entry.source].path
    guard let dot = file.utf8.lastIndex(of: UInt8(ascii: ".")) else { return file[...] }
    return file[..<dot]
  }
}

extension DeclarationIndex.Entry {
  /// The conformances in the inheritance clause of an extension; an implementation repeats the superclass.
  var conformances: [Types.Conformance] {
    if declaration.traits.modifiers.contains(.implementation) { return [] }
    return declaration.inherited.map { Types.Conformance(name: $0, source: source) }
  }
}
