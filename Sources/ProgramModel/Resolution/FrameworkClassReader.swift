import KeyValueCoding
import RuntimeAttributes
import SourceModel
import SourceSyntax

/// Creates class descriptions from framework declarations, whose members are all visible to Objective-C.
struct FrameworkClassReader: Sendable {
  private let platform: Platform
  private let resolver: TypeResolver
  /// A cache of resolved types: twelve thousand properties share about a thousand type spellings.
  private var types: [String: PropertyType] = [:]

  init(catalog: FrameworkCatalog, platform: Platform) {
    self.platform = platform
    resolver = TypeResolver(names: NameResolver(catalog: catalog, platform: platform))
  }

  mutating func description(of declaration: TypeDeclaration, framework: String) -> ClassDescription {
    var description = ClassDescription(
      declaration.name,
      objectiveCName: declaration.traits.objectiveCName ?? declaration.name,
      module: framework,
      superclass: declaration.frameworkSuperclass(on: platform),
      language: .objectiveC
    )
    description.introduced = declaration.traits.introduced(on: PlatformSet(ofFrameworks: platform))
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
  mutating func add(_ declaration: TypeDeclaration, to description: inout ClassDescription) {
    let here = PlatformSet(ofFrameworks: platform)
    description.properties.reserveCapacity(description.properties.count + declaration.properties.count)
    for property in declaration.properties where !property.traits.unavailablePlatforms.contains(here) {
      description.properties.append(self.property(property))
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
        setter.add(type(setter.type), language: .objectiveC, location: nil, to: &description)
      }
    }
    if declaration.kind == .extension { description.protocols += declaration.inherited }
  }

  private mutating func type(_ spelling: String?) -> PropertyType {
    if let spelling, let known = types[spelling] { return known }
    let type = resolver.type(spelling, in: .frameworks, language: .objectiveC)
    if let spelling { types[spelling] = type }
    return type
  }

  private mutating func property(_ property: PropertyDeclaration) -> PropertyDescription {
    var description = PropertyDescription(
      AttributeKey(property.traits.objectiveCName ?? property.name),
      type(property.type),
      swiftName: property.traits.objectiveCName == nil ? nil : property.name,
      getter: property.getter,
      setter: property.setter,
      access: PropertyRules.exposureProblemOfStorage(property).map { .none($0) } ?? .accessor,
      language: .objectiveC
    )
    description.introduced =
      property.traits.attributes.contains { $0.name == "recent" }
      ? .unknown : property.traits.introduced(on: PlatformSet(ofFrameworks: platform))
    return description
  }
}
