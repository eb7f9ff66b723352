import JSON5

/// Writes a version as a JSON object.
struct VersionJSONReporter: Reporter {
  let name = "json"
  let summary = "machine-readable"

  func write(_ subject: ToolVersion, options: ReportOptions, to output: inout some TextOutputStream) {
    let object = { (sdks: [ToolVersion.SDK]) in
      JSONValue.object(sdks.map { .init(key: $0.platform, value: .string($0.version)) })
    }
    options.json.write(
      [
        "name": .string(subject.name), "version": .string(subject.number),
        "commit": .string(orNull: subject.commit), "frameworkInterfaces": object(subject.sdks),
        "knownIntroductions": object(subject.introductions),
      ],
      to: &output
    )
  }
}
