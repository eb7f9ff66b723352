import Foundation
import RuntimeAttributes

/// What is wrong with a key of a spec, found while decoding.
struct SpecKeyError: Error {
  let key: String
  let problem: ValidationError.SpecProblem

  static func value(_ key: String, expected: String) -> SpecKeyError {
    SpecKeyError(key: key, problem: .invalidValue(key: key, expected: expected))
  }

  func validationError(file: String, data: Data) -> ValidationError {
    .invalidSpec(file: file, position: SpecDiagnosis.position(ofKey: key, in: data), reason: problem)
  }
}

extension Optional {
  func orThrow(_ error: SpecKeyError) throws(SpecKeyError) -> Wrapped {
    guard let self else { throw error }
    return self
  }
}

extension Decoder {
  /// A keyed container of which every key is known.
  func strictContainer<Key: CodingKey & CaseIterable>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    let known = Set(Key.allCases.map(\.stringValue))
    for key in try container(keyedBy: AnyKey.self).allKeys.map(\.stringValue).sorted()
    where !known.contains(key) {
      throw SpecKeyError(
        key: key,
        problem: .unknownKey(key, nearest: NearestName.find(key, among: known))
      )
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
