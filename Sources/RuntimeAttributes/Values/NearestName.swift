/// Finds the valid name that is most similar to a misspelled name, for suggestions.
package enum NearestName {
  /// Returns the candidate, other than the name itself, with the smallest edit distance, if that distance is small for
  /// the length of the name.
  ///
  /// Ties are resolved alphabetically, regardless of the order of the candidates.
  package static func find(_ name: String, among candidates: some Sequence<String>) -> String? {
    find(name, among: candidates, edits: name.utf8.count < 4 ? 1 : min(3, name.utf8.count / 3))
  }

  /// Returns the candidate, other than the name itself, with the smallest edit distance, if that distance is at most a
  /// limit.
  package static func find(_ name: String, among candidates: some Sequence<String>, edits limit: Int)
    -> String?
  {
    let target = Array(name.utf8)
    guard !target.isEmpty else { return nil }
    var best: (distance: Int, name: String)?
    for candidate in candidates where candidate != name {
      guard abs(candidate.utf8.count - target.count) <= limit else { continue }
      let distance = editDistance(target, Array(candidate.utf8), limit: limit)
      guard distance <= limit else { continue }
      if let current = best, (current.distance, current.name) <= (distance, candidate) { continue }
      best = (distance, candidate)
    }
    return best?.name
  }

  /// Returns the candidate that adds words to, or drops words from, one end of a name (`titleLabel` for `title`), if
  /// there is exactly one.
  package static func find(sharingWordsWith name: String, among candidates: some Sequence<String>) -> String?
  {
    let found = Set(candidates.filter { hasWords($0, besides: name) || hasWords(name, besides: $0) })
    return found.count == 1 ? found.first : nil
  }

  /// Whether a name consists of another name with additional words at the start or end.
  private static func hasWords(_ name: String, besides part: String) -> Bool {
    let (name, part) = (Array(name.utf8), Array(part.utf8))
    // Shorter names are not significant.
    guard part.count >= 4, name.count > part.count else { return false }
    func beginsWord(_ index: Int) -> Bool { name[index] &- 0x41 < 26 || name[index] == UInt8(ascii: "_") }
    if name.starts(with: part) { return beginsWord(part.count) }
    let start = name.count - part.count
    guard name[start...].dropFirst().elementsEqual(part.dropFirst()) else { return false }
    return lowercased(name[start]) == lowercased(part[0])
      && (beginsWord(start) || name[start - 1] == UInt8(ascii: "_"))
  }

  /// Returns the edit distance of two names, or any number above `limit` if the distance exceeds `limit`.
  ///
  /// The edits are insertions, deletions, substitutions and transpositions. ASCII letters that differ only
  /// in case are equal.
  private static func editDistance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      current.reserveCapacity(last.count)
      for column in right.indices {
        let exchange = last[column] + (lowercased(left[row]) == lowercased(right[column]) ? 0 : 1)
        var cost = min(exchange, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, lowercased(left[row]) == lowercased(right[column - 1]),
          lowercased(left[row - 1]) == lowercased(right[column])
        {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      if let least = current.min(), least > limit { return limit + 1 }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }
}
