import Checks
import InterfaceDocuments
import RuntimeAttributes
import SourceModel

/// Finds the class that replaces a missing class.
struct ClassSearch {
  private let index: Int
  private let document: InterfaceDocument
  private let indexes: [String: Int]
  private let context: RepairContext

  init(
    _ index: Int,
    in document: InterfaceDocument,
    _ indexes: [String: Int],
    _ context: RepairContext
  ) {
    (self.index, self.document, self.indexes, self.context) = (index, document, indexes, context)
  }

  /// Returns the new name of the class from the history of the sources.
  func earlierName(of name: String) -> EarlierName {
    guard let history = context.history else { return .unknown }
    for sources in history.sources(.types([name]), before: document.file) {
      let result = ClassRenaming(current: context.declarations).result(name, in: sources.files) {
        isVisible($0)
      } earlier: { names in
        let earlier = history.sources(.types(names), in: sources.revision, before: document.file)
        let types = TypeSources(earlier.files)
        return Set(names.filter(types.declareClass))
      }
      switch result {
      case .unknown: continue
      case .deleted: return .none
      case .renamed(let new, let evidence): return .renamed(to: new, since: sources.revision, evidence)
      case .ambiguous(let names): return .ambiguous(names, since: sources.revision)
      }
    }
    return .unknown
  }

  /// Returns the only class that has all members that the document uses, inherits from the element's class, and is not
  /// named by a document yet; nil if there is no such class or several, or if the document uses fewer than two members.
  func onlyClass() -> String? {
    let members = members
    guard members.count >= Self.significantCount else { return nil }
    let declarations = context.declarations
    let candidates = declarations.classes.lazy.map(\.type).filter { type in
      guard isVisible(type), !context.place(type.name) else { return false }
      let parts = declarations.declarations(of: type.name)
      return members.allSatisfy { member in parts.contains { member.isDeclared(by: $0.type) } }
        && isOfElement(type)
    }
    let names = Set(candidates.map { $0.traits.objectiveCName ?? $0.name })
    return names.count == 1 ? names.first : nil
  }

  /// The minimum number of members that identify a class.
  private static let significantCount = 2

  /// Whether documents can name a class.
  private func isVisible(_ type: TypeDeclaration) -> Bool {
    guard type.scope.isEmpty, type.genericParameters.isEmpty else { return false }
    return type.traits.objectiveCName != nil || !type.traits.isFileScoped
  }

  /// Whether the spelled superclass is the element's class or inherits from the element's class.
  private func isOfElement(_ type: TypeDeclaration) -> Bool {
    guard let element = document.objects[index].elementClass else { return false }
    var (next, seen): (String?, Set<String>) = (type.inherited.first, [type.name])
    while let name = next, seen.insert(name).inserted {
      if name == element { return true }
      next =
        context.declarations.declarations(of: name).first { $0.type.kind == .class }?.type.inherited
        .first
    }
    return false
  }

  private struct Member: Hashable {
    var kind: TypeMembers.Member.Kind
    /// The key of a property or the selector of a method.
    var name: String

    func isDeclared(by type: TypeDeclaration) -> Bool {
      switch kind {
      case .property: type.properties.contains { ($0.traits.objectiveCName ?? $0.name) == name }
      case .method: type.methods.contains { $0.kind == .method && $0.selector == name }
      }
    }
  }

  /// The members that the document's connections and attributes use, and that the class probably declares.
  private var members: Set<Member> {
    let object = document.objects[index]
    var members: Set<Member> = []
    for connection in object.connections {
      if let property = connection.property, !Self.commonOutlets.contains(property) {
        members.insert(Member(kind: .property, name: property))
      }
    }
    for attribute in object.runtimeAttributes where attribute.keyPath.keys.count == 1 {
      members.insert(Member(kind: .property, name: attribute.keyPath.description))
    }
    guard let id = object.id else { return members }
    for other in document.objects {
      for connection in other.connections where connection.destination == id {
        if let selector = connection.selector { members.insert(Member(kind: .method, name: selector)) }
      }
    }
    return members
  }

  /// Outlets that framework classes declare.
  private static let commonOutlets: Set<String> = [
    "accessoryView", "backgroundView", "dataSource", "delegate", "menu", "searchDisplayController",
    "selectedBackgroundView", "view", "window",
  ]
}
