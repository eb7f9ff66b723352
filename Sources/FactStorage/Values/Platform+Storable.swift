package import RuntimeAttributes

extension Platform: StorableCases {}

extension PlatformVersion: Storable {
  package static var blank: PlatformVersion { PlatformVersion(0) }

  package mutating func code(with coder: inout some FieldCoder) {
    coder.code(&major)
    coder.code(&minor)
  }
}

extension SourceLanguage: Storable {
  package static var blank: SourceLanguage { .swift }

  package mutating func code(with coder: inout some FieldCoder) {
    var isSwift = self == .swift
    coder.code(&isSwift)
    self = isSwift ? .swift : .objectiveC
  }
}
