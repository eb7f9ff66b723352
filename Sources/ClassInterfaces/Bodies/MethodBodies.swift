/// Where the bodies of a declaration's methods stand, of those whose base name no other method of it has.
struct MethodBodies {
  private var methods: [String: (body: Range<Int>, hasParameters: Bool)] = [:]

  /// None.
  init() {}

  /// Takes the bodies of one declaration.
  init(_ bodies: [SwiftBody], of type: TypeDeclaration) {
    var ambiguous: Set<String> = []
    for body in bodies {
      guard case .method(let index) = body.member else { continue }
      let name = type.methods[index].swiftName
      let baseName = name.utf8.firstIndex(of: UInt8(ascii: "(")).map { String(name[..<$0]) } ?? name
      let hasParameters = !name.hasSuffix("()")
      if methods.updateValue((body.range, hasParameters), forKey: baseName) != nil {
        ambiguous.insert(baseName)
      }
    }
    for name in ambiguous { methods[name] = nil }
  }

  var isEmpty: Bool { methods.isEmpty }

  /// The body of a method by its base name.
  subscript(name: String) -> Range<Int>? { methods[name]?.body }

  /// Whether a method has parameters, whose names may be those of members.
  func hasParameters(_ name: String) -> Bool { methods[name]?.hasParameters == true }
}
