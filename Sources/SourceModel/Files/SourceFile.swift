public import KeyValueCoding
import RuntimeAttributes
public import SourceSyntax

/// The contents of a source file in any language: its declarations, the code of their members, and its comments that
/// suppress findings.
///
/// The value depends only on the bytes of the file, and does not reference them.
public struct SourceFile: Hashable, Sendable {
  /// The path of the file, as specified by the caller.
  public var path: String
  /// The language of the file.
  public var language: SourceLanguage
  /// The module that contains the file, if known.
  public var module: String?
  /// All declared types and extensions in source order; nested types follow their enclosing type.
  package var types: [TypeDeclaration]
  /// The imported modules, sorted; in Objective-C, also the file names of imported headers, such as `Toast.h`.
  public var imports: [String]
  /// The imports that only occur in code that a build may leave out, sorted.
  package var optionalImports: [String] = []
  /// Whether the source is written for Swift 1 or 2, so that later compilers reject it.
  package var isBeforeSwift3 = false
  /// The modules that the source re-exports with `@_exported import`, sorted.
  package var exportedImports: [String] = []
  /// The names that the code uses and their roles; empty for tests, since documents that only tests load do not
  /// matter to users.
  package var facts = SourceFacts()
  /// The comments that suppress findings, in source order.
  package var suppressions: [SuppressionComment] = []
  /// The problems found in the source.
  public var problems: [ReadingProblem]

  /// Creates a file from its declarations.
  package init(
    path: String,
    language: SourceLanguage,
    module: String? = nil,
    types: [TypeDeclaration] = [],
    imports: [String] = [],
    problems: [ReadingProblem] = []
  ) {
    self.path = path
    self.language = language
    self.module = module
    self.types = types
    self.imports = imports
    self.problems = problems
  }

  /// The imports that occur in every build.
  package var requiredImports: [String] {
    optionalImports.isEmpty ? imports : imports.filter { !optionalImports.contains($0) }
  }

  /// The uses in the code of all types.
  package var uses: [Use] { types.flatMap(\.uses) }

  /// The number of declared classes.
  package var classCount: Int { types.count { $0.kind == .class } }
}
