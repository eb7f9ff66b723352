import Checks
import NibLoading
import ProjectModel
import RuntimeAttributes

/// Finds the places to which log lines refer.
struct Locator {
  let tree: LoadedTree
  let items: [DocumentItem]
  let fit: ClassFit
  /// The findings by the console statements that loading the documents prints.
  private let predicted: [ConsoleStatement: [Finding]]
  let findings: [FileLocation: [Finding]]
  private let plan: FixPlan

  init(_ tree: LoadedTree, log: ConsoleLog) {
    self.tree = tree
    items = DocumentItem.items(of: tree.documents)
    let missing = log.entries.compactMap { entry in
      if case .unknownClass(let name, _) = entry.statement { RuntimeName(name) } else { nil }
    }
    fit = ClassFit(tree: tree, missing: Set(missing))
    var predicted: [ConsoleStatement: [Finding]] = [:]
    for finding in tree.findings {
      // The message is unknown without the module of a class.
      for name in finding.cast?.classNames ?? [] where finding.consoleMessage == nil {
        let cast = ConsoleStatement.cast(from: name, to: finding.cast?.wanted ?? "")
        predicted[cast.withoutModules, default: []].append(finding)
      }
      guard let line = finding.consoleMessage else { continue }
      for statement in ConsoleReader.statements(in: line) {
        predicted[statement.withoutModules, default: []].append(finding)
        if case .undefinedKey(let key, className: _) = statement {
          // A line may lack the class name.
          predicted[.undefinedKey(key, className: ""), default: []].append(finding)
        }
        if case .viewNotSet = statement {
          // A line may lack the name of the nib.
          predicted[.viewNotSet(nib: ""), default: []].append(finding)
        }
      }
    }
    self.predicted = predicted
    findings = Dictionary(grouping: tree.findings) { FileLocation(file: $0.file, position: $0.position) }
    plan = FixPlan(tree.findings)
  }

  /// Returns an entry of the log with its places, or with at most three most similar places if no place matches.
  func locate(_ entry: ConsoleLog.Entry) -> LocatedLine {
    let found = places(for: entry.statement, at: entry.source) + foretoldPlaces(entry)
    var nearest: [LocatedPlace] = []
    let places = Self.ranked(found).map(explained)
    if places.isEmpty { nearest = Array(Self.ranked(self.nearest(to: entry.statement)).prefix(3)) }
    return LocatedLine(
      numbers: entry.numbers,
      text: entry.text,
      statement: entry.statement,
      places: places,
      nearest: nearest
    )
  }

  private func foretoldPlaces(_ entry: ConsoleLog.Entry) -> [LocatedPlace] {
    let findings = predicted[entry.statement.withoutModules] ?? []
    return findings.filter { Self.fits($0, entry) }.map { finding in
      let kind = self.kind(of: finding)
      return LocatedPlace(
        kind: kind,
        file: finding.file,
        position: finding.position,
        object: finding.object,
        name: kind == .setting ? Self.setting(with: finding) : finding.keyPath,
        reasons: [.predicted],
        finding: finding
      )
    }
  }

  /// Whether the declaration in a finding, if any, matches an entry's source location, if any.
  ///
  /// The line must match only if the entry reports an unwrapped nil value. The line may be the line of the finding or
  /// of the declaration.
  private static func fits(_ finding: Finding, _ entry: ConsoleLog.Entry) -> Bool {
    guard let source = entry.source, let declaration = finding.declaration else { return true }
    guard entry.statement == .nilUnwrapped else { return source.isIn(declaration.file) }
    let places = [declaration, FileLocation(file: finding.file, position: finding.position)]
    return places.contains { source.isIn($0.file) && $0.position.line == source.line }
  }

  /// Returns a place with the finding that explains it, and the change that fixes the finding.
  private func explained(_ place: LocatedPlace) -> LocatedPlace {
    var explained = place
    explained.finding = place.finding ?? finding(at: place)
    explained.fix = explained.finding.flatMap(change)
    return explained
  }

  /// Returns the change that fixes a finding, if the text of the file permits the change.
  private func change(fixing finding: Finding) -> FileFix.Change? {
    guard let file = plan.changes.first(where: { $0.finding == finding })?.place.file,
      let text = try? FileBytes.read(file)
    else { return nil }
    return plan.fix(file, text: text, .unsafe).changes.first { $0.finding == finding }
  }

  /// Returns the finding that explains a place, if any.
  private func finding(at place: LocatedPlace) -> Finding? {
    let names =
      [place.name]
      + place.reasons.map { reason in
        if case .unconnected(let outlet) = reason { outlet } else { nil }
      }
    return findings[FileLocation(file: place.file, position: place.position)]?.first { finding in
      !finding.isOpen && (finding.keyPath == nil || names.contains(finding.keyPath))
    }
  }

  private func kind(of finding: Finding) -> LocatedPlace.Kind {
    switch finding.id.subject {
    case .outlet: return .outlet
    case .action: return .action
    case .binding: return .binding
    case _ where finding.id == .segueWithoutPerform: return .segue
    case .attribute, .other:
      if PathName.isSource(finding.file) { return .source }
      if !PathName.isInput(finding.file) { return .setting }
      guard finding.keyPath != nil else { return .object }
      // For example, an outlet collection that the platform does not support.
      let item = items.first {
        tree.documents[$0.document].file == finding.file && $0.position == finding.position
      }
      return item?.kind ?? (finding.id.subject == .other ? .object : .attribute)
    }
  }

  /// Returns the key in a property list or project to which a finding refers, or nil if the file no longer contains it.
  private static func setting(with finding: Finding) -> String? {
    guard let bytes = try? FileBytes.read(finding.file) else { return nil }
    return LaunchSettings.documents(namedIn: bytes, path: finding.file).first {
      $0.location.position == finding.position
    }?.setting
  }

  /// Returns the places sorted by weight with merged reasons, without places that are much less likely than the first
  /// place.
  ///
  /// If loading a document prints the line, all other places are omitted.
  private static func ranked(_ places: [LocatedPlace]) -> [LocatedPlace] {
    var joined: [FileLocation: LocatedPlace] = [:]
    for place in places {
      let key = FileLocation(file: place.file, position: place.position)
      guard var known = joined[key] else {
        joined[key] = place
        continue
      }
      for reason in place.reasons where !known.reasons.contains(reason) { known.reasons.append(reason) }
      known.finding = known.finding ?? place.finding
      joined[key] = known
    }
    let sorted = joined.values.map { place in
      var place = place
      place.reasons.sort { $0.weight > $1.weight }
      return place
    }.sorted { left, right in
      left.weight != right.weight
        ? left.weight > right.weight
        : (left.file, left.position) < (right.file, right.position)
    }
    guard let best = sorted.first else { return [] }
    if best.reasons.contains(.predicted) { return sorted.filter { $0.reasons.contains(.predicted) } }
    return sorted.filter { $0.weight * 3 >= best.weight }
  }
}
