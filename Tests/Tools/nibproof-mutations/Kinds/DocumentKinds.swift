import Checks
import InterfaceDocuments
import NibLoading
import RuntimeAttributes
import SourceModel

/// Changes to documents that must result in findings.
enum DocumentKinds {
  static let all: [MutationKind] = [
    MutationKind(name: "misspell-key-path") { sites in
      uses(sites.keyUses).compactMap { use in
        guard let attribute = use.attribute, attribute.keyPath.keys.count == 1,
          !handlesUndefinedKeys(use.object, sites.tree)
        else { return nil }
        return misspelled(use, "keyPath", attribute.keyPath.description, with: "Zq")
      }
    },
    MutationKind(name: "misspell-path-head") { sites in
      uses(sites.keyUses).compactMap { use in
        guard let attribute = use.attribute, attribute.keyPath.keys.count > 1,
          let head = attribute.keyPath.keys.first, !handlesUndefinedKeys(use.object, sites.tree)
        else { return nil }
        let path = attribute.keyPath.description
        var mutation = misspelled(use, "keyPath", path, after: head.name, with: "Zq")
        mutation?.expected = [
          use.unreadOrigin == nil
            ? use.expectation(.undefinedKeyInPath, .dropped) : use.expectation(.undefinedKey, .unverified)
        ]
        return mutation
      }
    },
    MutationKind(name: "misspell-layer-key") { sites in
      uses(sites.keyUses).compactMap { use in
        guard let attribute = use.attribute, attribute.keyPath.keys.map(\.name).first == "layer",
          attribute.keyPath.keys.count == 2
        else { return nil }
        var mutation = misspelled(use, "keyPath", attribute.keyPath.description, with: "Zq")
        // A layer accepts any key.
        mutation?.expected = [use.expectation(.unknownLayerKey, .silent)]
        return mutation
      }
    },
    MutationKind(name: "misspell-outlet") { sites in
      uses(sites.keyUses).compactMap { use in
        guard case .outlet(let connection) = use.kind, let property = connection.property,
          // If File's Owner does not have a class, the owner of the nib is unknown.
          use.object.placeholder == nil || use.object.customClass != nil,
          !handlesUndefinedKeys(use.object, sites.tree)
        else { return nil }
        var mutation = misspelled(use, "property", property, with: "Zq")
        // On macOS the load continues, so that the missing connection matters, too.
        let file = use.document.document.file
        if let id = use.object.id { mutation?.touched = [Mutation.Place(file: file, id: id)] }
        return mutation
      }
    },
    MutationKind(name: "misspell-action") { sites in
      uses(sites.actionUses).compactMap { use in
        guard case .action(let connection) = use.kind, let selector = connection.selector,
          use.object.placeholder != .firstResponder, use.object.customClass != nil
        else { return nil }
        return misspelled(use, "selector", selector, with: "zq")
      }
    },
    MutationKind(name: "change-attribute-kind") { sites in
      sites.properties.flatMap { site -> [Mutation] in
        guard let text = PropertyText(site), let type = text.type else { return [] }
        return site.uses.compactMap { use in
          guard let attribute = use.attribute else { return nil }
          return changedKind(use, attribute, type: text.text(type))
        }
      }
    },
    MutationKind(name: "retarget-outlet") { sites in
      sites.properties.flatMap { site -> [Mutation] in
        guard let name = site.typeName, name.hasPrefix("UI") || name.hasPrefix("NS") else { return [] }
        return site.uses.compactMap { retargeted($0, type: name) }
      }
    },
  ]

  /// Returns all uses in document order; uses on the same line are sorted by name, so that the same seed selects the
  /// same uses.
  private static func uses(_ byName: [String: [Sites.Use]]) -> [Sites.Use] {
    byName.sorted { $0.key < $1.key }.flatMap(\.value).enumerated().sorted { left, right in
      let (one, other) = (left.element, right.element)
      return (one.document.document.file, one.line, left.offset)
        < (other.document.document.file, other.line, right.offset)
    }
    .map(\.element)
  }

  /// Whether the object's class handles undefined keys.
  private static func handlesUndefinedKeys(_ object: InterfaceObject, _ tree: AppTree) -> Bool {
    let chain = object.customClass.map(tree.chain) ?? []
    return chain.contains { name in
      tree.parts[name]?.contains { part in
        part.type.methods.contains { $0.selector == "setValue:forUndefinedKey:" }
      } == true
    }
  }

  private static func position(of use: Sites.Use) -> SourcePosition? {
    switch use.kind {
    case .attribute(let attribute): attribute.position
    case .outlet(let connection), .action(let connection): connection.position
    }
  }

  private static func mutation(_ use: Sites.Use, _ edit: TextEdit, _ what: String) -> Mutation {
    Mutation(
      summary:
        "\(what) at \(use.document.document.file):\(use.line) of \(use.object.className ?? use.object.element)",
      edits: [edit]
    )
  }

  /// Returns a mutation that misspells an attribute of a start tag, so that the name is not declared.
  private static func misspelled(
    _ use: Sites.Use,
    _ attribute: String,
    _ value: String,
    after part: String? = nil,
    with letters: String
  ) -> Mutation? {
    guard let position = position(of: use) else { return nil }
    let text = use.document.text
    let whole = "\(attribute)=\"\(value)\""
    guard let range = text.first(whole, from: text.offset(position), before: ">") else { return nil }
    let colon = value.firstIndex(of: ":") ?? value.endIndex
    let offset = part?.utf8.count ?? value[..<colon].utf8.count
    let end = range.lowerBound + attribute.utf8.count + 2 + offset
    let edit = text.edit(end..<end, letters)
    var mutation = mutation(use, edit, "misspell \(value)")
    mutation.expected = [use.loss()]
    return mutation
  }

  private static let scalars: Set<String> = ["Int", "UInt", "CGFloat", "Double", "Float", "Bool"]

  private static func changedKind(_ use: Sites.Use, _ attribute: RuntimeAttribute, type: String) -> Mutation?
  {
    guard let position = attribute.position else { return nil }
    let text = use.document.text
    let start = text.offset(position)
    let keyPath = attribute.keyPath.description
    let replacement: String
    let expected: (FindingID, Consequence)
    switch type {
    case let scalar where scalars.contains(scalar):
      replacement = """
        <userDefinedRuntimeAttribute type="size" keyPath="\(keyPath)"><size key="value" width="1" height="1"/>\
        </userDefinedRuntimeAttribute>
        """
      expected = (.typeMismatch, .dropped)
    case "String", "String!", "String?":
      replacement = #"<userDefinedRuntimeAttribute type="boolean" keyPath="\#(keyPath)" value="YES"/>"#
      expected = (.typeMismatch, .dropped)
    case "UIColor", "UIColor!", "UIColor?", "UIImage", "UIImage!", "UIImage?", "NSColor", "NSColor?":
      replacement = #"<userDefinedRuntimeAttribute type="string" keyPath="\#(keyPath)" value="x"/>"#
      expected = (.wrongObjectType, .crashOnUse)
    default: return nil
    }
    guard let close = text.first(">", from: start) else { return nil }
    var end = close.upperBound
    if text.bytes[close.lowerBound - 1] != UInt8(ascii: "/") {
      guard let tag = text.first("</userDefinedRuntimeAttribute>", from: start) else { return nil }
      end = tag.upperBound
    }
    let breaks = text.bytes[start..<end].count { $0 == 0x0A }
    let edit = text.edit(start..<end, replacement + String(repeating: "\n", count: breaks))
    var mutation = mutation(use, edit, "change the kind of \(keyPath): \(type)")
    mutation.expected = [use.expectation(expected.0, expected.1)]
    return mutation
  }

  /// Returns a mutation that connects an outlet to a constraint instead of a view, or to a view instead of a
  /// constraint.
  private static func retargeted(_ use: Sites.Use, type: String) -> Mutation? {
    guard case .outlet(let connection) = use.kind, case .outlet = connection.kind,
      let destination = connection.destination
    else { return nil }
    let document = use.document.document
    let wantsConstraint = type == "NSLayoutConstraint"
    // Cell prototypes are separate nibs, so outlets cannot be connected to them.
    let nib = document.nibs().first { nib in nib.objects.contains { document.objects[$0].id == destination } }
    let others = (nib?.objects ?? []).map { document.objects[$0] }.filter { object in
      guard object.id != nil, object.scene == use.object.scene, object.customClass == nil else {
        return false
      }
      return wantsConstraint ? object.container == "subviews" : object.element == "constraint"
    }
    guard let other = others.first?.id else { return nil }
    let text = use.document.text
    let whole = "destination=\"\(destination)\""
    guard let range = text.first(whole, from: text.offset(connection.position), before: ">") else {
      return nil
    }
    let edit = text.edit(range, "destination=\"\(other)\"")
    var mutation = mutation(use, edit, "connect \(connection.property ?? ""): \(type) to \(other)")
    mutation.expected = [use.expectation(.outletTypeMismatch, .crashOnUse)]
    return mutation
  }
}
