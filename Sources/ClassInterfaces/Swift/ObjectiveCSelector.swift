import RuntimeAttributes

/// The compiler's rule for the selector of a Swift method without `@objc(name)`.
///
/// swiftlang/swift, lib/AST/Decl.cpp, `AbstractFunctionDecl::getObjCSelector`: the first label is joined to the
/// base name by `With`, unless the label begins with a preposition or the base name ends with one.
enum ObjectiveCSelector {
  /// An argument that only Objective-C sees.
  enum Inserted {
    case completionHandler(at: Int)
    case error(at: Int)

    fileprivate var index: Int {
      switch self {
      case .completionHandler(let index), .error(let index): index
      }
    }

    /// What it adds to the base name when it comes first.
    fileprivate var firstPiece: String {
      switch self {
      case .completionHandler: "WithCompletionHandler"
      case .error: "AndReturnError"
      }
    }

    /// Its own piece when it does not.
    fileprivate var piece: String {
      switch self {
      case .completionHandler: "completionHandler"
      case .error: "error"
      }
    }
  }

  /// Makes a selector.
  ///
  /// - Parameters:
  ///   - baseName: The name without labels.
  ///   - labels: The argument labels, empty where there is none.
  ///   - inserted: The argument for `async` or `throws`.
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

  /// The length of the longest piece for an argument that only Objective-C sees.
  private static let longestPiece = "WithCompletionHandler:".utf8.count

  private static func firstPiece(_ baseName: String, _ label: String) -> String {
    guard !label.isEmpty else { return "" }
    let needsWith =
      !Preposition.isOne(CamelCase.firstWord(label)) && !Preposition.isOne(CamelCase.lastWord(baseName))
    return (needsWith ? "With" : "") + label.firstUppercased
  }
}
