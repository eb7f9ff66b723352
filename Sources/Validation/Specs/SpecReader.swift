import ClassInterfaces
import Foundation
import NibLoading
import RuntimeAttributes

/// Reads specs, and other files of their kind: JSON5, with every key known and every value of its type.
enum SpecReader {
  static func read(_ data: Data, file: String) throws(ValidationError) -> Spec {
    let (bytes, outline, spec) = try decodeOutlined(Spec.self, data, file: file)
    func position(_ path: JSON5Node.Step...) -> SourcePosition {
      SpecDiagnosis.position(at: (outline.member(at: path)?.offset ?? outline.offset), in: bytes)
    }
    var placed = spec
    for key in Spec.PatternKey.allCases {
      placed.patternPositions[key] = spec.patterns(key).indices.map {
        position(.key(key.rawValue), .index($0))
      }
    }
    for index in spec.allow.indices { placed.allow[index].position = position(.key("allow"), .index(index)) }
    for index in spec.apply.indices {
      placed.apply[index].position = position(.key("apply"), .index(index), .key("keyPath"))
    }
    guard let expect = spec.expect else { return placed }
    placed.expect?.findingPositions = expect.findings.indices.map {
      position(.key("expect"), .key("findings"), .index($0))
    }
    for path in expect.values.keys {
      placed.expect?.valuePositions[path] = position(.key("expect"), .key("values"), .key(path))
    }
    return placed
  }

  static func decode<Value: Decodable>(
    _ type: Value.Type,
    _ data: Data,
    file: String
  ) throws(ValidationError) -> Value {
    try decodeOutlined(type, data, file: file).value
  }

  private static func decodeOutlined<Value: Decodable>(
    _ type: Value.Type,
    _ data: Data,
    file: String
  ) throws(ValidationError) -> (bytes: [UInt8], outline: JSON5Node, value: Value) {
    let bytes = Array(data)
    let outline: JSON5Node
    do throws(JSON5Fault) {
      outline = try JSON5Reader.read(bytes)
    } catch {
      throw SpecDiagnosis.validationError(error, file: file, bytes: bytes)
    }
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    do {
      return (bytes, outline, try decoder.decode(type, from: data))
    } catch {
      throw SpecDiagnosis(file: file, bytes: bytes, outline: outline).validationError(error)
    }
  }
}

extension Spec: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case title, platform, deploymentTarget, included, excluded, documents, sources, severity, latent, classes,
      apply, allow, expect
    /// Editors complete keys by what this names; it says nothing of the tree.
    case schema = "$schema"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    self.init()
    title = try container.decodeIfPresent(String.self, forKey: .title)
    platform = try container.decodeWord(Platform.self, forKey: .platform)
    deploymentTarget = try container.decodeIfPresent(String.self, forKey: .deploymentTarget).map { text in
      try PlatformVersion(text).orThrow(
        .value(container.path(to: .deploymentTarget), expected: "a version such as \"12.0\"")
      )
    }
    documents = try container.decodeIfPresent([String].self, forKey: .documents)?.map(PathPattern.init)
    sources = try container.decodeIfPresent([String].self, forKey: .sources)?.map(PathPattern.init)
    included = try container.decodeIfPresent([String].self, forKey: .included)?.map(PathPattern.init)
    excluded = try container.decodeIfPresent([String].self, forKey: .excluded)?.map(PathPattern.init) ?? []
    severity = try Self.severity(
      container.decodeIfPresent([String: String].self, forKey: .severity) ?? [:],
      at: container.path(to: .severity)
    )
    latent = try container.decodeIfPresent(String.self, forKey: .latent).map { word in
      try SeverityChoice.named(word, at: container.path(to: .latent))
    }
    classes = try container.decodeIfPresent([InlineClass].self, forKey: .classes) ?? []
    apply = try container.decodeIfPresent([InlineAttribute].self, forKey: .apply) ?? []
    allow = try container.decodeIfPresent([Allowance].self, forKey: .allow) ?? []
    expect = try container.decodeIfPresent(Expectation.self, forKey: .expect)
  }

  private static func severity(
    _ words: [String: String],
    at path: [any CodingKey]
  ) throws -> [FindingID: SeverityChoice] {
    var choices: [FindingID: SeverityChoice] = [:]
    for (id, word) in words.sorted(by: { $0.key < $1.key }) {
      let path = path + [NameKey(stringValue: id)]
      choices[try FindingID.named(id, at: path, isKey: true)] = try SeverityChoice.named(word, at: path)
    }
    return choices
  }
}

/// A key of an object whose keys are names.
private struct NameKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension Spec.InlineClass: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case name, superclass, properties, methods
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    superclass = try container.decodeIfPresent(String.self, forKey: .superclass)
    properties = try container.decodeIfPresent([String: String].self, forKey: .properties) ?? [:]
    methods = try container.decodeIfPresent([String].self, forKey: .methods) ?? []
  }
}

extension Spec.InlineAttribute: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case to, keyPath, type, value
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    target = try container.decode(String.self, forKey: .to)
    let keyPath = AttributeKeyPath(try container.decode(String.self, forKey: .keyPath))
    let type = try container.decodeIfPresent(String.self, forKey: .type)
    if let type { try Self.check(type, at: container.path(to: .type)) }
    let value = try container.decodeIfPresent(SpecValue.self, forKey: .value)?.attributeValue
    let typed = try (value ?? .nil).asAttribute(ofType: type).orThrow(
      value == nil
        ? SpecKeyError(container.codingPath, .missingKey("value"))
        : .value(container.path(to: .value), expected: "a value of type \(type ?? "")")
    )
    attribute = RuntimeAttribute(keyPath, typed)
  }

  private static func check(_ type: String, at path: [any CodingKey]) throws(SpecKeyError) {
    let types = AttributeValue.Kind.allCases.map(\.documentName).reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    guard !types.contains(type) else { return }
    let nearest = NearestName.find(type, among: types).map { ", did you mean '\($0)'?" }
    throw .value(path, expected: "one of \(types.joined(separator: ", "))" + (nearest ?? ""))
  }
}

extension Spec.Allowance: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case id, consequence, object, keyPath, reason
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    reason = try container.decode(String.self, forKey: .reason)
    guard reason.contains(where: { !$0.isWhitespace }) else {
      throw SpecKeyError.value(container.path(to: .reason), expected: "what justifies the entry, in words")
    }
    pattern = Spec.FindingPattern(
      id: try FindingID.named(container.decode(String.self, forKey: .id), at: container.path(to: .id)),
      consequence: try container.decodeWord(Consequence.self, forKey: .consequence),
      object: try container.decodeIfPresent(String.self, forKey: .object),
      keyPath: try container.decodeIfPresent(String.self, forKey: .keyPath)
    )
  }
}

extension Spec.Expectation: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case findings, values
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    findings = try container.decodeIfPresent([Spec.FindingPattern].self, forKey: .findings) ?? []
    values =
      try container.decodeIfPresent([String: SpecValue].self, forKey: .values)?
      .mapValues(\.attributeValue) ?? [:]
  }
}

extension Spec.FindingPattern: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case id, consequence, object, keyPath
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    self.init(
      id: try FindingID.named(container.decode(String.self, forKey: .id), at: container.path(to: .id)),
      consequence: try container.decodeWord(Consequence.self, forKey: .consequence),
      object: try container.decodeIfPresent(String.self, forKey: .object),
      keyPath: try container.decodeIfPresent(String.self, forKey: .keyPath)
    )
  }
}

extension FindingID {
  /// The id of a name.
  fileprivate static func named(
    _ name: String,
    at path: [any CodingKey],
    isKey: Bool = false
  ) throws(SpecKeyError) -> FindingID {
    let nearest = NearestName.find(name, among: allCases.map(\.rawValue))
    return try FindingID(rawValue: name).orThrow(
      SpecKeyError(path, .unknownID(name, nearest: nearest), isOfKey: isKey)
    )
  }
}
