package import BinaryCoding

extension SpecResult: BinaryCodable {
  package static var placeholder: SpecResult { SpecResult() }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&file)
    coder.code(&title)
    coder.code(&findings)
    coder.code(&expectedFindings)
    coder.code(&expectedValues)
    coder.code(&failures)
    coder.code(&warnings)
    coder.code(&counts)
    coder.code(&documents)
    coder.code(&isInvalid)
    coder.code(&baselineFindings)
  }
}

extension CheckCounts: BinaryCodable {
  package static var placeholder: CheckCounts { CheckCounts() }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&documents)
    coder.code(&sources)
    coder.code(&classes)
    coder.code(&attributes)
    coder.code(&outlets)
    coder.code(&actions)
  }
}
