import InterfaceDocuments
import KeyValueCoding
import RuntimeAttributes
import Testing

struct InterfaceDocumentTests {
  struct RootCase: Sendable {
    var root: String
    var format: InterfaceDocument.Format
    var platform: Platform
    var sourceLocation: SourceLocation

    init(
      _ root: String,
      _ format: InterfaceDocument.Format,
      _ platform: Platform,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      self.root = root
      self.format = format
      self.platform = platform
      self.sourceLocation = sourceLocation
    }
  }

  private static let rootDecidesFormatAndPlatformCases: [RootCase] = [
    RootCase(
      #"type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch""#,
      .xib,
      .iOS
    ),
    RootCase(
      #"type="com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB" targetRuntime="iOS.CocoaTouch.iPad""#,
      .xib,
      .iOS
    ),
    RootCase(
      #"type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch""#,
      .storyboard,
      .iOS
    ),
    RootCase(#"type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa""#, .xib, .macOS),
    RootCase(
      #"type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" targetRuntime="MacOSX.Cocoa""#,
      .storyboard,
      .macOS
    ),
    RootCase(#"type="com.apple.InterfaceBuilder.AppleTV.XIB" targetRuntime="AppleTV""#, .xib, .tvOS),
    RootCase(
      #"type="com.apple.InterfaceBuilder.AppleTV.Storyboard" targetRuntime="AppleTV""#,
      .storyboard,
      .tvOS
    ),
    RootCase(
      #"type="com.apple.InterfaceBuilder.WatchKit.Storyboard" targetRuntime="watchKit""#,
      .storyboard,
      .watchOS
    ),
    // If the target runtime is unknown, the document type determines the platform.
    RootCase(#"type="com.apple.InterfaceBuilder3.Cocoa.XIB""#, .xib, .macOS),
    RootCase(#"type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="new""#, .xib, .iOS),
  ]

  @Test(arguments: rootDecidesFormatAndPlatformCases)
  func rootDecidesFormatAndPlatform(_ sample: RootCase) throws {
    let document = try Sample.read("<document \(sample.root)/>")
    #expect(document.format == sample.format, sourceLocation: sample.sourceLocation)
    #expect(document.platform == sample.platform, sourceLocation: sample.sourceLocation)
    #expect(document.problems == [], sourceLocation: sample.sourceLocation)
  }

  @Test func keepsTheAttributesOfTheRoot() throws {
    let document = try Sample.read(Sample.iOS(""), path: "a/b.xib")
    #expect(document.file == "a/b.xib")
    #expect(document.targetRuntime == "iOS.CocoaTouch")
    #expect(document.toolsVersion == "22505")
    #expect(document.options == [.usesAutoLayout, .usesSafeAreas])
    #expect(document.initialController == nil)
    let storyboard = try Sample.read(Sample.storyboard("", initial: "abc"))
    #expect(storyboard.initialController == "abc")
    #expect(storyboard.options == .usesTraitCollections)
    #expect(try Sample.read(Sample.macOS("")).options == .instantiatesDirectly)
    #expect(
      try Sample.read(#"<document targetRuntime="AppleTV" launchScreen="YES"/>"#).options == .isLaunchScreen
    )
  }

  struct DeploymentCase: Sendable {
    var element: String
    var version: PlatformVersion?
    var sourceLocation: SourceLocation

    init(
      _ element: String,
      _ version: PlatformVersion?,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      self.element = element
      self.version = version
      self.sourceLocation = sourceLocation
    }
  }

  private static let deploymentTargetCases: [DeploymentCase] = [
    DeploymentCase(#"<deployment identifier="iOS"/>"#, nil),
    DeploymentCase(#"<deployment version="2304" identifier="iOS"/>"#, PlatformVersion(9, 0)),
    DeploymentCase(#"<deployment version="1808" identifier="iOS"/>"#, PlatformVersion(7, 1)),
    DeploymentCase(#"<deployment version="4352" identifier="iOS"/>"#, PlatformVersion(17, 0)),
    DeploymentCase(#"<deployment version="1070" identifier="macosx"/>"#, PlatformVersion(10, 7)),
    DeploymentCase(#"<deployment version="101300" identifier="macosx"/>"#, PlatformVersion(10, 13)),
    DeploymentCase(#"<deployment version="120000" identifier="macosx"/>"#, PlatformVersion(12, 0)),
    DeploymentCase(#"<deployment version="soon" identifier="iOS"/>"#, nil),
    DeploymentCase(#"<deployment version="-1" identifier="iOS"/>"#, nil),
  ]

  @Test(arguments: deploymentTargetCases)
  func deploymentTarget(_ sample: DeploymentCase) throws {
    let text =
      "<document targetRuntime=\"iOS.CocoaTouch\"><dependencies>\(sample.element)</dependencies></document>"
    #expect(try Sample.read(text).deploymentTarget == sample.version, sourceLocation: sample.sourceLocation)
  }

  @Test func theDeploymentTellsVisionOSFromIOS() throws {
    let text = """
      <document targetRuntime="iOS.CocoaTouch"><dependencies><deployment identifier="visionOS"/></dependencies>
      </document>
      """
    #expect(try Sample.read(text).platform == .visionOS)
  }

  @Test func keepsResources() throws {
    let document = try Sample.read(
      Sample.iOS(
        "",
        resources: """
          <image name="star.fill" catalog="system" width="128" height="116"/>
          <image name="Logo" width="10.5" height="20"/>
          <image name="Unsized"/>
          <namedColor name="Brand"><color red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" \
          customColorSpace="sRGB"/></namedColor>
          <systemColor name="separatorColor"><color white="0.25" alpha="0.5" colorSpace="deviceWhite"/></systemColor>
          """
      )
    )
    let images = document.resources.images
    #expect(images.map(\.image.name) == ["star.fill", "Logo", "Unsized"])
    #expect(images.map(\.image.catalog) == ["system", nil, nil])
    #expect(images.map(\.size) == [.init(width: 128, height: 116), .init(width: 10.5, height: 20), nil])
    #expect(
      document.resources.namedColors
        == ["Brand": .init(.rgb(red: 1, green: 0.5, blue: 0), alpha: 1, space: "sRGB")]
    )
    #expect(
      document.resources.systemColors
        == ["separatorColor": .init(.gray(white: 0.25), alpha: 0.5, space: "deviceWhite")]
    )
  }
}
