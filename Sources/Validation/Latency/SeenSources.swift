import ClassInterfaces

/// What sources mention, one by one and all together.
struct SeenSources: Sendable {
  /// A source with what it mentions.
  struct Source: Sendable {
    let interface: SourceInterface
    let mentions: NameMentions
  }

  private(set) var sources: [Source] = []
  private(set) var totals = MentionTotals()

  /// Adds a source.
  ///
  /// - Parameters:
  ///   - interface: What the source declares.
  ///   - mentions: What it mentions; nil if nobody could look at it.
  mutating func add(_ interface: SourceInterface, _ mentions: NameMentions?) {
    totals.add(mentions, ofSourceWith: interface.types)
    if let mentions { sources.append(Source(interface: interface, mentions: mentions)) }
  }

  /// Adds others.
  mutating func formUnion(_ other: SeenSources) {
    totals.formUnion(other.totals)
    sources += other.sources
  }

  /// What all sources mention together but for some of them.
  func totals(without files: Set<String>) -> MentionTotals {
    guard !files.isEmpty else { return totals }
    return sources.reduce(into: MentionTotals()) { totals, source in
      guard !files.contains(source.interface.file) else { return }
      totals.add(source.mentions, ofSourceWith: source.interface.types)
    }
  }
}
