import ProgramModel
import ReferenceGraph
import RuntimeAttributes
import SourceModel

/// A place where code creates an object of a class, or registers the class for cells, without a document that connects
/// the object's outlets.
struct Creation: Hashable, Sendable {
  /// The location of the class's name.
  let location: FileLocation
  /// The location of the declaration that contains the code.
  let member: FileLocation
  /// Whether the code shows the object or passes it to other code, so that a controller needs its view.
  let isShown: Bool
  /// The qualified name of the type that contains the code; empty outside of types.
  let scope: String
  /// Whether an argument of the initializer is a collection view layout.
  var isGivenLayout = false
  /// Whether code assigns the variable of the object more than once.
  var isReplaced = false
  /// The first part of the selector of an Objective-C initializer; empty for other initializers.
  var initializer = ""
  /// The place that instantiates the class if code uses the class as a value at ``location``.
  var instantiation: FileLocation?
}

/// Finds the places in a source where code creates objects of a class.
struct CreationFinder {
  private let facts: SourceFacts
  let path: String
  /// Determines whether a function may show its argument with a label.
  private let mayShow: (_ function: String, _ label: String) -> Bool

  init(_ source: SourceFile, mayShow: @escaping (_ function: String, _ label: String) -> Bool) {
    (facts, path, self.mayShow) = (source.facts, source.path, mayShow)
  }

  /// Returns the creations of objects of a class, in source order.
  func creations(of className: SourceFacts.Name) -> [Creation] {
    facts.units.flatMap { unit -> [Creation] in
      return facts.occurrences(of: unit).compactMap { occurrence -> Creation? in
        guard occurrence.role == .construction, occurrence.name == className,
          !occurrence.traits.contains(.isProvided), !isGivenDocument(occurrence, in: unit),
          !isFallback(occurrence, in: unit)
        else { return nil }
        return Creation(
          location: location(occurrence.place),
          member: location(unit.place),
          isShown: isShown(occurrence.sink),
          scope: facts.names.text(of: unit.type),
          isGivenLayout: isGivenLayout(occurrence, in: unit),
          isReplaced: isReplaced(occurrence.sink),
          initializer: occurrence.receiver == .none ? facts.names.text(of: occurrence.receiverName) : ""
        )
      }
    }
  }

  /// Returns the uses of a class as a value, in source order: `Card.self`, `[Card class]`.
  func values(of className: SourceFacts.Name) -> [(unit: Int, number: Int)] {
    facts.units.enumerated().flatMap { index, unit in
      (Int(unit.start)..<Int(unit.end)).filter {
        facts.occurrences[$0].role == .metatype && facts.occurrences[$0].name == className
      }
      .map { (index, $0) }
    }
  }

  /// Returns the creation of objects of a class that code uses as a value.
  ///
  /// - Parameters:
  ///   - value: The unit and the index of the occurrence that uses the class as a value.
  ///   - places: The places that instantiate the class, with the finders for their sources.
  /// - Returns: The creation, or nil if no code shows such an object, or if the code may give it a document.
  func creation(
    ofClassAt value: (unit: Int, number: Int),
    instantiatedAt places: [(finder: CreationFinder, place: ClassInstantiations.Place)]
  ) -> Creation? {
    let unit = facts.units[value.unit]
    guard !places.contains(where: { $0.finder.isGivenDocument(at: $0.place) }),
      let shown = places.first(where: { $0.finder.isShown($0.place.sink) })
    else { return nil }
    return Creation(
      location: location(facts.occurrences[value.number].place),
      member: location(unit.place),
      isShown: true,
      scope: facts.names.text(of: unit.type),
      instantiation: shown.finder.location(shown.finder.facts.occurrences[shown.place.number].place)
    )
  }

  private func isGivenDocument(at place: ClassInstantiations.Place) -> Bool {
    isGivenDocument(facts.occurrences[place.number], in: facts.units[place.unit])
  }

  /// Returns the registrations of a class for cells, in source order, such as
  /// `register(Row.self, forCellReuseIdentifier: "row")`.
  func registrations(of className: SourceFacts.Name) -> [Creation] {
    facts.units.flatMap { unit -> [Creation] in
      let occurrences = facts.occurrences(of: unit)
      return occurrences.compactMap { occurrence -> Creation? in
        guard occurrence.role == .metatype, occurrence.name == className,
          facts.isRegistered(
            facts.sinks[Int(occurrence.sink)],
            by: occurrences.lazy.filter { $0.statement == occurrence.statement }
          )
        else { return nil }
        return Creation(
          location: location(occurrence.place),
          member: location(unit.place),
          isShown: true,
          scope: facts.names.text(of: unit.type)
        )
      }
    }
  }

  private func location(_ place: SourceFacts.Place) -> FileLocation {
    FileLocation(file: path, position: SourcePosition(place))
  }

  // MARK: - Arguments

  /// The argument labels and initializers that load the object from a document, except the labels of nib names.
  private static let givers: Set<String> = ["coder", "initWithCoder", "nib"]

  /// Whether an argument of the initializer, other than nil, may name the nib or decode the object.
  private func isGivenDocument(_ creation: Occurrence, in unit: CodeUnit) -> Bool {
    facts.occurrences(of: unit).contains { argument in
      let sink = facts.sinks[Int(argument.sink)]
      guard argument.statement == creation.statement, sink.kind == .argument else { return false }
      let (label, name) = (facts.names.text(of: sink.label), facts.names.text(of: sink.name))
      return Self.givers.contains(label) || Self.givers.contains(name)
        || [label, ""].contains { NibLoadingAPI.target(ofArgument: $0, of: name) == .nib }
    }
  }

  /// Whether an argument of the initializer is the layout of a collection.
  private func isGivenLayout(_ creation: Occurrence, in unit: CodeUnit) -> Bool {
    facts.occurrences(of: unit).contains { $0.statement == creation.statement && facts.givesLayout($0) }
  }

  /// Whether a new object may be a fallback, because the code before the creation tests an object for the class.
  ///
  /// Example: `found as? Card ?? Card()`.
  private func isFallback(_ creation: Occurrence, in unit: CodeUnit) -> Bool {
    facts.occurrences(of: unit).prefix { $0 != creation }.contains { test in
      guard test.name == creation.name else { return false }
      switch test.role {
      case .cast: return true
      case .metatype:
        return Self.classTests.contains(facts.names.text(of: facts.sinks[Int(test.sink)].name))
      default: return false
      }
    }
  }

  private static let classTests: Set<String> = ["isKind", "isKindOfClass", "isMember", "isMemberOfClass"]

  /// Whether the variable that receives a value is assigned more than once.
  private func isReplaced(_ sink: UInt32) -> Bool {
    let variable = facts.sinks[Int(sink)]
    return variable.kind == .variable
      && facts.occurrences.count { $0.role == .write && $0.name == variable.name } > 1
  }

  // MARK: - Presentation

  /// The window and container properties that show the assigned controllers.
  private static let containers: Set<String> = [
    "contentViewController", "rootViewController", "viewControllers",
  ]
  /// The members of a controller that need its view.
  fileprivate static let views: Set<String> = ["loadViewIfNeeded", "view"]

  /// Whether a value is shown or passed to other code, directly or through a variable.
  private func isShown(_ sink: UInt32) -> Bool {
    if shows(sink) { return true }
    let variable = facts.sinks[Int(sink)]
    return variable.kind == .variable
      && facts.occurrences.contains { use in
        use.name == variable.name && (use.role == .name || use.role == .member) && shows(use.sink)
      }
  }

  private func shows(_ sink: UInt32) -> Bool {
    let sink = facts.sinks[Int(sink)]
    return switch sink.kind {
    case .argument: mayShow(facts.names.text(of: sink.name), facts.names.text(of: sink.label))
    case .result: true
    case .variable: Self.containers.contains(facts.names.text(of: sink.name))
    case .receiver: Self.views.contains(facts.names.text(of: sink.name))
    case .none, .closure, .index, .comparison, .construction, .unknown: false
    }
  }
}

extension SourceFacts {
  /// Returns, for each function with a name and a labeled parameter, whether it may show the argument.
  func functions(_ function: String, mayShow label: String) -> [Bool] {
    units.compactMap { unit -> Bool? in
      guard unit.kind == .function, names.bytes(of: unit.name).elementsEqual(function.utf8),
        let parameter = parameters(of: unit).first(where: {
          names.bytes(of: $0.label).elementsEqual(label.utf8)
        })
      else { return nil }
      return (unit.start..<unit.end).contains { number in
        let use = occurrences[Int(number)]
        guard use.name == parameter.name, use.role == .name || use.role == .write else { return false }
        return !onlyReads(use, at: Int(number), in: unit)
      }
    }
  }

  /// Whether code only reads a property of a controller, and the property is not the view.
  private func onlyReads(_ controller: Occurrence, at number: Int, in unit: CodeUnit) -> Bool {
    let sink = sinks[Int(controller.sink)]
    guard controller.role == .name, sink.kind == .receiver, number > Int(unit.start),
      !CreationFinder.views.contains(names.text(of: sink.name))
    else { return false }
    // A member is recorded before its receiver.
    let member = occurrences[number - 1]
    return member.name == sink.name && member.role == .member && !member.traits.contains(.isCall)
  }

  /// Whether code passes a collection view layout to an initializer, or names an initializer with such a parameter.
  func givesLayout(_ occurrence: Occurrence) -> Bool {
    let sink = sinks[Int(occurrence.sink)]
    return [sink.label, sink.name, occurrence.name, occurrence.receiverName].contains { name in
      Self.layouts.contains(names.text(of: name))
    }
  }

  private static let layouts: Set<String> = ["collectionViewLayout", "initWithCollectionViewLayout"]
}
