import InterfaceDocuments
import RuntimeAttributes
import Testing

struct RuntimeAttributeTests {
  struct ValueCase: Sendable {
    var xml: String
    var value: AttributeValue
    var sourceLocation: SourceLocation

    init(_ xml: String, _ value: AttributeValue, sourceLocation: SourceLocation = #_sourceLocation) {
      self.xml = xml
      self.value = value
      self.sourceLocation = sourceLocation
    }
  }

  private static let valuesCases: [ValueCase] = [
    ValueCase(#"type="nil"/>"#, .nil),
    ValueCase(#"type="boolean" value="YES"/>"#, true),
    ValueCase(#"type="boolean" value="NO"/>"#, false),
    ValueCase(#"type="string" value="1 &lt; 2"/>"#, "1 < 2"),
    ValueCase(#"type="string" value=""/>"#, ""),
    ValueCase(#"type="string" value="Name" localized="YES"/>"#, .localizedString("Name")),
    ValueCase(
      "type=\"string\"><string key=\"value\">two\nlines</string></userDefinedRuntimeAttribute>",
      "two\nlines"
    ),
    ValueCase(
      #"type="string"><mutableString key="value">m</mutableString></userDefinedRuntimeAttribute>"#,
      "m"
    ),
    // The whitespace before and after the element is not part of the text.
    ValueCase(
      "type=\"string\">\n <string key=\"value\"> a </string>\n </userDefinedRuntimeAttribute>",
      " a "
    ),
    ValueCase(#"type="string"><string key="value"/></userDefinedRuntimeAttribute>"#, ""),
    ValueCase(
      #"type="string"><string key="value"><![CDATA[<a>]]></string></userDefinedRuntimeAttribute>"#,
      "<a>"
    ),
    ValueCase(
      #"type="string" localized="YES"><string key="value">l</string></userDefinedRuntimeAttribute>"#,
      .localizedString("l")
    ),
    ValueCase(
      "type=\"string\"><string key=\"value\" base64-UTF8=\"YES\">\nYQFi\n</string></userDefinedRuntimeAttribute>",
      "a\u{1}b"
    ),
    ValueCase(
      #"type="string"><string key="value" base64-UTF8="YES">YWI</string></userDefinedRuntimeAttribute>"#,
      "ab"
    ),
    ValueCase(#"type="image" value="star"/>"#, .image(.init(name: "star"))),
    ValueCase(
      #"type="image" value="star" catalog="system"/>"#,
      .image(.init(name: "star", catalog: "system"))
    ),
    ValueCase(#"type="number"><integer key="value" value="-4"/></userDefinedRuntimeAttribute>"#, -4),
    ValueCase(#"type="number"><real key="value" value="4"/></userDefinedRuntimeAttribute>"#, 4.0),
    ValueCase(#"type="number"><real key="value" value="-0.25"/></userDefinedRuntimeAttribute>"#, -0.25),
    ValueCase(
      #"type="number"><real key="value" value="0.10000000149011612"/></userDefinedRuntimeAttribute>"#,
      .real(0.10000000149011612)
    ),
    // A number may be written as a `bool` element, and a Boolean as an `integer` element.
    ValueCase(#"type="number"><bool key="value" value="YES"/></userDefinedRuntimeAttribute>"#, 1),
    ValueCase(#"type="number"><bool key="value" value="NO"/></userDefinedRuntimeAttribute>"#, 0),
    ValueCase(#"type="boolean"><bool key="value" value="NO"/></userDefinedRuntimeAttribute>"#, false),
    ValueCase(#"type="boolean"><integer key="value" value="1"/></userDefinedRuntimeAttribute>"#, true),
    ValueCase(#"type="boolean"><integer key="value" value="0"/></userDefinedRuntimeAttribute>"#, false),
    ValueCase(#"type="boolean"><real key="value" value="0.0"/></userDefinedRuntimeAttribute>"#, false),
    ValueCase(#"type="number"><real key="value" value="1e+20"/></userDefinedRuntimeAttribute>"#, .real(1e20)),
    ValueCase(
      #"type="number"><integer key="value" value="18446744073709551616"/></userDefinedRuntimeAttribute>"#,
      .real(18446744073709551616)
    ),
    ValueCase(
      #"type="point"><point key="value" x="1" y="-2.5"/></userDefinedRuntimeAttribute>"#,
      .point(.init(x: 1, y: -2.5))
    ),
    ValueCase(
      #"type="size"><size key="value" width="3" height="0.0"/></userDefinedRuntimeAttribute>"#,
      .size(.init(width: 3, height: 0))
    ),
    ValueCase(
      #"type="rect"><rect key="value" x="1" y="2" width="3" height="4"/></userDefinedRuntimeAttribute>"#,
      .rect(.init(x: 1, y: 2, width: 3, height: 4))
    ),
    ValueCase(
      #"type="range"><range key="value" location="7" length="2"/></userDefinedRuntimeAttribute>"#,
      .range(.init(location: 7, length: 2))
    ),
  ]

  @Test(arguments: valuesCases)
  func values(_ sample: ValueCase) throws {
    let attributes = try read(sample.xml)
    #expect(attributes.map(\.keyPath) == ["layer.key"], sourceLocation: sample.sourceLocation)
    #expect(attributes.map(\.value) == [sample.value], sourceLocation: sample.sourceLocation)
  }

  struct ColorCase: Sendable {
    var xml: String
    var color: AttributeValue.Color
    var sourceLocation: SourceLocation

    init(
      _ xml: String,
      _ color: AttributeValue.Color,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      self.xml = xml
      self.color = color
      self.sourceLocation = sourceLocation
    }
  }

  private static let red = AttributeValue.Color.Components(.rgb(red: 1, green: 0, blue: 0), space: "sRGB")

  private static let colorsCases: [ColorCase] = [
    ColorCase(
      #"red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB""#,
      .init(red: 1, green: 0, blue: 0)
    ),
    ColorCase(
      #"red="1" green="0.5" blue="0.0" alpha="0.5" colorSpace="calibratedRGB""#,
      .init(.components(.init(.rgb(red: 1, green: 0.5, blue: 0), alpha: 0.5, space: "calibratedRGB")))
    ),
    ColorCase(
      #"white="0.25" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#,
      .init(.components(.init(.gray(white: 0.25), space: "genericGamma22GrayColorSpace")))
    ),
    ColorCase(
      #"cyan="1" magenta="0.0" yellow="0.5" black="0.25" alpha="1" colorSpace="deviceCMYK""#,
      .init(.components(.init(.cmyk(cyan: 1, magenta: 0, yellow: 0.5, black: 0.25), space: "deviceCMYK")))
    ),
    ColorCase(#"name="Brand""#, .init(.named("Brand"), fallback: red)),
    ColorCase(#"name="Unlisted""#, .init(.named("Unlisted"))),
    ColorCase(#"systemColor="labelColor""#, .init(.system("labelColor"), fallback: red)),
    ColorCase(#"cocoaTouchSystemColor="darkTextColor""#, .init(.system("darkTextColor"))),
    ColorCase(
      #"xcode11CocoaTouchSystemColor="systemRedColor" red="1" green="0" blue="0" alpha="1" colorSpace="sRGB""#,
      .init(.system("systemRedColor"), fallback: red)
    ),
    ColorCase(#"name="textColor" catalog="System" colorSpace="catalog""#, .init(.system("textColor"))),
  ]

  @Test(arguments: colorsCases)
  func colors(_ sample: ColorCase) throws {
    let components =
      #"<color red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
    let attributes = try read(
      #"type="color"><color key="value" \#(sample.xml)/></userDefinedRuntimeAttribute>"#,
      resources: """
        <namedColor name="Brand">\(components)</namedColor>
        <systemColor name="labelColor">\(components)</systemColor>
        """
    )
    #expect(attributes.map(\.value) == [.color(sample.color)], sourceLocation: sample.sourceLocation)
  }

  @Test func belongToTheNearestObject() throws {
    let attribute = #"<userDefinedRuntimeAttribute type="nil" keyPath="KEY"/>"#
    func attributes(_ key: String) -> String {
      "<userDefinedRuntimeAttributes>\(attribute.replacing("KEY", with: key))</userDefinedRuntimeAttributes>"
    }
    let document = try Sample.read(
      Sample.iOS(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1">\(attributes("owner"))</placeholder>
        <view id="a"><subviews><button id="b">\(attributes("inner"))</button></subviews>
        <constraints><constraint id="c">\(attributes("constraint"))</constraint></constraints>
        \(attributes("outer"))</view>
        """
      )
    )
    let keys = document.objects.map { $0.runtimeAttributes.map(\.keyPath.description) }
    #expect(document.objects.map(\.id) == ["-1", "a", "b", "c"])
    #expect(keys == [["owner"], ["outer"], ["inner"], ["constraint"]])
  }

  @Test func keepTheirOrderAndRepetitions() throws {
    let document = try Sample.read(
      Sample.iOS(
        """
        <view id="a"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="boolean" keyPath="b" value="YES"/>
        <userDefinedRuntimeAttribute type="boolean" keyPath="a" value="NO"/>
        <userDefinedRuntimeAttribute type="boolean" keyPath="b" value="NO"/>
        </userDefinedRuntimeAttributes></view>
        """
      )
    )
    #expect(document.objects[0].runtimeAttributes.map(\.keyPath) == ["b", "a", "b"])
    #expect(document.objects[0].runtimeAttributes.map(\.value) == [true, false, false])
  }

  private func read(_ attribute: String, resources: String = "") throws -> [RuntimeAttribute] {
    let document = try Sample.read(
      Sample.iOS(
        """
        <view id="a"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute keyPath="layer.key" \(attribute)
        </userDefinedRuntimeAttributes></view>
        """,
        resources: resources
      )
    )
    #expect(document.problems == [])
    return document.objects[0].runtimeAttributes
  }
}
