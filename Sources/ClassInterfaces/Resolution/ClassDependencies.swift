/// Finds the words on which the description of a class depends: no declaration that is called by none of them, added, gone
/// or changed, makes a difference to it.
package struct ClassDependencies {
  private let resolved: ResolvedClasses
  /// The nested types by the last word of their names.
  private var nested: [String: [DeclarationIndex.Entry]] = [:]
  private var known: [String: NameWords] = [:]
  /// What names that no source declares stand for in the frameworks; nil for those that are no typealias.
  private var frameworkAliases: [String: String?] = [:]

  /// Prepares to look classes up.
  package init(_ resolved: ResolvedClasses) {
    self.resolved = resolved
    for entry in resolved.graph.names.index.entries where !entry.declaration.scope.isEmpty {
      guard entry.declaration.kind != .extension else { continue }
      nested[entry.declaration.name, default: []].append(entry)
    }
  }

  /// The words on which what is known of a class depends, those above it aside.
  ///
  /// - Parameter name: The name by which the class is asked for, of the sources, a framework or nobody.
  /// - Returns: The words, those of the name included.
  package mutating func words(ofClass name: String) -> NameWords {
    if let words = known[name] { return words }
    var collector = Collector(resolved.graph.names, nested, frameworkAliases)
    // Handed over and back, so that nothing of it is copied.
    frameworkAliases = [:]
    defer { frameworkAliases = collector.frameworkAliases }
    collector.words.insert(name)
    for node in resolved.nodes(called: name) {
      for part in resolved.graph.nodes[node].parts { collector.add(part.whole) }
    }
    for reference in [ClassGraph.Reference.framework(name), .unknown(name)] {
      for part in resolved.graph.foreignExtensions[reference] ?? [] { collector.add(part.whole) }
    }
    known[name] = collector.words
    return collector.words
  }

  /// Gathers words, and follows those that lead on.
  private struct Collector {
    /// A name or spelled type that may lead on.
    private struct Text: Hashable {
      var text: String
      /// Whether names are looked for in the type itself, and so in those that it inherits from.
      var isAround: Bool
    }

    var words = NameWords()
    private(set) var frameworkAliases: [String: String?]
    private let names: NameResolver
    private let nested: [String: [DeclarationIndex.Entry]]
    private var followed: Set<Text> = []
    private var open: [Text] = []

    init(
      _ names: NameResolver,
      _ nested: [String: [DeclarationIndex.Entry]],
      _ frameworkAliases: [String: String?]
    ) {
      (self.names, self.nested, self.frameworkAliases) = (names, nested, frameworkAliases)
    }

    /// Adds all names that a declaration spells, and those to which they lead.
    mutating func add(_ declaration: TypeDeclaration) {
      add(declaration.name)
      // Types nested in those around, and in what these inherit, are found without their names.
      add(declaration.scope, isAround: true)
      add(declaration.name, isAround: true)
      words.insert(declaration.traits.objectiveCName)
      words.insert(declaration.genericParameters)
      for text in declaration.inherited { add(text) }
      if let text = declaration.aliasedType { add(text) }
      for attribute in declaration.traits.attributes { add(attribute.name) }
      for property in declaration.properties {
        if let type = property.type { add(type) }
        for attribute in property.traits.attributes { add(attribute.name) }
      }
      for method in declaration.methods {
        if let type = method.argumentType { add(type) }
      }
      while let text = open.popLast() { follow(text) }
    }

    private mutating func add(_ text: String, isAround: Bool = false) {
      let text = Text(text: text, isAround: isAround)
      if followed.insert(text).inserted { open.append(text) }
    }

    private mutating func follow(_ text: Text) {
      words.insert(text.text)
      for word in text.text.utf8.split(whereSeparator: { !$0.continuesWord }) {
        let word = String(Substring(word))
        if let target = frameworkAlias(word) { add(target) }
        for entry in names.index.types(named: word) + names.index.types(objectiveCName: word)
          + (nested[word] ?? [])
        {
          let declaration = entry.declaration
          switch declaration.kind {
          case .typealias:
            add(declaration.scope, isAround: true)
            if let target = declaration.aliasedType { add(target, isAround: text.isAround) }
          case .protocol:
            for inherited in declaration.inherited { add(inherited) }
          case .class, .actor:
            if text.isAround, let superclass = declaration.inherited.first { add(superclass, isAround: true) }
          case .structure, .enumeration, .extension: break
          }
        }
      }
    }

    /// What a name stands for if it is a typealias of a framework.
    private mutating func frameworkAlias(_ name: String) -> String? {
      if let known = frameworkAliases[name] { return known }
      let found = names.catalog.type(named: name, platform: names.platform)?.declaration
      let target = found.flatMap { $0.kind == .typealias ? $0.aliasedType : nil }
      frameworkAliases[name] = .some(target)
      return target
    }
  }
}
