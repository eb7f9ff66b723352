import ClassInterfaces
import Foundation
import NibLoading
import RuntimeAttributes

/// Reads specs, and other files of their kind: JSON5, with every key known and every value of its type.
enum SpecReader {
  static func read(_ data: Data, file: String) throws(ValidationError) -> Spec {
    try decode(Spec.self, data, file: file)
  }

  static func decode<Value: Decodable>(
    _ type: Value.Type,
    _ data: Data,
    file: String
  ) throws(ValidationError) -> Value {
    // The decoder trusts its bytes to be text, and ends the process where they are not.
    let bytes = Array(data)
    if let offset = bytes.withUnsafeBufferPointer(UTF8Validation.firstInvalidOffset) {
      throw .invalidSpec(
        file: file,
        position: SpecDiagnosis.position(at: offset, in: bytes),
        reason: .syntax("a byte that is no text in UTF-8")
      )
    }
    if let offset = BareExponent.firstOffset(in: bytes) {
      throw .invalidSpec(
        file: file,
        position: SpecDiagnosis.position(at: offset, in: bytes),
        reason: .syntax("a number without the digits of its exponent")
      )
    }
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    do {
      return try decoder.decode(type, from: data)
    } catch let error as DecodingError {
      throw SpecDiagnosis(error, data: data).validationError(file: file)
    } catch let error as SpecKeyError {
      throw error.validationError(file: file, data: data)
    } catch {
      throw .invalidSpec(file: file, position: nil, reason: .syntax("\(error)"))
    }
  }
}

extension Spec: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case title, platform, deploymentTarget, included, excluded, documents, sources, severity, classes, apply,
      allow
    case expect
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    self.init()
    title = try container.decodeIfPresent(String.self, forKey: .title)
    platform = try container.decodeIfPresent(String.self, forKey: .platform).map { name in
      try Platform(rawValue: name).orThrow(
        .value("platform", expected: "one of \(Platform.allCases.map(\.rawValue).joined(separator: ", "))")
      )
    }
    deploymentTarget = try container.decodeIfPresent(String.self, forKey: .deploymentTarget).map { text in
      try PlatformVersion(text).orThrow(.value("deploymentTarget", expected: "a version such as \"12.0\""))
    }
    documents = try container.decodeIfPresent([String].self, forKey: .documents)?.map(PathPattern.init)
    sources = try container.decodeIfPresent([String].self, forKey: .sources)?.map(PathPattern.init)
    included = try container.decodeIfPresent([String].self, forKey: .included)?.map(PathPattern.init)
    excluded = try container.decodeIfPresent([String].self, forKey: .excluded)?.map(PathPattern.init) ?? []
    severity = try Self.severity(container.decodeIfPresent([String: String].self, forKey: .severity) ?? [:])
    classes = try container.decodeIfPresent([InlineClass].self, forKey: .classes) ?? []
    apply = try container.decodeIfPresent([InlineAttribute].self, forKey: .apply) ?? []
    allow = try container.decodeIfPresent([Allowance].self, forKey: .allow) ?? []
    expect = try container.decodeIfPresent(Expectation.self, forKey: .expect)
  }

  private static func severity(_ words: [String: String]) throws -> [FindingID: SeverityChoice] {
    var choices: [FindingID: SeverityChoice] = [:]
    for (id, word) in words.sorted(by: { $0.key < $1.key }) {
      choices[try FindingID.named(id, key: id)] = try SeverityChoice(rawValue: word).orThrow(
        .value(id, expected: "one of \(SeverityChoice.allCases.map(\.rawValue).joined(separator: ", "))")
      )
    }
    return choices
  }
}

extension Spec.InlineClass: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case name, superclass, module, properties, methods
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    superclass = try container.decodeIfPresent(String.self, forKey: .superclass)
    module = try container.decodeIfPresent(String.self, forKey: .module)
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
    let value = try container.decodeIfPresent(SpecValue.self, forKey: .value)?.attributeValue ?? .nil
    let typed = try value.asAttribute(ofType: type).orThrow(
      .value("value", expected: "a value of type \(type ?? "")")
    )
    attribute = RuntimeAttribute(keyPath, typed)
  }
}

extension Spec.Allowance: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case id, consequence, object, keyPath, reason
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    reason = try container.decode(String.self, forKey: .reason)
    pattern = try Spec.FindingPattern(
      id: try container.decode(String.self, forKey: .id),
      consequence: try container.decodeIfPresent(String.self, forKey: .consequence),
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
    try self.init(
      id: try container.decode(String.self, forKey: .id),
      consequence: try container.decodeIfPresent(String.self, forKey: .consequence),
      object: try container.decodeIfPresent(String.self, forKey: .object),
      keyPath: try container.decodeIfPresent(String.self, forKey: .keyPath)
    )
  }

  fileprivate init(id: String, consequence: String?, object: String?, keyPath: String?) throws {
    self.id = try FindingID.named(id, key: "id")
    self.consequence = try consequence.map { name in
      try Consequence(rawValue: name).orThrow(
        .value(
          "consequence",
          expected: "one of \(Consequence.allCases.map(\.rawValue).joined(separator: ", "))"
        )
      )
    }
    self.object = object
    self.keyPath = keyPath
  }
}

extension FindingID {
  /// The id of a name that stands at a key of a spec.
  fileprivate static func named(_ name: String, key: String) throws(SpecKeyError) -> FindingID {
    let nearest = NearestName.find(name, among: allCases.map(\.rawValue))
    return try FindingID(rawValue: name).orThrow(
      .value(key, expected: nearest.map { "'\($0)'?" } ?? "a finding's id")
    )
  }
}
