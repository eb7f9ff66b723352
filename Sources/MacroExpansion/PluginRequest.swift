import JSON5

/// A request from the compiler to a macro plugin.
///
/// It covers only the requests that this plugin supports. The messages are defined by
/// `SwiftCompilerPluginMessageHandling` in swift-syntax (`PluginMessages.swift`).
package enum PluginRequest: Hashable {
  /// The first request on a connection.
  case capability(protocolVersion: Int)
  /// The expansion of an attached macro in one of its roles.
  case attachedMacro(AttachedMacro)
}

/// An attribute to expand.
package struct AttachedMacro: Hashable {
  /// A source fragment and its location.
  package struct Syntax: Hashable {
    /// The text, including surrounding whitespace and comments.
    package var source: String
    /// The name of the file.
    package var file: String
    /// The UTF-8 offset of the text in the file.
    package var offset: Int

    /// Creates a source fragment.
    package init(_ source: String, file: String = "", offset: Int = 0) {
      (self.source, self.file, self.offset) = (source, file, offset)
    }
  }

  /// The type of the macro, as specified in `#externalMacro`.
  package var type: String
  /// The role, such as `member`.
  package var role: String
  /// The declaration with the attribute.
  package var declaration: Syntax
  /// The name of the type to extend, for the role `extension`.
  package var extendedType: String?
  /// The conformances that the macro declares and that the type does not have yet.
  package var missingConformances: String

  /// Creates a request.
  package init(
    _ type: String,
    role: String,
    declaration: Syntax,
    extendedType: String? = nil,
    missingConformances: String = ""
  ) {
    (self.type, self.role, self.declaration) = (type, role, declaration)
    (self.extendedType, self.missingConformances) = (extendedType, missingConformances)
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
      // Compilers that omit the version use the first one.
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
      role: role,
      declaration: declaration,
      extendedType: node["extendedTypeSyntax"]?["source"]?.string,
      missingConformances: node["conformanceListSyntax"]?["source"]?.string ?? ""
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
      offset: location?["offset"]?.integer ?? 0
    )
  }
}
