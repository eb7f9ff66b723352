import KeyValueCoding
import RuntimeAttributes
import SourceModel

/// Determines the kind of a property's type.
struct TypeResolver {
  let names: NameResolver

  /// Returns the type of a property.
  ///
  /// - Parameters:
  ///   - text: The type as spelled, or nil if it is neither written nor inferred.
  ///   - context: The place of the declaration.
  ///   - language: The language of the declaration, which determines the meaning of `String`.
  /// - Returns: The type with its kind.
  func type(_ text: String?, in context: NameContext, language: SourceLanguage) -> PropertyType {
    guard let text = text.map(spelled) else { return PropertyType(.unresolved("_"), name: "_") }
    let expression = TypeExpression(text)
    if case .optional(let wrapped) = expression {
      var trail = AliasCycleGuard()
      let kind = kind(of: wrapped, in: context, language, trail: &trail)
      let isRepresentable = admitsNil(kind)
      return PropertyType(isRepresentable ? kind : .unrepresentable(text), isOptional: true, name: text)
    }
    var trail = AliasCycleGuard()
    return PropertyType(kind(of: expression, in: context, language, trail: &trail), name: text)
  }

  /// Returns the platform's class for the type of a color or image literal, or another type unchanged.
  private func spelled(_ text: String) -> String {
    switch text {
    case "_ColorLiteralType": names.platform == .macOS ? "NSColor" : "UIColor"
    case "_ImageLiteralType": names.platform == .macOS ? "NSImage" : "UIImage"
    default: text
    }
  }

  private func kind(
    of type: TypeExpression,
    in context: NameContext,
    _ language: SourceLanguage,
    trail: inout AliasCycleGuard
  ) -> PropertyType.Kind {
    switch type {
    case .named(let name, let arguments):
      return kind(ofNamed: name, arguments, in: context, language, trail: &trail)
    case .optional(let wrapped):
      // A typealias was resolved or parentheses were removed.
      let kind = kind(of: wrapped, in: context, language, trail: &trail)
      return admitsNil(kind) ? kind : .unrepresentable("\(kind.defaultName)?")
    case .array(let element):
      return collection(.array, [element], in: context, language, trail: &trail)
    case .dictionary(let key, let value):
      return collection(.dictionary, [key, value], in: context, language, trail: &trail)
    case .tuple: return .unrepresentable("tuple")
    case .function: return .block
    case .composition(let parts):
      return composition(parts, in: context, language, trail: &trail)
    case .metatype: return .any
    case .opaque: return .unrepresentable("some")
    case .unreadable: return .unresolved("_")
    }
  }

  private func kind(
    ofNamed name: String,
    _ arguments: [TypeExpression],
    in context: NameContext,
    _ language: SourceLanguage,
    trail: inout AliasCycleGuard
  ) -> PropertyType.Kind {
    switch names.meaning(of: name, in: context) {
    case .builtIn(.string): return language == .objectiveC ? .stringObject : .string
    case .builtIn(.set): return collection(.set, arguments, in: context, language, trail: &trail)
    case .builtIn(let kind): return kind
    case .genericParameter, .unknown: return .unresolved(name)
    case .framework(let found): return kind(of: found.declaration, language, trail: &trail)
    case .source(let qualified, let entries):
      // The kind is unknown if the alternatives differ.
      var kinds: Set<PropertyType.Kind> = []
      for entry in entries { kinds.insert(kind(of: entry, qualified, language, trail: &trail)) }
      return kinds.count == 1 ? kinds.first ?? .unresolved(name) : .unresolved(name)
    }
  }

  // MARK: - Declarations

  private func kind(
    of entry: DeclarationIndex.Entry,
    _ name: String,
    _ language: SourceLanguage,
    trail: inout AliasCycleGuard
  ) -> PropertyType.Kind {
    let declaration = entry.declaration
    let isVisible = declaration.traits.modifiers.contains(.objc)
    switch declaration.kind {
    case .class, .actor, .extension, .file:
      return .object(name)
    case .structure:
      return isVisible ? .structure(name) : .unrepresentable(name)
    case .enumeration:
      guard isVisible else { return .unrepresentable(name) }
      let raw = declaration.inherited.lazy.compactMap(BuiltInTypes.integer).first
      return .enumeration(name, raw: raw ?? .int64)
    case .protocol:
      return isVisible ? .anyProtocol(name) : .unrepresentable(name)
    case .typealias, .associatedtype:
      guard let target = declaration.aliasedType, trail.enter(name) else { return .unresolved(name) }
      defer { trail.leave() }
      return kind(of: TypeExpression(target), in: entry.outerContext, language, trail: &trail)
    }
  }

  private func kind(
    of declaration: TypeDeclaration,
    _ language: SourceLanguage,
    trail: inout AliasCycleGuard
  ) -> PropertyType.Kind {
    let name = declaration.name
    switch declaration.kind {
    case .class, .actor, .extension, .file:
      return declaration.inherited.first == "CFType" ? .coreFoundation(name) : .object(name)
    case .enumeration:
      let raw = declaration.inherited.lazy.compactMap(BuiltInTypes.integer).first
      return .enumeration(name, raw: raw ?? .int64)
    case .protocol:
      return .anyProtocol(name)
    case .typealias, .associatedtype:
      guard let target = declaration.aliasedType, trail.enter(name) else { return .unresolved(name) }
      defer { trail.leave() }
      return kind(of: TypeExpression(target), in: .frameworks, language, trail: &trail)
    case .structure:
      guard let inherited = declaration.inherited.first,
        case .named(let base, let arguments) = TypeExpression(inherited), let raw = arguments.first
      else { return .structure(name) }
      if base == "OptionSet", case .named(let integer, _) = raw {
        return .optionSet(name, raw: BuiltInTypes.integer(integer) ?? .uint64)
      }
      return kind(of: raw, in: .frameworks, language, trail: &trail)
    }
  }

  // MARK: - Compound types

  /// Returns the kind of a collection, which is representable if its elements are.
  private func collection(
    _ kind: PropertyType.Kind,
    _ elements: [TypeExpression],
    in context: NameContext,
    _ language: SourceLanguage,
    trail: inout AliasCycleGuard
  ) -> PropertyType.Kind {
    for element in elements {
      if case .optional = element { return .unrepresentable(kind.defaultName) }
      switch self.kind(of: element, in: context, language, trail: &trail) {
      case .unrepresentable: return .unrepresentable(kind.defaultName)
      default: break
      }
    }
    return kind
  }

  /// Returns the kind of `UIView & Marking`: an object of the class if there is one, or else of the protocols.
  private func composition(
    _ parts: [TypeExpression],
    in context: NameContext,
    _ language: SourceLanguage,
    trail: inout AliasCycleGuard
  ) -> PropertyType.Kind {
    var kinds: [PropertyType.Kind] = []
    for part in parts { kinds.append(kind(of: part, in: context, language, trail: &trail)) }
    for kind in kinds {
      if case .unrepresentable = kind { return kind }
    }
    for kind in kinds {
      if case .object = kind { return kind }
    }
    return kinds.first { $0 != .any } ?? .any
  }

  /// Whether an optional of the kind is representable in Objective-C, in which only pointers can be nil.
  private func admitsNil(_ kind: PropertyType.Kind) -> Bool {
    switch kind {
    case .int8, .int16, .int32, .int64, .uint8, .uint16, .uint32, .uint64, .float, .double, .bool, .charBool,
      .point, .size, .rect, .range, .insets, .affineTransform, .transform3D, .enumeration, .optionSet,
      .structure,
      .unrepresentable:
      false
    case .string, .stringObject, .color, .image, .font, .cgColor, .coreFoundation, .date, .url, .array,
      .dictionary, .set, .object, .anyProtocol, .any, .selector, .block, .unresolved:
      true
    }
  }
}
