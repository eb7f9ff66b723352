import ClassInterfaces

/// What an app's sources and settings show of the loading of its documents.
struct LoadSightings {
  /// All that sources mention, and the names of the property lists.
  var names: Set<String> = []
  /// The classes of which objects are made, or that are handed on or named as a type, beside their own sources.
  var usedClasses: Set<String> = []
  /// The classes that may be handed to code that asks a storyboard for one of their objects.
  var handedClasses: Set<String> = []
  var subclasses: [String: [String]] = [:]
  /// Whether an app starts in what was read; nobody can say what a part of one is loaded by.
  var hasStart = false

  /// Nothing is seen to be loaded.
  init() {}

  /// Looks at what was read.
  ///
  /// - Parameters:
  ///   - mentions: What each source mentions.
  ///   - sources: The sources, in the same order.
  ///   - documents: The documents, whose objects' classes count as used.
  ///   - settings: What property lists and projects name.
  init(
    _ mentions: [NameMentions],
    of sources: [SourceInterface],
    documents: [DocumentSummary],
    settings: LaunchSettings
  ) {
    hasStart = settings.hasStart || mentions.contains(where: \.startsApp)
    names = settings.names
    var plainMakers: [String: Set<String>] = [:]
    // By index, since copies of declarations cost more than what is looked at.
    for (mention, source) in zip(mentions, sources.indices) {
      for type in sources[source].types.indices {
        let kind = sources[source].types[type].kind
        guard kind == .class || kind == .extension else { continue }
        let name = sources[source].types[type].name
        if !mention.plainMakers.isEmpty { plainMakers[name, default: []].formUnion(mention.plainMakers) }
        if kind == .class, let superclass = sources[source].types[type].inherited.first {
          subclasses[superclass, default: []].append(name)
        }
      }
    }
    let registered = Self.registeredClasses(mentions)
    for (mention, source) in zip(mentions, sources.indices) {
      names.formUnion(mention.names)
      for name in mention.registrations.keys where !registered.contains(name) {
        usedClasses.insert(name)
        handedClasses.insert(name)
      }
      for (name, use) in mention.classes {
        // Tables make these cells without a nib; what is said of their type is what the cells are cast to.
        if use == .typed, registered.contains(name) { continue }
        let types = sources[source].types
        let isOwn = types.indices.contains { types[$0].name == name }
        if !isOwn || !use.isDisjoint(with: [.made, .named]) { usedClasses.insert(name) }
        if use.contains(.named) || use.contains(.typed) && !isOwn { handedClasses.insert(name) }
      }
      for (name, members) in mention.members {
        usedClasses.insert(name)
        if !members.isSubset(of: plainMakers[name] ?? []) { handedClasses.insert(name) }
      }
    }
    for document in documents {
      for use in document.classes where !use.isPlaceholder && use.name != document.nibName {
        usedClasses.insert(use.name)
      }
    }
  }

  /// The classes that are registered for cells, and so made without a nib or prototype.
  private static func registeredClasses(_ mentions: [NameMentions]) -> Set<String> {
    var labels: Set<String> = [""]
    for mention in mentions { labels.formUnion(mention.classRegistrars) }
    for mention in mentions { labels.subtract(mention.otherRegistrars) }
    var classes: [String: Bool] = [:]
    for (name, uses) in mentions.lazy.flatMap(\.registrations) {
      classes[name] = classes[name, default: true] && uses.isSubset(of: labels)
    }
    return Set(classes.lazy.filter(\.value).map(\.key))
  }

  /// Whether something names a nib, storyboard or identifier.
  func mention(_ name: String) -> Bool { names.contains(name) }

  /// Whether something may load a nib of its own accord: names it, or uses a class that looks for a nib of this name.
  func mayLoad(nib name: String) -> Bool {
    if mention(name) || isUsed(name) { return true }
    return name.hasSuffix("View") && isUsed(name + "Controller")
  }

  /// Whether something may ask a storyboard for the controller, or a table for the cell, of an identifier and class.
  func mayAsk(for identifier: String, className: String?) -> Bool {
    if handedClasses.contains(identifier) { return true }
    if let className, handedClasses.contains(className) { return true }
    // The name of a class stands where the class is declared; that alone asks for nothing.
    return mention(identifier)
  }

  /// Whether a class or one that derives from it is used.
  private func isUsed(_ name: String) -> Bool {
    var visited: Set<String> = []
    var open = [name]
    while let next = open.popLast() {
      guard visited.insert(next).inserted else { continue }
      if usedClasses.contains(next) { return true }
      open += subclasses[next] ?? []
    }
    return false
  }
}
