/// An Objective-C operation of Foundation or Auto Layout that raises an exception for a nil object.
package enum NilRaisingAPI: Hashable, Sendable {
  /// `[array addObject:x]` and `[array insertObject:x atIndex:0]` (NavCogIOSv3#54, FDTake#60).
  case insertion
  /// An element of `@[…]` (WordPress-iOS#921).
  case arrayLiteral(index: Int)
  /// A value of `@{…}` (CMPopTipView#106).
  case dictionaryLiteral(index: Int)
  /// The first item of a constraint (XMChatBarExample#21).
  case constraint

  /// The methods by selector, each with the index of the argument that must not be nil.
  private static let methods: [String: (api: NilRaisingAPI, argument: Int)] = [
    "addObject:": (.insertion, 0),
    "insertObject:atIndex:": (.insertion, 0),
    "constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:": (.constraint, 0),
  ]

  /// Returns the operation of a method, with the index of the argument that must not be nil; nil for other methods.
  static func method(_ selector: String) -> (api: NilRaisingAPI, argument: Int)? { methods[selector] }

  /// A verb phrase for messages, such as "passes the outlet to a constraint".
  package var phrase: String {
    switch self {
    case .insertion, .arrayLiteral: "inserts the outlet into an array"
    case .dictionaryLiteral: "inserts the outlet into a dictionary"
    case .constraint: "passes the outlet to a constraint"
    }
  }
}
