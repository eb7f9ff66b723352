import InterfaceDocuments
import RuntimeAttributes
import Testing

struct ResourceReferenceTests {
  struct Case: Sendable {
    var xml: String
    var resources: [ResourceReference.Resource]
    var sourceLocation: SourceLocation

    init(
      _ xml: String,
      _ resources: ResourceReference.Resource...,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      self.xml = xml
      self.resources = resources
      self.sourceLocation = sourceLocation
    }
  }

  private static let resourcesCases: [Case] = [
    Case(#"<imageView image="logo" id="a"/>"#, .image(.init(name: "logo"))),
    Case(
      #"<imageView image="star" catalog="system" id="a"/>"#,
      .image(.init(name: "star", catalog: "system"))
    ),
    Case(
      #"<imageView image="b" highlightedImage="a" id="a"/>"#,
      .image(.init(name: "a")),
      .image(.init(name: "b"))
    ),
    Case(#"<button id="a"><state key="normal" image="i"/></button>"#, .image(.init(name: "i"))),
    Case(
      #"<button id="a"><state key="normal" image="i" backgroundImage="b"/></button>"#,
      .image(.init(name: "i")),
      .image(.init(name: "b"))
    ),
    Case(
      #"<segmentedControl id="a"><segments><segment title="A" image="i"/><segment image="star" catalog="system"/></segments></segmentedControl>"#,
      .image(.init(name: "i")),
      .image(.init(name: "star", catalog: "system"))
    ),
    Case(
      #"<navigationBar backIndicatorImage="a" backIndicatorTransitionMaskImage="b" id="n"/>"#,
      .image(.init(name: "a")),
      .image(.init(name: "b"))
    ),
    Case(
      #"<button id="a"><imageReference key="image" image="trash" catalog="system"/></button>"#,
      .image(.init(name: "trash", catalog: "system"))
    ),
    Case(
      #"<menuItem id="a"><image key="onStateImage" name="check"/></menuItem>"#,
      .image(.init(name: "check"))
    ),
    Case(#"<viewController nibName="Other" id="a"/>"#, .nib("Other")),
    Case(#"<view id="a"><color key="backgroundColor" name="Brand"/></view>"#, .namedColor("Brand")),
    // System colors do not reference resources, nor do runtime attributes, which contain their values.
    Case(#"<view id="a"><color key="backgroundColor" name="textColor" catalog="System"/></view>"#),
    Case(#"<view id="a"><color key="backgroundColor" systemColor="labelColor"/></view>"#),
    Case(
      #"""
      <view id="a"><userDefinedRuntimeAttribute type="color" keyPath="k"><color key="value" name="Brand"/>
      </userDefinedRuntimeAttribute></view>
      """#
    ),
    Case(#"<tableViewCell imageView="v" id="a"/>"#),
  ]

  @Test(arguments: resourcesCases)
  func resources(_ sample: Case) throws {
    let document = try Sample.read(Sample.iOS(sample.xml))
    #expect(
      document.resourceReferences.map(\.resource) == sample.resources,
      sourceLocation: sample.sourceLocation
    )
    #expect(document.resourceReferences.allSatisfy { $0.object == 0 }, sourceLocation: sample.sourceLocation)
  }
}
