import KeyValueCoding
import RuntimeAttributes
import SourceModel
import SourceSyntax

/// The language modes in which the parts of a class are built.
struct ClassLanguageModes {
  /// The nonempty language modes, by part; most classes have none.
  private var byPart: [ObjectIdentifier: SwiftLanguageMode] = [:]

  /// Determines the language modes of a class's Swift parts; `languageMode` returns the mode of the source at a path.
  init(_ parts: [DeclarationIndex.Entry], in types: Types, _ languageMode: (String) -> SwiftLanguageMode) {
    let sources = types.names.index.sources
    for part in parts where types.language(of: part) == .swift {
      var own = languageMode(sources[part.source].path)
      if own.remove(.uncertain) != nil, parts.contains(where: { sources[$0.source].isBeforeSwift3 }) {
        own.formUnion(.beforeSwift3)
      }
      if !own.isEmpty { byPart[ObjectIdentifier(part)] = own }
    }
  }

  subscript(part: DeclarationIndex.Entry) -> SwiftLanguageMode {
    byPart.isEmpty ? [] : byPart[ObjectIdentifier(part)] ?? []
  }
}

extension SwiftLanguageMode {
  /// Returns the selector without the first label, which old versions of Swift omit unless it is written twice; nil if
  /// the versions that build the method do not omit the label.
  func otherSelector(of method: MethodDeclaration) -> String? {
    guard contains(.omitsFirstLabels), method.traits.objectiveCName == nil else { return nil }
    return FirstArgumentLabel.selector(method.selector, without: method.swiftName)
  }

  /// Returns all possible selectors of a method.
  func selectors(of method: MethodDeclaration) -> [String] {
    [method.selector] + [otherSelector(of: method)].compactMap(\.self)
  }
}
