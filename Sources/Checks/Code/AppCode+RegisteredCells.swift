import KeyValueCoding
import ProgramModel
import ReferenceGraph
import RuntimeAttributes
import SourceModel

/// The cells that code registers by class.
extension AppCode {
  /// Returns the places where an app's code registers a class for cells, in order.
  func registrations(of className: String, on platform: Platform) -> [Creation] {
    places(naming: className, on: platform) { $0.registrations(of: $1) }
  }

  /// Returns the places where a controller registers a class for a cell identifier, in order.
  func registrations(
    of className: String,
    for identifier: String,
    by controller: String,
    on platform: Platform
  ) -> [Creation] {
    guard let classes = classes[platform] else { return [] }
    let places = classes.ancestors(of: [controller]).flatMap { classes.uses[$0] ?? [] }.filter {
      $0.role == .registration(isCertain: true) && $0.name?.text(in: controller) == identifier
    }.map(\.location)
    guard !places.isEmpty else { return [] }
    return registrations(of: className, on: platform).filter { registration in
      places.contains {
        $0.file == registration.location.file && $0.position.line == registration.location.position.line
      }
    }
  }

  /// Whether a registration is for a table of the registering object, such as `tableView`, but not for another table,
  /// such as that of a search controller.
  func isOfOwnTable(_ registration: Creation) -> Bool {
    guard let facts = source(at: registration.location.file)?.facts else { return false }
    return facts.units.contains { unit in
      SourcePosition(unit.place) == registration.member.position
        && facts.occurrences(of: unit).contains {
          SourcePosition($0.place) == registration.location.position && $0.role == .metatype
            && facts.isOfOwnTable(facts.sinks[Int($0.sink)], $0, in: unit)
        }
    }
  }

  /// Returns the first place where code accesses a member of a cell's outlet, or nil if code may set the outlet.
  func firstMessage(to outlet: String, of className: String, on platform: Platform) -> FileLocation? {
    guard let classes = classes[platform],
      case let chain = classes.ancestors(of: [className]).sorted(),
      !mayBeSet(SoughtUse(of: outlet, owners: chain, .setting)),
      // UIKit may create the views of its own properties.
      classes.types.parts(of: classes.superclasses(called: className)).contains(where: {
        $0.declaration.declares([outlet])
      })
    else { return nil }
    let uses = memberUses(of: [outlet, "_\(outlet)"], in: [className])
    return uses.first { use in
      use.relation == .certain && !use.isOfSubtype
        && use.facts.sinks[Int(use.occurrence.sink)].kind == .receiver
    }.map { FileLocation(file: $0.file, position: SourcePosition($0.place)) }
  }

  /// Returns the framework cell class that a controller registers for an identifier.
  ///
  /// Returns nil if other code may register a class or nib for the same identifier.
  func plainCell(for identifier: String, of controller: String, on platform: Platform) -> String? {
    guard let classes = classes[platform],
      let found = Self.plainCells.first(where: {
        registrations(of: $0, for: identifier, by: controller, on: platform).count == 1
      })
    else { return nil }
    let all = classes.uses.flatMap { className, uses in
      uses.filter(\.isRegistration).map { ($0.name?.text(in: className), $0.location) }
    }
    return Set(all.filter { $0.0 == identifier || $0.0 == nil }.map(\.1)).count == 1 ? found : nil
  }

  private static let plainCells = ["UICollectionViewCell", "UITableViewCell"]

  /// Whether a cell of a registered class may come from a nib.
  ///
  /// This is the case if code may name the nib: as a string, by the name of the class or in a superclass. It is also
  /// the case if the class or a superclass declares an initializer, which may load the nib. Unrelated controllers that
  /// register the nib for their own tables are ignored.
  func mayName(
    _ nib: String,
    after className: String,
    for registration: Creation,
    on platform: Platform
  ) -> Bool {
    guard let classes = classes[platform], classes.nodes(called: className).count == 1,
      case let ancestors = classes.superclasses(called: className), ancestors.areKnownClasses,
      classes.inheritedNibLoads[className] == nil
    else { return true }
    let mayLoad = classes.types.parts(of: ancestors).contains { part in
      part.declaration.uses.contains { $0.nib != nil }
        || part.declaration.methods.contains { Self.initializersOfCells.contains($0.selector) }
    }
    if mayLoad { return true }
    let others = othersThanOwner(of: registration, classes)
    return (sources(containing: nib) + sources(containing: className)).contains { source, name in
      let facts = source.facts
      return facts.units.contains { unit in
        facts.occurrences(of: unit).contains { occurrence in
          guard occurrence.name == name, facts.mayNameNib(occurrence, nib, className) else { return false }
          return !facts.isRegisteredForOwnTable(occurrence, in: unit)
            || !others(facts.names.text(of: unit.type))
        }
      }
    }
  }

  /// Returns a predicate for the controllers that are unrelated to the controller of a registration.
  ///
  /// The predicate is always false if the registration is not for the controller's own table.
  private func othersThanOwner(of registration: Creation, _ classes: ResolvedClasses) -> (String) -> Bool {
    func isController(_ name: String) -> Bool {
      let ancestors = classes.superclasses(called: name)
      return classes.nodes(called: name).count == 1 && ancestors.areKnownClasses
        && ancestors.names.contains("UIViewController")
    }
    guard let facts = source(at: registration.location.file)?.facts,
      let unit = facts.units.first(where: { SourcePosition($0.place) == registration.member.position }),
      case let owner = facts.names.text(of: unit.type), isController(owner),
      facts.occurrences(of: unit).contains(where: {
        SourcePosition($0.place) == registration.location.position && $0.role == .metatype
          && facts.isOfOwnTable(facts.sinks[Int($0.sink)], $0, in: unit)
      })
    else { return { _ in false } }
    let family = classes.ancestors(of: [owner]).union(classes.descendants(of: [owner]))
    return { !family.contains($0) && isController($0) }
  }

  /// The initializers that a table or collection calls to create a registered cell.
  private static let initializersOfCells: Set<String> = ["initWithFrame:", "initWithStyle:reuseIdentifier:"]
}

extension SourceFacts {
  /// Whether a string or a class name may be the name of a nib.
  ///
  /// False for the arguments of methods that expect another name, such as a reuse identifier.
  fileprivate func mayNameNib(_ occurrence: Occurrence, _ nib: String, _ className: String) -> Bool {
    let expected: String
    switch occurrence.role {
    case .string: expected = nib
    case .className, .genericArgument: expected = className
    default: return false
    }
    guard names.bytes(of: occurrence.name).elementsEqual(expected.utf8) else { return false }
    return target(ofArgument: sinks[Int(occurrence.sink)]).map { $0.contains(.nib) || $0.contains(.any) }
      ?? true
  }

  /// Whether the statement registers the nib with this string or class name for the object's own table.
  fileprivate func isRegisteredForOwnTable(_ name: Occurrence, in unit: CodeUnit) -> Bool {
    let sink = sinks[Int(name.sink)]
    return sink.kind == .argument && isOfOwnTable(sinks[Int(sink.outer)], name, in: unit)
  }

  /// Whether a statement registers the class or nib in a sink for the object's own table.
  ///
  /// Example: `tableView`, but not `parent.tableView` or a local variable.
  fileprivate func isOfOwnTable(_ sink: ValueSink, _ value: Occurrence, in unit: CodeUnit) -> Bool {
    let statement = occurrences(of: unit).filter { $0.statement == value.statement }
    return isRegistered(sink, by: statement)
      && statement.contains { call in
        call.role == .member && call.name == sink.name && call.receiver == .variable
          && statement.contains {
            $0.name == call.receiverName && !$0.traits.contains(.isLocal)
              && ($0.role == .name || $0.role == .member && $0.receiver == .own)
          }
      }
  }
}
