import InterfaceDocuments
import Testing

struct LayoutConstraintTests {
  @Test func keepsBothSides() throws {
    let document = try Sample.read(
      Sample.iOS(
        """
        <view id="a"><constraints>
        <constraint firstItem="b" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="a" \
        secondAttribute="trailing" multiplier="0.5" constant="-12" priority="750" identifier="gap" id="c1"/>
        <constraint firstAttribute="width" constant="44" placeholder="YES" id="c2"/>
        <constraint firstAttribute="height" secondItem="b" secondAttribute="width" multiplier="16:9" id="c3"/>
        </constraints></view>
        """
      )
    )
    var full = LayoutConstraint(object: 1, firstAttribute: "leading")
    full.firstItem = "b"
    full.relation = .greaterThanOrEqual
    full.secondItem = "a"
    full.secondAttribute = "trailing"
    full.multiplier = 0.5
    full.constant = -12
    full.priority = 750
    var width = LayoutConstraint(object: 2, firstAttribute: "width")
    width.constant = 44
    width.isRemovedAtBuildTime = true
    var ratio = LayoutConstraint(object: 3, firstAttribute: "height")
    ratio.secondItem = "b"
    ratio.secondAttribute = "width"
    ratio.multiplier = 16.0 / 9
    #expect(document.constraints == [full, width, ratio])
    #expect(document.objects[1].identifier == "gap")
    #expect(document.objects[1].parent == 0)
    #expect(document.objects[1].container == "constraints")
  }

  @Test(arguments: ["1:0", ":", "a:b", "1:", "many"])
  func aRatioThatIsNoneCountsAsOne(_ multiplier: String) throws {
    let document = try Sample.read(
      Sample.iOS(#"<constraint firstAttribute="width" multiplier="\#(multiplier)" relation="near" id="c"/>"#)
    )
    #expect(document.constraints.map(\.multiplier) == [1])
    #expect(document.constraints.map(\.relation) == [.equal])
  }
}
