import RuntimeAttributes
package import SourceModel

/// The string constants that code uses as names of documents, controllers and cells.
package struct ConstantTable: Sendable {
  /// The constants by qualified name.
  private var byName: [String: [StringConstant]] = [:]
  /// The members of types by unqualified name.
  private var membersByWord: [String: [StringConstant]] = [:]

  /// The maximum number of constants that refer to each other.
  private static let longestChain = 4

  /// Collects the constants that code uses to reference resources.
  package init(_ sources: [SourceFile]) {
    let words = Set(sources.lazy.flatMap(\.usedConstants).compactMap(\.names.last))
    guard !words.isEmpty else { return }
    for source in sources {
      for constant in source.constants where words.contains(constant.word) {
        byName[constant.name, default: []].append(constant)
        guard !constant.scope.isEmpty else { continue }
        membersByWord[String(constant.word), default: []].append(constant)
      }
    }
  }

  /// Replaces the constants in a request with their values.
  ///
  /// - Parameters:
  ///   - use: The request.
  ///   - type: The type that contains it.
  ///   - file: The source.
  /// - Returns: The request and the constants it uses, or nil if a value is unknown.
  package func resolved(
    _ use: Use,
    in type: TypeDeclaration,
    of file: String
  ) -> (use: Use, constants: [ConstantUse])? {
    var constants: [ConstantUse] = []
    func value(_ value: StringValue?, asStoryboard: Bool = false) -> StringValue? {
      guard let value,
        let found = resolved(value, asStoryboard: asStoryboard, in: type.qualifiedName, of: file)
      else { return nil }
      constants += found.constants
      return found.value
    }
    var use = use
    guard let name = value(use.name) else { return nil }
    use.name = name
    guard var scene = use.scene else { return (use, constants) }
    if let storyboard = scene.storyboard {
      guard let known = value(storyboard) else { return nil }
      scene.storyboard = known
    }
    if let holder = scene.holder {
      if var held = value(StringValue(of: holder), asStoryboard: true) {
        if scene.isInitial {
          use.name?.text = held.text
        } else {
          held.constant = nil
          scene.storyboard = held
        }
      } else if scene.mayBeOfAnyStoryboard {
        scene.holder = nil
      } else {
        return nil
      }
    }
    use.role = .scene(scene)
    return (use, constants)
  }

  /// Returns the constants that code uses to request reusable cells and views.
  func requestingCells(in sources: [SourceFile]) -> Set<ConstantUse> {
    var constants: Set<ConstantUse> = []
    for source in sources {
      for type in source.types {
        for use in type.uses where use.cell != nil && use.name?.constant != nil {
          constants.formUnion(resolved(use, in: type, of: source.path)?.constants ?? [])
        }
      }
    }
    return constants
  }

  /// Returns the string of a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - asStoryboard: Whether a constant holds a storyboard object rather than its name.
  ///   - scope: The qualified name of the type that contains the expression.
  ///   - file: The source.
  /// - Returns: The value with its string, and the constants that it uses, or nil if it is unknown.
  package func resolved(
    _ value: StringValue,
    asStoryboard: Bool = false,
    in scope: String,
    of file: String
  ) -> (value: StringValue, constants: [ConstantUse])? {
    var constants: [ConstantUse] = []
    guard var found = follow(value, asStoryboard, in: scope, of: file, &constants) else { return nil }
    found.constant = value.constant
    return (found, constants)
  }

  private func follow(
    _ value: StringValue,
    _ asStoryboard: Bool,
    in scope: String,
    of file: String,
    _ constants: inout [ConstantUse]
  ) -> StringValue? {
    // Generated code spells the names of files differently.
    guard !value.isSpelling else { return nil }
    guard let expression = value.constant, let word = expression.names.last else { return value }
    if value.isKnown {
      constants.append(ConstantUse(local: String(word), value.text, in: file))
      return value
    }
    guard constants.count < Self.longestChain,
      let (found, owner) = constant(of: expression, in: scope, from: file),
      found.isCase == expression.isRawValue, (found.storyboard != nil) == asStoryboard,
      !found.isPrivate || found.location.file == file
    else { return nil }
    let index = constants.count
    constants.append(
      ConstantUse(found, text: "", owner: owner, isBare: expression.isBare, in: file, scope: scope)
    )
    guard
      var held = follow(found.value, false, in: String(found.scope), of: found.location.file, &constants)
    else { return nil }
    if held.isNameOfSelf {
      guard let owner else { return nil }
      held.text = owner
    }
    constants[index].text = held.text
    return held
  }

  /// Returns the only constant that an expression may refer to, and its type without enclosing types.
  private func constant(
    of expression: ConstantExpression,
    in scope: String,
    from file: String
  ) -> (StringConstant, owner: String?)? {
    let path = expression.names.joined(separator: ".")
    var scope = scope[...]
    while !scope.isEmpty {
      if let found = byName["\(scope).\(path)"] {
        return found.count == 1 ? (found[0], found[0].declaringType.map(String.init)) : nil
      }
      if expression.isOwn { return nil }
      scope = scope.lastIndex(of: ".").map { scope[..<$0] } ?? ""
    }
    let visible = (byName[path] ?? []).filter { !$0.isPrivate || $0.location.file == file }
    if let first = visible.first {
      return visible.count == 1 ? (first, first.declaringType.map(String.init)) : nil
    }
    // A type may inherit the only constant with the name.
    guard expression.names.count == 2, let members = membersByWord[String(expression.names[1])],
      members.count == 1,
      !members[0].isCase
    else { return nil }
    return (members[0], String(expression.names[0]))
  }
}
