import ClassInterfaces
import RuntimeAttributes

/// The string constants that code uses to reference documents, controllers and cells.
struct ConstantTable: Sendable {
  /// The constants by qualified name.
  private var byName: [String: [TextConstant]] = [:]
  /// The members of types by unqualified name.
  private var membersByWord: [String: [TextConstant]] = [:]
  /// The identifiers that code registers cells for.
  private var registeredNames: Set<String> = []
  /// The receivers of constants that code registers cells for, by the constant's unqualified name.
  ///
  /// For a constant without a receiver, the path of the source takes its place.
  private var registeredWords: [String: Set<String>] = [:]

  /// Collects the constants that code uses to reference resources.
  init(_ sources: [SourceInterface]) {
    let words = Set(
      sources.lazy.flatMap(\.askedConstants)
        .compactMap { ConstantExpression($0)?.names.last.map { $0[...] } }
    )
    guard !words.isEmpty else { return }
    for source in sources {
      for constant in source.constants where words.contains(constant.word) {
        byName[constant.name, default: []].append(constant)
        let word = constant.word
        if word.utf8.count < constant.name.utf8.count {
          membersByWord[String(word), default: []].append(constant)
        }
      }
      for type in source.types where type.bodies.registersCells {
        addRegistrations(type.bodies, of: source.file)
      }
    }
  }

  private mutating func addRegistrations(_ bodies: BodyFacts, of file: String) {
    registeredNames.formUnion(bodies.cellRegistrations.lazy.map(\.identifier))
    for expression in bodies.registeredConstants {
      let parts = expression.split(separator: ".")
      guard let word = parts.last else { continue }
      let receiver = parts.count > 1 ? String(parts[parts.count - 2]) : file
      registeredWords[String(word), default: []].insert(receiver)
    }
  }

  /// Whether code certainly registers a cell for the value of a constant.
  func registers(_ constant: SoughtConstant) -> Bool {
    if registeredNames.contains(constant.text) { return true }
    guard let receivers = registeredWords[constant.word] else { return false }
    if constant.isBare, receivers.contains(constant.file) { return true }
    // Only the paths of sources contain a dot.
    return !constant.isPrivate
      && receivers.contains { !$0.contains(".") && ($0 == constant.owner || SoughtConstant.mayHoldType($0)) }
  }

  /// The value of a string constant.
  struct Resolved {
    /// The value.
    var text: String
    /// Whether the value is the name of a class.
    fileprivate var isClassName: Bool
    /// The constant, if it has only one declaration.
    var constant: SoughtConstant
  }

  /// Replaces the constants in a reference with their values.
  ///
  /// - Parameters:
  ///   - reference: The reference.
  ///   - type: The type that contains the reference.
  ///   - file: The source.
  /// - Returns: The reference and the constants it uses, or nil if a value is unknown.
  func resolved(
    _ reference: NameReference,
    in type: TypeDeclaration,
    of file: String
  ) -> (reference: NameReference, constants: [SoughtConstant])? {
    var (reference, constants) = (reference, [SoughtConstant]())
    if let spelling = reference.constant {
      guard let name = resolved(spelling, local: reference.name, in: type, of: file) else { return nil }
      (reference.name, reference.isClassName) = (name.text, name.isClassName)
      constants.append(name.constant)
    }
    if let spelling = reference.storyboardConstant, case .controller(let storyboard) = reference.target {
      guard let name = resolved(spelling, local: storyboard ?? "", in: type, of: file) else { return nil }
      reference.target = .controller(storyboard: name.text)
      constants.append(name.constant)
    }
    if let spelling = reference.storyboardHolder {
      if let held = resolved(spelling, local: "", asStoryboard: true, in: type, of: file) {
        if case .initialController = reference.target {
          reference.name = held.text
        } else {
          reference.target = .controller(storyboard: held.text)
        }
        constants.append(held.constant)
      } else if reference.mayBeOfAnyStoryboard {
        reference.storyboardHolder = nil
      } else {
        return nil
      }
    }
    return (reference, constants)
  }

  /// Returns the constants that code uses to request reusable cells and views.
  func requestingCells(in sources: [SourceInterface]) -> Set<SoughtConstant> {
    var constants: Set<SoughtConstant> = []
    for source in sources {
      for type in source.types {
        for reference in type.bodies.references where reference.isOfReusable && reference.constant != nil {
          constants.formUnion(resolved(reference, in: type, of: source.file)?.constants ?? [])
        }
      }
    }
    return constants
  }

  /// Returns the value of a constant.
  ///
  /// - Parameters:
  ///   - spelling: The expression that names the constant.
  ///   - local: The value, if the constant is declared in the body itself.
  ///   - asStoryboard: Whether the constant holds a storyboard object rather than its name.
  ///   - type: The type that contains the expression.
  ///   - file: The source.
  /// - Returns: The value, or nil if it is unknown.
  func resolved(
    _ spelling: String,
    local: String = "",
    asStoryboard: Bool = false,
    in type: TypeDeclaration,
    of file: String
  ) -> Resolved? {
    guard let expression = ConstantExpression(spelling), let word = expression.names.last else { return nil }
    guard local.isEmpty else {
      return Resolved(text: local, isClassName: false, constant: SoughtConstant(word, local, askedIn: file))
    }
    guard let (found, owner) = constant(of: expression, in: type, from: file),
      found.isCase == expression.isRawValue, (found.storyboard != nil) == asStoryboard,
      !found.isPrivate || found.location.file == file
    else { return nil }
    guard let text = found.text ?? owner else { return nil }
    var sought = SoughtConstant(word, text, askedIn: file)
    sought.storyboard = found.storyboard
    sought.owner = owner
    sought.isBare = expression.isBare
    sought.isPrivate = found.isPrivate
    sought.isOutsideOfTypes = !found.name.contains(".")
    sought.declaringType = Self.typeName(of: found.name).map(String.init)
    // The receiver may be an instance of a subclass, which has another name.
    sought.isNameOfSelf = found.text == nil && expression.isBare
    sought.declaringFile = found.location.file
    return Resolved(text: text, isClassName: found.text == nil, constant: sought)
  }

  /// Returns the only constant that an expression may refer to, and its type without enclosing types.
  private func constant(
    of expression: ConstantExpression,
    in type: TypeDeclaration,
    from file: String
  ) -> (TextConstant, owner: String?)? {
    let path = expression.names.joined(separator: ".")
    var scope = type.qualifiedName[...]
    while !scope.isEmpty {
      if let found = only("\(scope).\(path)") {
        return found.map { ($0, String(Self.typeName(of: $0.name) ?? "")) }
      }
      if expression.isOwn { return nil }
      scope = scope.lastIndex(of: ".").map { scope[..<$0] } ?? ""
    }
    let all = byName[path] ?? []
    let visible = all.filter { !$0.isPrivate || $0.location.file == file }
    if let first = visible.first {
      return visible.count == 1 ? (first, Self.typeName(of: first.name).map(String.init)) : nil
    }
    return expression.names.count == 2 ? inheritedConstant(expression.names[1], of: expression.names[0]) : nil
  }

  /// Returns the only constant with a name, `.some(nil)` if there are several, or nil if there is none.
  private func only(_ name: String) -> TextConstant?? {
    byName[name].map { $0.count == 1 ? $0[0] : nil }
  }

  /// Returns the only constant with a name that a type may inherit.
  private func inheritedConstant(_ word: String, of type: String) -> (TextConstant, owner: String?)? {
    guard let members = membersByWord[word], members.count == 1, !members[0].isCase else { return nil }
    return (members[0], type)
  }

  /// Returns the innermost type in the qualified name of a constant.
  private static func typeName(of name: String) -> Substring? { name.split(separator: ".").dropLast().last }
}

extension NameReference {
  /// Whether the reference requests a reusable cell or view.
  var isOfReusable: Bool {
    switch target {
    case .reusable, .optionalReusable: true
    default: false
    }
  }
}
