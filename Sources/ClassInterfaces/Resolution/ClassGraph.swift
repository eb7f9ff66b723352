import RuntimeAttributes

/// The classes of the sources with their superclasses and extensions.
struct ClassGraph {
  typealias Reference = NameResolver.ClassReference

  /// One declaration of a class; several with one name are alternatives, as each target has its own.
  struct Node {
    var name: String
    /// The class's own declaration, then its extensions.
    var parts: [DeclarationIndex.Entry]
    /// What it inherits from; nil at a root.
    var superclass: Reference?
    /// The protocols that it conforms to by its declaration or an extension, as spelled.
    var protocols: [String]

    var declaration: TypeDeclaration { parts[0].declaration }
  }

  private static let maximumChainLength = 64

  let names: NameResolver
  private(set) var nodes: [Node] = []
  private var nodesByName: [String: [Int]] = [:]
  /// The extensions of classes that no source declares.
  private(set) var foreignExtensions: [Reference: [DeclarationIndex.Entry]] = [:]
  /// What names at the top of files stand for: many classes and extensions share few of them.
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
  }

  /// All declarations of a class.
  private func nodes(named name: String) -> [Node] { indexes(named: name).map { nodes[$0] } }

  /// The indexes of all declarations of a class.
  func indexes(named name: String) -> [Int] { nodesByName[name] ?? [] }

  /// The language in which a part is written.
  func language(of part: DeclarationIndex.Entry) -> SourceLanguage {
    names.index.sources[part.source].interface.language
  }

  /// The parts of a class with their properties, those of Objective-C completed by what its other parts say.
  func properties(
    of parts: [DeclarationIndex.Entry]
  ) -> [(part: DeclarationIndex.Entry, properties: [PropertyDeclaration])] {
    let declarations = parts.map {
      (part: $0, whole: $0.whole, isObjectiveC: language(of: $0) == .objectiveC)
    }
    let own = declarations.lazy.filter(\.isObjectiveC).map(\.whole)
    let join = ObjectiveCDeclarationMerger(own + branches(of: parts).map(\.whole))
    return declarations.map { part, whole, isObjectiveC in
      (part, isObjectiveC ? join.completed(whole.properties) : whole.properties)
    }
  }

  /// The other heads of a class of Objective-C whose parts are given: between `#if` and `#endif` a header may have several
  /// before the one body.
  private func branches(of parts: [DeclarationIndex.Entry]) -> [DeclarationIndex.Entry] {
    guard let first = parts.first, language(of: first) == .objectiveC else { return [] }
    let all = indexes(named: first.declaration.qualifiedName)
    guard all.count > 1 else { return [] }
    return all.lazy.map { nodes[$0].parts[0] }.filter { $0 !== first && place(of: $0) == place(of: first) }
  }

  /// Whether the chain of superclasses ends in Objective-C; nil if it leaves what is known.
  func isObjectiveC(_ node: Node) -> Bool? {
    if node.parts.contains(where: { language(of: $0) == .objectiveC }) { return true }
    return isObjectiveC(node.superclass, remaining: Self.maximumChainLength)
  }

  private func isObjectiveC(_ reference: Reference?, remaining: Int) -> Bool? {
    switch reference {
    case nil, .noClass: return false
    case .framework: return true
    case .unknown: return nil
    case .source(let name):
      guard remaining > 0, let first = nodes(named: name).first else { return nil }
      if language(of: first.parts[0]) == .objectiveC { return true }
      return isObjectiveC(first.superclass, remaining: remaining - 1)
    }
  }

  /// Whether the superclass is one that the frameworks have on other platforms alone.
  func isOfOtherPlatform(_ node: Node) -> Bool {
    guard case .unknown(let name) = node.superclass else { return false }
    return Platform.allCases.contains { platform in
      platform != names.platform && names.catalog.type(named: name, platform: platform) != nil
    }
  }

  /// Calls with the alternatives of each class above a node, nearest first, until the sources are left.
  ///
  /// - Returns: Where the chain leaves the sources; nil at a root.
  func walkSuperclasses(of node: Node, _ body: ([Node]) -> Bool) -> Reference? {
    var reference = node.superclass
    for _ in 0..<Self.maximumChainLength {
      guard case .source(let name) = reference else { return reference }
      let alternatives = nodes(named: name)
      guard !alternatives.isEmpty else { return .unknown(name) }
      if body(alternatives) { return nil }
      reference = alternatives[0].superclass
    }
    return .unknown(node.name)
  }

  // MARK: - Building

  private mutating func makeNode(_ entry: DeclarationIndex.Entry) -> Node {
    var node = Node(name: entry.declaration.qualifiedName, parts: [entry], superclass: nil, protocols: [])
    for (position, inherited) in entry.declaration.inherited.enumerated() {
      if position == 0, let superclass = superclass(inherited, of: entry) {
        node.superclass = superclass
        if !inherited.utf8.contains(UInt8(ascii: "&")) { continue }
      }
      node.protocols.append(inherited)
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

  /// What a name stands for in the head of a declaration.
  private mutating func reference(_ text: String, of entry: DeclarationIndex.Entry) -> Reference {
    // Aliases of Swift mean nothing to Objective-C; a tree may hold one with the name of another program's class.
    if language(of: entry) == .objectiveC,
      names.index.types(named: text).contains(where: { $0.declaration.kind == .class })
    {
      return .source(text)
    }
    let scope = entry.declaration.scope
    guard scope.isEmpty else { return names.classReference(text, in: scope) }
    if let known = references[text] { return known }
    let reference = names.classReference(text, in: scope)
    references[text] = reference
    return reference
  }

  private mutating func addExtension(_ entry: DeclarationIndex.Entry) {
    let reference = reference(entry.declaration.name, of: entry)
    switch reference {
    case .source(let name):
      for index in alternatives(named: name, extendedBy: entry) {
        nodes[index].parts.append(entry)
        nodes[index].protocols += entry.declaration.inherited
      }
    case .framework, .unknown:
      foreignExtensions[reference, default: []].append(entry)
    case .noClass:
      break
    }
  }

  /// The classes of a name that an extension may be of: those beside which it stands, in one file or in a header and
  /// the source of its name, else all.
  private func alternatives(named name: String, extendedBy entry: DeclarationIndex.Entry) -> [Int] {
    let all = indexes(named: name)
    guard all.count > 1 else { return all }
    let place = place(of: entry)
    let beside = all.filter { self.place(of: nodes[$0].parts[0]) == place }
    return beside.isEmpty ? all : beside
  }

  /// The file of a part without its extension.
  private func place(of entry: DeclarationIndex.Entry) -> Substring {
    let file = names.index.sources[entry.source].interface.file
    guard let dot = file.utf8.lastIndex(of: UInt8(ascii: ".")) else { return file[...] }
    return file[..<dot]
  }
}
