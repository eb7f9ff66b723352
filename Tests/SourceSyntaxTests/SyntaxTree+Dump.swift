import KeyValueCoding
import RuntimeAttributes

@testable import SourceSyntax

extension SyntaxTree {
  /// Returns the tree of a source as an expression in parentheses, such as
  /// `(call (member loadNib (name view)) (argument owner (name self)))`.
  ///
  /// Each node consists of its kind, its name, if any, and its children.
  static func dump(_ source: String, _ language: SourceLanguage) -> String {
    Array(source.utf8).withUnsafeBufferPointer { bytes in
      let tree = SyntaxTree(bytes, language)
      return tree.children(of: tree.root).map(tree.dump).joined(separator: "\n")
    }
  }

  private func dump(_ index: Index) -> String {
    let name = nameText(of: index)
    let parts = ["\(self[index].kind)"] + (name.isEmpty ? [] : [name]) + children(of: index).map(dump)
    return "(" + parts.joined(separator: " ") + ")"
  }
}
