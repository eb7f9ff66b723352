import InterfaceDocuments
import RuntimeAttributes
import Testing

struct CompiledNibTests {
  /// Returns an iOS nib with an owner, a custom view that contains a button, a custom object, a controller,
  /// and values of every kind.
  static func iOS() -> [UInt8] {
    var nib = NibWriter()
    let owner = nib.add("UIProxyObject", [("UIProxiedObjectIdentifier", nib.string("IBFilesOwner"))])
    let button = nib.add("UIButton", [("UIHidden", .bool(true)), ("UIReuseIdentifier", nib.string("b"))])
    let view = nib.add(
      "UIClassSwapper",
      [
        ("UIClassName", nib.string("_TtC3App9RoundView")), ("UIOriginalClassName", nib.string("UIView")),
        ("UISubviews", nib.array([button])),
        ("UIBounds", .data([6] + [0, 0, 100, 50].flatMap { float($0) })),
        ("UICenter", .data([6] + [60, 45].flatMap { float($0) })),
      ]
    )
    let object = nib.add(
      "UIClassSwapper",
      [("UIClassName", nib.string("App.Model")), ("UIOriginalClassName", nib.string("UICustomObject"))]
    )
    let controller = nib.add("UIViewController", [("UINibName", nib.string("Other"))])
    let connections = [
      nib.add(
        "UIRuntimeOutletConnection",
        [("UILabel", nib.string("view")), ("UISource", .object(owner)), ("UIDestination", .object(view))]
      ),
      nib.add(
        "UIRuntimeOutletCollectionConnection",
        [
          ("UILabel", nib.string("parts")), ("UISource", .object(owner)),
          ("UIDestination", nib.array([view, button])), ("runtimeCollectionClassName", nib.string("NSArray")),
          ("addsContentToExistingCollection", .bool(true)),
        ]
      ),
      nib.add(
        "UIRuntimeEventConnection",
        [
          ("UILabel", nib.string("tap:")), ("UISource", .object(button)), ("UIDestination", .object(owner)),
          ("UIEventMask", .int8(64)),
        ]
      ),
    ]
    let values: [(String, NibWriter.Value)] = [
      ("boolean", .object(nib.add("NSNumber", [("NS.boolval", .bool(false))]))),
      ("small", .object(nib.add("NSNumber", [("NS.intval", .int8(-4))]))),
      ("middle", .object(nib.add("NSNumber", [("NS.intval", .int16(-400))]))),
      ("big", .object(nib.add("NSNumber", [("NS.intval", .int32(-70_000))]))),
      ("huge", .object(nib.add("NSNumber", [("NS.intval", .int64(.min))]))),
      ("real", .object(nib.add("NSNumber", [("NS.dblval", .double(0.5))]))),
      ("string", nib.string("text")),
      ("localized", .object(nib.add("NSLocalizableString", [("NS.bytes", .data(Array("l".utf8)))]))),
      ("point", .object(nib.add("NSValue", [("NS.pointval", nib.string("{1, 2}"))]))),
      ("size", .object(nib.add("NSValue", [("NS.sizeval", .data([7] + double(3) + double(4)))]))),
      ("rect", .object(nib.add("NSValue", [("NS.rectval", nib.string("{{1, 2}, {3, 4}}"))]))),
      (
        "range",
        .object(nib.add("NSValue", [("NS.rangeval.location", .int8(1)), ("NS.rangeval.length", .int8(2))]))
      ),
      (
        "color",
        .object(
          nib.add(
            "UIColor",
            [
              ("UIRed", .float(1)), ("UIGreen", .float(0.5)), ("UIBlue", .float(0)),
              ("UIAlpha", .float(0.25)),
            ]
          )
        )
      ),
      ("white", .object(nib.add("UIColor", [("UIWhite", .float(0.5)), ("UIAlpha", .float(1))]))),
      ("system", .object(nib.add("UIColor", [("UISystemColorName", nib.string("labelColor"))]))),
      ("image", .object(nib.add("UIImageNibPlaceholder", [("UIResourceName", nib.string("logo"))]))),
      ("nil", .nothing),
      ("date", .object(nib.add("NSDate"))),
      ("child", .object(button)),
    ]
    let pairs = values.map { key, value in
      nib.add(
        "UINibKeyValuePair",
        [("UIObject", .object(view)), ("UIKeyPath", nib.string(key)), ("UIValue", value)]
      )
    }
    nib.setRoot(
      "NSObject",
      [
        ("UINibObjectsKey", nib.array([owner, view, button, object, controller])),
        ("UINibConnectionsKey", nib.array(connections)), ("UINibKeyValuePairsKey", nib.array(pairs)),
      ]
    )
    return nib.file()
  }

  private static func float(_ number: Float) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number.bitPattern >> ($0 * 8)) }
  }

  private static func double(_ number: Double) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number.bitPattern >> ($0 * 8)) }
  }

  @Test func readsANibOfIOS() throws {
    let document = try InterfaceDocumentReader().read(Self.iOS(), path: "View.nib")
    #expect(document.format == .compiled)
    #expect(document.platform == .iOS)
    #expect(
      document.objects.map(\.element)
        == ["UIProxyObject", "UIClassSwapper", "UIButton", "UIClassSwapper", "UIViewController"]
    )
    #expect(
      document.objects.map(\.elementClass) == [nil, "UIView", "UIButton", "NSObject", "UIViewController"]
    )
    #expect(document.objects.map(\.customClass) == [nil, "RoundView", nil, "Model", nil])
    #expect(document.objects.map(\.customModule) == [nil, "App", nil, "App", nil])
    #expect(document.objects.map(\.placeholder) == [.filesOwner, nil, nil, nil, nil])
    #expect(document.objects.map(\.parent) == [nil, nil, 1, nil, nil])
    #expect(document.objects.map(\.isHidden) == [false, false, true, false, false])
    #expect(document.objects[1].frame == AttributeValue.Rect(x: 10, y: 20, width: 100, height: 50))
    #expect(document.objects[2].reuseIdentifier == "b")
    #expect(document.resourceReferences.map(\.resource) == [.nib("Other")])
    let view = document.objects[1].id
    let button = document.objects[2].id
    #expect(
      document.objects[0].connections.map(\.kind) == [
        .outlet(property: "view"),
        .outletCollection(property: "parts", collectionClass: "NSArray", appends: true),
        .outletCollection(property: "parts", collectionClass: "NSArray", appends: true),
      ]
    )
    #expect(document.objects[0].connections.map(\.destination) == [view, view, button])
    #expect(
      document.objects[2].connections.map(\.kind) == [.action(selector: "tap:", event: "touchUpInside")]
    )
  }

  @Test func readsItsKeyValuePairs() throws {
    let document = try InterfaceDocumentReader().read(Self.iOS(), path: "View.nib")
    let attributes = document.objects[1].runtimeAttributes
    let expected: [(String, AttributeValue)] = [
      ("boolean", false), ("small", -4), ("middle", -400), ("big", -70_000), ("huge", .integer(.min)),
      ("real", 0.5), ("string", "text"), ("localized", .localizedString("l")),
      ("point", .point(.init(x: 1, y: 2))), ("size", .size(.init(width: 3, height: 4))),
      ("rect", .rect(.init(x: 1, y: 2, width: 3, height: 4))),
      ("range", .range(.init(location: 1, length: 2))),
      ("color", .color(.init(red: 1, green: 0.5, blue: 0, alpha: 0.25))),
      (
        "white",
        .color(.init(.components(.init(.gray(white: 0.5), space: "genericGamma22GrayColorSpace"))))
      ),
      ("system", .color(.init(.system("labelColor")))), ("image", .image(.init(name: "logo"))), ("nil", .nil),
    ]
    #expect(attributes.map(\.keyPath.description) == expected.map(\.0))
    #expect(attributes.map(\.value) == expected.map(\.1))
    #expect(
      document.problems.map(\.reason) == [.unknownAttributeType("NSDate", keyPath: "date")]
    )
    // An attribute whose value is an object of the nib is read as a connection.
    #expect(document.objects[1].connections.map(\.kind) == [.outlet(property: "child")])
    #expect(document.objects[1].connections.map(\.destination) == [document.objects[2].id])
  }

  @Test func readsANibOfMacOS() throws {
    var nib = NibWriter()
    let owner = nib.add("NSCustomObject", [("NSClassName", nib.string("Owner"))])
    let button = nib.add(
      "NSClassSwapper",
      [
        ("NSClassName", nib.string("RoundButton")), ("NSOriginalClassName", nib.string("NSButton")),
        ("NSFrame", nib.string("{{1, 2}, {30, 40}}")),
      ]
    )
    let window = nib.add(
      "NSWindowTemplate",
      [("NSWindowClass", nib.string("NSWindow")), ("NSWindowTitle", nib.string("Main"))]
    )
    let pink = nib.add("NSColor", [("NSColorSpace", .int8(1)), ("NSRGB", .data(Array("1 0 0.5\0".utf8)))])
    let systemColor = nib.add(
      "NSColor",
      [
        ("NSColorSpace", .int8(6)), ("NSCatalogName", nib.string("System")),
        ("NSColorName", nib.string("textColor")), ("NSColor", .object(pink)),
      ]
    )
    let image = nib.add("NSCustomResource", [("NSResourceName", nib.string("logo"))])
    let connections = [
      nib.add(
        "NSNibOutletConnector",
        [("NSLabel", nib.string("window")), ("NSSource", .object(owner)), ("NSDestination", .object(window))]
      ),
      nib.add("NSNibControlConnector", [("NSLabel", nib.string("copy:")), ("NSSource", .object(button))]),
      nib.add(
        "NSNibBindingConnector",
        [
          ("NSLabel", nib.string("value: x")), ("NSSource", .object(button)),
          ("NSDestination", .object(owner)),
          ("NSBinding", nib.string("value")), ("NSKeyPath", nib.string("x")),
        ]
      ),
      nib.add(
        "NSIBUserDefinedRuntimeAttributesConnector",
        [
          ("NSObject", .object(button)),
          (
            "NSKeyPaths",
            nib.array(
              ["tint", "text", "icon"].map { nib.add("NSString", [("NS.bytes", .data(Array($0.utf8)))]) }
            )
          ),
          ("NSValues", nib.array([pink, systemColor, image])),
        ]
      ),
    ]
    let data = nib.add(
      "NSIBObjectData",
      [
        ("NSRoot", .object(owner)), ("NSObjectsKeys", nib.array([window, button])),
        ("NSObjectsValues", nib.array([owner, window])), ("NSConnections", nib.array(connections)),
      ]
    )
    nib.setRoot("NSObject", [("IB.objectdata", .object(data))])
    let document = try InterfaceDocumentReader().read(nib.file(), path: "Main.nib")
    #expect(document.platform == .macOS)
    #expect(document.objects.map(\.elementClass) == ["NSObject", "NSWindow", "NSButton"])
    #expect(document.objects.map(\.customClass) == ["Owner", nil, "RoundButton"])
    #expect(document.objects.map(\.placeholder) == [.filesOwner, nil, nil])
    #expect(document.objects.map(\.parent) == [nil, nil, 1])
    #expect(document.objects[1].text == "Main")
    #expect(document.objects[2].frame == AttributeValue.Rect(x: 1, y: 2, width: 30, height: 40))
    #expect(document.objects[0].connections.map(\.kind) == [.outlet(property: "window")])
    #expect(
      document.objects[2].connections.map(\.kind) == [
        .action(selector: "copy:", event: nil), .binding(CocoaBinding(name: "value", keyPath: "x")),
      ]
    )
    #expect(document.objects[2].connections.map(\.destination) == [nil, document.objects[0].id])
    let components = AttributeValue.Color.Components(
      .rgb(red: 1, green: 0, blue: 0.5),
      space: "calibratedRGB"
    )
    #expect(
      document.objects[2].runtimeAttributes.map(\.value) == [
        .color(.init(.components(components))), .color(.init(.system("textColor"), fallback: components)),
        .image(.init(name: "logo")),
      ]
    )
    #expect(document.problems == [])
  }

  struct DamageCase: Sendable {
    var bytes: [UInt8]
    var reason: DocumentError.Reason
    var sourceLocation: SourceLocation

    init(
      _ bytes: [UInt8],
      _ reason: DocumentError.Reason,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      self.bytes = bytes
      self.reason = reason
      self.sourceLocation = sourceLocation
    }
  }

  private static func nib(_ words: [UInt32], _ rest: [UInt8] = []) -> [UInt8] {
    Array("NIBArchive".utf8)
      + words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
      + rest
  }

  private static let damageCases: [DamageCase] = [
    DamageCase(nib([1, 10]), .damagedNib(offset: 18)),
    DamageCase(
      nib([1, 10, 0, 50, 0, 50, 0, 50, 0, 50]),
      .notInterfaceBuilder(root: "")
    ),
    // Counts and offsets beyond the end of the file.
    DamageCase(nib([1, 10, 1, 50, 0, 50, 0, 50, 0, 50]), .damagedNib(offset: 50)),
    DamageCase(
      nib([1, 10, 0, 50, .max, 50, 0, 50, 0, 50], [0x81, 0x61]),
      .damagedNib(offset: 52)
    ),
    DamageCase(nib([1, 10, 0, 50, 1, .max, 0, 50, 0, 50]), .damagedNib(offset: 50)),
    // A text that is longer than the file, and an unterminated number.
    DamageCase(nib([1, 10, 0, 50, 1, 50, 0, 50, 0, 50], [0xFF]), .damagedNib(offset: 51)),
    DamageCase(
      nib([1, 10, 0, 50, 1, 50, 0, 50, 0, 50], [UInt8](repeating: 0x7F, count: 20)),
      .damagedNib(offset: 59)
    ),
    // A value of an unknown type, and a value for a missing key.
    DamageCase(
      nib([1, 10, 0, 50, 1, 50, 1, 51, 0, 50], [0x80, 0x80, 99]),
      .damagedNib(offset: 52)
    ),
    DamageCase(
      nib([1, 10, 0, 50, 1, 50, 1, 51, 0, 50], [0x80, 0x81, 9]),
      .damagedNib(offset: 51)
    ),
  ]

  @Test(arguments: damageCases)
  func damage(_ sample: DamageCase) throws {
    let error = try #require(throws: DocumentError.self, sourceLocation: sample.sourceLocation) {
      try InterfaceDocumentReader().read(sample.bytes, path: "View.nib")
    }
    #expect(error.reason == sample.reason, sourceLocation: sample.sourceLocation)
  }

  @Test func aCompiledStoryboardNamesItsNibs() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>UIStoryboardDesignatedEntryPointIdentifier</key><string>Start</string>
      <key>UIViewControllerIdentifiersToNibNames</key>
      <dict><key>Start</key><string>Start</string><key>b</key><string>UIViewController-b</string></dict>
      </dict></plist>
      """
    let storyboard = try #require(CompiledStoryboard(propertyList: Array(text.utf8)))
    #expect(storyboard.initialIdentifier == "Start")
    #expect(storyboard.nibNames == ["Start": "Start", "b": "UIViewController-b"])
    #expect(storyboard.mainMenuNibName == nil)
    let macOS = text.replacing("UIStory", with: "NSStory").replacing(
      "UIViewControllerId",
      with: "NSViewControllerId"
    )
    .replacing("<dict>\n", with: "<dict>\n<key>NSStoryboardMainMenu</key><string>MainMenu</string>")
    #expect(CompiledStoryboard(propertyList: Array(macOS.utf8))?.mainMenuNibName == "MainMenu")
    #expect(CompiledStoryboard(propertyList: Array("<plist><dict/></plist>".utf8)) == nil)
    #expect(CompiledStoryboard(propertyList: []) == nil)
    #expect(CompiledStoryboard(propertyList: Array("bplist00".utf8)) == nil)
  }
}
