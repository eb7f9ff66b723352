package import Testing

/// An argument of a parameterized test: an input, the expected result, and their source location.
package struct Example<Input: Sendable, Expected: Sendable>: Sendable, CustomTestStringConvertible {
  package let testDescription: String
  package let input: Input
  package let expected: Expected
  package let sourceLocation: SourceLocation

  /// Creates an example with a name, for inputs that do not describe themselves.
  package init(
    _ name: String,
    _ input: Input,
    _ expected: Expected,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    (testDescription, self.input, self.expected) = (name, input, expected)
    self.sourceLocation = sourceLocation
  }

  package init(
    _ input: Input,
    _ expected: Expected,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init("\(input)", input, expected, sourceLocation: sourceLocation)
  }
}

extension Example where Expected == [String] {
  package init(
    _ input: Input,
    _ expected: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init("\(input)", input, expected, sourceLocation: sourceLocation)
  }
}

extension Example where Input == [String: String], Expected == [String] {
  /// Returns an example with the files of an app and the findings that are expected in them.
  package static func app(
    _ name: String,
    _ files: [String: String],
    finds expected: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    Self(name, files, expected, sourceLocation: sourceLocation)
  }
}
