public import RuntimeAttributes

/// What one source file declares, in any language: a value that keeps nothing of the file's text.
public struct SourceInterface: Hashable, Sendable {
  /// The file's path as it was given.
  public var file: String
  /// The language of the file.
  public var language: SourceLanguage
  /// The module that the file belongs to, where whoever found the file knows it.
  public var module: String?
  /// All declared types and extensions in the order of the text, nested ones after the type around them.
  package var types: [TypeDeclaration]
  /// The modules that it imports, sorted; of Objective-C also the headers, by their last names: `Toast.h`.
  public var imports: [String]
  /// The constants that hold a text, in the order of the text.
  package var constants: [TextConstant] = []
  /// What could not be read as it should.
  public var problems: [ReadingProblem]

  /// Creates an interface.
  package init(
    file: String,
    language: SourceLanguage,
    module: String? = nil,
    types: [TypeDeclaration] = [],
    imports: [String] = [],
    problems: [ReadingProblem] = []
  ) {
    self.file = file
    self.language = language
    self.module = module
    self.types = types
    self.imports = imports
    self.problems = problems
  }
}
