import ClassInterfaces
import RuntimeAttributes

/// A member that is declared for documents: an outlet, an action or an inspectable property.
struct InterfaceBuilderMember: Sendable {
  var kind: UnusedMemberKind
  /// The name of the class without those of enclosing types.
  var className: String
  /// The name in the source: of an action the selector.
  var name: String
  var location: SourceLocation
  /// The words that refer to the member in documents and code.
  var words: Set<String>

  /// The members of a type that may be unused, as far as its declaration tells.
  ///
  /// Members that other modules may use, and overrides, are not among them.
  static func all(of type: TypeDeclaration, in source: SourceInterface) -> [InterfaceBuilderMember] {
    guard [.class, .extension].contains(type.kind) else { return [] }
    let properties = type.properties.compactMap { property -> InterfaceBuilderMember? in
      let kind: UnusedMemberKind
      if property.traits.modifiers.contains(.outlet) {
        kind = .outlet
      } else if property.traits.modifiers.contains(.inspectable), !isHeader(source.file) {
        kind = .inspectable
      } else {
        return nil
      }
      return Self(
        kind,
        property.name,
        property.traits,
        property.position,
        words(of: property),
        of: type,
        in: source
      )
    }
    let actions = type.methods.compactMap { method -> InterfaceBuilderMember? in
      guard method.traits.modifiers.contains(.action) else { return nil }
      let words = words(of: method, isSwift: source.language == .swift)
      return Self(.action, method.selector, method.traits, method.position, words, of: type, in: source)
    }
    return properties + actions
  }

  private init?(
    _ kind: UnusedMemberKind,
    _ name: String,
    _ traits: DeclarationTraits,
    _ position: SourcePosition,
    _ words: Set<String>,
    of type: TypeDeclaration,
    in source: SourceInterface
  ) {
    guard !traits.modifiers.contains(.override), (traits.access ?? .internal) < .public else { return nil }
    self.kind = kind
    self.name = name
    self.words = words.union(traits.objectiveCName.map { [String($0.prefix { $0 != ":" })] } ?? [])
    className = type.name.split(separator: ".").last.map(String.init) ?? type.name
    location = SourceLocation(file: source.file, position: position)
  }

  /// Documents elsewhere may set what a header declares.
  private static func isHeader(_ file: String) -> Bool { file.hasSuffix(".h") }

  private static func words(of property: PropertyDeclaration) -> Set<String> {
    let setter = "set" + property.name.prefix(1).uppercased() + property.name.dropFirst()
    let selectors = [property.getter, property.setter].compactMap(\.self).map {
      String($0.prefix { $0 != ":" })
    }
    return Set([property.name, "_" + property.name, setter] + selectors)
  }

  private static func words(of method: MethodDeclaration, isSwift: Bool) -> Set<String> {
    // Swift makes a word and a label of the name of an Objective-C method, at any capital.
    let selectors =
      isSwift
      ? [String(method.selector.prefix { $0 != ":" })] : ActionSpelling.all(of: method.selector).map(\.word)
    return Set(selectors + [String(method.swiftName.prefix { $0 != "(" })])
  }
}
