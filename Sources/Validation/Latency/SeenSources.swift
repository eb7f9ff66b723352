import ClassInterfaces

/// What sources mention, one by one.
struct SeenSources: Sendable {
  /// A source with what it mentions.
  struct Source: Sendable {
    let interface: SourceInterface
    let mentions: NameMentions
    /// The programs that may load what it mentions.
    fileprivate let programs: Programs
  }

  private(set) var sources: [Source] = []
  /// Whether a source could not be looked at, which may mention anything.
  private(set) var isIncomplete = false

  /// Adds a source.
  ///
  /// - Parameters:
  ///   - interface: What the source declares.
  ///   - mentions: What it mentions; nil if nobody could look at it.
  ///   - programs: The programs that may load that.
  mutating func add(_ interface: SourceInterface, _ mentions: NameMentions?, for programs: Programs) {
    guard let mentions else {
      isIncomplete = true
      return
    }
    sources.append(Source(interface: interface, mentions: mentions, programs: programs))
  }

  /// Adds others.
  mutating func formUnion(_ other: SeenSources) {
    sources += other.sources
    isIncomplete = isIncomplete || other.isIncomplete
  }

  /// What all sources mention together but for some of them.
  ///
  /// - Parameters:
  ///   - files: The paths of those that say nothing.
  ///   - jobs: How many are added up at the same time.
  /// - Returns: The sum.
  func totals(without files: Set<String>, jobs: Int?) async -> MentionTotals {
    await ConcurrentMap.sum(sources, to: MentionTotals(), jobs: jobs) { totals, source in
      guard !files.contains(source.interface.file) else { return }
      totals.add(source.mentions, ofSourceWith: source.interface.types, for: source.programs)
    } joining: {
      $0.formUnion($1)
    }
  }
}
