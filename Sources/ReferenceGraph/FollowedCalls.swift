import ProjectModel
import SourceModel

/// The calls of running code, so that each call is followed once and applies to classes instantiated later.
struct FollowedCalls {
  /// A call that needs no instance.
  struct StaticCall: Hashable {
    let name: CodeIndex.Name
    let use: ArgumentLabels.Use
    let receiver: Occurrence.Receiver
    /// The types that may declare the member; nil for any type.
    let types: [CodeIndex.Name]?
    /// The file of the call if a private declaration has the name, or -1.
    let file: Int
  }

  private let index: CodeIndex
  private var labels: ArgumentLabels
  /// The app targets that use all declarations with each name.
  private var byName: [AppTargets]
  /// The app targets that use some declarations with each name.
  private var labeled: [CodeIndex.Name: [ArgumentLabels.Use: AppTargets]] = [:]
  private var staticCalls: [StaticCall: AppTargets] = [:]
  private var callablesByName: [[CodeIndex.Unit]?]
  /// The app targets that are known to run all functions and static members with each name.
  private var runByName: [AppTargets]
  /// The app targets that use each class from Swift, where its Objective-C methods have different names.
  private var crossed: [AppTargets]
  /// The app targets in which each class calls `init` on `self`.
  private var selfInitializing: [CodeIndex.Name: AppTargets] = [:]
  /// The name of initializers in Swift, and of those without parameters in Objective-C.
  let initializer: CodeIndex.Name?
  private let allocations: Set<CodeIndex.Name>
  private let allCases: CodeIndex.Name?
  /// The app targets that iterate over the cases of an enumeration.
  private var iterated = AppTargets.none

  init(_ index: CodeIndex) {
    self.index = index
    labels = ArgumentLabels(index)
    byName = Array(repeating: .none, count: index.nameCount)
    (crossed, runByName) = (byName, byName)
    callablesByName = Array(repeating: nil, count: index.nameCount)
    (initializer, allCases) = (index.number(of: "init"), index.number(of: "allCases"))
    allocations = Set(Self.allocations.compactMap(index.number(of:)))
  }

  /// The names of members with a fixed meaning.
  static let names = ["allCases", "init"] + allocations
  private static let allocations = ["alloc", "new"]

  // MARK: - Members of instances

  /// Whether the app targets use all members with a name, regardless of their argument labels.
  func cover(_ name: CodeIndex.Name, _ programs: AppTargets) -> Bool {
    programs.subtracting(byName[Int(name)]).isEmpty
  }

  /// Records a use of a name and returns the app targets that had not made it before.
  mutating func add(
    _ name: CodeIndex.Name,
    _ use: ArgumentLabels.Use,
    _ programs: AppTargets
  ) -> AppTargets {
    var new = programs.subtracting(byName[Int(name)])
    if use == .any {
      byName[Int(name)].formUnion(new)
    } else {
      new = new.subtracting(labeled[name]?[use] ?? .none)
      labeled[name, default: [:]][use, default: .none].formUnion(new)
    }
    return new
  }

  /// Returns the app targets that call a unit by its name.
  mutating func calling(_ unit: CodeIndex.Unit) -> AppTargets {
    let name = index.name(of: unit)
    guard name >= 0 else { return .none }
    var programs = byName[Int(name)]
    for (use, more) in labeled[name] ?? [:] where labels.fit(use, unit) { programs.formUnion(more) }
    return programs
  }

  /// Returns the use of a name at an occurrence.
  mutating func use(at number: Int, in unit: CodeIndex.Unit) -> ArgumentLabels.Use {
    labels.use(at: number, in: unit)
  }

  /// Whether a use of a name may refer to a unit with that name.
  mutating func fit(_ use: ArgumentLabels.Use, _ unit: CodeIndex.Unit) -> Bool { labels.fit(use, unit) }

  /// Whether a member instantiates a class that a variable holds, as in `[[type alloc] init]`.
  func isAllocation(_ name: CodeIndex.Name) -> Bool { allocations.contains(name) }

  /// Records that a class calls `init` on `self`.
  mutating func addInitializing(_ type: CodeIndex.Name, _ programs: AppTargets) {
    selfInitializing[type, default: .none].formUnion(programs)
  }

  /// Returns the app targets in which one of some classes calls `init` on `self`.
  func initializing(_ types: Set<CodeIndex.Name>) -> AppTargets {
    var programs = AppTargets.none
    for (type, more) in selfInitializing where types.contains(type) { programs.formUnion(more) }
    return programs
  }

  // MARK: - Members of types

  /// Returns the global functions and variables and the static members with a name, which need no instance.
  mutating func callables(named name: CodeIndex.Name) -> [CodeIndex.Unit] {
    if let known = callablesByName[Int(name)] { return known }
    let callables = index.units(named: name).filter {
      index.type(of: $0) < 0 || index.unit($0).traits.contains(.isStatic)
    }
    callablesByName[Int(name)] = callables
    return callables
  }

  /// Whether the app targets already run all functions and static members with a name.
  mutating func haveRun(_ name: CodeIndex.Name, _ programs: AppTargets, _ reached: ReachedNodes) -> Bool {
    guard !programs.subtracting(runByName[Int(name)]).isEmpty else { return true }
    let haveRun = callables(named: name).allSatisfy { unit in
      programs.intersection(index.programs(of: unit)).subtracting(reached[.unit(unit)] ?? .none).isEmpty
    }
    if haveRun { runByName[Int(name)].formUnion(programs) }
    return haveRun
  }

  /// Records a call and returns the app targets that had not made it before.
  mutating func add(_ call: StaticCall, _ programs: AppTargets) -> AppTargets {
    let new = programs.subtracting(staticCalls[call] ?? .none)
    staticCalls[call, default: .none].formUnion(new)
    return new
  }

  /// Records a use of a class from Swift and returns the app targets that had not used it before.
  mutating func addCrossing(_ name: CodeIndex.Name, _ programs: AppTargets) -> AppTargets {
    let new = programs.subtracting(crossed[Int(name)])
    crossed[Int(name)].formUnion(new)
    return new
  }

  /// Records an iteration over the cases of an enumeration if the name is `allCases`, and returns the app targets that
  /// had not made one before.
  mutating func addIteration(_ name: CodeIndex.Name, _ programs: AppTargets) -> AppTargets {
    guard name == allCases else { return .none }
    let new = programs.subtracting(iterated)
    iterated.formUnion(new)
    return new
  }
}
