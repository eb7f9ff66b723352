import InterfaceDocuments
import RuntimeAttributes
import Testing

struct StoryboardTests {
  @Test func scenesHoldTheirObjects() throws {
    let document = try Sample.read(
      Sample.storyboard(
        """
        <scene sceneID="s1"><objects>
        <viewController storyboardIdentifier="First" id="vc1" sceneMemberID="viewController">
        <view key="view" id="v1"/></viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="f1" sceneMemberID="firstResponder"/>
        </objects><point key="canvasLocation" x="1" y="2"/></scene>
        <scene sceneID="s2"><objects>
        <customObject id="o2"/>
        <navigationController id="vc2" sceneMemberID="viewController"/>
        </objects></scene>
        """
      )
    )
    #expect(document.initialController == "vc1")
    #expect(document.scenes.map(\.id) == ["s1", "s2"])
    #expect(document.scenes.map(\.objects) == [0..<3, 3..<5])
    #expect(document.scenes.map(\.controller) == [0, 4])
    #expect(document.objects.map(\.scene) == [0, 0, 0, 1, 1])
    #expect(document.objects[0].storyboardIdentifier == "First")
  }

  @Test func aTruncatedSceneKeepsItsObjects() throws {
    let text = Sample.storyboard("<scene sceneID=\"s\"><objects><viewController id=\"a\"><view id=\"b\"/>")
    let cut = try #require(text.firstRange(of: "</scenes>"))
    let error = try #require(throws: DocumentError.self) { try Sample.read(String(text[..<cut.lowerBound])) }
    #expect(error.partialDocument?.scenes.map(\.objects) == [0..<2])
  }

  @Test func placeholdersOfOtherStoryboardsAreReferences() throws {
    let document = try Sample.read(
      Sample.storyboard(
        """
        <scene sceneID="s1"><objects>
        <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="Here" bundleIdentifier="com.a" \
        id="p" sceneMemberID="viewController"/>
        </objects></scene>
        <scene sceneID="s2"><objects><viewControllerPlaceholder id="q"/></objects></scene>
        """
      )
    )
    #expect(
      document.storyboardReferences == [
        StoryboardReference(object: 0, storyboard: "Other", identifier: "Here", bundle: "com.a"),
        StoryboardReference(object: 1, storyboard: nil, identifier: nil, bundle: nil),
      ]
    )
    #expect(document.objects[0].elementClass == "UIViewController")
  }
}
