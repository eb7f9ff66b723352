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

  /// A class that documents name often, on a platform that has it.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var platform: Platform
    var testDescription: String { "\(name) on \(platform)" }
  }

  static let cases =
    ["UIView", "UIButton", "UILabel", "UITableViewCell", "UINavigationItem", "MKMapView", "CALayer"].map {
      Case(name: $0, platform: .iOS)
    }
    + ["NSControl", "NSTextField", "NSTableColumn", "NSMenuItem", "WKWebView", "CALayer"].map {
      Case(name: $0, platform: .macOS)
    }

  @Test(arguments: cases)
  func classIsReadWithEveryProperty(_ row: Case) throws {
    let platform = row.platform.rawValue
    let parts = InterfaceDeclaration.all.filter { part in
      part.name == row.name && ["class", "extension"].contains(part.keyword)
        && part.availablePlatforms.contains(platform)
    }
    let properties = parts.flatMap(\.members).compactMap { InterfaceProperty($0) }
    let present = properties.filter { !$0.attributes.contains("@available(\(platform), unavailable)") }
    let description = try #require(Self.catalog.description(of: row.name, platform: row.platform))
    let keys = Set(description.properties.map(\.key.name))
    #expect(!present.isEmpty && keys.isSuperset(of: present.map { String($0.key) }))
  }

  @Test(arguments: cases)
  func everyTypeResolves(_ row: Case) throws {
    let description = try #require(Self.catalog.description(of: row.name, platform: row.platform))
    for property in description.properties {
      switch property.type.kind {
      case .unresolved, .unrepresentable: Issue.record("\(property.key): \(property.type.name)")
      default: break
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
