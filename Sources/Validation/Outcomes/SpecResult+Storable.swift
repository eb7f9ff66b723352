package import FactStorage

extension SpecResult: Storable {
  package static var blank: SpecResult { SpecResult() }

  package mutating func code(with coder: inout some FieldCoder) {
    coder.code(&file)
    coder.code(&title)
    coder.code(&findings)
    coder.code(&expectedFindings)
    coder.code(&expectedValues)
    coder.code(&failures)
    coder.code(&warnings)
    coder.code(&counts)
    coder.code(&documents)
    coder.code(&baselineFindings)
  }
}

extension CheckCounts: Storable {
  package static var blank: CheckCounts { CheckCounts() }

  package mutating func code(with coder: inout some FieldCoder) {
    coder.code(&documents)
    coder.code(&sources)
    coder.code(&classes)
    coder.code(&attributes)
    coder.code(&outlets)
    coder.code(&actions)
  }
}
