package import BinaryCoding
import NibLoading

extension Finding: BinaryCodable {
  package static var placeholder: Finding {
    Finding(id: .placeholder, consequence: .placeholder, message: "", file: "", position: .placeholder)
  }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&id)
    coder.code(&consequence)
    coder.code(&message)
    coder.code(&notes)
    coder.code(&consoleMessage)
    coder.code(file: &file)
    coder.code(&position)
    coder.code(&object)
    coder.code(&keyPath)
    coder.code(&declaration)
    coder.code(&suggestion)
    coder.code(&unverifiedReason)
    coder.code(&unresolvedName)
    coder.code(&likely)
    coder.code(&group)
    coder.code(&isUnreachable)
    coder.code(&evidence)
    coder.code(&missingAttribute)
    coder.code(&missingModule)
    coder.code(&severity)
  }
}

extension Finding.Note: BinaryCodable {
  package static var placeholder: Finding.Note { Finding.Note("") }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&message)
    coder.code(&location)
  }
}

extension Finding.Object: BinaryCodable {
  package static var placeholder: Finding.Object {
    Finding.Object(id: nil, className: nil, element: "", label: nil)
  }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&id)
    coder.code(&className)
    coder.code(&element)
    coder.code(&label)
  }
}

extension Finding.Cause: BinaryCodable {
  package static var placeholder: Finding.Cause { Finding.Cause(id: .placeholder, position: .placeholder) }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&id)
    coder.code(&position)
  }
}

extension LoadEvidence: BinaryCodable {
  package static var placeholder: LoadEvidence {
    LoadEvidence(kind: .name, name: "", file: "", position: nil)
  }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&kind)
    coder.code(&name)
    coder.code(&file)
    coder.code(&position)
  }
}

extension LoadEvidence.Kind: BinaryCodableCases {}

extension FindingID: BinaryCodableCases {}

extension Severity: BinaryCodableCases {}

extension VisibilityAttribute: BinaryCodableCases {}

extension UnverifiedReason: BinaryCodableCases {}

extension LikelyReason: BinaryCodableCases {}

extension Consequence: BinaryCodableCases {}
