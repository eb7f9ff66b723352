import KeyValueCoding

// Messages about members that key-value coding does not find.
extension KeyValueCodingError.UndefinedKey {
  /// Returns the message about a member that cannot be set.
  func messageOfSetting(_ noun: String) -> String {
    let shown = className.withoutModule
    guard let exposureProblem else { return "'\(shown)' has no \(noun) '\(key)'" }
    return "'\(key)' of '\(shown)' \(exposureProblem.phrase())"
      + (introduced.map { " (introduced in \($0))" } ?? "")
  }

  /// Returns the message about a property that cannot be read, with a phrase for the reader.
  func messageOfReading(_ reader: String) -> String {
    let shown = className.withoutModule
    guard let exposureProblem else { return "'\(shown)' has no property '\(key)' (\(reader))" }
    return "'\(key)' of '\(shown)' (\(reader)) \(exposureProblem.phrase(marks: "'@objc'"))"
  }
}

extension PropertyDescription.ExposureProblem {
  /// Returns a phrase for the reason why a property cannot be set or read.
  ///
  /// `marks` are the attributes that would expose the property.
  fileprivate func phrase(marks: String = "'@IBInspectable', '@IBOutlet' or '@objc'") -> String {
    switch self {
    case .privateInspectable, .perhapsPrivateInspectable:
      "is private, and Swift before version 4 does not make it visible to Objective-C; add '@objc'"
    case .notVisibleToObjectiveC, .perhapsNotVisible: "is not visible to Objective-C; add \(marks)"
    case .constant: "is a constant; declare it with 'var'"
    case .getOnly: "is read-only"
    case .typeMember: "is a type property, not an instance property"
    case .introducedLater, .perhapsIntroducedLater:
      "is not available on the deployment target"
    case .unrepresentableType:
      "has a type that Objective-C cannot represent"
    }
  }
}
