package import BinaryCoding

extension SourceFacts: BinaryCodable {
  package static var placeholder: SourceFacts { SourceFacts() }

  package mutating func code<Coder: BinaryCoder>(with coder: inout Coder) {
    coder.code(&names)
    coder.code(elements: &types)
    coder.code(elements: &units)
    coder.code(elements: &occurrences)
    coder.code(elements: &sinks)
    coder.code(elements: &inherited)
    coder.code(elements: &parameters)
    coder.code(elements: &locals)
    coder.code(elements: &generics)
    coder.code(elements: &typeParameters)
    if Coder.isReader, !isValid {
      self = SourceFacts()
      coder.fail()
    }
  }

  /// Whether all indexes are in bounds and all enumeration values are valid, so that decoded facts are safe to use.
  private var isValid: Bool {
    let count = UInt32(names.count)
    func isRange(_ start: UInt32, _ end: UInt32, in total: Int) -> Bool { start <= end && Int(end) <= total }
    return !sinks.isEmpty
      && Self.areCases(of: CodeUnit.Kind.self, at: \.kind, in: units)
      && Self.areCases(of: Occurrence.Role.self, at: \.role, in: occurrences)
      && Self.areCases(of: Occurrence.Receiver.self, at: \.receiver, in: occurrences)
      && Self.areCases(of: ValueSink.Kind.self, at: \.kind, in: sinks)
      && types.allSatisfy {
        $0.name < count && $0.scope < count
          && isRange($0.inheritedStart, $0.inheritedEnd, in: inherited.count)
      }
      && units.allSatisfy {
        $0.name < count && $0.type < count && isRange($0.start, $0.end, in: occurrences.count)
          && isRange($0.parametersStart, $0.parametersEnd, in: parameters.count)
      }
      && occurrences.allSatisfy {
        $0.name < count && $0.receiverName < count && Int($0.sink) < sinks.count
      }
      && sinks.allSatisfy { $0.name < count && $0.label < count && Int($0.outer) < sinks.count }
      && inherited.allSatisfy { $0 < count } && generics.allSatisfy { $0 < count }
      && typeParameters.allSatisfy { $0 < count }
      && locals.allSatisfy { $0.name < count && $0.type < count && Int($0.unit) < units.count }
      && parameters.allSatisfy { $0.label < count && $0.name < count && $0.type < count }
  }

  /// Whether the bytes of an enumeration, which are decoded without validation, are raw values of its cases.
  private static func areCases<Element, Case: CaseIterable & RawRepresentable>(
    of type: Case.Type,
    at property: KeyPath<Element, Case>,
    in elements: [Element]
  ) -> Bool where Case.RawValue == UInt8 {
    guard let offset = MemoryLayout<Element>.offset(of: property) else { return false }
    let stride = MemoryLayout<Element>.stride
    return elements.withUnsafeBytes { bytes in
      elements.indices.allSatisfy { Int(bytes[$0 * stride + offset]) < type.allCases.count }
    }
  }
}
