import InterfaceDocuments
import Testing

/// Archives in which many parts refer to the same part, so that a small file could expand to a large document or be
/// searched repeatedly.
@Suite("Parts that archives share")
struct SharedPartTests {
  private static let count = 2_500

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var path: String
    var bytes: [UInt8]
    /// The number of objects that are read, or nil if the reader rejects the file because too many parts are shared.
    var objects: Int?
    var location: SourceLocation

    init(
      _ description: String,
      nib bytes: [UInt8],
      objects: Int? = nil,
      location: SourceLocation = #_sourceLocation
    ) {
      (testDescription, path, self.bytes, self.objects) = (description, "a.nib", bytes, objects)
      self.location = location
    }

    init(
      _ description: String,
      archive text: String,
      objects: Int? = nil,
      location: SourceLocation = #_sourceLocation
    ) {
      (testDescription, path, bytes) = (description, "a.xib", Array(text.utf8))
      self.objects = objects
      self.location = location
    }
  }

  @Test(arguments: compiled + archives)
  func ends(_ testCase: Case) {
    do throws(DocumentError) {
      let document = try InterfaceDocumentReader().read(testCase.bytes, path: testCase.path)
      #expect(document.objects.count == testCase.objects, sourceLocation: testCase.location)
    } catch {
      #expect(error.reason == .inflated, sourceLocation: testCase.location)
      #expect(testCase.objects == nil, sourceLocation: testCase.location)
    }
  }

  // MARK: - Compiled nibs

  /// Returns an iOS nib; `parts` adds objects and returns the values of the root object.
  private static func nib(_ parts: (inout NibWriter) -> [(String, NibWriter.Value)]) -> [UInt8] {
    var nib = NibWriter()
    let root = parts(&nib)
    nib.setRoot("NSObject", root)
    return nib.file()
  }

  /// Many values for a key that is never read.
  private static let wide = (0..<count).map { _ in ("x", NibWriter.Value.nothing) }

  /// Returns a nib whose objects share one string as the value of a key.
  private static func objects(_ className: String, _ key: String, sharing text: String) -> [UInt8] {
    nib { nib in
      let text = nib.string(text)
      let objects = (0..<count).map { _ in nib.add(className, [(key, text)]) }
      return [("UINibObjectsKey", nib.array(objects))]
    }
  }

  /// Returns a nib with an object that has many runtime attributes for the same key path.
  private static func attributes(_ keyPath: String, _ className: String, _ value: [(String, NibWriter.Value)])
    -> [UInt8]
  {
    nib { nib in
      let view = nib.add("UIView")
      let path = nib.string(keyPath)
      let pairs = (0..<count).map { _ in
        let value = nib.add(className, value)
        return nib.add("P", [("UIObject", .object(view)), ("UIKeyPath", path), ("UIValue", .object(value))])
      }
      return [("UINibObjectsKey", nib.array([view])), ("UINibKeyValuePairsKey", nib.array(pairs))]
    }
  }

  static let compiled = [
    Case(
      "all objects as children of each object",
      nib: nib { nib in
        let children = nib.array(Array(1...count))
        let objects = (0..<count).map { _ in nib.add("UIView", [("UISubviews", children)]) }
        return [("UINibObjectsKey", nib.array(objects))]
      }
    ),
    Case(
      "a connection with many values, many times",
      nib: nib { nib in
        let view = nib.add("UIView")
        let ends: [(String, NibWriter.Value)] = [
          ("UISource", .object(view)), ("UIDestination", .object(view)),
        ]
        let connection = nib.add("UIRuntimeOutletConnection", wide + ends)
        let connections = nib.array(Array(repeating: connection, count: count))
        return [("UINibObjectsKey", nib.array([view])), ("UINibConnectionsKey", connections)]
      },
      objects: 1
    ),
    Case(
      "an object with many values, many times",
      nib: nib { nib in
        let view = nib.add("UIView", wide)
        return [("UINibObjectsKey", nib.array(Array(repeating: view, count: count)))]
      },
      objects: 1
    ),
    Case(
      "objects in place of key paths, in many connectors",
      nib: nib { nib in
        let view = nib.add("NSView")
        let list = nib.array(Array(repeating: view, count: count))
        let connectors = (0..<count).map { _ in
          nib.add(
            "NSIBUserDefinedRuntimeAttributesConnector",
            [("NSObject", .object(view)), ("NSKeyPaths", list), ("NSValues", list)]
          )
        }
        let data = nib.add(
          "D",
          [("NSObjectsKeys", nib.array([view])), ("NSConnections", nib.array(connectors))]
        )
        return [("IB.objectdata", .object(data))]
      }
    ),
    Case("the class of all objects", nib: objects("UIClassSwapper", "UIClassName", sharing: letters)),
    Case("the text of all objects", nib: objects("UILabel", "UIText", sharing: letters)),
    Case("the key path of all attributes", nib: attributes(letters, "NSNumber", [("NS.intval", .int8(1))])),
    Case(
      "a short name of all objects",
      nib: objects("UIClassSwapper", "UIClassName", sharing: "MyView"),
      objects: count
    ),
  ]

  private static let letters = String(repeating: "k.", count: count)

  // MARK: - Archives of Interface Builder 3

  private static func archive(
    _ objects: String,
    records: String = record(1),
    connections: String = "",
    more: String = ""
  )
    -> String
  {
    """
    <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10"><data>
    <object class="NSArray" key="IBDocument.RootObjects">\(objects)</object>
    <object class="IBObjectContainer" key="IBDocument.Objects">
    <object class="NSMutableArray" key="connectionRecords">\(connections)</object>
    <object class="S" key="objectRecords"><object class="NSArray" key="orderedObjects">\(records)</object></object>
    </object>\(more)</data></archive>
    """
  }

  private static func record(_ id: Int, of object: Int = 1) -> String {
    "<object class=\"R\"><int key=\"objectID\">\(id)</int><reference key=\"object\" ref=\"\(object)\"/></object>"
  }

  private static func many(_ text: (Int) -> String) -> String {
    (1...count).map(text).joined(separator: "\n")
  }

  private static let view = "<object class=\"IBUIView\" id=\"1\"/>"
  private static let wideElements = String(repeating: "<int key=\"x\"/>", count: count)

  private static func attributes(_ text: (Int) -> String) -> String {
    """
    <object class="IBUserDefinedRuntimeAttributesPlaceholder"><reference key="object" ref="1"/>
    <object class="NSArray" key="userDefinedRuntimeAttributes">\(many(text))</object></object>
    """
  }

  static let archives = [
    Case(
      "an object with many elements, many times",
      archive: archive(
        "<object class=\"IBUIView\" id=\"1\">\(wideElements)</object>",
        records: many { record($0) }
      ),
      objects: count
    ),
    Case(
      "the frame of all objects",
      archive: archive(
        "<string id=\"f\">{{1, 2}, {3, 4\(String(repeating: ", 5", count: count))}}</string>"
          + many { "<object class=\"NSView\" id=\"\($0)\"><reference key=\"NSFrame\" ref=\"f\"/></object>" },
        records: many { record($0, of: $0) }
      )
    ),
    Case(
      "the options of all bindings",
      archive: archive(
        view + "<object class=\"D\" id=\"o\">\(many { "<string key=\"k\($0)\">v</string>" })</object>",
        connections: many { _ in
          """
          <object class="R"><object class="IBBindingConnection" key="connection"><string key="label">l</string>
          <reference key="source" ref="1"/><object class="C" key="connector"><reference key="NSOptions" ref="o"/>
          </object></object></object>
          """
        }
      )
    ),
    Case(
      "a connection with many elements, many times",
      archive: archive(
        view + """
          <object class="IBCocoaTouchOutletConnection" id="c">\(wideElements)<string key="label">l</string>\
          <reference key="source" ref="1"/></object>
          """,
        connections: many { _ in "<object class=\"R\"><reference key=\"connection\" ref=\"c\"/></object>" }
      ),
      objects: 1
    ),
    Case(
      "the color of all attributes",
      archive: archive(
        view + "<bytes id=\"b\">\(String(repeating: "MTAw", count: count))</bytes>",
        more: attributes { number in
          """
          <object class="A"><string key="keyPath">k\(number)</string>
          <string key="typeIdentifier">com.apple.InterfaceBuilder.userDefinedRuntimeAttributeType.color</string>
          <object class="NSColor" key="value"><int key="NSColorSpace">1</int><reference key="NSRGB" ref="b"/></object>
          </object>
          """
        }
      )
    ),
    Case(
      "the key path of all attributes",
      archive: archive(
        view + "<string id=\"k\">\(letters)</string>",
        more: attributes { _ in
          "<object class=\"A\"><reference key=\"keyPath\" ref=\"k\"/><string key=\"typeIdentifier\">nil</string></object>"
        }
      )
    ),
    Case(
      "a short key path of all attributes",
      archive: archive(
        view + "<string id=\"k\">key</string>",
        more: attributes { _ in
          "<object class=\"A\"><reference key=\"keyPath\" ref=\"k\"/><string key=\"typeIdentifier\">nil</string></object>"
        }
      ),
      objects: 1
    ),
  ]
}
