import KeyValueCoding
import RuntimeAttributes
import Testing

extension CrashKindTests {
  private static let number = #"<integer key="value" value="1"/>"#

  static func panel(_ attributes: String..., content: String = "") -> String {
    let elements = attributes.map { Document.attributes($0) }.joined()
    return Document.iOS(Document.view("Panel", elements + content))
  }

  /// The kinds of crashes and losses that runtime attributes cause.
  static let attributes: [CrashKind] = [
    .trace(
      "udra_undefined_key",
      panel("boolean dark YES"),
      "class Panel: UIView {}",
      "apply, dropped: " + Line.dropped("dark", on: "App.Panel")
    ),
    .trace(
      "udra_undefined_key_library_changed",
      panel("boolean isDark YES"),
      "class Panel: UIView { @IBInspectable var dark: Bool = false }",
      "apply, dropped: " + Line.dropped("isDark", on: "App.Panel")
    ),
    .trace(
      "udra_undefined_key_macos",
      Document.macOS(Document.view("Panel", Document.attributes("boolean dark YES"), element: "customView")),
      "class Panel: NSView {}",
      target: PlatformVersion(10, 10),
      "apply, dropped: " + Line.dropped("dark", on: "App.Panel")
    ),
    .trace(
      "udra_undefined_key_ios7_crash",
      panel("boolean dark YES"),
      "class Panel: UIView {}",
      target: PlatformVersion(7, 1),
      "apply, crash: " + Line.raised("dark", of: "App.Panel")
    ),
    .trace(
      "udra_undefined_key_macos108_crash",
      Document.macOS(#"<customView id="v-1">\#(Document.attributes("boolean dark YES"))</customView>"#),
      target: PlatformVersion(10, 8),
      "apply, crash: " + Line.raised("dark", of: "NSView")
    ),
    .trace(
      "udra_several_on_one_object",
      Document.iOS(
        Document.view(
          "Panel",
          Document.attributes("boolean a YES", "boolean b YES", "boolean dark YES", "nil c")
        )
      ),
      "class Panel: UIView { @IBInspectable var dark: Bool = false }",
      "apply, dropped: " + Line.dropped("a", on: "App.Panel"),
      "apply, dropped: " + Line.dropped("b", on: "App.Panel"),
      "apply, dropped: " + Line.dropped("c", on: "App.Panel")
    ),
    .trace(
      "udra_wrong_type",
      Document.iOS(
        Document.view(
          "Panel",
          """
          <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="color" keyPath="count">
          <color key="value" white="0" alpha="1" colorSpace="calibratedWhite"/>
          </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
          """
        )
      ),
      "class Panel: UIView { @IBInspectable var count: UInt = 0 }",
      "apply, dropped: "
        + Line.dropped(
          "count",
          on: "App.Panel",
          "-[UICachedDeviceWhiteColor unsignedLongLongValue]: unrecognized selector sent to instance 0x…"
        )
    ),
    .trace(
      "udra_optional_scalar_inspectable",
      panel("boolean dark YES"),
      "class Panel: UIView { @IBInspectable var dark: Bool? }",
      "apply, dropped: " + Line.dropped("dark", on: "App.Panel")
    ),
    .trace(
      "udra_not_objc_property",
      panel("boolean dark YES"),
      "class Panel: UIView { var dark = false }",
      "apply, dropped: " + Line.dropped("dark", on: "App.Panel")
    ),
    .trace(
      "udra_struct_mid_path",
      panel("boolean frame.cornerRadius YES"),
      "class Panel: UIView {}",
      "apply, dropped: "
        + Line.dropped(
          "frame.cornerRadius",
          on: "App.Panel",
          Line.undefined("cornerRadius", of: "NSConcreteValue")
        )
    ),
    .trace(
      "udra_nil_into_scalar",
      panel("nil dark"),
      "class Panel: UIView { @IBInspectable var dark: Bool = false }",
      "apply, dropped: "
        + Line.dropped(
          "dark",
          on: "App.Panel",
          "[<App.Panel 0x…> setNilValueForKey]: could not set nil as the value for the key dark."
        )
    ),
    .trace(
      "udra_string_into_unsigned",
      panel("string count 1"),
      "class Panel: UIView { @IBInspectable var count: UInt = 0 }",
      "apply, dropped: "
        + Line.dropped(
          "count",
          on: "App.Panel",
          "-[__NSCFString unsignedLongLongValue]: unrecognized selector sent to instance 0x…"
        )
    ),
    .trace(
      "udra_number_into_swift_string",
      Document.iOS(
        Document.view(
          "Panel",
          """
          <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="name">
          \(number)</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
          """
        )
      ),
      "class Panel: UIView { @IBInspectable var name: String = \"\" }",
      "apply, dropped: "
        + Line.dropped(
          "name",
          on: "App.Panel",
          "-[__NSCFNumber length]: unrecognized selector sent to instance 0x…"
        )
    ),
    .program(
      "udra_string_into_bool_as_char",
      { try CrashPrograms.stringIntoCharBool() },
      Line.dropped(
        "dark",
        on: "Panel",
        "-[__NSCFString charValue]: unrecognized selector sent to instance 0x…"
      )
    ),
    .none(
      "text_input_traits_key",
      because: "reported only once, for iOS 7, and for keys whose setters the headers declare"
    ),
    .findings(
      "image_missing",
      Document.iOS(#"<imageView image="badge" id="v-1"/>"#),
      "",
      others: ["Package.swift": "", "App.xcassets/face.imageset/Contents.json": "{}"],
      "missing-resource, dropped: Could not load the \"badge\" image referenced from a nib "
        + "in the bundle with identifier \"…\""
    ),
  ]
}
