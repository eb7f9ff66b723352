/// What must hold for a method to load a nib, where that can be told of a model object.
package enum LoadCondition: Hashable, Sendable {
  /// The view has subviews, or has none.
  case hasSubviews(Bool)
  /// A property of the object is true or not nil, or is not.
  case isSet(property: String, Bool)
  /// Something that only the running app can tell.
  case unknown

  /// Reads a condition as a source spells it.
  ///
  /// - Parameters:
  ///   - text: The condition; nil for one that no statement spells.
  ///   - isNegated: Whether it must not hold.
  package init(_ text: String?, isNegated: Bool = false) {
    guard let text else {
      self = .unknown
      return
    }
    var words = text.filter { !$0.isWhitespace }
    if words.hasPrefix("self.") { words.removeFirst("self.".count) }
    var holds = !isNegated
    if words.hasPrefix("!") {
      holds.toggle()
      words.removeFirst()
      if words.hasPrefix("self.") { words.removeFirst("self.".count) }
    }
    if let hasSubviews = Self.subviewConditions[words] {
      self = .hasSubviews(hasSubviews == holds)
      return
    }
    for (suffix, isSet) in Self.comparisons where words.hasSuffix(suffix) {
      words.removeLast(suffix.count)
      holds = holds == isSet
      break
    }
    let isName = !words.isEmpty && words.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isAlphabetic }
    self = isName ? .isSet(property: words, holds) : .unknown
  }

  /// The property on which it depends.
  package var property: String? { if case .isSet(let property, _) = self { property } else { nil } }

  private static let subviewConditions = [
    "subviews.isEmpty": false, "subviews.count==0": false, "subviews.count<1": false,
    "subviews.count>0": true, "subviews.count!=0": true, "subviews.count>=1": true,
    "subviews.first==nil": false, "subviews.first!=nil": true,
  ]

  private static let comparisons = [
    ("==nil", false), ("!=nil", true), ("==false", false), ("==true", true), ("!=true", false),
  ]
}
