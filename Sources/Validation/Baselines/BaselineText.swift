/// The contents of a baseline file, as read.
struct BaselineText {
  /// The version of the format.
  private static let version = 1

  var findings: [Baseline.Entry]

  private enum Key: String, CaseIterable {
    case version, findings
  }

  /// Reads a baseline.
  init(_ root: SpecNode) throws(SpecError) {
    let object = try root.object(keyedBy: Key.self)
    let version = try object.required(.version)
    guard try version.integer() == Self.version else { throw version.mismatch(expected: "\(Self.version)") }
    findings = try object.required(.findings).entries("objects").map { entry throws(SpecError) in
      try Baseline.Entry(entry)
    }
  }
}

extension Baseline.Entry {
  private enum Key: String, CaseIterable {
    case id, file, object, keyPath, message
  }

  fileprivate init(_ node: SpecNode) throws(SpecError) {
    let object = try node.object(keyedBy: Key.self)
    self.init(
      id: try object.required(.id).string(),
      file: try object.required(.file).string(),
      object: try object.string(.object),
      keyPath: try object.string(.keyPath),
      message: try object.string(.message) ?? ""
    )
  }
}
