import ClassInterfaces

/// Names of documents, scenes, cells and classes that something mentions, and which programs hear of each.
struct MentionedNames: Equatable, Sendable {
  /// The programs that hear of each name.
  var programs: [String: Programs] = [:]

  /// Whether one of some programs hears of a name.
  func contains(_ name: String, for programs: Programs) -> Bool {
    self.programs[name]?.overlap(programs) ?? false
  }

  /// Whether anybody hears of a name.
  func contains(_ name: String) -> Bool { programs[name] != nil }

  /// Adds a name of which some programs hear.
  mutating func insert(_ name: String, for programs: Programs) {
    insert(CollectionOfOne(name), for: programs)
  }

  /// Adds names of which some programs hear.
  mutating func insert(_ names: some Sequence<String>, for programs: Programs) {
    for name in names { self.programs[name, default: programs].formUnion(programs) }
  }

  /// Adds others.
  mutating func formUnion(_ other: MentionedNames) {
    programs.merge(other.programs) { $0.union($1) }
  }

  /// Tells what is asked for by the constants that sources hold identifiers of cells and segues in: where another one takes
  /// one for the name of a nib, anything.
  mutating func tellConstants() {
    for (name, own) in programs {
      guard let constant = NameMentions.cellConstant(name) else { continue }
      let mayBeNib = programs[NameMentions.nibArgument(constant.word)] != nil
      let asked = NameMentions.cell(constant.identifier), performed = NameMentions.segue(constant.identifier)
      insert(mayBeNib ? [constant.identifier] : [asked, performed], for: own)
    }
  }
}
