extension Types {
  /// Returns the path of the source that contains a part of a class.
  package func file(of part: DeclarationIndex.Entry) -> String { names.index.sources[part.source].path }
}
