import RuntimeAttributes
import SourceModel
import SourceSyntax

/// Expands `@KeyValueCodable` to a registration of a class's members and a conformance.
struct KeyValueCodableMacro {
  private let macro: AttachedMacro
  private let lines: LineTable
  private let type: TypeDeclaration?

  init(_ macro: AttachedMacro) {
    self.macro = macro
    let bytes = Array(macro.declaration.source.utf8)
    lines = LineTable(bytes)
    type = SwiftInterfaceScanner.scan(bytes, file: macro.declaration.file).types.first
  }

  /// The expansion in the requested role.
  var expansion: Expansion {
    guard let type, type.kind == .class else {
      // One diagnostic is enough for the two roles.
      guard macro.role == "member" else { return Expansion("") }
      let message = "'@KeyValueCodable' can only be attached to a class"
      return Expansion(
        nil,
        diagnostics: [.init(message, .error, at: type.map { lines.offset(of: $0.position) } ?? 0)]
      )
    }
    switch macro.role {
    case "member": return registration(of: type)
    case "extension": return Expansion(isMissingConformance ? conformance(of: type) : "")
    default: return Expansion("")
    }
  }

  /// Whether neither the class nor a superclass conforms to the protocol.
  private var isMissingConformance: Bool { macro.missingConformances.contains("KeyValueCodable") }

  private func conformance(of type: TypeDeclaration) -> String {
    let isolation = type.traits.isMainActor ? "@MainActor " : ""
    return "extension \(macro.extendedType ?? type.name): \(isolation)RuntimeAttributes.KeyValueCodable {}"
  }

  private func registration(of type: TypeDeclaration) -> Expansion {
    // A class with an explicit conformance needs only the member.
    let isWritten = type.inherited.contains { $0.split { $0 == "." || $0 == " " }.last == "KeyValueCodable" }
    let override = isMissingConformance || isWritten ? "" : "override "
    let access =
      switch type.traits.access {
      case .open: "open "
      case .public: "public "
      case .package: "package "
      default: ""
      }
    let members = MemberLines(of: type, in: Array(macro.declaration.source.utf8), lines)
    let source = """
      \(access)\(override)class var registration: RuntimeAttributes.Class {
        let list = RuntimeAttributesMacros.MemberList<\(type.name)> { list in
      \(members.text)
        }
        return RuntimeAttributes.Class(\(type.name).self) { list.members }
      }
      """
    return Expansion(source, diagnostics: members.notes)
  }
}

extension DeclarationTraits {
  /// Whether the declaration has a `@MainActor` attribute.
  var isMainActor: Bool { attributes.contains { $0.name == "MainActor" } }
}
