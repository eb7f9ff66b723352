import ProjectModel
import SourceModel

/// The declarations that names in code refer to.
///
/// A use binds to the members of its receiver's type if that type is known, and otherwise to all declarations with its
/// name that are visible and accept its argument labels. The candidates over-approximate: every declaration that a use
/// may refer to is among them.
struct Bindings {
  typealias Unit = CodeIndex.Unit
  typealias Name = CodeIndex.Name

  /// A use of a name, with everything that determines its candidates.
  struct Use: Hashable {
    let name: Name
    let receiver: Receiver
    var arguments = Arguments.any
    var effect = Effect.any
    var access = Access.all
  }

  /// The declarations that are visible to a use.
  enum Access: Hashable {
    /// All declarations, for selectors and other names that the compiler does not check.
    case all
    /// The declarations that are visible in all files.
    case shared
    /// The private declarations of a Swift file.
    case file(Int)

    var includesShared: Bool { if case .file = self { false } else { true } }
  }

  /// The receiver of a use; type -1 is unknown.
  enum Receiver: Hashable {
    /// No receiver, in the Swift code of a type, or outside of types if -1.
    case scope(Name)
    /// No receiver, in Objective-C: a function, variable or macro, which may be declared within any class.
    case bare
    /// `self`, `super` or `Self` in the code of a type.
    case own(Name)
    /// A type, as in `Card.show()`.
    case type(Name)
    /// A framework type without extensions in sources, by its superclasses with such extensions; nil for an undeclared
    /// name, which is usually the name of an unread type.
    case external([Name]?)
    /// An object of a type or one of its subtypes.
    case object(Name)
    /// Any object.
    case anyObject
    /// A class in a variable, or any object.
    case anyClass
    /// One of the types that the context expects, or any type if nil; the result of a chained member may have any type.
    case context([Name]?, isChained: Bool)
    /// Any object or class, by a selector.
    case selector
    /// Any object, by an Objective-C message or key.
    case exposed
    /// Any object, by a selector or key that code composes; the name does not matter.
    case anySelector, anyKey
    /// The Objective-C class with the name of the use, in Swift code; its class methods have other names in Swift.
    case foreignClass
    /// Any enumeration; code iterates over its cases.
    case cases
  }

  /// All declarations with one name.
  ///
  /// The type is a class, so that all uses of the name share the declarations.
  final class Declarations: Sendable {
    /// The units that are visible in all files, by the type that contains them; -1 for global declarations.
    let shared: [Name: [Unit]]
    /// The private units of each Swift file.
    let ofFiles: [Int: [Unit]]
    /// The types that contain the units; -1 for global declarations.
    let owners: Set<Name>
    /// The owners whose members apply to objects of other types: see ``isOpen(_:_:)``.
    let open: [Name]

    init(_ units: some Sequence<Unit>, in index: CodeIndex, isOpen: (Name) -> Bool) {
      var (shared, ofFiles, owners): ([Name: [Unit]], [Int: [Unit]], Set<Name>) = ([:], [:], [])
      for unit in units {
        let (owner, file) = (index.type(of: unit), index.file(of: unit))
        owners.insert(owner)
        if index.files[file].isSwift, index.unit(unit).traits.contains(.isPrivate) {
          ofFiles[file, default: []].append(unit)
        } else {
          shared[owner, default: []].append(unit)
        }
      }
      (self.shared, self.ofFiles, self.owners) = (shared, ofFiles, owners)
      open = owners.filter(isOpen)
    }

    /// Returns the private units that are visible to a use.
    func privateUnits(_ access: Access) -> [Unit] {
      switch access {
      case .all: ofFiles.values.flatMap(\.self)
      case .shared: []
      case .file(let file): ofFiles[file] ?? []
      }
    }
  }

  let index: CodeIndex
  var declarations: [Name: Declarations] = [:]
  var relatives: [Name: Set<Name>] = [:]
  var scopes: [Name: Set<Name>] = [:]
  var applying: [Extended: Bool] = [:]
  /// The types that contain each nested type.
  let enclosing: [Name: Set<Name>]
  /// The name `init`, of initializers in Swift and of initializers without parameters in Objective-C; nil if no source
  /// contains it.
  let initializer: Name?
  let allCases: Name?
  private let allocations: Set<Name>
  // The following values are memoized by the extensions.
  var labels = NameInterner()
  var labelsByUnit: [Unit: Set<UInt32>] = [:]
  /// The kinds of declarations with each name, or nil if not yet known.
  var kinds: [Kinds?]
  var staticOwners: [Name: Set<Name>] = [:]
  var signatures: [Unit: Set<Name>] = [:]
  var typesOfNames: [Signature: Set<Name>] = [:]
  var argumentTypes: [Argument: Set<Name>] = [:]
  var functionTypes: [Name: Set<Name>] = [:]
  /// The types that each argument may have, by the member that the argument names.
  var expectedTypes: [Name: [Argument: [Name]?]] = [:]
  /// The types that the declarations with each name reference or instantiate.
  var typesInDeclarations: [Name: Set<Name>] = [:]
  var objectTypes: [Variable: Name] = [:]
  /// The declared type of each property that was examined, or 0 if the type is unknown.
  var declaredTypes: [Unit: SourceFacts.Name] = [:]
  var unreadCallers: [Name: UnreadCallers] = [:]
  var frameworkMembers: [String: Set<String>] = [:]
  var swiftNames: [Int: [SourceFacts.Name: [Name]]] = [:]
  var namesInObjectiveC: [Int: [SourceFacts.Name: [Name]]] = [:]
  /// The names of Objective-C methods, by the names that they may have in Swift.
  let objectiveCNames = Remembered<[String: [Name]]>()
  var exposedMethods: ExposedMethods?
  let implicitMembers: Set<Name>
  let informalMembers: Set<Name>
  /// The types that forward members to other objects.
  let forwarders: Set<Name>
  /// The names of aliases and associated types, which other types may have, too.
  let aliases: Set<Name>
  let metatypes: Metatypes

  init(_ index: CodeIndex) {
    self.index = index
    kinds = Array(repeating: nil, count: index.nameCount)
    (initializer, allCases) = (index.number(of: "init"), index.number(of: "allCases"))
    allocations = Set(Self.allocations.compactMap(index.number(of:)))
    metatypes = Metatypes(index)
    var enclosing: [Name: Set<Name>] = [:]
    var aliases: Set<Name> = []
    for type in index.files.lazy.flatMap(\.types) {
      if type.isAlias { aliases.insert(type.name) }
      if type.scope >= 0 { enclosing[type.name, default: []].insert(type.scope) }
    }
    (self.enclosing, self.aliases) = (enclosing, aliases)
    implicitMembers = Set(Self.implicitNames.compactMap(index.number(of:)))
    informalMembers = Set(Self.informalNames.compactMap(index.number(of:)))
    forwarders = Self.forwarders(in: index)
  }

  /// The names of the members with a special meaning.
  static let names = ["allCases", "init"] + allocations
  private static let allocations = ["alloc", "new"]

  /// Returns the types that forward members to other objects: by dynamic member lookup or message forwarding.
  private static func forwarders(in index: CodeIndex) -> Set<Name> {
    let methods = ["forwardInvocation", "forwardingTarget", "forwardingTargetForSelector"]
    var units = methods.compactMap(index.number(of:)).flatMap { index.units(named: $0) }
    if let subscripts = index.number(of: "subscript") {
      units += index.units(named: subscripts).filter { unit in
        let names = index.facts(of: unit).names
        return index.parameters(of: unit).contains { names.text(of: $0.label) == "dynamicMember" }
      }
    }
    return Set(units.map(index.type(of:)))
  }

  /// Whether a name is `alloc` or `new`, the class methods that instantiate a class, as in `[[type alloc] init]`.
  func isAllocation(_ name: Name) -> Bool { allocations.contains(name) }

  // MARK: - Uses

  /// Returns the uses of a name at a site: a use of the declarations that are visible in all files and, if the file has
  /// private declarations with the name, a use of these.
  mutating func uses(at site: Site, _ hierarchy: inout ClassHierarchy) -> [Use] {
    var use = Use(
      name: site.name,
      receiver: receiver(at: site, &hierarchy),
      arguments: arguments(at: site.number, in: site.unit),
      effect: effect(of: site),
      access: .shared
    )
    guard declarations(named: site.name, hierarchy).ofFiles[site.file] != nil else { return [use] }
    let shared = use
    use.access = .file(site.file)
    return [shared, use]
  }

  private mutating func receiver(at site: Site, _ hierarchy: inout ClassHierarchy) -> Receiver {
    let (occurrence, file) = (site.occurrence, site.file)
    let type = index.name(occurrence.receiverName, in: file)
    switch occurrence.receiver {
    case .none: return index.files[file].isSwift ? .scope(index.type(of: site.unit)) : .bare
    case .own, .super, .ownClass: return .own(index.type(of: site.unit))
    case .type:
      if let external = externalType(at: site, &hierarchy) { return external }
      let isKnown =
        index.types.contains(type) && !metatypes.isTypeParameter(occurrence.receiverName, in: file)
      guard isKnown else { return .type(-1) }
      // The receiver may be a variable that is named like a type.
      return declares(site.name, in: type, &hierarchy) ? .type(type) : .anyObject
    case .implicit:
      let sink = index.files[file].facts.sinks[Int(occurrence.sink)]
      return .context(
        contextTypes(of: site.name, by: occurrence, in: site.unit, &hierarchy),
        isChained: sink.kind == .receiver
      )
    case .variable, .expression:
      // The names of some types begin with a lowercase letter.
      let isType = occurrence.receiver == .variable && index.types.contains(type)
      if isType, index.units(named: type).isEmpty,
        !index.locals(of: site.unit).contains(where: { $0.name == occurrence.receiverName }),
        declares(site.name, in: type, &hierarchy)
      {
        return .type(type)
      }
      if isType || metatypes.hold(occurrence.receiverName, in: file) || isClass(of: occurrence, in: file) {
        return .anyClass
      }
      return objectType(ofReceiverAt: site, &hierarchy).map { .object($0) } ?? .anyObject
    }
  }

  /// Returns the receiver of a member of a type that no source declares or extends, or nil for another receiver.
  mutating func externalType(at site: Site, _ hierarchy: inout ClassHierarchy) -> Receiver? {
    let (name, file) = (site.occurrence.receiverName, site.file)
    let (number, own) = (index.name(name, in: file), index.type(of: site.unit))
    guard site.occurrence.receiver == .type, !index.types.contains(number) else { return nil }
    // Variables, cases and type parameters may begin with an uppercase letter, too.
    let isDeclared =
      number >= 0 && (index.typeParameters.contains(number) || !index.units(named: number).isEmpty)
    if isDeclared || index.locals(of: site.unit).contains(where: { $0.name == name }) { return nil }
    let text = index.files[file].facts.names.text(of: name)
    if hierarchy.isKnown(text) {
      return .external(hierarchy.superclassNames(of: text).compactMap(hierarchy.type(named:)).sorted())
    }
    // The extension of an unread type may use the type's parameters.
    return own >= 0 && hierarchy.isExternal(own) ? nil : .external(nil)
  }

  /// Whether the receiver is the class of another object: `type(of: card).show()`.
  private func isClass(of occurrence: Occurrence, in file: Int) -> Bool {
    occurrence.receiver == .expression && occurrence.receiverName != 0
      && index.files[file].facts.receiverText(of: occurrence) == "type"
  }
}
