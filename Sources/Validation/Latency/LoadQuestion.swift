import ClassInterfaces

/// What has to stand in a source or property list to load a document, or to lead to a scene of it.
struct LoadQuestion: Sendable {
  /// The scene that it would lead to; nil for the document.
  var scene: Int?
  var kind: LoadEvidence.Kind
  /// The name, part of a name, or class.
  var name: String
  /// How mentions hold the name.
  var spellings: [String] = []
  /// Whether only those uses of a class count that hand it on.
  var isOfHandedClass = false

  /// Asks for a name, which mentions may hold in several ways.
  static func name(_ name: String, as spellings: [String], scene: Int? = nil) -> LoadQuestion {
    LoadQuestion(scene: scene, kind: .name, name: name, spellings: [name] + spellings)
  }

  /// Asks for uses of a class.
  static func use(of className: String, isHandedOn: Bool = false, scene: Int? = nil) -> LoadQuestion {
    LoadQuestion(scene: scene, kind: .use, name: className, isOfHandedClass: isHandedOn)
  }

  /// Whether mentions of a source that declares some types are an answer.
  func isAnswered(by mentions: NameMentions, ofSourceWith types: Set<String>) -> Bool {
    guard kind == .use else { return spellings.contains(where: mentions.names.contains) }
    if mentions.members[name] != nil { return true }
    // The frameworks' own registrations make cells without a nib.
    if mentions.registrations[name]?.contains(where: { !$0.isEmpty }) == true { return true }
    let use = mentions.classes[name, default: []]
    if use.contains(.typed), !types.contains(name) { return true }
    return !use.isDisjoint(with: isOfHandedClass ? .named : [.named, .made, .provided])
  }
}
