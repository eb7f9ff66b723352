/// The decoded contents of a baseline file.
struct BaselineText {
  private static let version = 1

  var findings: [Baseline.Entry]

  private enum Keys {
    static let version = SpecKey("version", "The version of the format.", .integer, isRequired: true)
    static let findings = SpecKey(
      "findings",
      "The recorded findings.",
      .list(of: .baselineEntry, "objects"),
      isRequired: true
    )

    static let all: [any SpecKeyDescription] = [version, findings]
  }

  init(_ root: SpecNode) throws(SpecError) {
    let object = try root.object(Keys.all)
    guard try object.required(Keys.version) == Self.version else {
      throw object.mismatch(Keys.version, expected: "\(Self.version)")
    }
    findings = try object.required(Keys.findings)
  }
}

/// The keys of a finding in a baseline.
private enum BaselineEntryKeys {
  static let id = SpecKey("id", "The id of the finding.", SpecType.string, isRequired: true)
  static let file = SpecKey("file", "The path of the document or source.", SpecType.string, isRequired: true)
  static let object = SpecKey("object", "The id of the object.", SpecType<String?>.stringOrNull)
  static let keyPath = SpecKey(
    "keyPath",
    "The key path, outlet, selector or name.",
    SpecType<String?>.stringOrNull
  )
  static let message = SpecKey("message", "The message, for readers.", SpecType.string)

  static let all: [any SpecKeyDescription] = [id, file, object, keyPath, message]
}

extension SpecType<Baseline.Entry> {
  fileprivate static var baselineEntry: Self {
    object(BaselineEntryKeys.all) { object throws(SpecError) in
      Baseline.Entry(
        id: try object.required(BaselineEntryKeys.id),
        file: try object.required(BaselineEntryKeys.file),
        object: try object[BaselineEntryKeys.object] ?? nil,
        keyPath: try object[BaselineEntryKeys.keyPath] ?? nil,
        message: try object[BaselineEntryKeys.message] ?? ""
      )
    }
  }
}
