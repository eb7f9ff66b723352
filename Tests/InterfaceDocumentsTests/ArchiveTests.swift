import InterfaceDocuments
import KeyValueCoding
import RuntimeAttributes
import Testing

struct ArchiveTests {
  /// The layouts that different versions of the coder write for a dictionary.
  enum DictionaryForm: CaseIterable, Sendable {
    case keyed, numbered, sorted

    func dictionary(_ key: String, _ entries: [(key: String, value: String)]) -> String {
      switch self {
      case .keyed:
        let values = entries.map { "<string key=\"\($0.key)\">\($0.value)</string>" }
        return
          "<dictionary class=\"NSMutableDictionary\" key=\"\(key)\">\(values.joined(separator: "\n"))</dictionary>"
      case .numbered:
        let values = entries.enumerated().map { index, entry in
          "<string key=\"NS.key.\(index)\">\(entry.key)</string><string key=\"NS.object.\(index)\">\(entry.value)</string>"
        }
        return
          "<object class=\"NSMutableDictionary\" key=\"\(key)\">\(values.joined(separator: "\n"))</object>"
      case .sorted:
        return """
          <object class="NSMutableDictionary" key="\(key)"><bool key="EncodedWithXMLCoder">YES</bool>
          <object class="NSArray" key="dict.sortedKeys"><bool key="EncodedWithXMLCoder">YES</bool>
          \(entries.map { "<string>\($0.key)</string>" }.joined(separator: "\n"))</object>
          <object class="NSMutableArray" key="dict.values"><bool key="EncodedWithXMLCoder">YES</bool>
          \(entries.map { "<string>\($0.value)</string>" }.joined(separator: "\n"))</object></object>
          """
      }
    }
  }

  @Test(arguments: DictionaryForm.allCases)
  func readsWhatInterfaceBuilderForIOSWrote(_ form: DictionaryForm) throws {
    let document = try Sample.read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10">
        <data>
          <int key="IBDocument.SystemTarget">784</int>
          <string key="IBDocument.InterfaceBuilderVersion">732</string>
          <object class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
            <bool key="EncodedWithXMLCoder">YES</bool>
            <object class="IBProxyObject" id="841">
              <string key="IBProxiedObjectIdentifier">IBFilesOwner</string>
            </object>
            <object class="IBUIView" id="380">
              <object class="NSMutableArray" key="NSSubviews">
                <object class="IBUIButton" id="381">
                  <string key="NSFrame">{{20, 10.5}, {72, 37}}</string>
                  <string key="IBUINormalTitle">Press</string>
                </object>
                <object class="IBUITableViewCell" id="382">
                  <string key="IBUIReuseIdentifier">Row</string>
                  <bool key="IBUIHidden">YES</bool>
                </object>
              </object>
              <string key="NSFrameSize">{320, 480}</string>
            </object>
            <object class="IBUICustomObject" id="383"/>
          </object>
          <object class="IBObjectContainer" key="IBDocument.Objects">
            <object class="NSMutableArray" key="connectionRecords">
              <bool key="EncodedWithXMLCoder">YES</bool>
              <object class="IBConnectionRecord">
                <object class="IBCocoaTouchOutletConnection" key="connection">
                  <string key="label">button</string>
                  <reference key="source" ref="841"/>
                  <reference key="destination" ref="381"/>
                </object>
                <int key="connectionID">9</int>
              </object>
              <object class="IBConnectionRecord">
                <object class="IBCocoaTouchEventConnection" key="connection">
                  <string key="label">press:</string>
                  <reference key="source" ref="381"/>
                  <reference key="destination" ref="841"/>
                  <int key="IBEventType">7</int>
                </object>
                <int key="connectionID">10</int>
              </object>
              <object class="IBConnectionRecord">
                <object class="IBCocoaTouchOutletCollectionConnection" key="connection">
                  <string key="label">buttons</string>
                  <reference key="source" ref="383"/>
                  <reference key="destination" ref="381"/>
                  <string key="cachedCollectionClassName">NSArray</string>
                  <bool key="addsContentToExistingCollection">YES</bool>
                </object>
                <int key="connectionID">11</int>
              </object>
            </object>
            <object class="IBMutableOrderedSet" key="objectRecords">
              <object class="NSArray" key="orderedObjects">
                <bool key="EncodedWithXMLCoder">YES</bool>
                <object class="IBObjectRecord">
                  <int key="objectID">0</int>
                  <object class="NSArray" key="object" id="0"/>
                  <reference key="children" ref="1000"/>
                </object>
                <object class="IBObjectRecord">
                  <int key="objectID">5</int>
                  <reference key="object" ref="381"/>
                  <reference key="parent" ref="380"/>
                </object>
                <object class="IBObjectRecord">
                  <int key="objectID">2</int>
                  <reference key="object" ref="380"/>
                  <reference key="parent" ref="0"/>
                </object>
                <object class="IBObjectRecord">
                  <int key="objectID">-1</int>
                  <reference key="object" ref="841"/>
                  <reference key="parent" ref="0"/>
                  <string key="objectName">File's Owner</string>
                </object>
                <object class="IBObjectRecord">
                  <int key="objectID">6</int>
                  <reference key="object" ref="382"/>
                  <reference key="parent" ref="380"/>
                </object>
                <object class="IBObjectRecord">
                  <int key="objectID">7</int>
                  <reference key="object" ref="383"/>
                  <reference key="parent" ref="0"/>
                </object>
              </object>
            </object>
            \(form.dictionary(
        "flattenedProperties",
        [("-1.CustomClassName", "Owner"), ("5.CustomClassName", "RoundButton"), ("5.Other", "x")]))
          </object>
        </data>
      </archive>
      """
    )
    #expect(document.format == .archive)
    #expect(document.platform == .iOS)
    #expect(document.toolsVersion == "732")
    #expect(document.deploymentTarget == PlatformVersion(3, 1))
    #expect(document.problems == [])
    #expect(document.objects.map(\.id) == ["-1", "2", "5", "6", "7"])
    #expect(document.objects.map(\.parent) == [nil, nil, 1, 1, nil])
    #expect(
      document.objects.map(\.elementClass) == [nil, "UIView", "UIButton", "UITableViewCell", "NSObject"]
    )
    #expect(document.objects.map(\.customClass) == ["Owner", nil, "RoundButton", nil, nil])
    #expect(document.objects.map(\.position.line) == [8, 11, 13, 17, 24])
    #expect(document.objects.map(\.container)[2] == "NSSubviews")
    #expect(document.objects[0].placeholder == .filesOwner)
    #expect(document.objects[0].userLabel == "File's Owner")
    #expect(document.objects[1].frame == AttributeValue.Rect(x: 0, y: 0, width: 320, height: 480))
    #expect(document.objects[2].frame == AttributeValue.Rect(x: 20, y: 10.5, width: 72, height: 37))
    #expect(document.objects[2].text == "Press")
    #expect(document.objects[3].reuseIdentifier == "Row")
    #expect(document.objects.map(\.isHidden) == [false, false, false, true, false])
    let connections = document.objects.flatMap(\.connections)
    #expect(
      connections.map(\.kind) == [
        .outlet(property: "button"), .action(selector: "press:", event: "touchUpInside"),
        .outletCollection(property: "buttons", collectionClass: "NSArray", appends: true),
      ]
    )
    #expect(connections.map(\.destination) == ["5", "-1", "5"])
    #expect(connections.map(\.id) == ["9", "10", "11"])
    #expect(document.objects.map(\.connections.count) == [1, 0, 1, 0, 1])
  }

  /// Returns a macOS nib with an owner, two custom views and a window, and inserts `rest` into the archive's
  /// container.
  private static func macOS(_ rest: String) -> String {
    """
    <archive type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="8.00"><data>
    <int key="IBDocument.SystemTarget">1070</int>
    <bool key="IBDocument.UseAutolayout">YES</bool>
    <array class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
    <object class="NSCustomObject" id="10"><string key="NSClassName">Owner</string></object>
    <object class="NSCustomView" id="11"><string key="NSClassName">Graph</string></object>
    <object class="NSWindowTemplate" id="12"><string key="NSWindowClass">NSPanel</string>
    <string key="NSWindowTitle">Panel</string></object>
    <object class="NSCustomView" id="13"><string key="NSClassName">NSView</string></object>
    </array>
    <object class="IBObjectContainer" key="IBDocument.Objects">
    <object class="IBMutableOrderedSet" key="objectRecords"><array key="orderedObjects">
    <object class="IBObjectRecord"><int key="objectID">-2</int><reference key="object" ref="10"/></object>
    <object class="IBObjectRecord"><int key="objectID">1</int><reference key="object" ref="11"/></object>
    <object class="IBObjectRecord"><int key="objectID">2</int><reference key="object" ref="12"/></object>
    <object class="IBObjectRecord"><int key="objectID">3</int><reference key="object" ref="13"/></object>
    </array></object>
    \(rest)
    </object></data></archive>
    """
  }

  @Test func readsWhatInterfaceBuilderForMacOSWrote() throws {
    let document = try Sample.read(
      Self.macOS(
        """
        <array key="connectionRecords">
        <object class="IBConnectionRecord"><object class="IBActionConnection" key="connection">
        <string key="label">run:</string><reference key="source" ref="10"/><reference key="destination" ref="11"/>
        </object></object>
        <object class="IBConnectionRecord"><object class="IBBindingConnection" key="connection">
        <string key="label">value: selection.x</string><reference key="source" ref="11"/>
        <reference key="destination" ref="10"/><object class="NSNibBindingConnector" key="connector">
        <string key="NSBinding">value</string><string key="NSKeyPath">selection.x</string>
        <dictionary key="NSOptions"><boolean value="YES" key="NSRaisesForNotApplicableKeys"/></dictionary>
        </object></object></object>
        <object class="IBConnectionRecord"><object class="IBToolTipAttribute" key="connection"/></object>
        </array>
        """
      )
    )
    #expect(document.platform == .macOS)
    #expect(document.objects.map(\.isCustomObject) == [true, false, false, false])
    #expect(document.objects.map(\.isCustomView) == [false, true, false, true])
    #expect(document.deploymentTarget == PlatformVersion(10, 7))
    #expect(document.options == .usesAutoLayout)
    #expect(document.objects.map(\.placeholder) == [.filesOwner, nil, nil, nil])
    #expect(document.objects.map(\.elementClass) == ["NSObject", "NSView", "NSWindow", "NSView"])
    #expect(document.objects.map(\.customClass) == ["Owner", "Graph", "NSPanel", nil])
    #expect(document.objects[2].text == "Panel")
    // In archives, the source of an action connection is the action's target.
    #expect(
      document.objects[1].connections.map(\.kind) == [
        .action(selector: "run:", event: nil),
        .binding(
          CocoaBinding(
            name: "value",
            keyPath: "selection.x",
            options: ["NSRaisesForNotApplicableKeys": "YES"]
          )
        ),
      ]
    )
    #expect(document.objects[1].connections.map(\.destination) == ["-2", "-2"])
    #expect(document.objects.map(\.connections.count) == [0, 2, 0, 0])
    #expect(document.problems == [])
  }

  @Test("A controller names the nib from which it loads its view", arguments: ["NSNibName", "IBUINibName"])
  func nibName(key: String) throws {
    let text = Self.macOS("").replacing(
      "<string key=\"NSClassName\">Graph</string>",
      with: "<string key=\"NSClassName\">Graph</string>\n<string key=\"\(key)\">Panel</string>"
    )
    let document = try Sample.read(text)
    #expect(document.resourceReferences.map(\.resource) == [.nib("Panel")])
    #expect(document.resourceReferences.map { document.objects[$0.object].customClass } == ["Graph"])
    #expect(document.resourceReferences.map(\.position.line) == [7])
    let empty = text.replacing("\(key)\">Panel<", with: "\(key)\"><")
    #expect(try Sample.read(empty).resourceReferences.isEmpty)
  }

  @Test("Xcode 5.0 uses other keys for the ids of records; a record without an id is reported")
  func idsOfRecords() throws {
    let text = Self.macOS(
      """
      <array key="connectionRecords"><object class="IBConnectionRecord">
      <object class="IBOutletConnection" key="connection"><string key="label">graph</string>
      <reference key="source" ref="10"/><reference key="destination" ref="11"/></object>
      <int key="connectionID">20</int></object></array>
      """
    )
    let before = try Sample.read(text)
    #expect(before.objects.flatMap(\.connections).map(\.id) == ["20"])
    let renamed = text.replacing(#"key="objectID""#, with: #"key="id""#)
      .replacing(#"key="connectionID""#, with: #"key="id""#)
    #expect(try Sample.read(renamed) == before)
    let without = try Sample.read(text.replacing(#"key="objectID""#, with: #"key="other""#))
    #expect(without.objects.isEmpty)
    #expect(
      without.problems.map(\.reason)
        == Array(
          repeating: .missingXMLAttribute("objectID", element: "IBObjectRecord"),
          count: 4
        )
    )
  }

  struct ValueCase: Sendable {
    var type: String
    var xml: String
    var value: AttributeValue?
    var problem: DocumentProblem.Reason?
    var sourceLocation: SourceLocation

    init(
      _ type: String,
      _ xml: String,
      _ value: AttributeValue,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      self.type = type
      self.xml = xml
      self.value = value
      self.sourceLocation = sourceLocation
    }

    init(
      _ type: String,
      _ xml: String,
      problem: DocumentProblem.Reason,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      self.type = type
      self.xml = xml
      self.problem = problem
      self.sourceLocation = sourceLocation
    }
  }

  private static let attributesCases: [ValueCase] = [
    ValueCase("nil", #"<nil key="value"/>"#, .nil),
    ValueCase("nil", "", .nil),
    ValueCase("boolean", #"<boolean value="YES" key="value"/>"#, true),
    ValueCase("boolean", #"<integer value="0" key="value"/>"#, false),
    ValueCase("string", #"<string key="value">red</string>"#, "red"),
    ValueCase(
      "string",
      #"<object class="NSMutableString" key="value"><characters key="NS.bytes">m</characters></object>"#,
      "m"
    ),
    ValueCase("string", #"<reference key="value" ref="shared"/>"#, "shared text"),
    ValueCase("localizedString", #"<string key="value">l</string>"#, .localizedString("l")),
    ValueCase("number", #"<integer value="3" key="value"/>"#, 3),
    ValueCase("number", #"<real value="6" key="value"/>"#, 6.0),
    ValueCase("number", #"<int key="value">4</int>"#, 4),
    ValueCase("image", #"<string key="value">logo</string>"#, .image(.init(name: "logo"))),
    ValueCase(
      "image",
      #"<object class="NSCustomResource" key="value"><string key="NSResourceName">logo</string></object>"#,
      .image(.init(name: "logo"))
    ),
    ValueCase(
      "size",
      #"<object class="NSValue" key="value"><int key="NS.special">2</int><string key="NS.sizeval">{150, 20.5}</string></object>"#,
      .size(.init(width: 150, height: 20.5))
    ),
    ValueCase(
      "range",
      #"<string key="value">{1.5, 2}</string>"#,
      problem: .invalidValue("{1.5, 2}", type: "range", keyPath: "k")
    ),
    ValueCase("point", #"<string key="value">{1, -2}</string>"#, .point(.init(x: 1, y: -2))),
    ValueCase(
      "rect",
      #"<object class="NSValue" key="value"><string key="NS.rectval">{{1, 2}, {3, 4}}</string></object>"#,
      .rect(.init(x: 1, y: 2, width: 3, height: 4))
    ),
    ValueCase(
      "range",
      #"<object class="NSValue" key="value"><int key="NS.rangeval.location">1</int><int key="NS.rangeval.length">2</int></object>"#,
      .range(.init(location: 1, length: 2))
    ),
    ValueCase(
      "color",
      #"<object class="NSColor" key="value"><int key="NSColorSpace">1</int><bytes key="NSRGB">MCAwIDAAA</bytes></object>"#,
      .color(.init(.components(.init(.rgb(red: 0, green: 0, blue: 0), space: "calibratedRGB"))))
    ),
    ValueCase(
      "color",
      #"<object class="NSColor" key="value"><int key="NSColorSpace">3</int><bytes key="NSWhite">MC41IDAuMjUA</bytes></object>"#,
      .color(.init(.components(.init(.gray(white: 0.5), alpha: 0.25, space: "calibratedWhite"))))
    ),
    ValueCase(
      "color",
      #"""
      <object class="NSColor" key="value"><int key="NSColorSpace">6</int><string key="NSCatalogName">System</string>
      <string key="NSColorName">textColor</string><object class="NSColor" key="NSColor">
      <int key="NSColorSpace">3</int><bytes key="NSWhite">MAA</bytes></object></object>
      """#,
      .color(.init(.system("textColor"), fallback: .init(.gray(white: 0), space: "calibratedWhite")))
    ),
    ValueCase(
      "date",
      #"<string key="value">x</string>"#,
      problem: .unknownAttributeType("date", keyPath: "k")
    ),
    ValueCase("number", "", problem: .missingValue(type: "number", keyPath: "k")),
    ValueCase(
      "number",
      #"<string key="value">many</string>"#,
      problem: .invalidValue("many", type: "number", keyPath: "k")
    ),
    ValueCase(
      "color",
      #"<object class="NSColor" key="value"><int key="NSColorSpace">9</int></object>"#,
      problem: .invalidValue("NSColor", type: "color", keyPath: "k")
    ),
    // A string that refers to itself.
    ValueCase(
      "string",
      #"<object class="NSMutableString" key="value" id="loop"><reference key="NS.bytes" ref="loop"/></object>"#,
      problem: .invalidValue("NSMutableString", type: "string", keyPath: "k")
    ),
  ]

  /// A document that sets a runtime attribute to an integer.
  static let attributeDocument = attributeDocument("number", #"<integer value="3" key="value"/>"#)

  private static func attributeDocument(_ type: String, _ value: String) -> String {
    Self.macOS(
      """
      <string key="unused" id="shared">shared text</string>
      <dictionary class="NSMutableDictionary" key="flattenedProperties">
      <object class="NSMutableDictionary" key="1.IBAttributePlaceholdersKey">
      <string key="NS.key.0">IBUserDefinedRuntimeAttributesPlaceholderName</string>
      <object class="IBUserDefinedRuntimeAttributesPlaceholder" key="NS.object.0">
      <reference key="object" ref="11"/><array key="userDefinedRuntimeAttributes">
      <object class="IBUserDefinedRuntimeAttribute">
      <string key="typeIdentifier">com.apple.InterfaceBuilder.userDefinedRuntimeAttributeType.\(type)</string>
      <string key="keyPath">k</string>
      \(value)
      </object></array></object></object></dictionary>
      """
    )
  }

  @Test(arguments: attributesCases)
  func attributes(_ sample: ValueCase) throws {
    let document = try Sample.read(Self.attributeDocument(sample.type, sample.xml))
    let attributes = document.objects[1].runtimeAttributes
    #expect(
      attributes.map(\.keyPath) == (sample.value == nil ? [] : ["k"]),
      sourceLocation: sample.sourceLocation
    )
    #expect(attributes.first?.value == sample.value, sourceLocation: sample.sourceLocation)
    #expect(document.problems.first?.reason == sample.problem, sourceLocation: sample.sourceLocation)
    let line = attributes.first?.position?.line ?? document.problems.first?.position.line
    #expect(line == 24, sourceLocation: sample.sourceLocation)
  }

  @Test func parentsMayComeLaterButMakeNoCircle() throws {
    func record(_ id: Int, parent: Int) -> String {
      """
      <object class="IBObjectRecord"><int key="objectID">\(id)</int><reference key="object" ref="\(id)"/>
      <reference key="parent" ref="\(parent)"/></object>
      """
    }
    let document = try Sample.read(
      """
      <archive type="com.apple.InterfaceBuilder3.Cocoa.XIB"><data>
      <array key="IBDocument.RootObjects"><object class="NSView" id="1"/><object class="NSView" id="2"/>
      <object class="NSView" id="3"/><object class="NSView" id="4"/></array>
      <object class="IBObjectContainer" key="IBDocument.Objects">
      <object class="IBMutableOrderedSet" key="objectRecords"><array key="orderedObjects">
      \(record(1, parent: 2))\(record(2, parent: 3))\(record(3, parent: 1))\(record(4, parent: 4))
      </array></object></object></data></archive>
      """
    )
    #expect(document.objects.map(\.parent) == [1, 2, nil, nil])
    #expect(document.nibs().map(\.objects) == [[0, 1, 2, 3]])
  }

  @Test func aConnectionWithoutALabelIsListed() throws {
    let document = try Sample.read(
      Self.macOS(
        """
        <array key="connectionRecords">
        <object class="IBConnectionRecord"><object class="IBOutletConnection" key="connection"/></object>
        </array>
        """
      )
    )
    #expect(
      document.problems.map(\.reason) == [
        .missingXMLAttribute("label", element: "IBOutletConnection")
      ]
    )
  }

  @Test func anArchiveWithoutAModelIsEmpty() throws {
    let text = #"<archive type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="7.10"><data/></archive>"#
    #expect(try Sample.read(text).objects == [])
    #expect(try Sample.read("<archive type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>").objects == [])
    #expect(
      try Sample.read("<archive/>").problems.map(\.reason)
        == [.unknownTargetRuntime("")]
    )
  }

  @Test func aTruncatedArchiveKeepsItsObjects() throws {
    let text = Self.macOS("<array key=\"connectionRecords\">")
    let error = try #require(throws: DocumentError.self) { try Sample.read(text) }
    #expect(error.partialDocument?.objects.map(\.id) == ["-2", "1", "2", "3"])
  }
}
