import SourceModel

/// The values of storyboards, which are their names.
extension Strings {
  /// Returns the name of the storyboard that a call creates.
  ///
  /// - Returns: The name, or nil if the call does not create one of the app's storyboards.
  mutating func storyboard(at site: Site, _ own: Own) -> Names? {
    let facts = index.files[site.file].facts
    let call = site.occurrence
    let callee = facts.names.text(of: call.name)
    // `.init(name: "Main", bundle: nil)`
    let isImplicit = call.receiver == .implicit && callee == "init"
    guard isImplicit || NibLoadingAPI.createsStoryboard(callee) else { return nil }
    var (names, bundles): ([Int], [Int]) = ([], [])
    for number in site.number..<Int(index.unit(site.unit).end) {
      let occurrence = facts.occurrences[number]
      guard occurrence.statement == call.statement else { break }
      let sink = facts.sinks[Int(occurrence.sink)]
      guard sink.kind == .argument, sink.name == call.name, sink.outer == call.sink else { continue }
      switch facts.names.text(of: sink.label) {
      case "name", "": names.append(number)
      case "bundle": bundles.append(number)
      default: return nil
      }
    }
    guard !names.isEmpty, bundles.allSatisfy({ isOfApp(bundle: $0, in: site, facts) }) else { return nil }
    return values(at: names, in: site.unit, own)
  }

  /// Whether an occurrence in a `bundle` argument refers to the main bundle, or to the bundle of the class that
  /// contains the code.
  private func isOfApp(bundle number: Int, in site: Site, _ facts: SourceFacts) -> Bool {
    let bundle = facts.occurrences[number]
    let name = facts.names.text(of: bundle.name)
    if Self.mainBundles.contains(name), !bundle.traits.contains(.hasArguments) { return true }
    guard Self.bundles.contains(name) || name == "bundleForClass" else { return false }
    return facts.occurrences[number..<Int(index.unit(site.unit).end)].contains { other in
      let sink = facts.sinks[Int(other.sink)]
      guard other.statement == bundle.statement, sink.kind == .argument, sink.outer == bundle.sink,
        NibLoadingAPI.isBundleRequest(facts.names.text(of: sink.label), of: facts.names.text(of: sink.name))
      else { return false }
      return other.isOwnMetatype || index.name(other.name, in: site.file) == index.type(of: site.unit)
    }
  }

  private static let mainBundles: Set<String> = bundles.union(["main", "mainBundle"])
  private static let bundles: Set<String> = ["Bundle", "NSBundle"]
}
