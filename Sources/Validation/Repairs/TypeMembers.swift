import RuntimeAttributes
import SourceModel

/// The members of a type from all its declarations, in order, for comparison with another revision.
struct TypeMembers: Sendable {
  /// A member that documents may name.
  struct Member: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case property, method
    }

    var kind: Kind
    /// The name in documents: the key of a property or the selector of a method.
    var name: String
    /// The name without labels and colons.
    var base: String
    /// The type of a property, or the number of parameters of a method; renaming does not change it.
    var type: String
    /// The attributes and modifiers that renaming does not change.
    var marks: DeclarationModifiers
    /// The names and strings in the body of a method, in order.
    var body: [String] = []

    /// Whether another member may be the same member under another name.
    func isLike(_ other: Member) -> Bool { type == other.type && marks == other.marks }
  }

  /// The members, without duplicates.
  private(set) var members: [Member] = []
  private var indexes: [Member.Kind: [String: Int]] = [:]

  /// Collects the members of all declarations of a type.
  init(_ declarations: [TypeSources.Declaration]) {
    for (file, type) in declarations {
      let bodies = Self.bodies(of: type, in: file)
      var own: [(position: SourcePosition, member: Member)] = type.properties.map {
        ($0.position, Member($0))
      }
      own += type.methods.lazy.filter { $0.kind == .method }.map { method in
        var member = Member(method)
        member.body = bodies[method.position.line] ?? []
        return (method.position, member)
      }
      for (_, member) in own.sorted(by: { $0.position < $1.position }) { add(member) }
    }
  }

  private mutating func add(_ member: Member) {
    if let known = indexes[member.kind]?[member.name] {
      // Objective-C declares and defines a method in different files.
      if members[known].body.isEmpty { members[known].body = member.body }
      return
    }
    indexes[member.kind, default: [:]][member.name] = members.count
    members.append(member)
  }

  /// Returns the index of a member, or nil if the type does not declare it.
  func index(_ kind: Member.Kind, _ name: String) -> Int? { indexes[kind]?[name] }

  /// Returns the index of the member to which a document refers by a name, or nil if there is none or several fit.
  ///
  /// The selector of a Swift method depends on the language mode: `tap(sender:)` is `tap:` before Swift 3.
  func index(called name: String, _ kind: Member.Kind) -> Int? {
    if let index = index(kind, name) { return index }
    guard kind == .method else { return nil }
    let (base, count) = (name.prefix { $0 != ":" }, name.count { $0 == ":" })
    let found = members.indices.filter {
      members[$0].kind == .method && members[$0].base == base
        && members[$0].name.count { $0 == ":" } == count
    }
    return found.count == 1 ? found.first : nil
  }

  func contains(_ member: Member) -> Bool { index(member.kind, member.name) != nil }

  /// Returns the names and strings in the bodies of a type's functions, by the line of the function's name.
  private static func bodies(of type: TypeDeclaration, in file: SourceFile) -> [Int: [String]] {
    let (facts, name) = (file.facts, type.name.unqualifiedName)
    var bodies: [Int: [String]] = [:]
    for unit in facts.units where unit.kind == .function {
      guard facts.names.bytes(of: unit.type).elementsEqual(name.utf8) else { continue }
      let occurrences = facts.occurrences(of: unit)
      // The signature is statement 0.
      bodies[unit.place.line] = occurrences.filter { $0.statement > 0 }.map { facts.names.text(of: $0.name) }
    }
    return bodies
  }
}

extension TypeMembers.Member {
  fileprivate init(_ property: PropertyDeclaration) {
    let type = (property.type ?? "").filter { !"!?".contains($0) }
    let marks: DeclarationModifiers = [.outlet, .inspectable]
    let isComputed = if case .computed = property.storage { "computed" } else { "" }
    self.init(
      kind: .property,
      name: property.traits.objectiveCName ?? property.name,
      base: property.traits.objectiveCName ?? property.name,
      type: "\(type) \(isComputed)",
      marks: property.traits.modifiers.intersection(marks)
    )
  }

  fileprivate init(_ method: MethodDeclaration) {
    let marks: DeclarationModifiers = [.action, .segueAction, .typeMember]
    let count = method.selector.count { $0 == ":" }
    self.init(
      kind: .method,
      name: method.selector,
      base: String(
        method.traits.objectiveCName == nil
          ? method.swiftName.prefix { $0 != "(" && $0 != ":" } : method.selector.prefix { $0 != ":" }
      ),
      type: "\(count)",
      marks: method.traits.modifiers.intersection(marks)
    )
  }
}

/// The declarations of types in sources, by name.
struct TypeSources: Sendable {
  typealias Declaration = (file: SourceFile, type: TypeDeclaration)

  private var places: [String: [(file: Int, type: Int)]] = [:]
  private let files: [SourceFile]

  /// Collects the declarations and extensions of all types.
  ///
  /// - Parameter files: The sources, ordered by path.
  init(_ files: [SourceFile]) {
    self.files = files
    for (index, file) in files.enumerated() {
      for (type, declaration) in file.types.enumerated() where declaration.kind != .typealias {
        for name in declaration.names { places[name, default: []].append((index, type)) }
      }
    }
  }

  /// Returns the declarations and extensions of the types with the given name.
  func declarations(of name: String) -> [Declaration] {
    (places[name] ?? []).map { (files[$0.file], files[$0.file].types[$0.type]) }
  }

  /// Whether a source declares a class with the given name.
  func declareClass(_ name: String) -> Bool { declarations(of: name).contains { $0.type.kind == .class } }

  /// All classes, without extensions.
  var classes: [Declaration] {
    files.flatMap { file in file.types.lazy.filter { $0.kind == .class }.map { (file, $0) } }
  }
}

extension TypeDeclaration {
  /// The name without enclosing types, and the name in Objective-C.
  fileprivate var names: Set<String> {
    Set([name.unqualifiedName, traits.objectiveCName].compactMap(\.self))
  }
}
