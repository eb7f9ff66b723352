package import SourceModel

extension StringValue {
  /// The string, the kind of a class name and the constant: `Row`, `class:Row`, `Row<id>`, `<Names.row>`.
  package var summary: String {
    (isClassName ? "class:" : "") + text + (constant.map { "<\($0.spelling)>" } ?? "")
  }
}
