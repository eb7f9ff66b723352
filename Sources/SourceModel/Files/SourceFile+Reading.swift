import ByteHashing
public import KeyValueCoding
import RuntimeAttributes
import SourceSyntax
import ThreadStacks

extension SourceFile {
  /// Reads a source.
  ///
  /// Code that cannot be read is skipped and reported as a problem.
  ///
  /// An Objective-C `@interface` is read as a `class`, and its categories, class extensions and `@implementation` as
  /// `extension`s. Types are spelled as Swift imports them, except that `NSUInteger` is `UInt`.
  ///
  /// - Parameters:
  ///   - bytes: The source in UTF-8.
  ///   - path: The file path used in source locations.
  ///   - language: The language; by default, the language of the path's extension.
  ///   - module: The module that contains the file, if known.
  public init(
    reading bytes: [UInt8],
    path: String,
    language: SourceLanguage? = nil,
    module: String? = nil
  ) {
    self = bytes.withUnsafeBufferPointer {
      SourceFile(reading: $0, path: path, language: language, module: module)
    }
  }

  /// Reads a source in a buffer.
  ///
  /// - Parameters:
  ///   - bytes: The source in UTF-8.
  ///   - path: The file path used in source locations.
  ///   - language: The language; by default, the language of the path's extension.
  ///   - module: The module that contains the file, if known.
  public init(
    reading bytes: UnsafeBufferPointer<UInt8>,
    path: String,
    language: SourceLanguage? = nil,
    module: String? = nil
  ) {
    let syntax = SourceSyntax(bytes, language ?? SourceLanguage(ofFile: path))
    self = LargeStack.run { SourceFile(syntax, path: path, module: module) }
  }

  private init(_ syntax: SourceSyntax, path: String, module: String?) {
    let code = FactReader.read(syntax)
    switch syntax.tree.language {
    case .swift: self.init(swift: syntax, path: path, code.uses, code.localTypes)
    case .objectiveC: self.init(objectiveC: syntax, path: path, code.uses)
    }
    self.module = module
    if let offset = UTF8Validation.firstInvalidOffset(in: syntax.bytes) {
      var cursor = SourceCursor(syntax.bytes)
      problems.append(ReadingProblem(.invalidEncoding, at: cursor.position(at: offset)))
      problems.sort { $0.position < $1.position }
    }
    removeOverriddenSegues()
    if !isTest { facts = code.facts }
    suppressions = SuppressionCommentReader.comments(in: syntax.bytes, of: types, at: path)
    keepOnlyUsesOutsideOfTypes()
    trim()
  }

  /// Removes the members outside of types, and their declaration if it has no uses.
  private mutating func keepOnlyUsesOutsideOfTypes() {
    types.removeAll { $0.kind == .file && $0.uses.isEmpty }
    for index in types.indices where types[index].kind == .file {
      (types[index].methods, types[index].properties) = ([], [])
    }
  }

  private init(
    swift syntax: SourceSyntax,
    path: String,
    _ nodes: [SyntaxTree.Index],
    _ localTypes: [FactReader.LocalType]
  ) {
    let reader = SwiftDeclarationReader(syntax.tree)
    self.init(path: path, language: .swift, types: reader.types, problems: reader.readingProblems())
    self.localTypes = reader.types(inFunctions: localTypes)
    var collector = UseCollector(syntax, file: path, nodes: nodes, types: types)
    for (type, uses) in collector.uses(in: reader.codes) { types[type].uses = uses }
    passedUses = collector.passedUses
    isBeforeSwift3 = OldSwiftSyntax(syntax.tree, reader.types).isUsed
    exportedImports = reader.exportedImports.sorted()
    setImports(reader.imports, required: reader.requiredImports)
  }

  private init(objectiveC syntax: SourceSyntax, path: String, _ nodes: [SyntaxTree.Index]) {
    var reader = ObjectiveCDeclarationReader(syntax.tree)
    reader.read()
    self.init(path: path, language: .objectiveC, types: reader.types, problems: reader.problems)
    var collector = UseCollector(syntax, file: path, nodes: nodes, types: types)
    for (type, uses) in collector.uses(in: reader.codes) { types[type].uses = uses }
    passedUses = collector.passedUses
    let imports = reader.imports
    setImports(imports.all, required: imports.required)
  }

  private mutating func setImports(_ all: Set<String>, required: Set<String>) {
    (imports, optionalImports) = (all.sorted(), all.subtracting(required).sorted())
  }
}
