import JSON5

/// A request from the compiler to a macro plugin.
///
/// The cases cover only the requests that this plugin supports. `SwiftCompilerPluginMessageHandling` in swift-syntax
/// defines the messages (`PluginMessages.swift`).
package enum PluginRequest: Hashable {
  /// The first request on a connection.
  case capability(protocolVersion: Int)
  /// The expansion of an attached macro in one of its roles.
  case attachedMacro(AttachedMacro)

  /// The version of the plugin protocol in responses.
  ///
  /// Swift 6 compilers use this version or a later version.
  static let protocolVersion = 7
}

/// An attached macro to expand, with its declaration.
package struct AttachedMacro: Hashable {
  /// A source fragment and its location.
  package struct Syntax: Hashable {
    /// The text, including surrounding whitespace and comments.
    package var source: String
    /// The name of the file.
    package var file: String
    /// The UTF-8 offset of the text in the file.
    package var offset: Int
    /// The line of the text in the file; 0 if the compiler does not send the line.
    package var line: Int

    /// Creates a source fragment.
    package init(_ source: String, file: String = "", offset: Int = 0, line: Int = 0) {
      (self.source, self.file, self.offset, self.line) = (source, file, offset, line)
    }
  }

  /// The type of the macro, as specified in `#externalMacro`.
  package var type: String
  /// The name of the macro, such as `Outlet`.
  package var name: String
  /// The role, such as `member`.
  package var role: String
  /// The declaration with the attribute.
  package var declaration: Syntax
  /// The name of the type to extend; nil for roles other than `extension`.
  package var extendedType: String?
  /// The conformances that the macro declares and that the type does not have yet.
  package var missingConformances: String
  /// The enclosing declarations without their members, innermost first; nil if the compiler does not send declarations.
  package var context: [String]?

  /// Creates a request.
  package init(
    _ type: String,
    name: String = "",
    role: String,
    declaration: Syntax,
    extendedType: String? = nil,
    missingConformances: String = "",
    context: [String]? = nil
  ) {
    (self.type, self.name, self.role, self.declaration) = (type, name, role, declaration)
    (self.extendedType, self.missingConformances, self.context) = (extendedType, missingConformances, context)
  }
}

extension PluginRequest {
  /// Decodes a request.
  ///
  /// - Parameter message: The JSON.
  /// - Throws: ``PluginError/invalidMessage(_:)`` or ``PluginError/unknownRequest(_:)``.
  package init(_ message: [UInt8]) throws(PluginError) {
    let root: JSONValue
    do throws(JSON5Fault) {
      root = try JSON5Reader.read(message)
    } catch {
      throw .invalidMessage("\(error.message), at byte \(error.offset)")
    }
    guard case .object(let members) = root.content, members.count == 1, let request = members.first else {
      throw .invalidMessage("expected an object with one member")
    }
    switch request.key {
    case "getCapability":
      // Compilers that omit the version use the first version.
      self = .capability(protocolVersion: request.value["capability"]?["protocolVersion"]?.integer ?? 1)
    case "expandAttachedMacro": self = .attachedMacro(try AttachedMacro(request.value))
    default: throw .unknownRequest(request.key)
    }
  }
}

extension AttachedMacro {
  fileprivate init(_ node: JSONValue) throws(PluginError) {
    guard
      let type = node["macro"]?["typeName"]?.string,
      let role = node["macroRole"]?.string,
      let declaration = node["declSyntax"].flatMap(Syntax.init)
    else { throw .invalidMessage("missing macro, role or declaration in 'expandAttachedMacro'") }
    self.init(
      type,
      // The compiler includes the whitespace after the name.
      name: (node["macro"]?["name"]?.string ?? "").trimmed,
      role: role,
      declaration: declaration,
      extendedType: node["extendedTypeSyntax"]?["source"]?.string,
      missingConformances: node["conformanceListSyntax"]?["source"]?.string ?? "",
      context: node["lexicalContext"]?.elements.map { $0["source"]?.string ?? "" }
    )
  }
}

extension AttachedMacro.Syntax {
  fileprivate init?(_ node: JSONValue) {
    guard let source = node["source"]?.string else { return nil }
    let location = node["location"]
    self.init(
      source,
      file: location?["fileName"]?.string ?? "",
      offset: location?["offset"]?.integer ?? 0,
      line: location?["line"]?.integer ?? 0
    )
  }
}
