import RuntimeAttributes

/// Reads what an Objective-C or Objective-C++ source declares: `.h`, `.m` and `.mm`.
///
/// A class is a `class` where its `@interface` stands; a category, a class extension and an `@implementation` are
/// `extension`s of it. Types are spelled as Swift imports them, save that `NSUInteger` is `UInt`.
public enum ObjectiveCInterfaceScanner {
  /// Reads a source, of whose bytes nothing is kept; whatever cannot be read is passed over and noted.
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
    scan(SourceSyntax(bytes, .objectiveC), file: file, module: module)
  }

  /// Reads a source whose syntax tree is shared.
  static func scan(_ syntax: SourceSyntax, file: String, module: String? = nil) -> SourceInterface {
    let bytes = syntax.bytes
    var reader = ObjectiveCDeclarationReader(syntax.tree)
    reader.read()
    var constants = reader.constants(in: file)
    ObjectiveCBodyReader(syntax, file: file).read(reader.bodies, into: &reader.types, &constants)
    var problems = reader.problems
    if let offset = UTF8Validation.firstInvalidOffset(in: bytes) {
      var cursor = SourceCursor()
      problems.append(ReadingProblem(.invalidEncoding, at: cursor.position(at: offset, in: bytes)))
      problems.sort { $0.position < $1.position }
    }
    var interface = SourceInterface(
      file: file,
      language: .objectiveC,
      module: module,
      types: reader.types,
      imports: reader.imports.sorted(),
      problems: problems
    )
    interface.takeConstants(constants)
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
