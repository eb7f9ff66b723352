/// A class of a generated tree, determined by its number.
struct GeneratedClass {
  /// The role of a class.
  enum Kind: CaseIterable {
    case view, cell, controller
  }

  let number: Int
  let kind: Kind
  let isSwift: Bool
  let outlets: [(name: String, type: String)]
  let actions: [String]
  /// The keys that documents set.
  let inspectables: [String]
  /// The number of lines in the methods of the class.
  let bodyLines: Int

  init(_ number: Int, seed: UInt64) {
    var generator = SeededGenerator(seed: seed ^ UInt64(truncatingIfNeeded: number) &* 0x2545_F491_4F6C_DD1D)
    self.number = number
    kind = Kind.allCases[Int.random(in: 0..<3, using: &generator)]
    // Five out of six classes are Swift classes; Objective-C classes consist of two files.
    isSwift = number % 6 < 5
    outlets = (0..<Int.random(in: 1...8, using: &generator)).map { index in
      let type = Self.outletTypes[Int.random(in: 0..<Self.outletTypes.count, using: &generator)]
      return ("\(type.dropFirst(2).lowercased())\(index)", type)
    }
    actions = (0..<Int.random(in: 0...3, using: &generator)).map { "didTap\($0)" }
    inspectables = (0..<Int.random(in: 0...2, using: &generator)).map { "inset\($0)" }
    bodyLines = Int.random(in: 2...12, using: &generator)
  }

  private static let outletTypes = [
    "UILabel", "UIButton", "UIImageView", "UIStackView", "UIView", "UITextField",
  ]

  var name: String { "Module\(module)\(suffix)\(number)" }

  /// The number of the module that contains the class; each module has sixty classes.
  var module: Int { number / 60 }

  private var suffix: String {
    switch kind {
    case .view: "View"
    case .cell: "Cell"
    case .controller: "Controller"
    }
  }

  /// The name of the framework superclass.
  var superclass: String {
    switch kind {
    case .view: "UIView"
    case .cell: "UITableViewCell"
    case .controller: "UIViewController"
    }
  }
}
