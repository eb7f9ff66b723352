import Checks
import JSON5
import NibLoading
import ProjectModel
import RuntimeAttributes

extension Spec {
  /// Reads a spec.
  ///
  /// - Parameters:
  ///   - root: The root value of the file.
  ///   - file: The kind of file; nil for a file with another name, which may contain all keys.
  /// - Throws: A ``SpecError`` for the first invalid value.
  init(_ root: SpecNode, in file: SpecFileKind?) throws(SpecError) {
    let object = try root.object(SpecKeys.all.filter { $0.belongs(in: file) })
    self.init()
    title = try object[SpecKeys.title]
    platform = try object[SpecKeys.platform]
    platformPosition = platform == nil ? nil : object.position(of: SpecKeys.platform)
    deploymentTarget = try object[SpecKeys.deploymentTarget]
    documents = try patterns(object, SpecKeys.documents, .documents)
    sources = try patterns(object, SpecKeys.sources, .sources)
    included = try patterns(object, SpecKeys.included, .included)
    excluded = try patterns(object, SpecKeys.excluded, .excluded) ?? []
    severity = try object[SpecKeys.severity] ?? [:]
    unreachable = try object[SpecKeys.unreachable]
    if let choice = try object[SpecKeys.unused], severity[.unusedMember] == nil {
      severity[.unusedMember] = choice
    }
    run.baseline = try object[SpecKeys.baseline]
    run.baselinePosition = run.baseline == nil ? nil : object.position(of: SpecKeys.baseline)
    run.strict = try object[SpecKeys.strict]
    run.reporter = try object[SpecKeys.reporter].map {
      RunDefaults.Reporter(name: $0.value, position: $0.position)
    }
    classes = try object[SpecKeys.classes] ?? []
    apply = try object[SpecKeys.apply] ?? []
    allow = try object[SpecKeys.allow] ?? []
    expect = try object[SpecKeys.expect]
  }

  /// Reads a list of patterns and records their positions; returns nil if the key is missing.
  private mutating func patterns(
    _ object: SpecObject,
    _ key: SpecKey<[Positioned<PathPattern>]>,
    _ patternKey: PatternKey
  ) throws(SpecError) -> [PathPattern]? {
    let patterns = try object[key]
    patternPositions[patternKey] = patterns?.map(\.position) ?? []
    return patterns?.map(\.value)
  }
}

extension SpecType<[Positioned<PathPattern>]> {
  /// A list of patterns with their positions.
  static var patterns: Self { .list(of: pattern.positioned, "strings") }

  /// A list of at least one pattern for the files to read.
  static var filePatterns: Self {
    let list = patterns
    return SpecType(schema: list.schema.adding(["minItems": .integer(1)])) { node throws(SpecError) in
      let patterns = try list.read(node)
      guard !patterns.isEmpty else { throw node.mismatch(expected: "at least one pattern") }
      return patterns
    }
  }

  private static var pattern: SpecType<PathPattern> {
    SpecType<PathPattern>(schema: SpecType<String>.text.schema) { node throws(SpecError) in
      let pattern = PathPattern(try SpecType<String>.text.read(node))
      guard !pattern.isAmbiguous else {
        throw node.mismatch(expected: "a pattern with '..' only before placeholders")
      }
      return pattern
    }
  }
}

extension SpecType<[FindingID: Spec.SeverityChoice]> {
  /// Severities by finding id; unknown ids are reported like unknown keys.
  static var severities: Self {
    let choice = SpecType<Spec.SeverityChoice>.word
    let properties = FindingID.allCases.map { JSONValue.Member(key: $0.rawValue, value: choice.schema) }
    let schema: JSONValue = [
      "type": "object", "properties": .object(properties), "additionalProperties": .boolean(false),
    ]
    return SpecType(schema: schema) { node throws(SpecError) in
      var severities: Content = [:]
      for member in try node.members().sorted(by: { $0.name < $1.name }) {
        let choice = try choice.read(member.value)
        do throws(SpecError) {
          severities[try FindingID.named(member.name, at: member.offset)] = choice
        } catch {
          node.report(unknownKey: error)
        }
      }
      return severities
    }
  }
}

extension SpecType<Spec.InlineClass> {
  static var inlineClass: Self {
    object(InlineClassKeys.all) { object throws(SpecError) in
      let properties = try object[InlineClassKeys.properties] ?? []
      let (name, superclass) = (
        try object.required(InlineClassKeys.name), try object[InlineClassKeys.superclass]
      )
      return Spec.InlineClass(
        name: name.value,
        superclass: superclass?.value,
        properties: Dictionary(properties.map { ($0.name, $0.value) }) { first, _ in first },
        methods: try object[InlineClassKeys.methods] ?? [],
        position: name.position,
        superclassPosition: superclass?.position
      )
    }
  }
}

extension SpecType<[Spec.InlineClass]> {
  /// Classes with unique names and acyclic superclasses.
  static var inlineClasses: Self {
    let list = SpecType.list(of: .inlineClass, "objects")
    return SpecType(schema: list.schema) { node throws(SpecError) in
      let (classes, entries) = (try list.read(node), try node.entries("objects"))
      var superclasses: [String: String] = [:]
      for (inline, entry) in zip(classes, entries) {
        guard superclasses.updateValue(inline.superclass ?? "", forKey: inline.name) == nil else {
          throw entry.mismatch(expected: "a unique name; '\(inline.name)' already has an entry")
        }
      }
      for (inline, entry) in zip(classes, entries) {
        var chain: [String] = []
        var next: String? = inline.name
        while let name = next {
          if let start = chain.firstIndex(of: name) {
            let cycle = Array(chain[start...]) + [name]
            throw SpecError(offset: entry.node.offset, problem: .superclassCycle(cycle))
          }
          chain.append(name)
          next = superclasses[name]
        }
      }
      return classes
    }
  }
}

extension SpecType<Spec.InlineAttribute> {
  static var inlineAttribute: Self {
    object(InlineAttributeKeys.all) { object throws(SpecError) in
      let target = try object.required(InlineAttributeKeys.to)
      let keyPath = try object.required(InlineAttributeKeys.keyPath)
      let type = try object[InlineAttributeKeys.type]
      let value = try object[InlineAttributeKeys.value]
      let typed = try (value ?? .nil).asAttribute(ofType: type).orThrow(
        object.mismatch(InlineAttributeKeys.value, expected: "a value of type '\(type ?? "")'")
      )
      return Spec.InlineAttribute(
        target: target.value,
        attribute: RuntimeAttribute(AttributeKeyPath(keyPath.value), typed),
        position: object.position(of: InlineAttributeKeys.keyPath),
        targetPosition: target.position
      )
    }
  }
}

extension SpecType<String> {
  /// The name of an attribute type that documents can contain; arrays are excluded.
  static var attributeType: Self {
    let types = AttributeValue.Kind.inDocuments.map(\.documentName).reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    return SpecType(schema: ["enum": .strings(types)]) { node throws(SpecError) in
      let type = try node.string()
      guard !types.contains(type) else { return type }
      let nearest = NearestName.find(type, among: types).map { "; did you mean '\($0)'?" }
      throw node.mismatch(expected: "one of \(types.joined(separator: ", "))" + (nearest ?? ""))
    }
  }
}

extension SpecType<Spec.FindingPattern> {
  static var findingPattern: Self { object(FindingPatternKeys.all, read) }

  fileprivate static func read(_ object: SpecObject) throws(SpecError) -> Content {
    Spec.FindingPattern(
      id: try object.required(FindingPatternKeys.id),
      consequence: try object[FindingPatternKeys.consequence],
      object: try object[FindingPatternKeys.object],
      keyPath: try object[FindingPatternKeys.keyPath]
    )
  }
}

extension SpecType<Spec.Allowance> {
  static var allowance: Self {
    object(FindingPatternKeys.all + [FindingPatternKeys.reason]) { object throws(SpecError) in
      let reason = try object.required(FindingPatternKeys.reason)
      let pattern = try SpecType<Spec.FindingPattern>.read(object)
      return Spec.Allowance(pattern: pattern, reason: reason, position: object.position)
    }
  }
}

extension SpecType<Spec.Expectation> {
  static var expectation: Self {
    object(ExpectationKeys.all) { object throws(SpecError) in
      let findings = try object[ExpectationKeys.findings] ?? []
      var expectation = Spec.Expectation(findings: findings.map(\.value), values: [:])
      expectation.findingPositions = findings.map(\.position)
      for entry in try object[ExpectationKeys.connections] ?? [] {
        expectation.connections[entry.name] = entry.value
        expectation.connectionPositions[entry.name] = entry.position
      }
      for entry in try object[ExpectationKeys.values] ?? [] {
        expectation.values[entry.name] = entry.value
        expectation.valuePositions[entry.name] = entry.position
      }
      return expectation
    }
  }
}

extension SpecType<[String]> {
  /// The classes of connected objects: a name, a list of names, or null for none.
  static var connectedClasses: Self {
    let name = SpecType<String>.string
    let list = SpecType.list(of: name, "strings")
    let schema: JSONValue = ["anyOf": .array([name.schema, list.schema, ["type": "null"]])]
    return SpecType(schema: schema) { node throws(SpecError) in
      switch node.node.content {
      case .null: return []
      case .string(let name): return [name]
      case .array: return try list.read(node)
      default: throw node.mismatch(expected: "the name of a class, a list of names, or null")
      }
    }
  }
}

extension SpecType<FindingID> {
  static var findingID: Self {
    SpecType(schema: ["enum": .strings(FindingID.allCases.map(\.rawValue))]) { node throws(SpecError) in
      try FindingID.named(try node.string(), at: node.node.offset)
    }
  }
}

extension FindingID {
  /// Returns the finding id with the given name; the error for an unknown name contains the offset.
  fileprivate static func named(_ name: String, at offset: Int) throws(SpecError) -> FindingID {
    let nearest = NearestName.find(name, among: allCases.map(\.rawValue))
    return try FindingID(rawValue: name).orThrow(
      SpecError(offset: offset, problem: .unknownID(name, nearest: nearest))
    )
  }
}
