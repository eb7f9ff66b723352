import InterfaceDocuments
import NibproofTestSupport
import RuntimeAttributes
import Testing

/// Mutates documents at seeded positions, and checks that readers do not trap and their results are consistent.
struct MutationTests {
  struct Fixture: Sendable, CustomTestStringConvertible {
    var path: String
    var bytes: [UInt8]

    var testDescription: String { path }
  }

  private static let fixtures: [Fixture] = [
    Fixture(
      path: "View.xib",
      bytes: Array(
        Sample.iOS(
          """
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner">
          <connections><outlet property="view" destination="v" id="c1"/></connections></placeholder>
          <view contentMode="scaleToFill" id="v" customClass="RoundView" customModule="App">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews><button opaque="NO" id="b" userLabel="日本 🎛"><state key="normal" title="A &amp; B" image="i"/>
          <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="4.5"/>
          </userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="color" keyPath="tint"><color key="value" name="Brand"/>
          </userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="string" keyPath="s"><string key="value">a<![CDATA[<b>]]></string>
          </userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="rect" keyPath="r"><rect key="value" x="1" y="2" width="3" height="4"/>
          </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
          <connections><action selector="tap:" destination="-1" eventType="touchUpInside" id="c2"/></connections>
          </button></subviews><!-- a > b -->
          <constraints><constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top"
          multiplier="16:9" constant="8" id="k"/></constraints>
          <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
          </view>
          """,
          resources: """
            <namedColor name="Brand"><color red="1" green="0.5" blue="0" alpha="1" colorSpace="custom"
            customColorSpace="sRGB"/></namedColor>
            """
        ).utf8
      )
    ),
    Fixture(
      path: "Main.storyboard",
      bytes: Array(
        Sample.storyboard(
          """
          <scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController"><view key="view" id="v">
          <subviews><tableView id="t"><prototypes><tableViewCell id="p"><connections>
          <segue destination="c" kind="show" identifier="go" id="g"/><outlet property="x" destination="v" id="o"/>
          </connections></tableViewCell></prototypes></tableView></subviews></view></viewController>
          <exit id="e" sceneMemberID="exit"/><viewControllerPlaceholder storyboardName="Other" id="q"/>
          </objects></scene>
          """
        ).utf8
      )
    ),
    Fixture(
      path: "Menu.xib",
      bytes: Array(
        Sample.macOS(
          """
          <customObject id="-2"/><menuItem id="m"><connections>
          <binding destination="-2" name="value" keyPath="x" id="b"><dictionary key="options">
          <string key="NSValueTransformerName">N</string></dictionary></binding></connections></menuItem>
          """
        ).utf8
      )
    ),
    Fixture(path: "Old.xib", bytes: Array(ArchiveTests.attributeDocument.utf8)),
    Fixture(path: "View.nib", bytes: CompiledNibTests.iOS()),
  ]

  @Test(arguments: fixtures)
  func nothingTraps(_ fixture: Fixture) {
    var generator = SplitMix(seed: 20)
    var read = 0
    for _ in 0..<500 {
      let bytes = Self.mutate(fixture.bytes, using: &generator)
      do {
        let document = try InterfaceDocumentReader().read(bytes, path: fixture.path)
        expectSoundness(of: document)
        read += 1
      } catch {
        #expect(!error.message.isEmpty)
        if let document = error.partialDocument { expectSoundness(of: document) }
      }
    }
    // Some mutated documents must be readable, but not all of them.
    #expect((1..<500).contains(read))
  }

  @Test func noPropertyListTraps() {
    let list = Array(
      """
      <plist version="1.0"><dict><key>UIViewControllerIdentifiersToNibNames</key>
      <dict><key>a</key><string>b</string></dict></dict></plist>
      """.utf8
    )
    var generator = SplitMix(seed: 21)
    let known = (0..<2_000).count { _ in
      CompiledStoryboard(propertyList: Self.mutate(list, using: &generator)) != nil
    }
    #expect((1..<2_000).contains(known))
  }

  private static func mutate(_ bytes: [UInt8], using generator: inout SplitMix) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      let end = min(bytes.count, place + Int.random(in: 1...12, using: &generator))
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      case 2: bytes.removeSubrange(place..<end)
      case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 4: bytes.insert("<>&\"'/?!-]".utf8.randomElement(using: &generator) ?? 0, at: place)
      default: bytes.removeSubrange(place...)
      }
      if bytes.isEmpty { break }
    }
    return bytes
  }

  private func expectSoundness(of document: InterfaceDocument) {
    let count = document.objects.count
    #expect(
      document.objects.enumerated().allSatisfy { index, object in
        object.parent.map { $0 != index && $0 < count } ?? true
      }
    )
    #expect(document.objects.allSatisfy { $0.scene.map { $0 < document.scenes.count } ?? true })
    #expect(document.objects.allSatisfy { $0.position.line > 0 && $0.position.column > 0 })
    #expect(
      document.scenes.allSatisfy { $0.objects.upperBound <= count && ($0.controller ?? 0) < max(count, 1) }
    )
    #expect(document.constraints.allSatisfy { $0.object < count })
    #expect(document.variations.allSatisfy { $0.object < count })
    #expect(document.storyboardReferences.allSatisfy { $0.object < count })
    #expect(document.resourceReferences.allSatisfy { $0.object < count })
    #expect(document.problems.allSatisfy { ($0.object ?? 0) < max(count, 1) && !$0.message.isEmpty })
    #expect(document.nibs().flatMap(\.objects).sorted() == Array(0..<count))
    #expect(document.objects.indices.allSatisfy { !document.name(of: $0).isEmpty })
  }
}
