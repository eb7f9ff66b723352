package import RuntimeAttributes

/// Looks through the text of sources for uses of outlets.
///
/// Large apps have many outlets of one name: what is done with them is found out once, whosever they are.
package struct OutletUseScanner: Sendable {
  /// What is sought of the outlets of one name.
  private struct Outlet {
    var kinds: Set<SoughtUse.Kind> = []
    var uses: [SoughtUse] = []
  }

  private var outlets: [String: Outlet] = [:]
  /// The names of outlets by the words that stand in every source with a use.
  private var names: [String: Set<String>] = [:]
  private let words: WordSearch
  private let owners: WordSearch

  /// Creates a scanner for some uses.
  package init(_ uses: some Collection<SoughtUse>) {
    for use in uses {
      outlets[use.outlet, default: Outlet()].kinds.insert(use.kind)
      outlets[use.outlet, default: Outlet()].uses.append(use)
      for word in use.words { names[word, default: []].insert(use.outlet) }
    }
    words = WordSearch(names.keys)
    owners = WordSearch(uses.flatMap(\.classes))
  }

  /// Those of the uses that a source shows, and the first line of each.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - language: Its language.
  /// - Returns: The lines, nil where an outlet is handed on; a use without owners stands for those of all owners.
  package func found(in bytes: [UInt8], _ language: SourceLanguage) -> [SoughtUse: Int?] {
    let mentioned = mentionedOutlets(in: bytes)
    guard !mentioned.isEmpty else { return [:] }
    return bytes.withUnsafeBufferPointer { buffer in
      let tokens = SourceTokens(buffer, language)
      let owners = ownersNamed(in: tokens, bytes)
      let implementations = tokens.implementations()
      var lines: [SoughtUse: Int?] = [:]
      for (name, outlet) in mentioned {
        let finder = OutletUseFinder(name, in: tokens, implementations)
        for kind in outlet.kinds {
          guard let found = finder.first(kind, owners: nil) else { continue }
          lines.updateValue(line(of: found, tokens), forKey: SoughtUse(of: name, owners: [], kind))
        }
        guard !owners.isEmpty else { continue }
        for use in outlet.uses where !owners.isDisjoint(with: use.classes) {
          guard let found = finder.first(use.kind, owners: use.classes) else { continue }
          lines.updateValue(line(of: found, tokens), forKey: use)
        }
      }
      return lines
    }
  }

  private func line(of found: OutletUseFinder.Found, _ tokens: SourceTokens) -> Int? {
    switch found {
    case .at(let index): tokens.line(index)
    case .somewhere: nil
    }
  }

  /// Those of the uses whose outlets a text mentions, and one of the classes that have each.
  package func mentioned(in bytes: [UInt8]) -> [SoughtUse] {
    let mentioned = mentionedOutlets(in: bytes)
    guard !mentioned.isEmpty else { return [] }
    let here = owners.found(in: bytes)
    return here.isEmpty
      ? [] : mentioned.values.flatMap(\.uses).filter { !here.isDisjoint(with: $0.owners) }
  }

  private func mentionedOutlets(in bytes: [UInt8]) -> [String: Outlet] {
    words.found(in: bytes).reduce(into: [:]) { mentioned, word in
      for name in names[word] ?? [] { mentioned[name] = outlets[name] }
    }
  }

  /// The classes with outlets that a source names in its code.
  private func ownersNamed(in tokens: SourceTokens, _ bytes: [UInt8]) -> Set<String> {
    let candidates = owners.found(in: bytes)
    return candidates.isEmpty
      ? [] : Set(tokens.indices.lazy.compactMap(tokens.word).filter(candidates.contains))
  }
}
