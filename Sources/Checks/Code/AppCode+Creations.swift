import KeyValueCoding
import NibLoading
import ProgramModel
import ProjectModel
import ReferenceGraph
import RuntimeAttributes
import SourceModel

/// The objects that code creates without a document.
extension AppCode {
  /// Returns the places where an app's code creates objects of a class without naming a nib, in order.
  ///
  /// Code that only instantiates the class as a value is included: `pages = [Card.self]`, if other code creates
  /// `pages[index].init()`.
  ///
  /// - Parameters:
  ///   - className: The name of the class in documents.
  ///   - platform: The platform of the documents.
  /// - Returns: The places, except those that refer to another class with this name, such as a nested class.
  func creations(of className: String, on platform: Platform) -> [Creation] {
    places(naming: className, on: platform) { finder, name in
      finder.creations(of: name) + finder.values(of: name).compactMap { creation(ofClassAt: $0, finder) }
    }
  }

  /// Returns the creation of objects of a class that code uses as a value, if the code only instantiates the class.
  private func creation(ofClassAt value: (unit: Int, number: Int), _ finder: CreationFinder) -> Creation? {
    guard let source = source(at: finder.path) else { return nil }
    let places = instantiations(ofClassAt: value.number, in: value.unit, of: source).compactMap { place in
      self.source(at: place.file).map { (CreationFinder($0, mayShow: mayShow), place) }
    }
    return places.isEmpty ? nil : finder.creation(ofClassAt: value, instantiatedAt: places)
  }

  func places(
    naming className: String,
    on platform: Platform,
    _ find: (CreationFinder, SourceFacts.Name) -> [Creation]
  ) -> [Creation] {
    guard let classes = classes[platform] else { return [] }
    let meant = classes.references(called: className)
    return sources(containing: className).flatMap { source, name -> [Creation] in
      // A source that imports UIKit is not compiled for macOS.
      let frameworks = source.imports.compactMap { UIFramework(module: $0) }
      guard frameworks.isEmpty || frameworks.contains(UIFramework(platform)) else { return [] }
      return find(CreationFinder(source, mayShow: mayShow), name).filter { creation in
        let named = NamedClass(className, in: creation.scope, of: source.path)
        let reference = classes.types.reference(to: named)
        return meant.contains { $0.overlaps(reference) }
      }
    }.sorted { $0.location < $1.location }
  }

  /// Whether a function may show the argument with a label.
  ///
  /// False if functions with this name and label are declared, and all of them only read properties of the argument.
  private func mayShow(_ function: String, _ label: String) -> Bool {
    let declared = sources(containing: function).flatMap {
      $0.source.facts.functions(function, mayShow: label)
    }
    return declared.isEmpty || declared.contains(true)
  }

  /// Returns the nearest framework superclass of a controller class that neither creates its view nor names its nib.
  ///
  /// - Parameters:
  ///   - className: The name of a class of the sources.
  ///   - platform: The platform to check.
  /// - Returns: The framework class; nil if the class creates its view or names its nib, if a superclass or an
  ///   implementation is unknown, or if the sources do not declare exactly one class with this name.
  func plainController(_ className: String, on platform: Platform) -> String? {
    guard let classes = classes[platform], classes.nodes(called: className).count == 1 else { return nil }
    let ancestors = classes.superclasses(called: className)
    let frameworks = ancestors.references.compactMap { reference in
      if case .framework(let name) = reference { name } else { nil }
    }
    guard ancestors.areKnownClasses, classes.types.areImplemented(ancestors), let nearest = frameworks.first,
      frameworks.contains(where: Self.controllers.contains)
    else { return nil }
    let isSpecial = classes.types.parts(of: ancestors).contains { part in
      makesView(part.declaration)
        || part.declaration.uses.contains { $0.nib?.controller == .itself }
    }
    return isSpecial ? nil : nearest
  }

  /// Returns the location of a controller's `loadView()` if the method replaces the view of the controller's document.
  ///
  /// Such a method sets the view, and calls neither `super` nor another function or method of the object. Returns nil
  /// if the class names a nib.
  func replacementOfView(in className: String, on platform: Platform) -> FileLocation? {
    guard let classes = classes[platform], classes.nodes(called: className).count == 1,
      classes.superclasses(called: className).areKnownClasses,
      classes.uses[className]?.contains(where: { $0.nib != nil }) != true
    else { return nil }
    for (source, name) in sources(containing: className) {
      let facts = source.facts
      let unit = facts.units.first {
        $0.type == name && $0.kind == .function && facts.names.text(of: $0.name) == "loadView"
      }
      guard let unit else { continue }
      let occurrences = facts.occurrences(of: unit)
      let isSet = occurrences.contains { $0.role == .write && facts.names.text(of: $0.name) == "view" }
      // Another method of the object may load the view.
      let isPassedOn = occurrences.contains {
        $0.receiver == .super
          || $0.role != .construction && $0.traits.contains(.isCall)
            && ($0.receiver == .none || $0.receiver == .own)
      }
      return isSet && !isPassedOn
        ? FileLocation(file: source.path, position: SourcePosition(unit.place)) : nil
    }
    return nil
  }

  /// Returns the names of the controller classes for which `plainController(_:on:)` returns the given framework class.
  ///
  /// The names are sorted. Classes that are private to a file are excluded.
  func plainControllers(of framework: String, on platform: Platform) -> [String] {
    guard let classes = classes[platform] else { return [] }
    return classes.descendants(of: [framework]).sorted().filter { name in
      !classes.summaries(named: name).allSatisfy(\.isFileScoped)
        && plainController(name, on: platform) == framework
    }
  }

  /// Whether a controller class or one of its superclasses passes a layout to an initializer or declares a
  /// `collectionViewLayout` parameter.
  func mayHaveLayout(_ className: String, on platform: Platform) -> Bool {
    guard let classes = classes[platform] else { return true }
    let own = ownUnits(of: classes.ancestors(of: [className]))
    return own.contains { source, unit in
      source.facts.occurrences(of: unit).contains(where: source.facts.givesLayout)
        || source.facts.parameters(of: unit).contains {
          source.facts.names.bytes(of: $0.label).elementsEqual("collectionViewLayout".utf8)
        }
    }
  }

  /// Returns the first use of a nil outlet that certainly runs when a controller is shown.
  ///
  /// - Parameters:
  ///   - outlets: The nil outlets.
  ///   - className: The class of the controller.
  ///   - platform: The platform to check.
  /// - Returns: The use, with the method that runs when the controller is shown; nil without such a use, or if code may
  ///   set the outlet.
  func firstUse(
    ofNil outlets: Set<String>,
    byShowing className: String,
    on platform: Platform
  ) -> (use: Use, method: String)? {
    guard let classes = classes[platform] else { return nil }
    let chain = classes.ancestors(of: [className]).sorted()
    let uses = chain.flatMap { classes.uses[$0] ?? [] }.compactMap { use -> (use: Use, method: String)? in
      guard use.needsObject, use.platforms.contains(PlatformSet(platform)), outlets.contains(use.text),
        let method = use.paths.lazy.compactMap(\.trigger.method).first(
          where: Showing.methodsOfViewControllers.contains
        )
      else { return nil }
      return (use, method)
    }
    // Nibs with the controller's view are not loaded, because the controller is created without a nib name.
    let others = chain.flatMap(connected.ownerOutlets).filter { !$0.outlets.contains("view") }.map(\.nib)
    return uses.min { $0.use.location < $1.use.location }.flatMap { use, method in
      var setting = SoughtUse(of: use.text, owners: chain, .setting)
      setting.nibs = others
      return mayBeSet(setting) ? nil : (use, method)
    }
  }

  /// Returns the first place where code uses a member of a Swift class's outlet without checking for nil.
  ///
  /// The outlet is found by name in the Swift sources that mention the class.
  ///
  /// - Parameters:
  ///   - outlet: The name of the outlet.
  ///   - className: The class that declares the implicitly unwrapped outlet.
  /// - Returns: The place; nil if code checks for nil anywhere, or may set the outlet.
  func firstUnwrapping(of outlet: String, in className: String) -> FileLocation? {
    let sources = sources(containing: className)
    guard !mayBeSet(SoughtUse(of: outlet, owners: [className], .setting)),
      sources.contains(where: { $0.source.declaresUnwrapped(outlet, in: className) })
    else { return nil }
    var places: [FileLocation] = []
    for (source, _) in sources where source.language == .swift {
      let facts = source.facts
      for use in facts.occurrences where use.role == .member || use.role == .name {
        guard facts.names.bytes(of: use.name).elementsEqual(outlet.utf8), !use.traits.contains(.isLocal)
        else {
          continue
        }
        let sink = facts.sinks[Int(use.sink)]
        if use.traits.contains(.isOptional) || sink.kind == .comparison || sink.kind == .none { return nil }
        guard sink.kind == .receiver else { continue }
        let position = SourcePosition(use.place)
        places.append(FileLocation(file: source.path, position: position))
      }
    }
    return places.min()
  }
}

extension SourceFile {
  /// Whether the source declares a class with an implicitly unwrapped property.
  func declaresUnwrapped(_ property: String, in className: String) -> Bool {
    types.contains { type in
      type.name == className && type.kind == .class
        && type.properties.contains { $0.name == property && $0.isImplicitlyUnwrapped }
    }
  }
}

extension Use {
  /// Whether the use terminates the app if the member is nil.
  fileprivate var needsObject: Bool {
    switch role {
    case .access, .nilArgument: true
    default: false
    }
  }
}
