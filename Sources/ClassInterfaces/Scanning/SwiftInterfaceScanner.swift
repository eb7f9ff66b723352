import RuntimeAttributes

/// Reads what a Swift source declares: `.swift` and `.swiftinterface`.
public enum SwiftInterfaceScanner {
  /// Reads a source.
  ///
  /// Nothing of its bytes is kept; whatever cannot be read is passed over and noted.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - file: The path to name in positions.
  ///   - module: The module that the file belongs to, if known.
  /// - Returns: What the source declares.
  public static func scan(
    _ bytes: UnsafeBufferPointer<UInt8>,
    file: String,
    module: String? = nil
  ) -> SourceInterface {
    scan(SourceSyntax(bytes, .swift), file: file, module: module)
  }

  /// Reads a source whose syntax tree is shared.
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
    interface.takeConstants(
      declarations.constants.isEmpty
        ? [] : ConstantReader(syntax).read(declarations.constants, declarations.types)
    )
    interface.leaveOutOwnSegues()
    interface.trim()
    return interface
  }

  /// Reads a source that is held as an array of bytes.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - file: The path to name in positions.
  ///   - module: The module that the file belongs to, if known.
  /// - Returns: What the source declares.
  public static func scan(_ bytes: [UInt8], file: String, module: String? = nil) -> SourceInterface {
    bytes.withUnsafeBufferPointer { scan($0, file: file, module: module) }
  }
}
