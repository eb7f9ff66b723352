extension SyntaxTree {
  /// Whether a build may exclude the code in an `#if`.
  ///
  /// The result is false for include guards and for conditions on the platform, the compiler or the language.
  package func isOptional(_ conditional: Index) -> Bool {
    children(of: conditional).contains { branch in
      let condition = nameText(of: branch)
      return !condition.isEmpty && !Self.platformConditionParts.contains(where: condition.contains)
        && !isIncludeGuard(branch, condition)
    }
  }

  /// Whether a branch defines the macro of its condition: `#ifndef KIT_H`, `#define KIT_H`.
  private func isIncludeGuard(_ branch: Index, _ condition: String) -> Bool {
    children(of: branch).contains { node in
      self[node].kind == .macroDefinition && condition.hasSuffix(nameText(of: node))
    }
  }

  /// Parts of conditions that test the platform, the compiler or the language.
  private static let platformConditionParts = [
    "TARGET_", "__APPLE__", "__IPHONE_", "__MAC_", "__OBJC__", "__cplusplus", "arch(", "compiler(", "os(",
    "swift(",
    "targetEnvironment(",
  ]
}
