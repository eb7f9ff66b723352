package import SourceModel

extension StringValue {
  /// The string, the kind of a class name and the expression: `Row`, `class:Row`, `<Names.row>`.
  package var summary: String {
    (isClassName ? "class:" : "") + text + (expression.map { "<\($0.spelling ?? "…")>" } ?? "")
  }
}
