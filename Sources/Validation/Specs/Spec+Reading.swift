import Checks
import JSON5
import KeyValueCoding
import NibLoading
import ProjectModel
import RuntimeAttributes

extension Spec {
  private enum Key: String, CaseIterable {
    case title, platform, deploymentTarget, included, excluded, documents, sources, severity, unreachable,
      unused,
      classes, apply, allow, expect, baseline, reporter, strict
    /// The schema for editors, which is ignored.
    case schema = "$schema"
  }

  /// Reads a spec.
  init(_ root: SpecNode) throws(SpecError) {
    let object = try root.object(keyedBy: Key.self)
    self.init()
    title = try object.string(.title)
    platform = try object[.platform]?.word(Platform.self)
    deploymentTarget = try object[.deploymentTarget].map { node throws(SpecError) in
      try PlatformVersion(try node.string()).orThrow(node.mismatch(expected: "a version such as \"12.0\""))
    }
    documents = try patterns(object[.documents], .documents)
    sources = try patterns(object[.sources], .sources)
    included = try patterns(object[.included], .included)
    excluded = try patterns(object[.excluded], .excluded) ?? []
    for member in try object[.severity]?.members().sorted(by: { $0.name < $1.name }) ?? [] {
      let choice = try member.value.word(SeverityChoice.self)
      do throws(SpecError) {
        severity[try FindingID.named(member.name, at: member.offset)] = choice
      } catch {
        root.report(unknownKey: error)
      }
    }
    unreachable = try object[.unreachable]?.word(SeverityChoice.self)
    if let choice = try object[.unused]?.word(SeverityChoice.self), severity[.unusedMember] == nil {
      severity[.unusedMember] = choice
    }
    run.baseline = try object.string(.baseline)
    run.strict = try object[.strict]?.boolean()
    run.reporter = try object[.reporter].map { node throws(SpecError) in
      RunDefaults.Reporter(name: try node.string(), position: node.position)
    }
    classes =
      try object[.classes]?.entries("objects").map { entry throws(SpecError) in try InlineClass(entry) } ?? []
    apply =
      try object[.apply]?.entries("objects").map { entry throws(SpecError) in try InlineAttribute(entry) }
      ?? []
    allow =
      try object[.allow]?.entries("objects").map { entry throws(SpecError) in try Allowance(entry) } ?? []
    expect = try object[.expect].map { node throws(SpecError) in try Expectation(node) }
  }

  /// Reads a list of patterns and records their positions.
  private mutating func patterns(_ node: SpecNode?, _ key: PatternKey) throws(SpecError) -> [PathPattern]? {
    let entries = try node?.entries("strings")
    patternPositions[key] = entries?.map(\.position) ?? []
    return try entries?.map { entry throws(SpecError) in PathPattern(try entry.string()) }
  }
}

extension Spec.InlineClass {
  private enum Key: String, CaseIterable {
    case name, superclass, properties, methods
  }

  fileprivate init(_ node: SpecNode) throws(SpecError) {
    let object = try node.object(keyedBy: Key.self)
    name = try object.required(.name).string()
    superclass = try object.string(.superclass)
    properties = [:]
    for member in try object[.properties]?.members() ?? [] {
      properties[member.name] = try member.value.string()
    }
    methods = try object[.methods]?.strings() ?? []
  }
}

extension Spec.InlineAttribute {
  private enum Key: String, CaseIterable {
    case to, keyPath, type, value
  }

  fileprivate init(_ node: SpecNode) throws(SpecError) {
    let object = try node.object(keyedBy: Key.self)
    target = try object.required(.to).string()
    let keyPath = AttributeKeyPath(try object.required(.keyPath).string())
    position = object.position(of: .keyPath) ?? node.position
    let type = try object[.type].map { node throws(SpecError) in try Self.type(of: node) }
    let value = object[.value]
    let typed = try (try value.map { node throws(SpecError) in try AttributeValue(node) } ?? .nil)
      .asAttribute(ofType: type)
      .orThrow(value?.mismatch(expected: "a value of type \(type ?? "")") ?? object.missing(.value))
    attribute = RuntimeAttribute(keyPath, typed)
  }

  private static func type(of node: SpecNode) throws(SpecError) -> String {
    let type = try node.string()
    // Documents contain no arrays.
    let types = AttributeValue.Kind.inDocuments.map(\.documentName).reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    guard !types.contains(type) else { return type }
    let nearest = NearestName.find(type, among: types).map { "; did you mean '\($0)'?" }
    throw node.mismatch(expected: "one of \(types.joined(separator: ", "))" + (nearest ?? ""))
  }
}

extension Spec.Allowance {
  private enum Key: String, CaseIterable {
    case id, consequence, object, keyPath, reason
  }

  fileprivate init(_ node: SpecNode) throws(SpecError) {
    let object = try node.object(keyedBy: Key.self)
    let reason = try object.required(.reason)
    self.reason = try reason.string()
    guard self.reason.contains(where: { !$0.isWhitespace }) else {
      throw reason.mismatch(expected: "a non-empty string")
    }
    pattern = Spec.FindingPattern(
      id: try FindingID.named(object.required(.id)),
      consequence: try object[.consequence]?.word(Consequence.self),
      object: try object.string(.object),
      keyPath: try object.string(.keyPath)
    )
    position = node.position
  }
}

extension Spec.Expectation {
  private enum Key: String, CaseIterable {
    case findings, values
  }

  fileprivate init(_ node: SpecNode) throws(SpecError) {
    let object = try node.object(keyedBy: Key.self)
    let entries = try object[.findings]?.entries("objects") ?? []
    findings = try entries.map { entry throws(SpecError) in try Spec.FindingPattern(entry) }
    findingPositions = entries.map(\.position)
    values = [:]
    for member in try object[.values]?.members() ?? [] {
      values[member.name] = try AttributeValue(member.value)
      valuePositions[member.name] = member.position
    }
  }
}

extension Spec.FindingPattern {
  private enum Key: String, CaseIterable {
    case id, consequence, object, keyPath
  }

  fileprivate init(_ node: SpecNode) throws(SpecError) {
    let object = try node.object(keyedBy: Key.self)
    self.init(
      id: try FindingID.named(object.required(.id)),
      consequence: try object[.consequence]?.word(Consequence.self),
      object: try object.string(.object),
      keyPath: try object.string(.keyPath)
    )
  }
}

extension FindingID {
  fileprivate static func named(_ node: SpecNode) throws(SpecError) -> FindingID {
    try named(try node.string(), at: node.node.offset)
  }

  /// Returns the id with a name; the offset is used for the error.
  fileprivate static func named(_ name: String, at offset: Int) throws(SpecError) -> FindingID {
    let nearest = NearestName.find(name, among: allCases.map(\.rawValue))
    return try FindingID(rawValue: name).orThrow(
      SpecError(offset: offset, problem: .unknownID(name, nearest: nearest))
    )
  }
}
