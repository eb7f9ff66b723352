extension TypeSyntax {
  /// Whether the inheritance clause contains the given protocol.
  func conforms(to name: String) -> Bool {
    inherited.contains { $0.text.split { ".: ".contains($0) }.last ?? "" == name }
  }

  /// All members, including those in all branches of conditional blocks.
  var allMembers: [Member] { members.flatMap(\.members) }

  /// The cases of an enumeration.
  var cases: [CaseSyntax] {
    allMembers.compactMap {
      if case .enumerationCase(let enumerationCase) = $0 { enumerationCase } else { nil }
    }
  }

  /// Whether an enumeration without associated values has raw values: a case specifies one, or the first inherited type
  /// is a raw type of the standard library.
  var hasRawValues: Bool {
    guard let first = inherited.first, cases.allSatisfy(\.values.isEmpty) else { return false }
    return cases.contains(where: \.hasRawValue) || Self.rawTypes.contains(first.text)
  }

  private static let rawTypes: Set<String> = [
    "Character", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "String", "UInt", "UInt16",
    "UInt32",
    "UInt64", "UInt8",
  ]

  /// The attribute of a global actor other than the main actor, if any, according to the attribute's name.
  var otherActor: AttributeSyntax? {
    head.attributes.first { $0.name.hasSuffix("Actor") && $0.name != "MainActor" }
  }

  /// Whether the class is isolated to the main actor, by an attribute or by its framework superclass.
  var isMainActorClass: Bool {
    head.isMainActor
      || !head.modifiers.contains("nonisolated")
        && inherited.first.map(FrameworkClass.init)?.isMainActor == true
  }
}

extension TypeSyntax {
  /// The initializers that the declaration itself contains.
  var initializers: [MethodSyntax] {
    allMembers.compactMap { if case .initializer(let initializer) = $0 { initializer } else { nil } }
  }

  /// Whether the compiler adds a memberwise initializer whose required parameters are known.
  var usesMemberwiseInitializer: Bool { initializers.isEmpty && memberwiseParameters != nil }

  /// The stored properties without a default, in order; nil if they are uncertain or include an ignored
  /// property.
  var memberwiseParameters: [PropertySyntax]? {
    var required: [PropertySyntax] = []
    for item in members {
      for member in item.members {
        guard case .property(let property) = member, !property.head.isStatic, property.isStored,
          !property.hasDefault
        else { continue }
        // A wrapper may have its own default, and a condition may exclude the property.
        let hasWrapper = property.head.attributes.contains {
          !["Inspectable", "Ignored", "Key"].contains($0.name)
        }
        guard !hasWrapper, case .member = item else { return nil }
        required.append(property)
      }
    }
    return required.contains { $0.head.attribute("Ignored") != nil } ? nil : required
  }
}

extension MethodSyntax {
  /// Whether a call without arguments is possible and always succeeds.
  var isCallableWithoutArguments: Bool {
    !isFailable && !isAsync && !isThrowing && !isGeneric && parameters.allSatisfy(\.hasDefault)
      && head.attribute("available") == nil
  }
}
