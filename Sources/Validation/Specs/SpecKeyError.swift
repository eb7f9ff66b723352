import RuntimeAttributes

/// What is wrong with a value or key of a spec, found while decoding.
struct SpecKeyError: Error {
  /// The way to what is wrong.
  let path: [JSON5Node.Step]
  let problem: ValidationError.SpecProblem
  /// Whether the key itself is wrong, and not what stands behind it.
  let isOfKey: Bool

  init(_ path: [any CodingKey], _ problem: ValidationError.SpecProblem, isOfKey: Bool = false) {
    self.path = path.map { JSON5Node.Step($0) }
    (self.problem, self.isOfKey) = (problem, isOfKey)
  }

  /// A value that is none of those which a key may have.
  static func value(_ path: [any CodingKey], expected: String) -> SpecKeyError {
    SpecKeyError(path, .invalidValue(key: path.last?.stringValue ?? "", expected: expected))
  }
}

extension Optional {
  func orThrow(_ error: @autoclosure () -> SpecKeyError) throws(SpecKeyError) -> Wrapped {
    guard let self else { throw error() }
    return self
  }
}

extension KeyedDecodingContainerProtocol {
  /// The way to a key.
  func path(to key: Key) -> [any CodingKey] { codingPath + [key] }

  /// One of a few words, in upper or lower case; nil where the key is missing.
  func decodeWord<Word: RawRepresentable<String> & CaseIterable>(
    _ type: Word.Type,
    forKey key: Key
  ) throws -> Word? {
    try decodeIfPresent(String.self, forKey: key).map { text in try Word.named(text, at: path(to: key)) }
  }
}

extension RawRepresentable<String> where Self: CaseIterable {
  /// The case that a word stands for, in upper or lower case.
  static func named(_ text: String, at path: [any CodingKey]) throws(SpecKeyError) -> Self {
    let words = allCases.map(\.rawValue).joined(separator: ", ")
    return try allCases.first { $0.rawValue.lowercased() == text.lowercased() }
      .orThrow(.value(path, expected: "one of \(words)"))
  }
}

extension Decoder {
  /// A keyed container of which every key is known.
  func strictContainer<Key: CodingKey & CaseIterable>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    let known = Set(Key.allCases.map(\.stringValue))
    for key in try container(keyedBy: AnyKey.self).allKeys.sorted(by: { $0.stringValue < $1.stringValue })
    where !known.contains(key.stringValue) {
      let nearest = NearestName.find(key.stringValue, among: known)
      throw SpecKeyError(codingPath + [key], .unknownKey(key.stringValue, nearest: nearest), isOfKey: true)
    }
    return try container(keyedBy: type)
  }
}

private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
