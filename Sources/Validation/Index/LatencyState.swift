import FactStorage

/// What is known of the names that lead to a unit's documents, for one state of its files.
struct LatencyState: Hashable, Sendable {
  /// The digest of all that the files say.
  var contents: ContentDigest
  /// The digest of all on which the loads depend that nothing is seen to lead to.
  var key: ContentDigest
  /// Those loads, optional.
  var loads: ArraySlice<UInt8>
  /// The digest of all on which the names depend that are looked for.
  var namesKey: ContentDigest
  /// The names that are looked for.
  var names: ArraySlice<UInt8>

  /// The names that are looked for.
  var mentionNames: MentionNames { (try? FieldReader.value(MentionNames.self, from: names)) ?? .blank }

  /// The loads that nothing is seen to lead to; nil where nobody can say what is loaded.
  var latentLoads: LatentLoads? {
    (try? FieldReader.value([LatentLoads].self, from: loads))?.first
  }
}

extension LatencyState: Storable {
  static var blank: LatencyState {
    LatencyState(contents: .blank, key: .blank, loads: [], namesKey: .blank, names: [])
  }

  mutating func code(with coder: inout some FieldCoder) {
    coder.code(&contents)
    coder.code(&key)
    coder.code(bytes: &loads)
    coder.code(&namesKey)
    coder.code(bytes: &names)
  }
}
