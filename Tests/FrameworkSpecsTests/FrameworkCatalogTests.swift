import FrameworkSpecs
import KeyValueCoding
import ProgramModel
import RuntimeAttributes
import SourceSyntax
import Testing

/// The framework interfaces as the catalog parses them.
struct FrameworkCatalogTests {
  static let catalog = FrameworkCatalog(
    FrameworkInterfaces.all.map { interface in
      let platforms = interface.platforms.compactMap { Platform(rawValue: $0) }
      return FrameworkText(
        interface.name,
        platforms: platforms.reduce(into: []) { $0.formUnion(PlatformSet($1)) },
        text: interface.text
      )
    }
  )

  static let platforms: [Platform] = [.iOS, .tvOS, .macOS]

  @Test(arguments: platforms)
  func everyClassIsReadWithEveryProperty(_ platform: Platform) throws {
    let declarations = InterfaceDeclaration.all.filter { part in
      ["class", "extension"].contains(part.keyword) && part.availablePlatforms.contains(platform.rawValue)
    }
    let classes = Set(declarations.filter { $0.keyword == "class" }.map { String($0.name) })
    let read = Self.catalog.classNames(platform: platform)
    #expect(classes.symmetricDifference(read).isEmpty)
    for (name, parts) in Dictionary(grouping: declarations, by: \.name) {
      let properties = parts.flatMap(\.members).compactMap { InterfaceProperty($0) }
      let present = properties.filter { !$0.attributes.contains("@available(\(platform), unavailable)") }
      let description = try #require(Self.catalog.description(of: String(name), platform: platform))
      let keys = Set(description.properties.map(\.key.name))
      #expect(keys.isSuperset(of: present.map { String($0.key) }), "\(name)")
      for property in description.properties where Self.isOpen(property.type) {
        Issue.record("\(name).\(property.key): \(property.type.name)")
      }
    }
  }

  /// Whether a type is unresolved or unrepresentable, except for C pointers, which setters do not accept.
  private static func isOpen(_ type: PropertyType) -> Bool {
    switch type.kind {
    case .unresolved(let name): !name.hasSuffix("Pointer") && name != "_"
    case .unrepresentable: true
    default: false
    }
  }

  @Test func settersAndGettersAreUnderstood() throws {
    let view = try #require(Self.catalog.description(of: "UIView", platform: .iOS))
    let hidden = try #require(view.properties.first { $0.key == "hidden" })
    #expect(hidden.swiftName == "isHidden")
    #expect(hidden.getter == "isHidden")
    #expect(hidden.setter == "setHidden:")
    #expect(hidden.access == .accessor)
    #expect(hidden.type == PropertyType(.bool))
    let layer = try #require(view.properties.first { $0.key == "layer" })
    #expect(layer.access == .none(.getOnly))
    #expect(layer.type.kind == .object("CALayer"))
  }
}
