import RuntimeAttributes

/// Reads the declarations of Swift sources: `.swift` and `.swiftinterface`.
public enum SwiftInterfaceScanner {
  /// Reads a source.
  ///
  /// The result does not reference the bytes. Code that cannot be read is skipped and reported as a problem.
  ///
  /// - Parameters:
  ///   - bytes: The source in UTF-8.
  ///   - file: The file path used in source locations.
  ///   - module: The module that contains the file, if known.
  /// - Returns: The declarations of the source.
  public static func scan(
    _ bytes: UnsafeBufferPointer<UInt8>,
    file: String,
    module: String? = nil
  ) -> SourceInterface {
    scan(SourceSyntax(bytes, .swift), file: file, module: module)
  }

  /// Reads a source with a shared syntax tree.
  static func scan(_ syntax: SourceSyntax, file: String, module: String? = nil) -> SourceInterface {
    let bytes = syntax.bytes
    let declarations = SwiftDeclarationReader(syntax.tree)
    var types = declarations.types
    var bodyReader = SwiftBodyReader(syntax, file: file)
    bodyReader.read(declarations.bodies, into: &types)
    var problems = declarations.readingProblems()
    if let offset = UTF8Validation.firstInvalidOffset(in: bytes) {
      var cursor = SourceCursor()
      problems.append(ReadingProblem(.invalidEncoding, at: cursor.position(at: offset, in: bytes)))
      problems.sort { $0.position < $1.position }
    }
    var interface = SourceInterface(
      file: file,
      language: .swift,
      module: module,
      types: types,
      imports: declarations.imports.sorted(),
      problems: problems
    )
    interface.optionalImports = declarations.imports.subtracting(declarations.requiredImports).sorted()
    interface.takeConstants(
      declarations.constants.isEmpty
        ? [] : ConstantReader(syntax).read(declarations.constants, declarations.types)
    )
    interface.leaveOutOwnSegues()
    interface.trim()
    return interface
  }

  /// Reads a source from an array of bytes.
  ///
  /// - Parameters:
  ///   - bytes: The source in UTF-8.
  ///   - file: The file path used in source locations.
  ///   - module: The module that contains the file, if known.
  /// - Returns: The declarations of the source.
  public static func scan(_ bytes: [UInt8], file: String, module: String? = nil) -> SourceInterface {
    bytes.withUnsafeBufferPointer { scan($0, file: file, module: module) }
  }
}
