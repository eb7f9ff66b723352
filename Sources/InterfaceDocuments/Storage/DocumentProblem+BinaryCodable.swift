package import BinaryCoding
import RuntimeAttributes

extension DocumentProblem: BinaryCodable {
  package static var placeholder: DocumentProblem { DocumentProblem(.placeholder, at: .placeholder) }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&reason)
    coder.code(&position)
    coder.code(&object)
  }
}

extension DocumentProblem.Reason: BinaryCodable {
  package static var placeholder: DocumentProblem.Reason { .unknownTargetRuntime("") }

  package mutating func code(with coder: inout some BinaryCoder) {
    var (number, texts, position): (Int, [String], SourcePosition?) =
      switch self {
      case .missingXMLAttribute(let name, let element): (0, [name, element], nil)
      case .outsideObjects(let element): (1, [element], nil)
      case .unknownAttributeType(let type, let keyPath): (2, [type, keyPath], nil)
      case .missingValue(let type, let keyPath): (3, [type, keyPath], nil)
      case .invalidValue(let value, let type, let keyPath): (4, [value, type, keyPath], nil)
      case .duplicateID(let id, let first): (5, [id], first)
      case .unknownTargetRuntime(let name): (6, [name], nil)
      }
    coder.code(&number)
    coder.code(&texts)
    coder.code(&position)
    switch (number, texts.count, position) {
    case (0, 2, nil): self = .missingXMLAttribute(texts[0], element: texts[1])
    case (1, 1, nil): self = .outsideObjects(element: texts[0])
    case (2, 2, nil): self = .unknownAttributeType(texts[0], keyPath: texts[1])
    case (3, 2, nil): self = .missingValue(type: texts[0], keyPath: texts[1])
    case (4, 3, nil): self = .invalidValue(texts[0], type: texts[1], keyPath: texts[2])
    case (5, 1, let first?): self = .duplicateID(texts[0], first: first)
    case (6, 1, nil): self = .unknownTargetRuntime(texts[0])
    default: coder.fail()
    }
  }
}
