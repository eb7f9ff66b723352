import KeyValueCoding
import RuntimeAttributes
import SourceModel
import SourceSyntax

/// Resolves names in their context: the enclosing types and their superclasses, the module, and the frameworks.
struct NameResolver {
  /// The meaning of a name.
  enum Meaning {
    /// Declarations in the sources with a qualified name; never empty.
    case source(String, [DeclarationIndex.Entry])
    case framework(FrameworkCatalog.Found)
    case builtIn(PropertyType.Kind)
    case genericParameter
    case unknown
  }

  private static let maximumChainLength = 64

  let index: DeclarationIndex
  let catalog: FrameworkCatalog
  let platform: Platform

  init(index: DeclarationIndex? = nil, catalog: FrameworkCatalog, platform: Platform) {
    self.index = index ?? DeclarationIndex(platform: platform)
    self.catalog = catalog
    self.platform = platform
  }

  /// Whether a name is not qualified, and no source declares it.
  func isOnlyInFrameworks(_ name: String) -> Bool {
    !index.mayDeclare(name)
      && name.utf8.allSatisfy { [.letter, .digit].contains(ByteClass.of($0)) }
  }

  /// Returns the meaning of a name, which may be qualified, in the context in which it is written.
  func meaning(of name: String, in context: NameContext) -> Meaning {
    meaning(of: name, in: context, remaining: Self.maximumChainLength)
  }

  private func meaning(of name: String, in context: NameContext, remaining: Int) -> Meaning {
    if context.source != nil, index.mayDeclare(name) {
      if isGenericParameter(name, in: context) { return .genericParameter }
      if let found = inScopes(name, context) { return found }
    }
    if let found = inFramework(name) { return found }
    if let kind = BuiltInTypes.kind(of: name) { return .builtIn(kind) }
    if let found = catalog.type(named: name, platform: platform) { return .framework(found) }
    if let found = inFrameworkSuperclasses(name, of: context) { return .framework(found) }
    if let found = catalog.type(renamed: name, platform: platform) { return .framework(found) }
    // Interpreted as `Module.Name`, unless a type has the same name as the module.
    guard remaining > 0, let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")),
      index.types(named: String(name[..<dot]), in: context).isEmpty
    else {
      return .unknown
    }
    let module = NameContext(type: "", source: context.source, module: String(name[..<dot]))
    return meaning(of: String(name[name.index(after: dot)...]), in: module, remaining: remaining - 1)
  }

  /// Returns the framework type that a name such as `UIKit.UIView` refers to, even if a source declares a type with
  /// the same name.
  private func inFramework(_ name: String) -> Meaning? {
    guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) else { return nil }
    let module = String(name[..<dot])
    guard module == "Swift" || catalog.hasFramework(module) else { return nil }
    let rest = String(name[name.index(after: dot)...])
    return BuiltInTypes.kind(of: rest).map(Meaning.builtIn)
      ?? catalog.type(named: rest, platform: platform).map(Meaning.framework)
  }

  private func inScopes(_ name: String, _ context: NameContext) -> Meaning? {
    var type = Substring(context.type)
    while !type.isEmpty {
      if let found = asMember(name, of: String(type), context) { return found }
      type = type.utf8.lastIndex(of: UInt8(ascii: ".")).map { type[..<$0] } ?? ""
    }
    // The sources may contain types of other modules, and C structures, with the names of built-in types such as
    // `String`.
    return BuiltInTypes.kind(of: name) == nil ? declared(name, in: context) : nil
  }

  /// Returns the type with the given name that is nested in a type or one of its superclasses in the sources, if any.
  private func asMember(_ name: String, of type: String, _ context: NameContext) -> Meaning? {
    for superclass in spelledSuperclasses(of: type, in: context, inFrameworks: false) {
      if let found = declared("\(superclass.name).\(name)", in: context) { return found }
    }
    return nil
  }

  /// Returns a type nested in a framework superclass of a class in the sources: `ContentMode` in a view; nil if there
  /// is no such type.
  private func inFrameworkSuperclasses(_ name: String, of context: NameContext) -> FrameworkCatalog.Found? {
    guard !context.type.isEmpty else { return nil }
    for superclass in spelledSuperclasses(of: context.type, in: context, inFrameworks: true) {
      if let found = catalog.type(named: "\(superclass.name).\(name)", platform: platform) { return found }
    }
    return nil
  }

  /// A superclass as spelled, without generic arguments, and the place where it is spelled.
  private typealias SpelledClass = (name: String, context: NameContext)

  /// Returns a type and its superclasses, nearest first.
  ///
  /// Superclasses are resolved with the names in their scope, so these names cannot depend on resolved superclasses.
  private func spelledSuperclasses(
    of type: String,
    in context: NameContext,
    inFrameworks: Bool
  ) -> some Sequence<SpelledClass> {
    sequence(first: SpelledClass(type, context)) { last -> SpelledClass? in
      if let entry = index.types(named: last.name, in: last.context).first {
        guard entry.declaration.kind == .class, let name = entry.declaration.inherited.first else {
          return nil
        }
        let superclass = SpelledClass(String(name.prefix { $0 != "<" }), entry.outerContext)
        return superclass.name == last.name ? nil : superclass
      }
      guard inFrameworks else { return nil }
      return catalog.superclass(of: last.name, platform: platform).map { ($0, last.context) }
    }.prefix(Self.maximumChainLength)
  }

  /// Returns the type with a qualified name, whose qualifier may be an alias of the enclosing type, or with an
  /// Objective-C name; nil if the sources do not declare such a type.
  private func declared(_ name: String, in context: NameContext) -> Meaning? {
    let found = index.types(named: name, in: context)
    if !found.isEmpty {
      // `typedef NSView UIView;` is meant for systems without UIKit, regardless of the enclosing condition.
      let isFromFramework =
        found.allSatisfy { $0.declaration.kind == .typealias }
        && catalog.type(named: name, platform: platform)?.declaration.kind == .class
      return isFromFramework ? nil : .source(name, found)
    }
    let renamed = index.types(objectiveCName: name, in: context)
    if let first = renamed.first { return .source(first.declaration.qualifiedName, renamed) }
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let outer = String(name[..<dot])
    for entry in index.types(named: outer, in: context) where entry.declaration.kind == .typealias {
      guard let target = entry.declaration.aliasedType, target != outer, !target.hasPrefix(name) else {
        continue
      }
      let inner = "\(target.prefix { $0 != "<" }).\(name[name.index(after: dot)...])"
      let declarations = index.types(named: inner, in: entry.outerContext)
      if !declarations.isEmpty { return .source(inner, declarations) }
    }
    return nil
  }

  private func isGenericParameter(_ name: String, in context: NameContext) -> Bool {
    var type = Substring(context.type)
    while !type.isEmpty {
      for entry in index.types(named: String(type), in: context)
      where entry.declaration.genericParameters.contains(name) {
        return true
      }
      type = type.utf8.lastIndex(of: UInt8(ascii: ".")).map { type[..<$0] } ?? ""
    }
    return false
  }

  // MARK: - Types

  /// Returns the class that a spelled type refers to, resolving typealiases; without a class, a reference to another
  /// type or to an unknown name.
  func classReference(_ text: String, in context: NameContext) -> TypeReference {
    let references = references(text, in: context)
    let classReference = references.first { reference in
      if case .noClass = reference { false } else { true }
    }
    return classReference ?? references.first ?? .unknown(text)
  }

  /// Returns the types that a spelled type refers to, resolving typealiases: several for a composition.
  func references(_ text: String, in context: NameContext) -> [TypeReference] {
    var trail = AliasCycleGuard()
    return references(TypeExpression(text), in: context, &trail)
  }

  private func references(
    _ type: TypeExpression,
    in context: NameContext,
    _ trail: inout AliasCycleGuard
  ) -> [TypeReference] {
    switch type {
    case .named(let name, _):
      switch meaning(of: name, in: context) {
      case .source(let qualified, let entries):
        for entry in entries where entry.declaration.kind == .typealias {
          guard let target = entry.declaration.aliasedType, trail.enter(qualified) else {
            return [.unknown(name)]
          }
          defer { trail.leave() }
          return references(TypeExpression(target), in: entry.outerContext, &trail)
        }
        let classes = entries.filter { $0.declaration.kind == .class || $0.declaration.kind == .actor }
        return [classes.isEmpty ? .noClass(qualified, entries) : .source(qualified, classes)]
      case .framework(let found):
        if found.declaration.kind == .typealias, let target = found.declaration.aliasedType,
          trail.enter(name)
        {
          defer { trail.leave() }
          return references(TypeExpression(target), in: .frameworks, &trail)
        }
        let isClass = found.declaration.kind == .class
        return [isClass ? .framework(found.declaration.name) : .noClass(found.declaration.name, [])]
      case .builtIn:
        return [builtInClass(name)]
      case .genericParameter:
        return [.noClass(name, [])]
      case .unknown:
        return [BuiltInTypes.swiftProtocols.contains(name) ? .noClass(name, []) : .unknown(name)]
      }
    case .composition(let parts):
      var references: [TypeReference] = []
      for part in parts { references += self.references(part, in: context, &trail) }
      return references
    default:
      return [.noClass("\(type)", [])]
    }
  }

  /// Returns the superclass and the protocols of a framework type.
  func frameworkSupertypes(of name: String) -> [TypeReference] {
    let superclass = catalog.superclass(of: name, platform: platform).map(TypeReference.framework)
    let inherited = catalog.type(named: name, platform: platform)?.declaration.inherited ?? []
    return [superclass].compactMap(\.self) + inherited.flatMap { references($0, in: .frameworks) }
  }

  /// Resolves a built-in class such as `UIColor` or `NSString`, which can be a superclass like any other class.
  private func builtInClass(_ name: String) -> TypeReference {
    if let found = catalog.type(named: name, platform: platform), found.declaration.kind == .class {
      return .framework(found.declaration.name)
    }
    return name.hasPrefix("NS") || name.hasPrefix("UI") ? .unknown(name) : .noClass(name, [])
  }
}
