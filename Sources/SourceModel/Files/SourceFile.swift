public import KeyValueCoding
import RuntimeAttributes
public import SourceSyntax

/// The contents of a source file in any language: its declarations, the code of their members, and its comments that
/// suppress findings.
///
/// The value depends only on the bytes of the file, and does not reference them. Its fields are stored out of line and
/// copied on write, so that copies of all files of an app are cheap.
public struct SourceFile: Hashable, Sendable {
  private struct Fields: Hashable, Sendable {
    var path: String
    var language: SourceLanguage
    var module: String?
    var types: [TypeDeclaration]
    var localTypes: [TypeDeclaration] = []
    var imports: [String]
    var optionalImports: [String] = []
    var isBeforeSwift3: Bool = false
    var exportedImports: [String] = []
    var facts: SourceFacts = SourceFacts()
    var passedUses: [Use] = []
    var suppressions: [SuppressionComment] = []
    var problems: [ReadingProblem]
  }

  /// The fields on the heap, shared by copies of a file until one of them is modified.
  ///
  /// Sendable because fields change only while a single value refers to them.
  private final class Storage: @unchecked Sendable {
    var fields: Fields

    init(_ fields: Fields) { self.fields = fields }
  }

  private var storage: Storage

  /// Creates a file from its declarations.
  package init(
    path: String,
    language: SourceLanguage,
    module: String? = nil,
    types: [TypeDeclaration] = [],
    imports: [String] = [],
    problems: [ReadingProblem] = []
  ) {
    storage = Storage(
      Fields(
        path: path,
        language: language,
        module: module,
        types: types,
        imports: imports,
        problems: problems
      )
    )
  }

  private var fields: Fields {
    get { storage.fields }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.fields) }
      yield &storage.fields
    }
  }

  /// Whether two files have the same contents and path.
  public static func == (first: SourceFile, second: SourceFile) -> Bool {
    first.storage === second.storage || first.storage.fields == second.storage.fields
  }

  /// Hashes the fields.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage.fields) }
}

extension SourceFile {
  /// The path of the file, as specified by the caller.
  public var path: String {
    get { storage.fields.path }
    _modify { yield &fields.path }
  }

  /// The language of the file.
  public var language: SourceLanguage {
    get { storage.fields.language }
    _modify { yield &fields.language }
  }

  /// The module that contains the file, if known.
  public var module: String? {
    get { storage.fields.module }
    _modify { yield &fields.module }
  }

  /// The declared types and extensions outside functions, in source order; nested types follow their enclosing type.
  package var types: [TypeDeclaration] {
    get { storage.fields.types }
    _modify { yield &fields.types }
  }

  /// The types declared in functions and the types nested in them, without their other members.
  package var localTypes: [TypeDeclaration] {
    get { storage.fields.localTypes }
    _modify { yield &fields.localTypes }
  }

  /// The imported modules, sorted; in Objective-C, also the file names of imported headers, such as `Toast.h`.
  public var imports: [String] {
    get { storage.fields.imports }
    _modify { yield &fields.imports }
  }

  /// The imports that occur only in code that a build may exclude, sorted.
  package var optionalImports: [String] {
    get { storage.fields.optionalImports }
    _modify { yield &fields.optionalImports }
  }

  /// Whether the source is written for Swift 1 or 2, which later compilers reject.
  package var isBeforeSwift3: Bool {
    get { storage.fields.isBeforeSwift3 }
    _modify { yield &fields.isBeforeSwift3 }
  }

  /// The modules that the source re-exports with `@_exported import`, sorted.
  package var exportedImports: [String] {
    get { storage.fields.exportedImports }
    _modify { yield &fields.exportedImports }
  }

  /// The names that the code uses and their roles; empty for tests, since documents that only tests load do not
  /// matter to users.
  package var facts: SourceFacts {
    get { storage.fields.facts }
    _modify { yield &fields.facts }
  }

  /// The uses of resources by functions and initializers whose callers pass the name of the resource.
  ///
  /// Example: `func open(_ name: String) { performSegue(withIdentifier: name, sender: nil) }`.
  package var passedUses: [Use] {
    get { storage.fields.passedUses }
    _modify { yield &fields.passedUses }
  }

  /// The comments that suppress findings, in source order.
  package var suppressions: [SuppressionComment] {
    get { storage.fields.suppressions }
    _modify { yield &fields.suppressions }
  }

  /// The problems found in the source.
  public var problems: [ReadingProblem] {
    get { storage.fields.problems }
    _modify { yield &fields.problems }
  }

  /// The imports that occur in every build.
  package var requiredImports: [String] {
    optionalImports.isEmpty ? imports : imports.filter { !optionalImports.contains($0) }
  }

  /// All declared types and extensions, including those in functions.
  package var allTypes: [TypeDeclaration] { localTypes.isEmpty ? types : types + localTypes }

  /// The uses in the code of all types.
  package var uses: [Use] { types.flatMap(\.uses) }

  /// The number of declared classes.
  package var classCount: Int { types.count { $0.kind == .class } }
}
