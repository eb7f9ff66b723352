import KeyValueCoding
package import RuntimeAttributes
import SourceModel

/// A class or a member of a class that documents can name, with the location of its declaration.
package struct MemberDeclaration: Hashable, Sendable {
  /// The kind of a declaration.
  package enum Kind: Hashable, Sendable {
    /// A class.
    case type
    /// A property, which outlets and runtime attributes set.
    case property
    /// A method, which actions call.
    case method
  }

  /// The kind of the declaration.
  package var kind: Kind
  /// The declared class, or the class that declares the member.
  package var className: String
  /// The class, key or selector, as documents spell it.
  package var name: String
  /// The unqualified name in the source, without argument labels in Swift, and up to the first colon in Objective-C.
  package var sourceName: String
  /// The location of the declaration.
  package var location: FileLocation

  init?(_ description: ClassDescription) {
    guard let location = description.location else { return nil }
    (kind, className, name) = (.type, description.name, description.objectiveCName ?? description.name)
    (sourceName, self.location) = (description.name.unqualifiedName, location)
  }

  init?(_ property: PropertyDescription, of description: ClassDescription) {
    guard let location = property.location else { return nil }
    (kind, className, name) = (.property, description.name, property.key.name)
    (sourceName, self.location) = (property.swiftName, location)
  }

  init?(_ method: MethodDescription, of description: ClassDescription) {
    guard let location = method.location else { return nil }
    (kind, className, name) = (.method, description.name, method.selector)
    let isSwift = location.file.hasSuffix(".swift")
    sourceName = String((isSwift ? method.swiftName : method.selector).prefix { $0 != "(" && $0 != ":" })
    self.location = location
  }
}

extension ClassDescription {
  /// The declarations of the class and its members that have a known location.
  var declarations: [MemberDeclaration] {
    [MemberDeclaration(self)].compactMap(\.self)
      + properties.compactMap { MemberDeclaration($0, of: self) }
      + methods.compactMap { MemberDeclaration($0, of: self) }
  }

  /// Returns the declaration of the class or member that a document names, or nil if the class itself lacks the member
  /// or the location is unknown.
  func declaration(of use: DocumentUse) -> MemberDeclaration? {
    switch use.kind {
    case .customClass: MemberDeclaration(self)
    case .outlet, .attribute:
      properties.first { $0.keyNames.contains(use.memberName) }.flatMap { MemberDeclaration($0, of: self) }
    case .action: methods.first { $0.selector == use.name }.flatMap { MemberDeclaration($0, of: self) }
    }
  }
}
