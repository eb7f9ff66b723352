import RuntimeAttributes

/// Reads the declarations of Objective-C and Objective-C++ sources: `.h`, `.m` and `.mm`.
///
/// An `@interface` is a `class`; categories, class extensions and `@implementation`s are `extension`s of it. Types
/// are spelled as Swift imports them, except that `NSUInteger` is `UInt`.
public enum ObjectiveCInterfaceScanner {
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
    scan(SourceSyntax(bytes, .objectiveC), file: file, module: module)
  }

  /// Reads a source with a shared syntax tree.
  static func scan(_ syntax: SourceSyntax, file: String, module: String? = nil) -> SourceInterface {
    let bytes = syntax.bytes
    var reader = ObjectiveCDeclarationReader(syntax.tree)
    reader.read()
    var constants = ConstantReader(syntax).read(in: file)
    ObjectiveCBodyReader(syntax, file: file).read(reader.bodies, into: &reader.types, &constants)
    var problems = reader.problems
    if let offset = UTF8Validation.firstInvalidOffset(in: bytes) {
      var cursor = SourceCursor()
      problems.append(ReadingProblem(.invalidEncoding, at: cursor.position(at: offset, in: bytes)))
      problems.sort { $0.position < $1.position }
    }
    let imports = reader.imports
    var interface = SourceInterface(
      file: file,
      language: .objectiveC,
      module: module,
      types: reader.types,
      imports: imports.all.sorted(),
      problems: problems
    )
    interface.optionalImports = imports.all.subtracting(imports.required).sorted()
    interface.takeConstants(constants)
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
