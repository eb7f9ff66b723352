import NibproofTestSupport

/// Code that is unrelated to nibs, by the kind of insertion point.
struct UnrelatedCode {
  private let codes: [InsertionPoint.Kind: [String]]

  /// Returns random code for an insertion point.
  func code(for point: InsertionPoint, using random: inout SplitMix) -> String {
    codes[point.kind]?.randomElement(using: &random) ?? ""
  }

  private static func isComment(_ text: String) -> Bool { text.hasPrefix("//") || text.hasPrefix("/*") }

  static let swift: UnrelatedCode = {
    let declarations =
      SourceTrap.swiftMembers.map(\.text) + [
        "// plain", "let unrelated = \"Unrelated\"", "func unrelated() { unrelatedToo(\"} {\") }",
        "struct Unrelated { let unrelated = \"Unrelated\"; func unrelatedToo() { unrelatedAsWell() } }",
        "class Unrelated { class Inner { var unrelated: Unrelated! } }",
        "enum Unrelated: String { case unrelated, other = \"}\" }",
      ]
    let ofTypes = ["static ", "nonisolated", "subscript", "deinit", "indirect", "import ", "protocol "]
    let ofStatements = [
      "//", "/*", "let s = ", "let r = ", "let emoji", "struct Unr", "class Unr", "func unr",
    ]
    return UnrelatedCode(codes: [
      .type: declarations.filter { !$0.hasPrefix("import ") && !$0.hasPrefix("protocol ") },
      .file: declarations.filter { text in !ofTypes.dropLast(2).contains(where: text.hasPrefix) },
      .code: declarations.filter { text in ofStatements.contains(where: text.hasPrefix) },
      .comment: declarations.filter(isComment),
    ])
  }()

  static let objectiveC: UnrelatedCode = {
    let comments = ["// it's {", "/* } \" ' */", "// plain"]
    let outsideOfTypes =
      comments + [
        "static int unrelated = '\"';", "#define UNRELATED(x) \\\n  if (x) {", "#pragma mark - don't {",
        "void unrelated(void) { NSString *s = @\"} {\"; }",
      ]
    return UnrelatedCode(codes: [
      .file: outsideOfTypes + ["@interface Unrelated : NSObject\n@end", "@class Unrelated;"],
      .implementation: outsideOfTypes + ["- (void)unrelated { [self unrelatedToo:@\"} {\"]; }"],
      .type: comments + ["- (void)unrelated;", "#pragma mark - don't {"],
      .code: SourceTrap.objectiveCStatements.map(\.text) + ["NSString *unrelated = @\"Unrelated\";"],
      .comment: comments,
    ])
  }()
}
