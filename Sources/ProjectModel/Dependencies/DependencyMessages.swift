import JSON5
import RuntimeAttributes

package enum DependencyMessages {
  /// Returns the message for an unreadable lock file.
  static func invalid(_ kind: LockFileError.Kind) -> String {
    switch kind {
    case .json(let fault): "invalid JSON: \(JSON5Fault(offset: 0, kind: fault).message)"
    case .missingPins: "invalid lock file: 'pins' is missing"
    case .unknownFormat(let version): "unknown format: version \(version)"
    case .conflict: "unresolved merge conflict"
    case .entry: "invalid lock file entry"
    case .missingPods: "invalid lock file: 'PODS' is missing"
    case .openQuote: "invalid lock file entry: missing '\"'"
    }
  }

  /// Returns the message for a copy whose version differs from the locked version.
  static func differs(_ status: DependencyStatus) -> String {
    let (dependency, copy) = (status.dependency, status.copies.first)
    let other = copy?.version ?? copy?.revision.map { String($0.prefix(7)) } ?? ""
    let own = copy?.version == nil ? dependency.revision.map { String($0.prefix(7)) } : dependency.pin
    return
      "\(copy?.path ?? dependency.name) is \(dependency.name) \(other), but \(own ?? "another version") is locked; "
      + install([dependency])
  }

  /// Returns the message for missing dependencies that prevent checks.
  ///
  /// - Parameters:
  ///   - missing: The dependencies that were not found.
  ///   - main: The dependency that prevents the most checks, if known.
  ///   - parts: The numbers of outlets, actions and attributes that cannot be checked, and their totals.
  ///   - others: The number of other items that cannot be checked.
  /// - Returns: The message, with the commands that install the main dependency or, if it is unknown, all dependencies.
  package static func missing(
    _ missing: [Dependency],
    main: Dependency?,
    parts: [(number: Int, total: Int, noun: String)],
    others: Int
  ) -> String {
    var subject = count(missing.count, "dependency", "dependencies")
    if let main {
      let details = [PathName.file(of: main.lock.file), main.pin].compactMap(\.self).joined(separator: ", ")
      let rest = missing.count - 1
      subject =
        "\(main.name) (\(details))"
        + (rest > 0 ? " and \(count(rest, "other dependency", "other dependencies"))" : "")
    } else {
      let files = Set(missing.map { PathName.file(of: $0.lock.file) }).sorted()
      subject += " of \(list(files))"
    }
    var objects = parts.filter { $0.number > 0 }.map { part in
      "\(number(part.number)) of \(count(max(part.number, part.total), part.noun, part.noun + "s"))"
    }
    if others > 0 { objects.append(count(others, "other item", "other items")) }
    let verb = missing.count == 1 ? "was" : "were"
    let install = install(main.map { [$0] } ?? missing)
    return "\(subject) \(verb) not found: \(list(objects)) cannot be checked"
      + (install.isEmpty ? "" : "; \(install)")
  }

  /// Returns the diagnostic about missing documents that targets build, or nil if there are none.
  package static func absent(_ documents: [ProjectTargets.AbsentDocument]) -> ConfigurationDiagnostic? {
    guard let first = documents.first else { return nil }
    let rest = documents.count - 1
    let others = rest > 0 ? " and \(count(rest, "other document", "other documents"))" : ""
    let message =
      "\(first.file) of target '\(first.target)'\(others) \(rest > 0 ? "were" : "was") not found; "
      + "the contents of \(rest > 0 ? "these documents" : "this document") are unknown"
    let place = FileLocation(file: first.project, position: SourcePosition(line: 1, column: 1))
    return ConfigurationDiagnostic(.dependency, message, at: place)
  }

  private static func count(_ count: Int, _ noun: String, _ plural: String) -> String {
    "\(number(count)) \(count == 1 ? noun : plural)"
  }

  private static func list(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return "\(parts.dropLast().joined(separator: ", ")) and \(last)"
  }

  /// Returns a number with thousands separators.
  private static func number(_ number: Int) -> String {
    var text = ""
    for (index, digit) in String(number).reversed().enumerated() {
      if index > 0, index.isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }

  /// Returns the instruction to run the commands that install dependencies; empty if no command installs
  /// them.
  static func install(_ dependencies: [Dependency]) -> String {
    let missing = dependencies.filter { $0.path == nil || $0.kind == .submodule }
    var commands = Dependency.Kind.allCases.compactMap { kind in
      missing.contains { $0.kind == kind && ($0.pin != nil || kind != .package) } ? command(kind) : nil
    }
    // Xcode resolves the versions of packages without a lock file.
    if missing.contains(where: { $0.kind == .package && $0.pin == nil }) {
      commands.append("xcodebuild -resolvePackageDependencies")
    }
    return commands.isEmpty ? "" : "run " + list(commands.map { "'\($0)'" })
  }

  private static func command(_ kind: Dependency.Kind) -> String {
    switch kind {
    case .package: "nibproof dependencies --fetch"
    case .pod: "pod install"
    case .carthage: "carthage checkout"
    case .submodule: "git submodule update --init"
    }
  }
}
