import KeyValueCoding
import NibLoading
import ProgramModel
import ProjectModel
import RuntimeAttributes
import SourceModel

/// Predicates about controllers in windows and containers, and about the systems on which code runs.
extension AppCode {
  /// Whether a use may run on a platform, on a device and on a system version that its app supports.
  func mayRun(_ use: Use, on platform: Platform) -> Bool {
    guard use.platforms.contains(PlatformSet(platform)) else { return false }
    if platform == .iOS, use.devices == .pad || use.devices == .phone,
      !supports(use.devices, in: use.location.file)
    {
      return false
    }
    guard !use.obsoleted.isEmpty,
      let oldest = projects.deploymentTarget(of: use.location.file, on: platform)
    else { return true }
    return !use.obsoleted.contains { systems in
      systems.platforms.contains(PlatformSet(platform))
        && (oldest.major, oldest.minor) >= (systems.version.major, systems.version.minor)
    }
  }

  /// Whether the targets that build a source support a device, or their device families are unknown.
  ///
  /// An iPhone-only app has the iPhone idiom on an iPad as well.
  func supports(_ device: DeviceSet, in file: String) -> Bool {
    let family = device == .pad ? DeviceFamily.pad : DeviceFamily.phone
    return projects.deviceFamilies(of: file)?.contains(family) != false
  }

  /// Whether the apps that contain a source may set a window or container property in code.
  func mayChange(_ property: String, in file: String) -> Bool {
    [property, SoughtUse.setter(of: property)].contains { word in
      sources(containing: word).contains { source, name in
        !projects.areOfDifferentAppTargets(file, source.path)
          && source.facts.occurrences.contains { occurrence in
            occurrence.name == name
              && (occurrence.role == .write || word != property || occurrence.role == .string
                || occurrence.role == .selector)
          }
      }
    }
  }

  /// Whether code may add controllers to, or remove them from, objects of a controller class or of a subclass.
  func mayAddChildren(to className: String, of file: String, on platform: Platform) -> Bool {
    guard let classes = classes[platform] else { return true }
    let related = classes.ancestors(of: [className]).union(classes.descendants(of: [className]))
    return Self.changesOfChildren.contains { word in
      sources(containing: word).contains { source, name in
        !projects.areOfDifferentAppTargets(file, source.path)
          && source.facts.units.contains { unit in
            source.facts.occurrences(of: unit).contains {
              $0.name == name
                && (![.none, .own, .super, .implicit].contains($0.receiver)
                  || related.contains(source.facts.names.text(of: unit.type)))
            }
          }
      }
    }
  }

  private static let changesOfChildren = ["addChild", "addChildViewController", "insertChild"]

  /// Whether a type of the app declares a method with the name of `performSegue(withIdentifier:sender:)` that does not
  /// override it.
  var declaresOwnPerformSegue: Bool {
    ["performSegue", "performSegueWithIdentifier"].contains { name in
      declaresFunction(name) { $0.type != 0 && !$0.traits.contains(.isOverride) }
    }
  }

  /// Whether a class is an application or scene delegate with a `window` property, which the system sets.
  func hasWindow(_ className: String, on platform: Platform) -> Bool {
    guard let classes = classes[platform] else { return false }
    let parts = classes.types.parts(of: classes.superclasses(called: className))
    return parts.contains { $0.declaration.properties.contains { $0.name == "window" } }
      && parts.contains { part in
        part.declaration.inherited.contains {
          $0.hasSuffix("ApplicationDelegate") || $0.hasSuffix("SceneDelegate")
        }
      }
  }

  /// Returns the names of a class and its subclasses.
  ///
  /// Returns nil if the sources do not declare exactly one class with this name, or if a superclass is unknown.
  func family(of className: String, on platform: Platform) -> Set<String>? {
    guard let classes = classes[platform], classes.nodes(called: className).count == 1,
      classes.superclasses(called: className).areKnownClasses
    else { return nil }
    return classes.descendants(of: [className])
  }

  /// Returns the first access to a property that a class has and that objects of other classes certainly lack.
  ///
  /// - Parameters:
  ///   - accesses: The accesses to the properties.
  ///   - others: The classes of the objects; their superclasses must be known.
  ///   - named: The class that code expects the objects to have.
  ///   - platform: The platform to check.
  /// - Returns: The access; nil if the objects may have all properties.
  func firstUnanswered(
    _ accesses: [ResultUse.Access],
    by others: Set<String>,
    of named: NamedClass,
    on platform: Platform
  ) -> ResultUse.Access? {
    guard let classes = classes[platform] else { return nil }
    let expected = classes.types.superclasses(of: [classes.types.reference(to: named)])
    let own = classes.types.parts(of: expected)
    let lacking = others.flatMap { classes.types.parts(of: classes.superclasses(called: $0)) }
    func declares(_ property: String, _ parts: [DeclarationIndex.Entry]) -> Bool {
      parts.contains { $0.declaration.declares([property]) }
    }
    return accesses.first { access in
      (declares(access.property, own) || classes.frameworksMayDeclare(access.property, in: expected.names))
        && !declares(access.property, lacking)
        && !classes.frameworksMayDeclare(access.property, in: others)
    }
  }

  /// Whether a class or a superclass in the sources overrides `loadView()`.
  func overridesLoadView(_ className: String, on platform: Platform) -> Bool {
    guard let classes = classes[platform] else { return false }
    return classes.types.parts(of: classes.superclasses(called: className)).contains {
      $0.declaration.methods.contains { $0.selector == "loadView" }
    }
  }

  /// Returns the location of a call to `super` in a method of a class or its superclasses, if any.
  func callOfSuper(in method: String, of className: String, on platform: Platform) -> FileLocation? {
    guard let classes = classes[platform] else { return nil }
    for (source, unit) in ownUnits(of: classes.ancestors(of: [className])) {
      guard unit.kind == .function, source.facts.names.bytes(of: unit.name).elementsEqual(method.utf8) else {
        continue
      }
      let call = source.facts.occurrences(of: unit).first { $0.receiver == .super && $0.name == unit.name }
      if let call { return FileLocation(file: source.path, position: SourcePosition(call.place)) }
    }
    return nil
  }

  /// Whether a type creates its view in code, or overrides the nib name.
  func makesView(_ type: TypeDeclaration) -> Bool {
    type.properties.contains { $0.name == "nibName" }
      || type.methods.contains { $0.selector == "loadView" } && !onlyExtendsLoadView(type)
  }

  /// Whether a type's `loadView()` needs the nib, because it always calls `super`, and neither sets the view nor names
  /// another nib.
  private func onlyExtendsLoadView(_ type: TypeDeclaration) -> Bool {
    let units = ownUnits(of: [type.name]).filter { source, unit in
      unit.kind == .function && source.facts.names.bytes(of: unit.name).elementsEqual("loadView".utf8)
    }
    return !units.isEmpty
      && units.allSatisfy { source, unit in
        let occurrences = source.facts.occurrences(of: unit)
        // The first statement runs unconditionally.
        guard let first = occurrences.first, first.receiver == .super, first.name == unit.name else {
          return false
        }
        return !occurrences.contains { occurrence in
          let name = source.facts.names.text(of: occurrence.name)
          return occurrence.role == .write && name == "view" || name == "setView" || name == "nibName"
        }
      }
  }

  /// Whether every override that runs when a controller is shown calls `super`.
  ///
  /// The overrides of the class and of its superclasses below `superclass` are checked.
  func callsSuper(below superclass: String, from className: String, on platform: Platform) -> Bool {
    guard let classes = classes[platform] else { return false }
    let shown = Set(Showing.methodsOfViewControllers.map { String($0.prefix { $0 != "(" }) })
    let below = classes.ancestors(of: [className]).subtracting(classes.ancestors(of: [superclass]))
    return ownUnits(of: below).allSatisfy { source, unit in
      let facts = source.facts
      guard unit.kind == .function, shown.contains(facts.names.text(of: unit.name)) else { return true }
      return facts.occurrences(of: unit).contains { $0.receiver == .super && $0.name == unit.name }
    }
  }
}
