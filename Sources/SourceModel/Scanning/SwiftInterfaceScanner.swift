import KeyValueCoding
import RuntimeAttributes
import SourceSyntax
import ThreadStacks

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
    LargeStack.run { scan(SourceSyntax(bytes, .swift), file: file, module: module) }
  }

  /// Reads a source with a shared syntax tree.
  static func scan(_ syntax: SourceSyntax, file: String, module: String? = nil) -> SourceInterface {
    let reader = SwiftDeclarationReader(syntax.tree)
    var interface = SourceInterface(file: file, language: .swift, module: module, types: reader.types)
    var bodies = BodyReader(syntax, file: file)
    bodies.read(reader.bodies, into: &interface.types)
    interface.isBeforeSwift3 = OldSwiftSyntax(syntax.tree, reader.types).isUsed
    interface.constants = ConstantReader(syntax).read(reader.constants, reader.types, in: file)
    interface.exportedImports = reader.exportedImports.sorted()
    interface.complete(
      imports: reader.imports,
      required: reader.requiredImports,
      problems: reader.readingProblems(),
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
