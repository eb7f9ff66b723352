import SourceSyntax

/// Collects the keywords of a C arithmetic type, which may be in any order: `long unsigned int`.
struct ArithmeticType {
  private var isUnsigned = false
  private var longs = 0
  private var word: ObjectiveCSyntaxWord?

  mutating func add(_ word: ObjectiveCSyntaxWord) {
    switch word {
    case .unsigned: isUnsigned = true
    case .long: longs += 1
    case .signed: break
    case .int where self.word != nil: break
    default: self.word = word
    }
  }

  /// The Swift type that the importer uses on 64-bit platforms.
  var base: ObjectiveCType.Base {
    switch word {
    case .void: .void
    case .bool, ._Bool: .arithmetic("Bool")
    case .float: .arithmetic("Float")
    case .double: .arithmetic("Double")
    case .char: .arithmetic(isUnsigned ? "UInt8" : "Int8")
    case .short: .arithmetic(isUnsigned ? "UInt16" : "Int16")
    default: .arithmetic((isUnsigned ? "UInt" : "Int") + (longs == 0 ? "32" : longs == 1 ? "" : "64"))
    }
  }
}
