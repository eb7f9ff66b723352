import SourceSyntax

/// A path of members in code that R.swift or SwiftGen generates from documents: `R.nib.card`,
/// `StoryboardScene.Main.detail`.
///
/// A generated member is the camel-case form of a resource's name: `photoPicker` or `PhotoPicker` for `photo_picker`.
package struct GeneratedAccessor: Sendable {
  /// The leading members, which do not name a resource, outermost first: `R` and `nib` in `R.nib.card`.
  let path: [String]
  /// The kinds of resources that the remaining members name, outermost first; nil for a member that only groups others.
  let things: [NibLoadingAPI.Thing?]
  /// Members of the innermost type that do not name resources, such as `bundle` and `allCases`.
  let members: Set<String>

  private init(_ path: String..., names things: NibLoadingAPI.Thing?..., besides members: Set<String> = []) {
    (self.path, self.things, self.members) = (path, things, members)
  }

  static let all: [GeneratedAccessor] = [
    GeneratedAccessor("R", "nib", names: .nib),
    GeneratedAccessor("R", "storyboard", names: .storyboard, .controller, besides: resourceMembers),
    // Segues are grouped by the class of their controller: `R.segue.home.detail`.
    GeneratedAccessor("R", "segue", names: nil, .segue, besides: resourceMembers),
    GeneratedAccessor("R", "reuseIdentifier", names: .reusable(.tableCell)),
    GeneratedAccessor("StoryboardScene", names: .storyboard, .controller, besides: typeMembers),
    GeneratedAccessor("StoryboardSegue", names: .storyboard, .segue, besides: typeMembers),
  ]

  private static let resourceMembers: Set<String> = [
    "bundle", "callAsFunction", "instantiateInitialViewController", "instantiateViewController", "name",
    "storyboard", "validate",
  ]
  private static let typeMembers: Set<String> = [
    "allCases", "init", "initialScene", "self", "storyboard", "storyboardName",
  ]

  /// The members that group resources of one kind: `nib` in `R.nib.card`.
  package static let groups = Set(all.filter { $0.path.count > 1 }.compactMap(\.path.last))

  /// The members that group nibs: `nib` in `R.nib.card`.
  package static let groupsOfNibs = Set(
    all.filter { $0.path.count > 1 && $0.things == [.nib] }.compactMap(\.path.last)
  )

  /// The outermost types of generated code: `R`, `StoryboardScene`, `StoryboardSegue`.
  static let roots = Set(all.compactMap(\.path.first))

  /// The maximum number of names in an accessor: `R.storyboard.main.detail`.
  fileprivate static let longestPath = 4
}

extension SyntaxTree {
  /// A resource that a member of generated code represents.
  struct GeneratedThing {
    let thing: NibLoadingAPI.Thing
    let member: Index
    /// The outermost type of the generated code: `R`.
    let root: String
    /// The member that names the storyboard, if the path has one: `main` in `R.storyboard.main.detail`.
    let storyboard: String?
  }

  /// Returns the resource that a member of generated code represents, or nil for other members.
  func generatedThing(_ node: Index) -> GeneratedThing? {
    var names: [Index] = [node]
    var next = node
    while self[next].kind == .member, names.count <= GeneratedAccessor.longestPath, let base = base(of: next)
    {
      // `R.storyboard.main().detail`
      next = self[base].kind == .call ? callee(of: base) ?? base : base
      names.append(next)
    }
    guard names.count >= 2, self[next].kind == .name, isRoot(name(of: next)) else { return nil }
    let path = names.reversed().map { nameText(of: $0) }
    for accessor in GeneratedAccessor.all where path.starts(with: accessor.path) {
      let rest = path.dropFirst(accessor.path.count)
      guard rest.count == 1 || rest.count == accessor.things.count, let first = rest.first,
        let last = rest.last, let thing = accessor.things[rest.count - 1],
        !accessor.members.contains(last)
      else { return nil }
      let storyboard = rest.count > 1 && accessor.things[0] == .storyboard ? first : nil
      return GeneratedThing(thing: thing, member: node, root: path[0], storyboard: storyboard)
    }
    return nil
  }

  /// Whether a member of generated code represents a nib: `R.nib.card`.
  func isGeneratedNib(_ node: Index) -> Bool { generatedThing(node)?.thing == .nib }

  private func isRoot(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    (name.first == UInt8(ascii: "R") || name.first == UInt8(ascii: "S"))
      && GeneratedAccessor.roots.contains { name.elementsEqual($0.utf8) }
  }
}
