import ClassInterfaces

/// What an app's sources and settings show of the loading of its documents.
struct LoadSightings: Sendable {
  /// All that sources mention, and the names of the property lists.
  private var names = MentionedNames()
  /// The classes of which objects are made, or that are handed on or named as a type, beside their own sources.
  var usedClasses = MentionedNames()
  /// The classes that may be handed to code that asks a storyboard for one of their objects.
  var handedClasses = MentionedNames()
  private var subclasses: [String: Set<String>] = [:]
  /// The views and cells whose name no code asks for, so that none loads a nib which is called like them.
  private var unaskedViews: Set<String> = []
  /// The controllers that look for no nib which is called like their class: all that are made are given another, or a view.
  private var providedControllers: Set<String> = []
  /// Those among them whose name no code asks for, so that none loads such a nib in another way.
  private var unaskedControllers: Set<String> = []
  /// The views and controllers that nothing makes, and the sources that consist of these.
  var unmadeClasses: Set<String> = []
  var unmadeFiles: Set<String> = []
  /// Whether an app starts in what was read; nobody can say what a part of one is loaded by.
  var hasStart = false

  /// Looks at what was read.
  ///
  /// - Parameters:
  ///   - totals: What the sources mention.
  ///   - documents: The documents, whose objects' classes count as used.
  ///   - settings: What property lists and projects name.
  ///   - scopes: The programs of which documents and sources are part.
  init(
    _ totals: MentionTotals,
    documents: [DocumentSummary],
    settings: LaunchSettings,
    scopes: ProgramScopes
  ) {
    hasStart = settings.hasStart || totals.startsApp
    names = totals.names
    names.formUnion(settings.names)
    names.tellConstants()
    subclasses = totals.subclasses
    usedClasses = totals.usedClasses
    handedClasses = totals.handedClasses
    let registered = totals.registeredClasses
    // Tables make registered cells without a nib; what is said of their type is what the cells are cast to.
    for (name, programs) in totals.typedClasses.programs where registered[name] != true {
      usedClasses.insert(name, for: programs)
      handedClasses.insert(name, for: programs)
    }
    for (name, isPlain) in registered where !isPlain {
      usedClasses.insert(name, for: .all)
      handedClasses.insert(name, for: .all)
    }
    for (name, members) in totals.members {
      usedClasses.insert(name, for: .all)
      if !members.isSubset(of: totals.plainMakers[name] ?? []) { handedClasses.insert(name, for: .all) }
    }
    let names = ViewNames(totals)
    unaskedViews = Set(documents.lazy.map(\.nibName).filter { names.isUnasked($0) })
    providedControllers = ProvidedControllers(totals, documents: documents).classes
    unaskedControllers = Set(
      documents.lazy.map(\.nibName).filter(providedControllers.contains).filter {
        names.isUnaskedController($0)
      }
    )
    for document in documents {
      let programs = scopes.building(document.file)
      for use in document.classes where !use.isPlaceholder && use.name != document.nibName {
        usedClasses.insert(use.name, for: programs)
      }
    }
  }

  /// Whether something names a nib, storyboard or identifier to one of some programs.
  func mention(_ name: String, to programs: Programs) -> Bool { names.contains(name, for: programs) }

  /// Whether something in some programs may load a nib of its own accord: names it, or uses a class that looks for a nib of
  /// this name.
  func mayLoad(nib name: String, in programs: Programs) -> Bool {
    // A view looks for a nib of its own name only where code asks it for that.
    if mayLoadPlain(nib: name, in: programs) { return true }
    return isComposed(name, in: programs) { mayLoadPlain(nib: $0, in: programs) }
  }

  private func mayLoadPlain(nib name: String, in programs: Programs) -> Bool {
    mention(name, to: programs)
      || classes(lookingFor: name).contains { usedClasses.contains($0, for: programs) }
  }

  /// The classes of which a use loads a nib, if a class that is used may look for one of this name.
  func classes(lookingFor nib: String) -> Set<String> {
    var classes = unaskedViews.contains(nib) ? [] : family(of: nib).subtracting(unaskedControllers)
    if nib.hasSuffix("View") {
      classes.formUnion(family(of: nib + "Controller").subtracting(providedControllers))
    }
    return classes
  }

  /// Whether something in some programs may put a name together: of one that may be asked for, and a part that stands before
  /// or behind it.
  func isComposed(_ name: String, in programs: Programs, of mayBeAsked: (String) -> Bool) -> Bool {
    NameParts.cuts(of: name).contains { cut in
      let (start, end) = (String(name[..<cut]), String(name[cut...]))
      return mention(NameMentions.part(end), to: programs) && mayBeAsked(start)
        || mention(NameMentions.part(start), to: programs) && mayBeAsked(end)
    }
  }

  /// Whether something in some programs may ask a storyboard for the controller, or a table for the cell, of an identifier
  /// and class.
  func mayAsk(for identifier: String, className: String?, in programs: Programs) -> Bool {
    if handedClasses.contains(identifier, for: programs) { return true }
    if let className, handedClasses.contains(className, for: programs) { return true }
    // The name of a class stands where the class is declared; that alone asks for nothing.
    return mention(identifier, to: programs)
  }

  /// A class and all that derive from it.
  private func family(of name: String) -> Set<String> {
    var family: Set<String> = []
    var open = [name]
    while let next = open.popLast() {
      if family.insert(next).inserted { open += subclasses[next, default: []] }
    }
    return family
  }
}
