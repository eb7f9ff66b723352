import RuntimeAttributes
import SourceSyntax

/// Reads the declarations of an Objective-C source from its syntax tree.
struct ObjectiveCDeclarationReader {
  typealias Index = SyntaxTree.Index

  /// The attributes of a property or instance variable.
  struct VariableAttributes {
    var modifiers: DeclarationModifiers = []
    var isReadOnly = false
    var getter: String?
    var setter: String?
    /// The class in `IBOutletCollection(class)`, if any.
    var collectedClass: String?
  }

  let tree: SyntaxTree
  /// The declarations, in source order.
  var types: [TypeDeclaration] = []
  /// The code of the methods.
  var codes: [MemberCode] = []
  /// Whether the members being read belong to a category or class extension.
  var isCategory = false
  /// The type parameters of the class being read.
  var genericParameters: [String] = []
  /// The generic arguments of the last type, which later names in the same declaration share.
  var lastArguments: (start: UInt32, arguments: [String]) = (0, [])
  /// The attributes of the last variable, which later names in the same declaration share.
  var lastAttributes = VariableAttributes()
  private var cursor: SourceCursor

  init(_ tree: SyntaxTree) {
    self.tree = tree
    cursor = SourceCursor(tree.bytes)
  }

  /// The problems of the source, in source order.
  var problems: [ReadingProblem] {
    var cursor = SourceCursor(tree.bytes)
    return tree.problems.sorted { $0.offset < $1.offset }.map { problem in
      ReadingProblem(problem.kind, at: cursor.position(at: problem.offset))
    }
  }

  /// The imported modules and headers: all of them, and those that every build includes.
  var imports: (all: Set<String>, required: Set<String>) {
    let nodes = tree.nodes.indices.lazy.map { Index(truncatingIfNeeded: $0) }
    let importNodes = Array(nodes.filter { tree[$0].kind == .importDeclaration })
    let optional: [Range<UInt32>] = nodes.compactMap { node in
      guard tree[node].kind == .conditional else { return nil }
      let range = tree[node].start..<tree[node].end
      let hasImport = importNodes.contains { range.contains(tree[$0].start) }
      return hasImport && tree.isOptional(node) ? range : nil
    }
    var (all, required): (Set<String>, Set<String>) = ([], [])
    for node in importNodes {
      guard let name = importedName(node) else { continue }
      all.insert(name)
      if !optional.contains(where: { $0.contains(tree[node].start) }) { required.insert(name) }
    }
    return (all, required)
  }

  /// Returns the imported module or header; nil for headers in angle brackets that are not part of a framework, such as
  /// `<stdio.h>` and `<sys/types.h>`, since they do not declare classes.
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

  /// Returns the position of an offset; offsets must not decrease between calls.
  mutating func position(at offset: UInt32) -> SourcePosition {
    cursor.position(at: Int(offset))
  }

  func traits(at offset: UInt32, _ modifiers: DeclarationModifiers = []) -> DeclarationTraits {
    var traits = DeclarationTraits(modifiers: modifiers)
    traits.record(tree.region(at: Int(offset)).conditions)
    return traits
  }

  /// Whether a node is a directive: `@interface`, `@property`.
  func startsWithAt(_ node: Index) -> Bool { tree.source(of: node).first == UInt8(ascii: "@") }

  func isMethod(_ node: Index) -> Bool {
    let first = tree.source(of: node).first
    return first == UInt8(ascii: "-") || first == UInt8(ascii: "+")
  }

  /// Whether an import includes the text of a file, as `#import` and `#include` do.
  func isIncluded(_ node: Index) -> Bool { tree.source(of: node).first == UInt8(ascii: "#") }

  func isFirstOfLine(_ offset: Int) -> Bool {
    let before = tree.bytes[..<offset].last { $0 != 0x20 && $0 != 0x09 }
    return before == nil || before == 0x0A || before == 0x0D
  }
}
