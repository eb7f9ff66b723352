import ClassInterfaces
import RuntimeAttributes

/// The constants of all sources that hold a text, by which bodies ask for documents, controllers and cells.
struct ConstantTable: Sendable {
  /// By their names, with those of the types around them.
  private var byName: [String: [TextConstant]] = [:]
  /// The members of types by the last part of their names.
  private var membersByWord: [String: [TextConstant]] = [:]
  /// The identifiers for which bodies register cells.
  private var registeredNames: Set<String> = []
  /// The last words of expressions for others, with what stands before; where nothing does, the paths of the sources.
  private var registeredWords: [String: Set<String>] = [:]

  /// Gathers the constants by which bodies ask for something.
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

  /// Whether a body surely registers cells for what a constant holds.
  func registers(_ constant: SoughtConstant) -> Bool {
    if registeredNames.contains(constant.text) { return true }
    guard let receivers = registeredWords[constant.word] else { return false }
    if constant.isBare, receivers.contains(constant.file) { return true }
    // Only the path of a source has a dot.
    return !constant.isPrivate
      && receivers.contains { !$0.contains(".") && ($0 == constant.owner || SoughtConstant.mayHoldType($0)) }
  }

  /// A text that a constant holds.
  struct Resolved {
    /// The text.
    var text: String
    /// Whether it is the name of a class.
    fileprivate var isClassName: Bool
    /// What must not be declared elsewhere as well.
    var constant: SoughtConstant
  }

  /// What a body asks for by name, with the names that constants hold in their places.
  ///
  /// - Parameters:
  ///   - reference: What the body asks for.
  ///   - type: The type whose body does.
  ///   - file: The source.
  /// - Returns: The reference with its names, and the constants that hold them; nil where these are not known.
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

  /// The text that a constant holds.
  ///
  /// - Parameters:
  ///   - spelling: How a body names the constant.
  ///   - local: The text, if the body itself declares the constant.
  ///   - asStoryboard: Whether it holds the storyboard of that name, and not the text.
  ///   - type: The type of the body.
  ///   - file: The source.
  /// - Returns: The text; nil where it is not known.
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
    // What is asked of the object itself may be asked of one whose class derives from this one.
    sought.isNameOfSelf = found.text == nil && expression.isBare
    sought.declaringFile = found.location.file
    return Resolved(text: text, isClassName: found.text == nil, constant: sought)
  }

  /// The one constant that an expression may name, and the type of which it is asked, without those around it.
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

  /// The constant of a name; nothing where there are several, nil where there is none.
  private func only(_ name: String) -> TextConstant?? {
    byName[name].map { $0.count == 1 ? $0[0] : nil }
  }

  /// The one constant of a name that a type has from another one.
  private func inheritedConstant(_ word: String, of type: String) -> (TextConstant, owner: String?)? {
    guard let members = membersByWord[word], members.count == 1, !members[0].isCase else { return nil }
    return (members[0], type)
  }

  /// The last of the types in the name of a constant.
  private static func typeName(of name: String) -> Substring? { name.split(separator: ".").dropLast().last }
}
