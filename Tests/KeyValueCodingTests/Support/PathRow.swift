import KeyValueCoding
import RuntimeAttributes
import Testing

/// A key path that was read or set with GNUstep 1.28, and its result.
///
/// If GNUstep differs, the expected result is that of Apple's Foundation. Comments name the source of such a result:
/// `doc` for Apple's documentation, `asm` for the disassembly of several versions, `run` for values printed on an Apple
/// system, and `facts` for the notes on nib loading.
struct PathRow: CustomTestStringConvertible {
  var path: AttributeKeyPath
  var expected: Result<BoxedValue, KeyValueCodingError>
  /// The value that is set before the path is read, if any.
  var value: AttributeValue?
  /// The key path that is read after setting, or nil to read `path`.
  var readPath: AttributeKeyPath?
  var gnustep: String
  var sourceLocation: SourceLocation

  /// Creates a row for a path with a value.
  init(
    _ path: AttributeKeyPath,
    _ value: BoxedValue,
    gnustep: String = "same",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    (self.path, self.gnustep, self.sourceLocation) = (path, gnustep, sourceLocation)
    expected = .success(value)
  }

  /// Creates a row for a path that raises an exception.
  init(
    _ path: AttributeKeyPath,
    raises error: KeyValueCodingError,
    gnustep: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    (self.path, self.gnustep, self.sourceLocation) = (path, gnustep, sourceLocation)
    expected = .failure(error)
  }

  /// Creates a row for a path that raises the exception for undefined keys.
  init(
    _ path: AttributeKeyPath,
    lacks key: AttributeKey,
    _ className: String,
    gnustep: String = "NSUnknownKeyException",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(
      path,
      raises: .undefinedKey(.init(key: key, operation: .get, className: className)),
      gnustep: gnustep,
      sourceLocation: sourceLocation
    )
  }

  /// Creates a row for a path that is set and then read.
  init(
    set path: AttributeKeyPath,
    _ value: AttributeValue,
    then readPath: AttributeKeyPath? = nil,
    gives result: BoxedValue,
    gnustep: String = "same",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(path, result, gnustep: gnustep, sourceLocation: sourceLocation)
    (self.value, self.readPath) = (value, readPath)
  }

  /// Creates a row for a path that raises the exception for undefined keys when it is set.
  init(
    set path: AttributeKeyPath,
    _ value: AttributeValue = 1,
    lacks key: AttributeKey,
    _ className: String,
    operation: KeyValueCodingError.UndefinedKey.Operation = .set,
    gnustep: String = "NSUnknownKeyException",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let undefined = KeyValueCodingError.undefinedKey(
      .init(key: key, operation: operation, className: className)
    )
    self.init(path, raises: undefined, gnustep: gnustep, sourceLocation: sourceLocation)
    self.value = value
  }

  var testDescription: String { "\(path)\(value.map { " = \($0)" } ?? ""), GNUstep: \(gnustep)" }

  /// Checks the row on a person, and compares exceptions by name and reason, since suggestions depend only on spelling.
  func check(of person: Person = .example(), on platform: Platform = .iOS) throws {
    let registry = try Person.registry(platform)
    let result = Result { () throws(KeyValueCodingError) -> BoxedValue in
      if let value { try registry.setValue(value, forKeyPath: path, of: person) }
      return try registry.value(forKeyPath: readPath ?? path, of: person)
    }
    switch (result, expected) {
    case (.failure(let error), .failure(let expected)):
      #expect(error.reason(on: platform) == expected.reason(on: platform), sourceLocation: sourceLocation)
      #expect(error.exceptionName == expected.exceptionName, sourceLocation: sourceLocation)
    default: #expect(result == expected, sourceLocation: sourceLocation)
    }
  }
}

/// Sendable because the boxed values in the tables do not contain objects.
extension PathRow: @unchecked Sendable {}
