import KeyValueCoding
import RuntimeAttributes
import SourceModel

/// The types of properties.
extension ClassDescriber {
  mutating func type(
    of property: PropertyDeclaration,
    _ part: DeclarationIndex.Entry,
    _ context: Context,
    depth: Int
  ) -> PropertyType {
    if let member = property.initialMember, let type = type(ofMember: member, in: part.innerContext) {
      return type
    }
    // `@dynamic` may name a property that a superclass declares.
    if property.type == nil, property.traits.modifiers.contains(.managed),
      case .inherited(let inherited) = overriddenProperty(property.name, context.node, depth: depth)
    {
      return inherited.type
    }
    return propertyTypes.type(property.type, in: part.innerContext, language: types.language(of: part))
  }

  /// Returns the type of a static property, such as `UIColor.brand`.
  ///
  /// - Returns: The type, or nil if the sources do not declare such a member, or if its type is unknown or ambiguous.
  private func type(ofMember text: String, in context: NameContext) -> PropertyType? {
    guard let dot = text.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let (base, name) = (String(text[..<dot]), String(text[text.index(after: dot)...]))
    let reference = types.names.classReference(base, in: context)
    if case .unknown = reference { return nil }
    var found: Set<PropertyType> = []
    for part in types.parts(of: reference, in: context) {
      for member in part.declaration.properties
      where member.name == name && member.traits.modifiers.contains(.typeMember) && exists(member.traits) {
        // A property wrapper may have another type than its value.
        if member.isTypeInferred, !member.traits.attributes.isEmpty { return nil }
        let type = propertyTypes.type(
          member.type,
          in: part.innerContext,
          language: types.language(of: part)
        )
        if case .unresolved = type.kind { return nil }
        found.insert(type)
      }
    }
    return found.count == 1 ? found.first : nil
  }
}
