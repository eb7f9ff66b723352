import ClassInterfaces
import FrameworkSpecs
import RuntimeAttributes
import Testing

/// The texts as their reader understands them.
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

  @Test(arguments: [Platform.iOS, .tvOS, .macOS, .watchOS])
  func everyClassIsReadWithEveryProperty(_ platform: Platform) throws {
    let declared = InterfaceDeclaration.all.filter { $0.availablePlatforms.contains(platform.rawValue) }
    let classes = declared.filter { $0.keyword == "class" }
    #expect(Self.catalog.classNames(platform: platform) == Set(classes.map { String($0.name) }).sorted())
    for declaration in classes {
      let description = try #require(
        Self.catalog.description(of: String(declaration.name), platform: platform)
      )
      let parts = declared.filter {
        $0.name == declaration.name && ["class", "extension"].contains($0.keyword)
      }
      let properties = parts.flatMap(\.members).compactMap { InterfaceProperty($0) }
      let present = properties.filter { !$0.attributes.contains("@available(\(platform), unavailable)") }
      let keys = Set(description.properties.map(\.key.name))
      #expect(keys.isSuperset(of: present.map { String($0.key) }), "\(declaration.name)")
    }
  }

  @Test(arguments: [Platform.iOS, .tvOS, .macOS])
  func everyTypeResolves(_ platform: Platform) {
    for name in Self.catalog.classNames(platform: platform) {
      let properties = Self.catalog.description(of: name, platform: platform)?.properties ?? []
      for property in properties {
        switch property.type.kind {
        case .unresolved, .unrepresentable:
          Issue.record("\(name).\(property.key): \(property.type.name) is \(property.type.kind)")
        default: break
        }
      }
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
