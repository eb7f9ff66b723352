import RuntimeAttributes

/// Makes class descriptions of framework declarations, in which every member is Objective-C's.
struct FrameworkClassReader {
  let catalog: FrameworkCatalog
  let platform: Platform

  func description(of declaration: TypeDeclaration, framework: String) -> ClassDescription {
    var description = ClassDescription(
      declaration.name,
      objectiveCName: declaration.traits.objectiveCName ?? declaration.name,
      module: framework,
      superclass: superclass(of: declaration),
      language: .objectiveC
    )
    let isRoot = declaration.traits.attributes.contains { $0.name == "root" }
    description.protocols = Array(declaration.inherited.dropFirst(isRoot ? 0 : 1))
    for attribute in declaration.traits.attributes {
      switch attribute.name {
      case "storesAnyKey": description.traits.insert(.storesAnyKey)
      case "incomplete": description.traits.insert(.incomplete)
      default: break
      }
    }
    if !declaration.genericParameters.isEmpty { description.traits.insert(.generic) }
    add(declaration, to: &description)
    return description
  }

  /// Adds the members of a declaration or extension.
  func add(_ declaration: TypeDeclaration, to description: inout ClassDescription) {
    let here = PlatformSet(ofFrameworks: platform)
    let types = TypeResolver(names: NameResolver(catalog: catalog, platform: platform))
    for property in declaration.properties where !property.traits.unavailablePlatforms.contains(here) {
      description.properties.append(self.property(property, types))
    }
    for method in declaration.methods where !method.traits.unavailablePlatforms.contains(here) {
      description.methods.append(
        MethodDescription(
          selector: method.selector,
          swiftName: method.swiftName,
          isAction: method.traits.modifiers.contains(.action)
        )
      )
      if let setter = SetterMethod(method) {
        let type = types.type(setter.type, in: "", language: .objectiveC)
        setter.add(type, language: .objectiveC, location: nil, to: &description)
      }
    }
    if declaration.kind == .extension { description.protocols += declaration.inherited }
  }

  private func property(
    _ property: PropertyDeclaration,
    _ types: TypeResolver
  ) -> PropertyDescription {
    var description = PropertyDescription(
      AttributeKey(property.traits.objectiveCName ?? property.name),
      types.type(property.type, in: "", language: .objectiveC),
      swiftName: property.traits.objectiveCName == nil ? nil : property.name,
      getter: property.getter,
      setter: property.setter,
      access: PropertyRules.obstacleOfStorage(property).map { .none($0) } ?? .accessor,
      language: .objectiveC
    )
    description.introduced = property.traits.introduced(on: PlatformSet(ofFrameworks: platform))
    return description
  }

  /// The first inherited type, unless the declaration is a root or names another superclass for the platform.
  private func superclass(of declaration: TypeDeclaration) -> String? {
    for attribute in declaration.traits.attributes where attribute.name == "superclass" {
      let parts = (attribute.arguments ?? "").split(separator: ",").map { part in part.filter { $0 != " " } }
      if parts.count == 2, parts[0] == platform.rawValue { return parts[1] }
    }
    if declaration.traits.attributes.contains(where: { $0.name == "root" }) { return nil }
    return declaration.inherited.first.map { String($0.prefix { $0 != "<" }) }
  }
}
