public import RuntimeAttributes

/// A fault in a part of a document; the rest of the document was read.
public struct DocumentProblem: Hashable, Sendable {
  /// The kind of fault, with its details.
  public var reason: Reason
  /// The position of the affected part of the document.
  public var position: SourcePosition
  /// The index of the affected object, if any.
  public var object: Int?

  /// Creates a problem.
  package init(_ reason: Reason, at position: SourcePosition, of object: Int? = nil) {
    self.reason = reason
    self.position = position
    self.object = object
  }
}

extension DocumentProblem {
  /// A fault in a part of a document.
  public enum Reason: Hashable, Sendable {
    /// A required XML attribute of an element is missing.
    case missingXMLAttribute(String, element: String)
    /// An element that belongs to an object is outside of any object.
    case outsideObjects(element: String)
    /// The type of a runtime attribute is unknown.
    case unknownAttributeType(String, keyPath: String)
    /// A runtime attribute does not contain a value of its type.
    case missingValue(type: String, keyPath: String)
    /// The value of a runtime attribute is invalid for its type.
    case invalidValue(String, type: String, keyPath: String)
    /// Two objects have the same id; connections refer to the first object.
    case duplicateID(String, first: SourcePosition)
    /// The target runtime is unknown; iOS is assumed.
    case unknownTargetRuntime(String)
  }
}

// Thrown by the readers of individual parts.
extension DocumentProblem.Reason: Error {}
