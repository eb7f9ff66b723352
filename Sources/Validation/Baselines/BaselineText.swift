/// A baseline's file.
struct BaselineText: Decodable {
  /// The version of the form; a later one may say more.
  static let version = 1

  var findings: [Baseline.Entry]

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case version, findings
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    guard try container.decode(Int.self, forKey: .version) == Self.version else {
      throw SpecKeyError.value(container.path(to: .version), expected: "\(Self.version)")
    }
    findings = try container.decode([Baseline.Entry].self, forKey: .findings)
  }
}

extension Baseline.Entry: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case id, file, object, keyPath, message
  }

  /// Reads an entry, of which every key is known.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    self.init(
      id: try container.decode(String.self, forKey: .id),
      file: try container.decode(String.self, forKey: .file),
      object: try container.decodeIfPresent(String.self, forKey: .object),
      keyPath: try container.decodeIfPresent(String.self, forKey: .keyPath),
      message: try container.decodeIfPresent(String.self, forKey: .message) ?? ""
    )
  }
}
