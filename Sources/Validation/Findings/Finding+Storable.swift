package import FactStorage
import NibLoading

extension Finding: Storable {
  package static var blank: Finding {
    Finding(id: .blank, consequence: .blank, message: "", file: "", position: .blank)
  }

  package mutating func code(with coder: inout some FieldCoder) {
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
    coder.code(&unprovedReason)
    coder.code(&unseenName)
    coder.code(&likely)
    coder.code(&group)
    coder.code(&isUnreachable)
    coder.code(&evidence)
    coder.code(&missingAttribute)
    coder.code(&missingModule)
    coder.code(&severity)
    coder.code(&question)
  }
}

extension Finding.Note: Storable {
  package static var blank: Finding.Note { Finding.Note("") }

  package mutating func code(with coder: inout some FieldCoder) {
    coder.code(&message)
    coder.code(&location)
  }
}

extension Finding.Object: Storable {
  package static var blank: Finding.Object {
    Finding.Object(id: nil, className: nil, element: "", label: nil)
  }

  package mutating func code(with coder: inout some FieldCoder) {
    coder.code(&id)
    coder.code(&className)
    coder.code(&element)
    coder.code(&label)
  }
}

extension Finding.Cause: Storable {
  package static var blank: Finding.Cause { Finding.Cause(id: .blank, position: .blank) }

  package mutating func code(with coder: inout some FieldCoder) {
    coder.code(&id)
    coder.code(&position)
  }
}

extension LoadEvidence: Storable {
  package static var blank: LoadEvidence { LoadEvidence(kind: .name, name: "", file: "", position: nil) }

  package mutating func code(with coder: inout some FieldCoder) {
    coder.code(&kind)
    coder.code(&name)
    coder.code(&file)
    coder.code(&position)
  }
}

extension LoadEvidence.Kind: StorableCases {}

extension FindingID: StorableCases {}

extension Severity: StorableCases {}

extension VisibilityAttribute: StorableCases {}

extension UnprovedReason: StorableCases {}

extension LikelyReason: StorableCases {}

extension Consequence: StorableCases {}
