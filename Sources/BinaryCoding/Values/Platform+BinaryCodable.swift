package import RuntimeAttributes

extension Platform: BinaryCodableCases {}

extension PlatformVersion: BinaryCodable {
  package static var placeholder: PlatformVersion { PlatformVersion(0) }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&major)
    coder.code(&minor)
  }
}

extension SourceLanguage: BinaryCodable {
  package static var placeholder: SourceLanguage { .swift }

  package mutating func code(with coder: inout some BinaryCoder) {
    var isSwift = self == .swift
    coder.code(&isSwift)
    self = isSwift ? .swift : .objectiveC
  }
}
