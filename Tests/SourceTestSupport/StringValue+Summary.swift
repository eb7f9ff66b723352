package import SourceModel

extension StringValue {
  /// The string, with a prefix for class names, and the expression, such as `Row`, `class:Row` or `<Names.row>`.
  package var summary: String {
    (isClassName ? "class:" : "") + text + (expression.map { "<\($0.spelling ?? "…")>" } ?? "")
  }
}
