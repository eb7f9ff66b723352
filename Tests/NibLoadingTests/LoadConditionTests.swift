import NibLoading
import Testing

@Suite("Conditions as sources spell them")
struct LoadConditionTests {
  @Test(arguments: [
    ("subviews.isEmpty", LoadCondition.hasSubviews(false)), ("self.subviews.count == 0", .hasSubviews(false)),
    ("!subviews.isEmpty", .hasSubviews(true)), ("subviews.count > 0", .hasSubviews(true)),
    ("comesFromNib", .isSet(property: "comesFromNib", true)),
    ("!self.isLoaded", .isSet(property: "isLoaded", false)),
    ("contentView == nil", .isSet(property: "contentView", false)),
    ("self.contentView != nil", .isSet(property: "contentView", true)),
    ("flag == false", .isSet(property: "flag", false)), ("flag == true", .isSet(property: "flag", true)),
    ("MyView.isLoading", .unknown), ("a && b", .unknown), ("let view = other", .unknown),
    ("load()", .unknown),
    ("", .unknown),
  ])
  func reading(_ text: String, _ expected: LoadCondition) {
    #expect(LoadCondition(text) == expected)
  }

  @Test("Negated, a condition asks for the opposite, and what nobody knows stays unknown")
  func negation() {
    #expect(LoadCondition("subviews.isEmpty", isNegated: true) == .hasSubviews(true))
    #expect(LoadCondition("!flag", isNegated: true) == .isSet(property: "flag", true))
    #expect(LoadCondition("a || b", isNegated: true) == .unknown)
    #expect(LoadCondition(nil, isNegated: true) == .unknown)
  }
}
