import RuntimeAttributes

/// Looks through the text of sources for what else may be meant where code asks by a constant.
package struct ConstantScanner: Sendable {
  private let sought: [SoughtConstant]
  private let words: [SearchedText]

  /// Creates a scanner.
  ///
  /// - Parameter sought: The constants.
  package init(_ sought: Set<SoughtConstant>) {
    self.sought = Array(sought)
    words = Set(sought.flatMap(\.words)).sorted().map(SearchedText.init)
  }

  /// Those of the constants of which a source does not declare as much as it should: once, or nothing else that may be meant.
  ///
  /// - Parameters:
  ///   - bytes: The text of the source.
  ///   - path: The path of the source.
  /// - Returns: These.
  package func doubtful(in bytes: [UInt8], of path: String) -> Set<SoughtConstant> {
    guard words.contains(where: { $0.stands(in: bytes) }) else { return [] }
    return bytes.withUnsafeBufferPointer { bytes in
      let tokens = SourceTokens(bytes, SourceLanguage(ofFile: path))
      return Set(sought.filter { isDoubtful($0, in: tokens, of: path) })
    }
  }

  private func isDoubtful(_ constant: SoughtConstant, in tokens: SourceTokens, of path: String) -> Bool {
    // What is the source's own means that there, whatever others have.
    if constant.isPrivate, path != constant.file { return false }
    if !constant.isBare, path == constant.file, constant.owner.map(tokens.haveTypeParameter) == true {
      return true
    }
    let spelling = Array(constant.word.utf8)
    switch constant.storyboard {
    case .variable where settings(of: constant, in: tokens) > 0: return true
    case .assigned: return settings(of: constant, in: tokens) != (path == constant.declaringFile ? 1 : 0)
    default: break
    }
    let declared = tokens.indices.filter { index in
      tokens.spells(index, spelling) && (tokens.isDeclared(index) || tokens.isDeclaredOtherwise(index))
        && mayMean(constant, index, in: tokens, isNear: path == constant.file)
    }
    return declared.count != (path == constant.declaringFile ? 1 : 0)
  }

  /// How often a variable may be set, beside where it is declared.
  private func settings(of constant: SoughtConstant, in tokens: SourceTokens) -> Int {
    let setter = constant.setter
    return constant.words.reduce(0) { count, word in
      let spelling = Array(word.utf8)
      return count
        + tokens.indices.count {
          // Whoever calls the setter may do so any number of times.
          tokens.spells($0, spelling) && (word == setter || tokens.isSet($0))
        } * (word == setter ? 2 : 1)
    }
  }

  /// Whether a declaration may be meant.
  private func mayMean(
    _ constant: SoughtConstant,
    _ index: Int,
    in tokens: SourceTokens,
    isNear: Bool
  ) -> Bool {
    let level = tokens.level(of: index)
    if !constant.isBare {
      guard case .type(let name) = level, !isRequirement(index, in: tokens) else { return false }
      let isTypeMember = tokens.isModified(index, by: ["static", "class"]) || tokens.isCase(index)
      return isTypeMember && (constant.isInherited || name == constant.owner)
    }
    if isNear { return true }
    switch level {
    case .body: return false
    case .type(let name):
      if tokens.isModified(index, by: ["override"]) { return true }
      // Whoever conforms to a protocol may have its own.
      if constant.storyboard == .computed { return true }
      return name == constant.owner
        || constant.isOutsideOfTypes && !tokens.isModified(index, by: ["private", "fileprivate", "case"])
    case .file:
      return constant.isOutsideOfTypes && !tokens.isModified(index, by: Self.hidingWords)
    }
  }

  /// The modifiers of what other sources do not see, and of what is declared once more.
  private static let hidingWords: [StaticString] = [
    "private", "fileprivate", "static", "extern", "FOUNDATION_EXPORT", "FOUNDATION_EXTERN", "UIKIT_EXTERN",
    "OBJC_EXPORT",
    "OBJC_EXTERN",
  ]

  /// Whether a protocol asks for what is declared: `static var identifier: String { get }`.
  private func isRequirement(_ index: Int, in tokens: SourceTokens) -> Bool {
    tokens.isSymbol(index + 1, ":") && tokens.isSymbol(index + 3, "{")
      && tokens.isWord(index + 4, of: ["get"])
  }
}
