import KeyValueCoding
import RuntimeAttributes
import SourceModel

/// The classes of the sources with their superclasses and extensions.
struct ClassGraph {
  typealias Reference = NameResolver.ClassReference

  /// A declaration of a class.
  ///
  /// Several declarations with the same name are alternatives, for example for different targets.
  struct Node {
    var name: String
    /// The class's own declaration, followed by its extensions.
    var parts: [DeclarationIndex.Entry]
    /// The superclass; nil for a root class.
    var superclass: Reference?
    /// The protocols to which the declaration and its extensions conform.
    var conformances: [Conformance]

    var declaration: TypeDeclaration { parts[0].declaration }
  }

  /// A protocol in an inheritance clause.
  struct Conformance {
    /// The name as spelled.
    var name: String
    /// The source that contains the clause.
    var source: Int
  }

  private static let maximumChainLength = 64

  let names: NameResolver
  private(set) var nodes: [Node] = []
  private var nodesByName: [String: [Int]] = [:]
  /// The extensions of classes that are not declared in the sources.
  private(set) var foreignExtensions: [Reference: [DeclarationIndex.Entry]] = [:]
  /// The names of framework classes that were resolved at file scope, since many classes and extensions share few.
  private var references: [String: Reference] = [:]

  init(_ names: NameResolver) {
    self.names = names
    for entry in names.index.entries
    where entry.declaration.kind == .class || entry.declaration.kind == .actor {
      let node = makeNode(entry)
      nodesByName[node.name, default: []].append(nodes.count)
      nodes.append(node)
    }
    for entry in names.index.extensions { addExtension(entry) }
    inheritNamesakes()
  }

  /// Returns the declarations of a class that a class in the sources refers to by name.
  private func nodes(named name: String, from node: Node) -> [Node] {
    visible(indexes(named: name), from: node.parts[0].source).map { nodes[$0] }
  }

  /// Returns the classes that a source sees and that no closer class hides, among classes with the same name.
  func visible(_ indexes: [Int], from source: Int) -> [Int] {
    names.index.nearest(indexes, from: source) { nodes[$0].parts[0] }
  }

  /// Returns the indexes of all declarations of a class.
  func indexes(named name: String) -> [Int] { nodesByName[name] ?? [] }

  func language(of part: DeclarationIndex.Entry) -> SourceLanguage {
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

  /// Whether the root of the superclass chain is an Objective-C class; nil if unknown.
  func isObjectiveC(_ node: Node) -> Bool? {
    if node.parts.contains(where: { language(of: $0) == .objectiveC }) { return true }
    return isRootedInObjectiveC(node, remaining: Self.maximumChainLength)
  }

  private func isRootedInObjectiveC(_ node: Node, remaining: Int) -> Bool? {
    switch node.superclass {
    case nil, .noClass: return false
    case .framework: return true
    case .unknown: return nil
    case .source(let name):
      guard remaining > 0, let first = nodes(named: name, from: node).first else { return nil }
      if language(of: first.parts[0]) == .objectiveC { return true }
      return isRootedInObjectiveC(first, remaining: remaining - 1)
    }
  }

  /// Whether the superclass is available only on other platforms.
  func isOfOtherPlatform(_ node: Node) -> Bool {
    guard case .unknown(let name) = node.superclass else { return false }
    return Platform.allCases.contains { platform in
      platform != names.platform && names.catalog.type(named: name, platform: platform) != nil
    }
  }

  /// Calls a closure with the alternatives of each superclass of a node that the sources declare, nearest first.
  ///
  /// - Returns: The first superclass outside of the sources, or nil if the chain ends at a root class.
  func walkSuperclasses(of node: Node, _ body: ([Node]) -> Bool) -> Reference? {
    var last = node
    for _ in 0..<Self.maximumChainLength {
      guard case .source(let name) = last.superclass else { return last.superclass }
      let alternatives = nodes(named: name, from: last)
      guard let first = alternatives.first else { return .unknown(name) }
      if body(alternatives) { return nil }
      last = first
    }
    return .unknown(node.name)
  }

  // MARK: - Building

  private mutating func makeNode(_ entry: DeclarationIndex.Entry) -> Node {
    var node = Node(name: entry.declaration.qualifiedName, parts: [entry], superclass: nil, conformances: [])
    for (position, inherited) in entry.declaration.inherited.enumerated() {
      if position == 0, let superclass = superclass(inherited, of: entry) {
        node.superclass = superclass
        if !inherited.utf8.contains(UInt8(ascii: "&")) { continue }
      }
      node.conformances.append(Conformance(name: inherited, source: entry.source))
    }
    return node
  }

  private mutating func superclass(_ text: String, of entry: DeclarationIndex.Entry) -> Reference? {
    switch reference(text, of: entry) {
    case .noClass: nil
    case .source(entry.declaration.qualifiedName): .unknown(text)
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

  /// Returns the superclass of a class if it has the same name, or nil if several classes may be meant.
  private func namesake(of node: Node) -> Node? {
    guard isNamesake(node.superclass, of: node.name) else { return nil }
    let others = indexes(named: node.name).filter { !isNamesake(nodes[$0].superclass, of: node.name) }
    return others.count == 1 ? nodes[others[0]] : nil
  }

  /// Whether a reference is to a class of the same name in another module.
  private func isNamesake(_ reference: Reference?, of name: String) -> Bool {
    guard case .unknown(let text) = reference else { return false }
    return text.hasSuffix("." + name)
  }

  /// Resolves a name in the inheritance clause of a declaration or in the header of an extension.
  private mutating func reference(_ text: String, of entry: DeclarationIndex.Entry) -> Reference {
    // Swift aliases are not visible to Objective-C, and they may have the same name as a class of another app target.
    let context = entry.outerContext
    if language(of: entry) == .objectiveC,
      names.index.types(named: text, in: context).contains(where: { $0.declaration.kind == .class })
    {
      return .source(text)
    }
    // The meaning of names that the sources declare depends on the source.
    guard context.type.isEmpty, names.isOnlyInFrameworks(text) else {
      return names.classReference(text, in: context)
    }
    if let known = references[text] { return known }
    let reference = names.classReference(text, in: context)
    references[text] = reference
    return reference
  }

  private mutating func addExtension(_ entry: DeclarationIndex.Entry) {
    let reference = reference(entry.declaration.name, of: entry)
    switch reference {
    case .source(let name):
      for index in alternatives(named: name, extendedBy: entry) {
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
  private func alternatives(named name: String, extendedBy entry: DeclarationIndex.Entry) -> [Int] {
    let all = visible(indexes(named: name), from: entry.source)
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
  /// The inheritance clause of an extension.
  var conformances: [ClassGraph.Conformance] {
    declaration.inherited.map { ClassGraph.Conformance(name: $0, source: source) }
  }
}
