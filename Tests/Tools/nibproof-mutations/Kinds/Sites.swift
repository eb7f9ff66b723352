import Checks
import Foundation
import InterfaceDocuments
import KeyValueCoding
import NibLoading
import RuntimeAttributes
import SourceModel

/// The places where a tree can be changed so that documents are affected.
struct Sites: Sendable {
  /// A use of a member by an object in a document.
  struct Use: Sendable {
    enum Kind: Sendable {
      case attribute(RuntimeAttribute)
      case outlet(Connection)
      case action(Connection)
    }

    let document: AppTree.Document
    let object: InterfaceObject
    let kind: Kind
    /// The kind of unread code that may also declare the member, if any.
    let unreadOrigin: UnreadCode.Origin?

    /// The line in the document.
    var line: Int {
      switch kind {
      case .attribute(let attribute): attribute.position?.line ?? 0
      case .outlet(let connection), .action(let connection): connection.position.line
      }
    }
  }

  /// A property of a class, with its uses in documents.
  struct PropertySite: Sendable {
    let part: AppTree.Part
    let property: PropertyDeclaration
    let uses: [Use]
    /// Whether all members of the property's class are visible to Objective-C.
    let isOfVisibleClass: Bool

    /// The class of the property's objects, without the optional suffix; nil if the type is not a class.
    var typeName: String? {
      let text = PropertyText(self)
      let written = text.flatMap { text in text.type.map(text.text) }
      let type = part.source.interface.language == .swift ? written : property.type
      return type?.filter { $0 != "!" && $0 != "?" }
    }
  }

  /// A method, with the actions that call it.
  struct MethodSite: Sendable {
    let parts: [(part: AppTree.Part, method: MethodDeclaration)]
    let uses: [Use]
  }

  /// A class, with its objects in documents.
  struct ClassSite: Sendable {
    let part: AppTree.Part
    let objects: [(document: AppTree.Document, object: InterfaceObject)]
  }

  let tree: AppTree
  /// The uses on lines without findings: by key for attributes and outlets, and by selector for actions.
  let keyUses: [String: [Use]]
  let actionUses: [String: [Use]]
  let properties: [PropertySite]
  let methods: [MethodSite]
  let classes: [ClassSite]

  init(_ tree: AppTree, before: [Finding]) {
    self.tree = tree
    let known = Set(before.map { "\($0.file):\($0.position.line)" })
    var keyUses: [String: [Use]] = [:]
    var actionUses: [String: [Use]] = [:]
    for document in tree.documents where Self.isOfToday(document.document) {
      let indexes = document.document.indexesByID()
      for object in document.document.objects {
        func use(_ object: InterfaceObject, _ kind: Use.Kind) -> Use {
          Use(document: document, object: object, kind: kind, unreadOrigin: tree.unreadOrigin(of: object))
        }
        let uses =
          object.runtimeAttributes.map { use(object, .attribute($0)) }
          + object.connections.compactMap { connection -> Use? in
            if connection.property != nil { return use(object, .outlet(connection)) }
            guard connection.selector != nil, let target = connection.destination.flatMap({ indexes[$0] })
            else {
              return nil
            }
            return use(document.document.objects[target], .action(connection))
          }
        for use in uses where !known.contains("\(document.document.file):\(use.line)") {
          switch use.kind {
          case .attribute(let attribute): keyUses[attribute.keyPath.description, default: []].append(use)
          case .outlet(let connection): keyUses[connection.property ?? "", default: []].append(use)
          case .action(let connection): actionUses[connection.selector ?? "", default: []].append(use)
          }
        }
      }
    }
    self.keyUses = keyUses
    self.actionUses = actionUses
    properties = Self.properties(tree, keyUses)
    methods = Self.methods(tree, actionUses)
    classes = Self.classes(tree, known)
  }

  /// Whether the rules of current systems apply to the document's deployment target.
  private static func isOfToday(_ document: InterfaceDocument) -> Bool {
    switch document.platform {
    case .watchOS: false
    case .macOS: document.deploymentTarget.map { $0 >= PlatformVersion(10, 10) } ?? true
    default: document.deploymentTarget.map { $0 >= PlatformVersion(8) } ?? true
    }
  }

  private static func properties(_ tree: AppTree, _ uses: [String: [Use]]) -> [PropertySite] {
    var declaring: [String: [AppTree.Part]] = [:]
    for part in tree.parts.values.joined() {
      for property in part.type.properties { declaring[property.name, default: []].append(part) }
    }
    return tree.parts.keys.sorted().flatMap { name -> [PropertySite] in
      (tree.parts[name] ?? []).flatMap { part in
        part.type.properties.compactMap { property in
          guard let uses = uses[property.name], !property.traits.modifiers.contains(.override) else {
            return nil
          }
          let others = (declaring[property.name] ?? []).filter { $0.type.qualifiedName != name }.map(
            \.type.qualifiedName
          )
          let own = (declaring[property.name] ?? []).count { $0.type.qualifiedName == name }
          guard own == 1 else { return nil }
          let isForeign = tree.parts[name]?.contains { $0.type.kind == .class } != true
          guard isForeign ? part.type.kind == .extension && others.isEmpty : tree.isDeclaredOnce(name) else {
            return nil
          }
          let concerned = uses.filter { use in
            let chain = use.object.customClass.map(tree.chain) ?? []
            return isForeign ? true : chain.contains(name) && Set(others).isDisjoint(with: chain)
          }
          guard !concerned.isEmpty else { return nil }
          return PropertySite(
            part: part,
            property: property,
            uses: concerned,
            isOfVisibleClass: tree.isVisibleAsWhole(name)
          )
        }
      }
    }
  }

  private static func methods(_ tree: AppTree, _ uses: [String: [Use]]) -> [MethodSite] {
    var found: [String: [(part: AppTree.Part, method: MethodDeclaration)]] = [:]
    var declaring: [String: Set<String>] = [:]
    for name in tree.parts.keys.sorted() {
      for part in tree.parts[name] ?? [] {
        for method in part.type.methods where uses[method.selector] != nil {
          found["\(name) \(method.selector)", default: []].append((part, method))
          declaring[method.selector, default: []].insert(name)
        }
      }
    }
    return found.keys.sorted().compactMap { key in
      guard let parts = found[key], let first = parts.first,
        tree.isDeclaredOnce(first.part.type.qualifiedName)
      else {
        return nil
      }
      let name = first.part.type.qualifiedName
      let others = (declaring[first.method.selector] ?? []).subtracting([name])
      let concerned = (uses[first.method.selector] ?? []).filter { use in
        let chain = use.object.customClass.map(tree.chain) ?? []
        return use.object.placeholder != .firstResponder && chain.contains(name)
          && others.isDisjoint(with: chain)
      }
      return concerned.isEmpty ? nil : MethodSite(parts: parts, uses: concerned)
    }
  }

  private static func classes(_ tree: AppTree, _ known: Set<String>) -> [ClassSite] {
    var objects: [String: [(document: AppTree.Document, object: InterfaceObject)]] = [:]
    for document in tree.documents where isOfToday(document.document) {
      for object in document.document.objects {
        guard let name = object.customClass, object.placeholder == nil else { continue }
        guard !known.contains("\(document.document.file):\(object.position.line)") else { continue }
        objects[name, default: []].append((document, object))
      }
    }
    return objects.keys.sorted().compactMap { name in
      guard tree.isDeclaredOnce(name), let objects = objects[name],
        let part = tree.parts[name]?.first(where: { $0.type.kind == .class })
      else { return nil }
      return ClassSite(part: part, objects: objects)
    }
  }
}

extension Sites.Use {
  /// Returns the finding that is expected if the member is removed or can no longer be set.
  ///
  /// - Parameter isHidden: Whether the property still exists, so that AppKit writes its instance variable if
  ///   possible.
  /// - Returns: The finding, which is unverified if unread code may have the member.
  func loss(isHidden: Bool = false) -> Mutation.Expectation {
    var loss = certainLoss(isHidden: isHidden)
    switch unreadOrigin {
    case .superclass: loss.consequence = .unverified
    // An extension cannot redeclare an existing member that is hidden.
    case .extension: if !isHidden { loss.consequence = .unverified }
    case nil: break
    }
    return loss
  }

  private func certainLoss(isHidden: Bool) -> Mutation.Expectation {
    let isMac = document.document.platform == .macOS
    let (id, consequence): (FindingID, Consequence) =
      switch kind {
      case .attribute: (.undefinedKey, .dropped)
      case .outlet: (.undefinedOutlet, isMac ? isHidden ? .unverified : .dropped : .crash)
      case .action: (.undefinedAction, isMac ? .dropped : .crashOnUse)
      }
    return expectation(id, consequence)
  }

  func expectation(_ id: FindingID, _ consequence: Consequence) -> Mutation.Expectation {
    Mutation.Expectation(id: id, consequence: consequence, file: document.document.file, line: line)
  }

  var attribute: RuntimeAttribute? {
    if case .attribute(let attribute) = kind { attribute } else { nil }
  }

  var isOutlet: Bool {
    if case .outlet = kind { true } else { false }
  }
}
