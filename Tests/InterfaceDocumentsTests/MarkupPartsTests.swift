import InterfaceDocuments
import NibproofTestSupport
import RuntimeAttributes
import Testing

@Suite("Typed parts of the markup")
struct MarkupPartsTests {
  /// A property of `ObjectMarkup`, with its values in documents that set and do not set the property.
  struct Part: Sendable {
    var element: String
    var value: @Sendable (ObjectMarkup) -> String
    var set: String
    var unset: String
    var sourceLocation: SourceLocation

    init<Value>(
      _ element: String,
      _ value: @escaping @Sendable (ObjectMarkup) -> Value,
      _ set: String,
      unset: String = "nil",
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      self.element = element
      self.value = { markup in
        let value: Any = value(markup)
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return "\(value)" }
        return mirror.children.first.map { "\($0.value)" } ?? "nil"
      }
      (self.set, self.unset) = (set, unset)
      self.sourceLocation = sourceLocation
    }
  }

  private static func accessibility(_ attributes: String, _ content: String = "") -> String {
    #"<view id="v"><accessibility key="accessibilityConfiguration" \#(attributes)>\#(content)</accessibility></view>"#
  }

  private static func child(_ part: String) -> String { "<view id=\"v\">\(part)</view>" }

  private static let red = #"red="1" green="0.0" blue="0.0" alpha="1" colorSpace="sRGB""#

  private static let parts: [Part] = [
    Part(#"<view id="v" alpha="0.25"/>"#, { $0.alpha }, "0.25", unset: "1.0"),
    Part(#"<view id="v" alphaValue="0.25"/>"#, { $0.alpha }, "0.25", unset: "1.0"),
    Part(#"<view id="v" tag="7"/>"#, { $0.tag }, "7", unset: "0"),
    Part(#"<view id="v" tag="x"/>"#, { $0.tag }, "0", unset: "0"),
    Part(#"<view id="v" contentMode="scaleAspectFit"/>"#, { $0.contentMode }, "scaleAspectFit"),
    Part(#"<view id="v" clipsSubviews="YES"/>"#, { $0.clipsToBounds }, "true", unset: "false"),
    Part(#"<button id="v" enabled="NO"/>"#, { $0.isEnabled }, "false", unset: "true"),
    Part(
      #"<view id="v" userInteractionEnabled="NO"/>"#,
      { $0.isUserInteractionEnabled },
      "false",
      unset: "true"
    ),
    Part(child("<color key=\"backgroundColor\" \(red)/>"), { $0.backgroundColor?.isRed }, "true"),
    Part(child("<color key=\"tintColor\" \(red)/>"), { $0.tintColor?.isRed }, "true"),
    Part(child("<color key=\"textColor\" \(red)/>"), { $0.textColor?.isRed }, "true"),
    Part(child("<nil key=\"textColor\"/>"), { $0.textColor?.isRed }, "nil"),
    Part(#"<button id="v" toolTip="Help"/>"#, { $0.toolTip }, "Help"),
    Part(child("<string key=\"toolTip\">A\nB</string>"), { $0.toolTip }, "A\nB"),
    Part(#"<imageView id="v" image="logo"/>"#, { $0.image }, "logo"),
    Part(child(#"<state key="normal" image="star"/>"#), { $0.image }, "star"),
    Part(
      child(#"<state key="normal"><imageReference key="image" image="star"/></state>"#),
      { $0.image },
      "star"
    ),
    Part(child(#"<buttonConfiguration key="configuration" image="star"/>"#), { $0.image }, "star"),
    Part(child(#"<state key="normal" title="Go"/>"#), { $0.title(for: "normal") }, "Go"),
    Part(
      child(#"<state key="selected"><string key="title">Go</string></state>"#),
      { $0.title(for: "selected") },
      "Go"
    ),
    Part(child(#"<state key="normal" title="Go"/>"#), { $0.title(for: "disabled") }, "nil"),
    Part(#"<textField id="v" placeholder="Name"/>"#, { $0.placeholder }, "Name"),
    Part(#"<textField id="v" placeholderString="Name"/>"#, { $0.placeholder }, "Name"),
    Part(#"<label id="v" textAlignment="center"/>"#, { $0.textAlignment }, "center"),
    Part(#"<label id="v" alignment="right"/>"#, { $0.textAlignment }, "right"),
    Part(#"<label id="v" lineBreakMode="tailTruncation"/>"#, { $0.lineBreakMode }, "tailTruncation"),
    Part(#"<label id="v" numberOfLines="0"/>"#, { $0.numberOfLines }, "0", unset: "1"),
    Part(
      child(#"<fontDescription key="fontDescription" name="Avenir-Book" family="Avenir" pointSize="17"/>"#),
      { $0.fontName },
      "Avenir-Book"
    ),
    Part(
      child(#"<fontDescription key="fontDescription" type="boldSystem" pointSize="17"/>"#),
      { $0.fontName },
      "boldSystem"
    ),
    Part(child(#"<fontDescription key="fontDescription" pointSize="17"/>"#), { $0.fontSize }, "17.0"),
    Part(child(#"<font key="font" size="11" name="Courier"/>"#), { $0.fontSize }, "11.0"),
    Part(
      child(#"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#),
      { $0.textStyle },
      "UICTFontTextStyleBody"
    ),
    Part(
      #"<label id="v" adjustsFontSizeToFit="YES"/>"#,
      { $0.adjustsFontSizeToFit },
      "true",
      unset: "false"
    ),
    Part(
      #"<label id="v" adjustsFontForContentSizeCategory="YES"/>"#,
      { $0.adjustsFontForContentSizeCategory },
      "true",
      unset: "false"
    ),
    Part(accessibility(#"label="Close""#), { $0.accessibilityLabel }, "Close"),
    Part(child(#"<accessibility description="Close"/>"#), { $0.accessibilityLabel }, "Close"),
    Part(accessibility(#"hint="Closes""#), { $0.accessibilityHint }, "Closes"),
    Part(child(#"<accessibility help="Closes"/>"#), { $0.accessibilityHint }, "Closes"),
    Part(accessibility(#"identifier="close""#), { $0.accessibilityIdentifier }, "close"),
    Part(
      accessibility("", #"<accessibilityTraits key="traits" button="YES" header="NO"/>"#),
      { $0.accessibilityTraits.sorted() },
      #"["button"]"#,
      unset: "[]"
    ),
    Part(
      accessibility("", #"<bool key="isElement" value="NO"/>"#),
      { $0.isAccessibilityElement },
      "false"
    ),
    Part(
      #"<view id="v" horizontalHuggingPriority="251"/>"#,
      { $0.horizontalHuggingPriority },
      "251.0"
    ),
    Part(#"<view id="v" verticalHuggingPriority="251"/>"#, { $0.verticalHuggingPriority }, "251.0"),
    Part(
      #"<view id="v" horizontalCompressionResistancePriority="749"/>"#,
      { $0.horizontalCompressionResistancePriority },
      "749.0"
    ),
    Part(
      #"<view id="v" verticalCompressionResistancePriority="749"/>"#,
      { $0.verticalCompressionResistancePriority },
      "749.0"
    ),
  ]

  @Test("A part has the value in the document, or its default", arguments: parts)
  func value(of part: Part) throws {
    let document = try Sample.read(Sample.iOS(part.element))
    let object = try #require(document.object(withID: "v"))
    #expect(part.value(object.markup) == part.set, sourceLocation: part.sourceLocation)
    let other = try Sample.read(Sample.iOS(#"<view id="v"/>"#))
    #expect(
      part.value(try #require(other.object(withID: "v")).markup) == part.unset,
      sourceLocation: part.sourceLocation
    )
  }
}

extension AttributeValue.Color {
  fileprivate var isRed: Bool { self == AttributeValue.Color(red: 1, green: 0, blue: 0) }
}
