import BinaryCoding
import RuntimeAttributes

/// What was found in one document, before specs and comments are held against it.
struct DocumentOutcome: Hashable, Sendable {
  /// The document's path.
  var file: String
  /// A digest of all that the findings depend on; blank where nobody asks for it.
  var key = ContentDigest.placeholder
  /// What was found, reading it and loading it.
  var findings: [Finding] = []
  /// The values that specs ask for, by object id and key path, as far as the document has the objects.
  var values: [String: FoundValue] = [:]
  /// How much of the document was checked.
  var attributes = 0
  /// Outlets, each member of an outlet collection counting.
  var outlets = 0
  /// Actions.
  var actions = 0

  /// What an object holds after the load.
  struct FoundValue: Hashable, Sendable {
    /// The value; nil if it cannot be read.
    var value: AttributeValue?
  }
}

extension DocumentOutcome: BinaryCodable {
  static var placeholder: DocumentOutcome { DocumentOutcome(file: "") }

  mutating func code(with coder: inout some BinaryCoder) {
    coder.code(unique: &file)
    coder.code(&key)
    coder.code(&findings)
    coder.code(&values)
    coder.code(&attributes)
    coder.code(&outlets)
    coder.code(&actions)
  }
}

extension DocumentOutcome.FoundValue: BinaryCodable {
  static var placeholder: DocumentOutcome.FoundValue { DocumentOutcome.FoundValue(value: nil) }

  mutating func code(with coder: inout some BinaryCoder) { coder.code(&value) }
}
