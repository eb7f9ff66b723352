import InterfaceDocuments
import Testing

struct SizeClassVariationTests {
  @Test func keepsWhatDiffers() throws {
    let document = try Sample.read(
      Sample.iOS(
        """
        <view id="a"><subviews><label id="b"/></subviews>
        <constraints><constraint constant="8" id="c"><variation key="heightClass=compact" constant="4"/>
        </constraint></constraints>
        <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
        <variation key="heightClass=compact-widthClass=regular">
        <mask key="subviews"><include reference="b"/></mask>
        <mask key="constraints"><include reference="c"/><exclude reference="d"/></mask></variation></view>
        """
      )
    )
    var none = SizeClassVariation(object: 0, sizeClasses: "default")
    none.excluded = ["b"]
    var regular = SizeClassVariation(object: 0, sizeClasses: "heightClass=compact-widthClass=regular")
    regular.included = ["b", "c"]
    regular.excluded = ["d"]
    let constant = SizeClassVariation(
      object: 2,
      sizeClasses: "heightClass=compact",
      settings: ["constant": "4"]
    )
    #expect(document.variations == [constant, none, regular])
  }
}
