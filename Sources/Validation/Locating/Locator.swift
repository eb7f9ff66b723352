import NibLoading
import RuntimeAttributes

/// Finds the places that the lines of a log speak of.
struct Locator {
  let tree: LoadedTree
  let items: [DocumentItem]
  let fit: ClassFit
  /// What loading the documents prints, and what was found where it does.
  private let foretold: [ConsoleStatement: [Finding]]

  init(_ tree: LoadedTree, log: ConsoleLog) {
    self.tree = tree
    items = DocumentItem.items(of: tree.documents)
    let missing = log.entries.compactMap { entry in
      if case .unknownClass(let name, _) = entry.statement { RuntimeName(name) } else { nil }
    }
    fit = ClassFit(tree: tree, missing: Set(missing))
    var foretold: [ConsoleStatement: [Finding]] = [:]
    for finding in tree.findings {
      guard let line = finding.consoleMessage else { continue }
      for statement in ConsoleReader.statements(in: line) {
        foretold[statement.withoutModules, default: []].append(finding)
        if case .undefinedKey(let key, className: _) = statement {
          // What a line says that names no class.
          foretold[.undefinedKey(key, className: ""), default: []].append(finding)
        }
      }
    }
    self.foretold = foretold
  }

  /// What one entry of the log means.
  func locate(_ entry: ConsoleLog.Entry) -> LocatedLine {
    let found = places(for: entry.statement, at: entry.source) + foretoldPlaces(entry)
    var nearest: [LocatedPlace] = []
    let places = Self.ranked(found)
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
    let findings = foretold[entry.statement.withoutModules] ?? []
    return findings.compactMap { finding in
      if let source = entry.source, let declaration = finding.declaration,
        !declaration.file.hasSuffix("/" + source.file), declaration.file != source.file
      {
        return nil
      }
      return LocatedPlace(
        kind: Self.kind(of: finding),
        file: finding.file,
        position: finding.position,
        object: finding.object,
        name: finding.keyPath,
        reasons: [.foretold]
      )
    }
  }

  private static func kind(of finding: Finding) -> LocatedPlace.Kind {
    switch finding.id.subject {
    case .outlet: .outlet
    case .action: .action
    case .binding: .binding
    case .attribute, .other: finding.keyPath == nil ? .object : .attribute
    }
  }

  /// Places by weight, those at one place with all their reasons; what is far less likely than the first is left out.
  private static func ranked(_ places: [LocatedPlace]) -> [LocatedPlace] {
    var joined: [SourceLocation: LocatedPlace] = [:]
    for place in places {
      let key = SourceLocation(file: place.file, position: place.position)
      guard var known = joined[key] else {
        joined[key] = place
        continue
      }
      for reason in place.reasons where !known.reasons.contains(reason) { known.reasons.append(reason) }
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
    return sorted.filter { $0.weight * 3 >= best.weight }
  }
}
