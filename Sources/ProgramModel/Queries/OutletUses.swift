package import RuntimeAttributes
import SourceModel

/// The uses of all outlets with one name in the code of sources.
package struct OutletUses: Sendable {
  /// The evidence that code uses an outlet.
  package enum Evidence: Hashable, Sendable {
    /// The first line that uses it.
    case at(FileLocation)
    /// The outlet is passed on, and a source accesses one of the members on some object.
    case somewhere

    /// Returns the first evidence.
    package static func first(_ evidence: some Sequence<Evidence>) -> Evidence? {
      evidence.min { left, right in
        switch (left, right) {
        case (.at(let left), .at(let right)): left < right
        case (.at, .somewhere): true
        case (.somewhere, _): false
        }
      }
    }
  }

  private let index: SourceIndex
  /// The uses in each source that contains the name of the outlet or its setter.
  private let finders: [Int: OutletUseFinder]

  /// Finds the uses of an outlet.
  ///
  /// - Parameters:
  ///   - outlet: The name of the outlet.
  ///   - index: The sources.
  ///   - isUsed: Whether the source at an index counts.
  package init(of outlet: String, in index: SourceIndex, where isUsed: (Int) -> Bool) {
    self.index = index
    var names: [Int: Set<SourceFacts.Name>] = [:]
    var setters: [Int: SourceFacts.Name] = [:]
    for entry in index.entries(of: outlet) + index.entries(of: "_\(outlet)") {
      names[Int(entry.source), default: []].insert(entry.name)
    }
    for entry in index.entries(of: SoughtUse.setter(of: outlet)) {
      setters[Int(entry.source)] = entry.name
    }
    var finders: [Int: OutletUseFinder] = [:]
    for source in Set(names.keys).union(setters.keys) where isUsed(source) {
      finders[source] = OutletUseFinder(
        names[source] ?? [],
        setter: setters[source],
        in: index.sources[source]
      )
    }
    self.finders = finders
  }

  /// Returns the first use of a kind.
  ///
  /// - Parameters:
  ///   - kind: The kind of use.
  ///   - owners: The classes that have the outlet, to limit the search to sources that reference one of them; nil if
  ///     the class does not matter.
  /// - Returns: The evidence, or nil if no source uses the outlet.
  package func first(_ kind: SoughtUse.Kind, of owners: [String]?) -> Evidence? {
    guard let owners else {
      return Evidence.first(finders.keys.compactMap { evidence($0, first(kind, in: $0, of: nil)) })
    }
    var ownersBySource: [Int: Set<SourceFacts.Name>] = [:]
    for owner in owners {
      for entry in index.entries(of: owner) {
        guard finders[Int(entry.source)]?.references(entry.name) == true else { continue }
        ownersBySource[Int(entry.source), default: []].insert(entry.name)
      }
    }
    return Evidence.first(
      ownersBySource.compactMap { source, owners in evidence(source, first(kind, in: source, of: owners)) }
    )
  }

  private func first(
    _ kind: SoughtUse.Kind,
    in source: Int,
    of owners: Set<SourceFacts.Name>?
  ) -> OutletUseFinder.Found? {
    let names = index.sources[source].facts.names
    return finders[source]?.first(kind, owners: owners) {
      index.declaresOnlyClasses(named: names.text(of: $0))
    }
  }

  private func evidence(_ source: Int, _ found: OutletUseFinder.Found?) -> Evidence? {
    switch found {
    case .at(let place):
      .at(
        FileLocation(
          file: index.sources[source].path,
          position: SourcePosition(line: place.line, column: 1)
        )
      )
    case .somewhere: .somewhere
    case nil: nil
    }
  }
}
