import KeyValueCoding
import RuntimeAttributes
import SwiftTokens

/// Derives the selector of a Swift method without `@objc(name)`, using the compiler's rules.
///
/// See `AbstractFunctionDecl::getObjCSelector` in lib/AST/Decl.cpp of swiftlang/swift: `With` joins the first label to
/// the base name, unless the label begins or the base name ends with a preposition.
enum ObjectiveCSelector {
  /// A parameter that exists only in the Objective-C selector.
  enum Inserted {
    case completionHandler(at: Int)
    case error(at: Int)

    fileprivate var index: Int {
      switch self {
      case .completionHandler(let index), .error(let index): index
      }
    }

    /// The text appended to the base name if the parameter comes first.
    fileprivate var firstPiece: String {
      switch self {
      case .completionHandler: "WithCompletionHandler"
      case .error: "AndReturnError"
      }
    }

    /// The selector piece if the parameter does not come first.
    fileprivate var piece: String {
      switch self {
      case .completionHandler: "completionHandler"
      case .error: "error"
      }
    }
  }

  /// Returns the selector of a function.
  ///
  /// - Parameters:
  ///   - baseName: The name without labels.
  ///   - labels: The argument labels, empty for `_`.
  ///   - inserted: The parameter for `async` or `throws`.
  /// - Returns: The selector with its colons.
  static func make(baseName: String, labels: [String], inserted: Inserted? = nil) -> String {
    let count = labels.count + (inserted == nil ? 0 : 1)
    guard count > 0 else { return baseName }
    var selector = ""
    let length = baseName.utf8.count + (inserted == nil ? 0 : longestPiece)
    selector.reserveCapacity(labels.reduce(length) { $0 + $1.utf8.count + 1 })
    selector += baseName
    var label = 0
    for piece in 0..<count {
      if let inserted, inserted.index == piece {
        selector += piece == 0 ? inserted.firstPiece : inserted.piece
      } else {
        if label < labels.count {
          selector += piece == 0 ? firstPiece(baseName, labels[label]) : labels[label]
        }
        label += 1
      }
      selector += ":"
    }
    return selector
  }

  /// The length of the longest piece for an inserted parameter.
  private static let longestPiece = "WithCompletionHandler:".utf8.count

  private static func firstPiece(_ baseName: String, _ label: String) -> String {
    guard !label.isEmpty else { return "" }
    return (FirstLabel.needsWith(label, after: baseName) ? "With" : "") + label.firstUppercased
  }
}
