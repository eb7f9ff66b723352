import KeyValueCoding
import RuntimeAttributes
import SourceSyntax
import ThreadStacks

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
    LargeStack.run { scan(SourceSyntax(bytes, .objectiveC), file: file, module: module) }
  }

  /// Reads a source with a shared syntax tree.
  static func scan(_ syntax: SourceSyntax, file: String, module: String? = nil) -> SourceInterface {
    var reader = ObjectiveCDeclarationReader(syntax.tree)
    reader.read()
    var interface = SourceInterface(file: file, language: .objectiveC, module: module, types: reader.types)
    var bodies = BodyReader(syntax, file: file)
    bodies.read(reader.bodies, into: &interface.types)
    interface.constants = ConstantReader(syntax).read(reader.bodies, reader.types, in: file)
    let imports = reader.imports
    interface.complete(
      imports: imports.all,
      required: imports.required,
      problems: reader.problems,
      of: syntax
    )
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
