import KeyValueCoding
import ProgramModel
import RuntimeAttributes
import SourceSyntax
import Testing

@Suite struct FrameworkCatalogTests {
  private func lines(_ name: String, _ platform: Platform = .iOS) -> [String] {
    TestFrameworks.catalog.description(of: name, platform: platform).map { Rendering.lines($0) } ?? []
  }

  @Test func membersAreObjectiveCs() {
    #expect(
      lines("UIView") == [
        "UIView: UIResponder",
        "  alpha double settable",
        "  autoresizing options(UIView.AutoresizingMask, uint64) settable swift:autoresizingMask",
        "  contentMode enum(UIView.ContentMode, int64) settable",
        "  hidden bool settable swift:isHidden getter:isHidden",
        "  layer object(CALayer) getOnly",
        "  isMultipleTouchEnabled bool settable",
        "  priority float settable",
        "  areAnimationsEnabled bool typeMember",
        "  weird int64 settable setter:setStrange:",
      ]
    )
    let view = TestFrameworks.catalog.description(of: "UIView", platform: .iOS)
    #expect(view?.module == "UIKit")
    #expect(view?.language == .objectiveC)
    #expect(view?.objectiveCName == "UIView")
    #expect(view?.protocols == ["NSCoding"])
    #expect(view?.properties.allSatisfy { $0.language == .objectiveC && $0.location == nil } == true)
  }

  @Test func stringsAreObjects() {
    #expect(lines("UILabel").contains("  text stringObject? settable"))
  }

  @Test func settersWithoutAPropertyAreKeys() {
    #expect(
      lines("UIButton") == [
        "UIButton: UIControl", "  enabled bool settable swift:isEnabled getter:isEnabled",
        "  tag any settable",
        "  -setTitle:forState:", "  -setTag:",
      ]
    )
  }

  @Test func actionsAreMarked() {
    #expect(lines("UIResponder") == ["UIResponder: NSObject", "  -copy: action"])
  }

  @Test func extensionsOfOtherFrameworksJoin() {
    #expect(
      lines("NSObject") == [
        "NSObject", "  description stringObject getOnly", "  accessibilityLabel stringObject? settable",
      ]
    )
    #expect(lines("NSObject", .macOS) == ["NSObject", "  description stringObject getOnly"])
  }

  @Test func marksOfTheTextBecomeTraits() {
    #expect(lines("CALayer").first == "CALayer: NSObject [storesAnyKey]")
    #expect(lines("UIWebView").first == "UIWebView: UIView [incomplete]")
  }

  @Test func platformsDecide() {
    #expect(lines("UIWebView", .tvOS).isEmpty)
    #expect(lines("UIView", .macOS).isEmpty)
    #expect(!lines("UIView", .visionOS).isEmpty)
    #expect(!lines("UIView", .tvOS).contains("  isMultipleTouchEnabled bool settable"))
    #expect(lines("NSView", .macOS) == ["NSView: NSResponder", "  wantsLayer bool settable"])
  }

  @Test func typesOfOtherPlatformsAreFound() {
    // In this catalog, only the interface text of AppKit declares NSTextAlignment.
    #expect(lines("UILabel").contains("  textAlignment enum(NSTextAlignment, int64) settable"))
  }

  @Test func superclassByPlatform() {
    let catalog = FrameworkCatalog([
      FrameworkText(
        "MapKit",
        platforms: [.iOS, .macOS],
        text: """
          @superclass(macOS, NSView)
          @available(tvOS, unavailable)
          class MKMapView: UIView {}
          """
      )
    ])
    #expect(catalog.description(of: "MKMapView", platform: .iOS)?.superclass == "UIView")
    #expect(catalog.description(of: "MKMapView", platform: .macOS)?.superclass == "NSView")
  }

  @Test(arguments: ["", "Nothing", "UIView.", "uiview", "UIVie", "UIView.ContentMode", "NSObjectProtocol"])
  func whatIsNoClassHasNoDescription(_ name: String) {
    #expect(lines(name).isEmpty)
  }

  @Test func namesAreThoseOfThePlatform() {
    #expect(
      TestFrameworks.catalog.classNames(platform: .macOS) == [
        "CALayer", "NSCoder", "NSColor", "NSFormatter", "NSIndexPath", "NSNumberFormatter", "NSObject",
        "NSResponder",
        "NSView",
      ]
    )
    #expect(!TestFrameworks.catalog.classNames(platform: .tvOS).contains("UIWebView"))
  }

  @Test func emptyAndBrokenTexts() {
    for text in [
      "", "\n", "class", "class ", "@root", "}\n}", "class A: B {\n  var a", "  var a: Int\nclass A {}",
    ] as [StaticString] {
      let catalog = FrameworkCatalog([FrameworkText("Broken", platforms: .all, text: text)])
      #expect(catalog.classNames(platform: .iOS).count <= 1)
      #expect(catalog.description(of: "UIView", platform: .iOS) == nil)
    }
  }
}
