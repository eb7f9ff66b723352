import KeyValueCoding
import ProgramModel
import ProjectModel
import RuntimeAttributes
import SourceModel

/// Predicates about classes in code and documents, each of them true only if it is certain.
extension AppCode {
  /// Whether a source declares a class with the given unqualified name.
  func declaresClass(_ name: String, on platform: Platform) -> Bool {
    classes[platform]?.types.nodes.contains { $0.declaration.name == name } ?? false
  }

  /// Whether a source declares a type of any kind with the given name.
  package func declaresType(_ name: String) -> Bool { declaredTypes.contains(name) }

  /// Whether app code creates instances of a class, refers to its metatype or name, or calls its class methods.
  ///
  /// Generic arguments are included.
  package func usesAsValue(class className: String) -> Bool {
    sources(containing: className.unqualifiedName).contains { source, name in
      source.facts.occurrences.contains {
        $0.name == name && [.className, .construction, .genericArgument, .metatype].contains($0.role)
          || $0.receiver == .type && $0.receiverName == name && $0.traits.contains(.isCall)
      }
    }
  }

  /// Returns the names of a class and its superclasses, or nil if a superclass is unknown.
  func ancestors(of named: NamedClass, on platform: Platform) -> Set<String>? {
    guard let types = classes[platform]?.types else { return nil }
    let ancestors = types.superclasses(of: [types.reference(to: named)])
    return ancestors.areKnownClasses ? ancestors.names : nil
  }

  /// Whether none of the given document classes inherits from a class of the sources.
  ///
  /// False unless documents can name the class and all its superclasses are known.
  func isNoSuperclass(_ named: NamedClass, of others: [String], on platform: Platform) -> Bool {
    guard let classes = classes[platform] else { return false }
    let reference = classes.types.reference(to: named)
    guard case .source(_, let declarations) = reference, let declaration = declarations.first?.declaration,
      classes.references(called: declaration.name) == [reference],
      declaration.traits.objectiveCName ?? declaration.name == declaration.name,
      classes.types.superclasses(of: [reference]).areKnownClasses
    else { return false }
    return others.allSatisfy { !classes.superclasses(called: $0).contains(reference) }
  }

  /// Whether instances of the given document classes are certainly not instances of a class that code names.
  ///
  /// False if a superclass is unknown or a class may replace its instances.
  func areUnrelated(_ others: Set<String>, to named: NamedClass, on platform: Platform) -> Bool {
    guard let classes = classes[platform] else { return false }
    let reference = classes.types.reference(to: named)
    guard classes.types.superclasses(of: [reference]).areKnownClasses,
      classes.adoptedClasses.allSatisfy({ !classes.superclasses(called: $0).contains(reference) })
    else { return false }
    return others.allSatisfy { other in
      let ancestors = classes.superclasses(called: other)
      return ancestors.areKnownClasses && !ancestors.contains(reference)
        && !classes.types.parts(of: ancestors).contains {
          $0.declaration.uses.contains(where: \.replacesObject)
        }
    }
  }

  /// Whether a class with the name and module in a document certainly does not exist.
  ///
  /// The class swapper finds Swift classes without an Objective-C name only in their module, and Objective-C classes
  /// only without a module.
  ///
  /// - Parameters:
  ///   - reference: The class that the document names.
  ///   - file: The document, or a source of the targets that build the document.
  ///   - platform: The platform to check.
  /// - Returns: True if nib loading certainly creates an object of another class instead.
  func isMissing(_ reference: ClassReference, besides file: String, on platform: Platform) -> Bool {
    let name = reference.name
    guard let classes = classes[platform] else { return false }
    let parts = classes.nodes(called: name).flatMap { classes.types.nodes[$0].parts }
    if reference.isBare { return Self.needModule(parts, in: classes) }
    if reference.isOfTarget, parts.isEmpty {
      return !declaredTypes.contains(name)
        && classes.references(called: name).allSatisfy { if case .framework = $0 { false } else { true } }
        && areRead(projects.indexes(building: file), relatedTo: [name])
    }
    let expected =
      reference.isOfTarget
      ? projects.modules(building: file)
      : reference.module.flatMap { projects.build(module: $0) ? [$0] as Set : nil }
    return isObjectiveC(reference, in: classes) || isElsewhere(reference, than: expected, in: classes)
  }

  /// Whether a document names an Objective-C class together with the module that builds the class.
  private func isObjectiveC(_ reference: ClassReference, in classes: ResolvedClasses) -> Bool {
    guard let module = reference.module,
      case let declared = classes.nodes(called: reference.name).map({ classes.summaries[$0] }),
      !declared.isEmpty
    else { return false }
    return declared.allSatisfy { summary in
      summary.language == .objectiveC
        && projects.modules(building: summary.location.file)?.contains(module) == true
    }
  }

  /// Whether only modules other than the given ones declare a Swift class; false if some modules are unknown.
  private func isElsewhere(
    _ reference: ClassReference,
    than expected: Set<String>?,
    in classes: ResolvedClasses
  )
    -> Bool
  {
    guard let expected, !expected.isEmpty,
      case let declared = classes.nodes(called: reference.name).map({ classes.summaries[$0] }),
      !declared.isEmpty
    else { return false }
    return declared.allSatisfy { summary in
      summary.language == .swift && summary.objectiveCName == nil
        && projects.modules(building: summary.location.file)?.isDisjoint(with: expected) == true
    }
  }

  /// Whether a class is found only with its module: a Swift class without an Objective-C name.
  private static func needModule(_ parts: [DeclarationIndex.Entry], in classes: ResolvedClasses) -> Bool {
    !parts.isEmpty
      && parts.allSatisfy {
        classes.types.language(of: $0) == .swift && $0.declaration.traits.objectiveCName == nil
      }
  }

  /// Whether a view controller owns a nib that connects its `view` outlet.
  func isOfController(nib: String, on platform: Platform) -> Bool {
    guard let classes = classes[platform] else { return false }
    return connected.owners.contains { owner, nibs in
      let ancestors = classes.superclasses(called: owner)
      return nibs.contains { $0.nib == nib && $0.outlets.contains("view") } && ancestors.areKnownClasses
        && Self.controllers.contains(where: ancestors.names.contains)
    }
  }

  /// Whether a missing nib raises an exception, because a controller class loads its view from the named nib.
  func loadsViewFromNib(_ named: NamedClass, on platform: Platform) -> Bool {
    guard let types = classes[platform]?.types else { return false }
    let ancestors = types.superclasses(of: [types.reference(to: named)])
    return ancestors.areKnownClasses && Self.controllers.contains { ancestors.contains(.framework($0)) }
      && !Self.containers.contains { ancestors.contains(.framework($0)) }
      && !types.parts(of: ancestors).contains { makesView($0.declaration) }
  }

  /// The container view controllers of UIKit, which create their own view and ignore the nib name.
  ///
  /// Example: ccrma/miniAudicle passes the name of a missing nib to a navigation controller.
  private static let containers = [
    "UINavigationController", "UIPageViewController", "UISplitViewController", "UITabBarController",
  ]

  /// Whether a window controller class may load its window without the nib that code names.
  ///
  /// Superclasses and subclasses are included. A common idiom is to name a nib that does not exist, because
  /// `NSWindowController` calls `loadWindow` only if it has a nib name.
  func makesWindow(_ named: NamedClass, on platform: Platform) -> Bool {
    guard let types = classes[platform]?.types else { return false }
    let reference = types.reference(to: named)
    let family = [types.superclasses(of: [reference]), types.descendants(of: [reference])]
    return family.contains { types.parts(of: $0).contains(where: \.declaration.makesWindow) }
  }

  static let controllers = ["NSViewController", "UIViewController"]

  /// Returns the runtime name of a class that code names, with the module for Swift classes; nil if the name is
  /// unknown.
  func runtimeName(of named: NamedClass, on platform: Platform) -> String? {
    guard let classes = classes[platform] else { return nil }
    return runtimeName(of: [classes.types.reference(to: named)], in: classes)
  }

  /// Returns the runtime name of a class that documents name, with the module for Swift classes.
  ///
  /// Returns nil if the name is unknown.
  func runtimeName(called name: String, on platform: Platform) -> String? {
    guard let classes = classes[platform] else { return nil }
    return runtimeName(of: classes.references(called: name), in: classes)
  }

  private func runtimeName(of references: [TypeReference], in classes: ResolvedClasses) -> String? {
    guard references.count == 1, let reference = references.first else { return nil }
    switch reference {
    case .framework(let name): return name
    case .noClass, .unknown: return nil
    case .source:
      let indexes = classes.types.indexes(of: reference)
      guard indexes.count == 1, let summary = indexes.first.map({ classes.summaries[$0] }) else { return nil }
      if let name = summary.objectiveCName { return name }
      let modules = projects.modules(building: summary.location.file) ?? []
      return modules.count == 1 ? modules.first.map { "\($0).\(summary.name)" } : nil
    }
  }
}

extension TypeDeclaration {
  /// Whether the type declares a property, or a method without arguments, with one of the given names.
  func declares(_ members: Set<String>) -> Bool {
    properties.contains { members.contains($0.name) } || methods.contains { members.contains($0.selector) }
  }

  /// Whether the type declares its own entry point, which may start the app in any way.
  var declaresMain: Bool { methods.contains { $0.swiftName == "main()" } }

  /// Whether the type creates its window in code or overrides the path of the nib.
  var makesWindow: Bool { declares(["loadWindow", "windowNibPath"]) }
}
