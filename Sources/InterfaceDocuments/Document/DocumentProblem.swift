public import RuntimeAttributes

/// One thing in a document that could not be read; what is around it could.
public struct DocumentProblem: Hashable, Sendable {
  /// What is wrong.
  public var reason: Reason
  /// Where it stands.
  public var position: SourcePosition
  /// The index of the object that it belongs to, if it belongs to one.
  public var object: Int?

  /// Creates a problem.
  package init(_ reason: Reason, at position: SourcePosition, of object: Int? = nil) {
    self.reason = reason
    self.position = position
    self.object = object
  }
}

extension DocumentProblem {
  /// What is wrong with one part of a document.
  public enum Reason: Hashable, Sendable {
    /// An element lacks an XML attribute without which it says nothing.
    case missingXMLAttribute(String, element: String)
    /// An element that belongs to an object stands in none.
    case outsideObjects(element: String)
    /// A runtime attribute is of a type that no Interface Builder wrote.
    case unknownAttributeType(String, keyPath: String)
    /// A runtime attribute holds no value of its type.
    case missingValue(type: String, keyPath: String)
    /// A runtime attribute's value is not written as values of its type are.
    case invalidValue(String, type: String, keyPath: String)
    /// Two objects have the same id; connections lead to the first.
    case duplicateID(String, first: SourcePosition)
    /// The document names a runtime that no table knows; it is read as one of iOS.
    case unknownTargetRuntime(String)
  }
}

// Readers of single parts fail with it.
extension DocumentProblem.Reason: Error {}
