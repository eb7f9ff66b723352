import RuntimeAttributes

/// Reads the declarations of an Objective-C source from its syntax tree.
struct ObjectiveCDeclarationReader {
  typealias Index = SyntaxTree.Index

  /// The attributes of a property or instance variable.
  struct VariableAttributes {
    var modifiers: DeclarationModifiers = []
    var isReadOnly = false
    var getter: String?
    var setter: String?
    /// The class in `IBOutletCollection(class)`.
    var collectedClass: String?
  }

  let tree: SyntaxTree
  /// The declarations, in the order of the text.
  var types: [TypeDeclaration] = []
  /// The bodies of methods.
  var bodies: [ObjectiveCBody] = []
  /// The variables that hold a string.
  var stringConstants: [Index] = []
  /// Whether the members that are read are those of a category or class extension.
  var isCategory = false
  /// The type parameters of the class whose members are read.
  var genericParameters: [String] = []
  /// The generic arguments of the last type; the further names of a declaration have the same.
  var lastArguments: (start: UInt32, arguments: [String]) = (0, [])
  /// The attributes of the last variable; the further names of a declaration have the same.
  var lastAttributes = VariableAttributes()
  private var cursor = SourceCursor()

  init(_ tree: SyntaxTree) { self.tree = tree }

  /// The problems of the source, in the order of the text.
  var problems: [ReadingProblem] {
    var cursor = SourceCursor()
    return tree.problems.sorted { $0.offset < $1.offset }.map { problem in
      ReadingProblem(problem.kind, at: cursor.position(at: problem.offset, in: tree.bytes))
    }
  }

  /// The modules and headers that are imported.
  var imports: Set<String> {
    Set(
      tree.nodes.indices.lazy.map { Index(truncatingIfNeeded: $0) }
        .filter { tree[$0].kind == .importDeclaration }.compactMap(importedName)
    )
  }

  /// The module or header that an import names; nil for headers of C and C++, which declare no class.
  private func importedName(_ node: Index) -> String? {
    let name = tree.name(of: node)
    guard !name.isEmpty, isIncluded(node) else {
      return startsWithAt(node) ? name.prefix { $0 != UInt8(ascii: ".") }.string : nil
    }
    if tree.bytes[name.startIndex - 1] == UInt8(ascii: "\"") {
      let slash = name.lastIndex(of: UInt8(ascii: "/"))
      return name[(slash.map { $0 + 1 } ?? name.startIndex)...].string
    }
    guard let slash = name.firstIndex(of: UInt8(ascii: "/")), name.contains(where: \.isUppercase) else {
      return nil
    }
    return name[..<slash].string
  }

  // MARK: - Source

  /// The position of an offset that is not smaller than those before.
  mutating func position(at offset: UInt32) -> SourcePosition {
    cursor.position(at: Int(offset), in: tree.bytes)
  }

  /// The traits of a declaration at an offset.
  func traits(at offset: UInt32, _ modifiers: DeclarationModifiers = []) -> DeclarationTraits {
    var traits = DeclarationTraits(modifiers: modifiers)
    tree.region(at: Int(offset)).conditions.mark(&traits)
    return traits
  }

  /// Whether a node is a directive: `@interface`, `@property`.
  func startsWithAt(_ node: Index) -> Bool { tree.source(of: node).first == UInt8(ascii: "@") }

  func isMethod(_ node: Index) -> Bool {
    let first = tree.source(of: node).first
    return first == UInt8(ascii: "-") || first == UInt8(ascii: "+")
  }

  /// Whether an import includes the text of a file: `#import`, `#include`.
  func isIncluded(_ node: Index) -> Bool { tree.source(of: node).first == UInt8(ascii: "#") }

  func isFirstOfLine(_ offset: Int) -> Bool {
    let before = tree.bytes[..<offset].last { $0 != 0x20 && $0 != 0x09 }
    return before == nil || before == 0x0A || before == 0x0D
  }
}
