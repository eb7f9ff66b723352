import ProgramModel
import RuntimeAttributes
import SourceModel
import SourceSyntax

/// An outlet, an action, a segue action or an inspectable property.
struct InterfaceBuilderMember: Sendable {
  var kind: UnusedMemberKind
  /// The name of the class without its enclosing types.
  var className: String
  /// The name in the source, or the selector of an action.
  var name: String
  var location: FileLocation
  /// The identifiers that refer to the member in documents and code.
  var words: Set<String>

  /// Returns the members of a type that may be unused, based on the declaration alone.
  ///
  /// Overrides and members that other modules may use are not included.
  static func all(of type: TypeDeclaration, in source: SourceFile) -> [InterfaceBuilderMember] {
    guard [.class, .extension].contains(type.kind) else { return [] }
    let properties = type.properties.compactMap { property -> InterfaceBuilderMember? in
      let kind: UnusedMemberKind
      if property.traits.modifiers.contains(.outlet) {
        kind = .outlet
      } else if property.traits.modifiers.contains(.inspectable), !isHeader(source.path) {
        kind = .inspectable
      } else {
        return nil
      }
      return Self(
        kind,
        name: property.name,
        property.traits,
        at: property.position,
        words: words(of: property),
        of: type,
        in: source
      )
    }
    let actions = type.methods.compactMap { method -> InterfaceBuilderMember? in
      let isSegueAction = method.traits.modifiers.contains(.segueAction)
      guard isSegueAction || method.traits.modifiers.contains(.action) else { return nil }
      let words = words(of: method, isSwift: source.language == .swift)
      return Self(
        isSegueAction ? .segueAction : .action,
        name: method.selector,
        method.traits,
        at: method.position,
        words: words,
        of: type,
        in: source
      )
    }
    return properties + actions
  }

  private init?(
    _ kind: UnusedMemberKind,
    name: String,
    _ traits: DeclarationTraits,
    at position: SourcePosition,
    words: Set<String>,
    of type: TypeDeclaration,
    in source: SourceFile
  ) {
    guard !traits.modifiers.contains(.override), (traits.access ?? .internal) < .public else { return nil }
    self.kind = kind
    self.name = name
    self.words = words.union(traits.objectiveCName.map { [String($0.prefix { $0 != ":" })] } ?? [])
    className = type.name.unqualifiedName
    location = FileLocation(file: source.path, position: position)
  }

  /// Whether a file is a header; documents outside of the run may set its members.
  private static func isHeader(_ file: String) -> Bool { file.hasSuffix(".h") }

  private static func words(of property: PropertyDeclaration) -> Set<String> {
    // The key of an instance variable may omit the underscore.
    let isPrivate = property.storage == .instanceVariable && property.name.hasPrefix("_")
    let key = isPrivate ? String(property.name.dropFirst()) : property.name
    let selectors = [property.getter, property.setter].compactMap(\.self).map {
      String($0.prefix { $0 != ":" })
    }
    return Set([property.name, key, "_" + property.name, SoughtUse.setter(of: key)] + selectors)
  }

  private static func words(of method: MethodDeclaration, isSwift: Bool) -> Set<String> {
    // Swift splits the name of an Objective-C method into a base name and a label, at any capital letter.
    let selectors =
      isSwift
      ? [String(method.selector.prefix { $0 != ":" })] : ActionSpelling.all(of: method.selector).map(\.word)
    return Set(selectors + [String(method.swiftName.prefix { $0 != "(" })])
  }
}
