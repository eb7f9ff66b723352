import KeyValueCoding
import ProgramModel
import RuntimeAttributes
import SourceModel

extension AppCode {
  /// A cast of a segue, of its destination, or of a controller in the destination, in `prepare(for:sender:)`.
  struct DestinationCast: Sendable {
    /// The segue identifier that the code checks for, or nil if the code does not check the identifier.
    let identifier: String?
    /// The class to which the object is cast.
    let wanted: NamedClass
    /// Whether the cast itself terminates the app, as `as!` does.
    let isForced: Bool
    /// The accesses to the object as an object of the class, which Objective-C does not check; empty for a cast that is
    /// checked.
    let accesses: [ResultUse.Access]
    /// The location of the cast or the access.
    var location: FileLocation
    /// The steps from the destination to the cast controller, such as the step to the root of a navigation controller;
    /// nil if the segue itself is cast.
    let steps: [ContainedController.Step]?
  }

  /// Returns the casts of segues and their destinations in the code of a controller class, in order.
  ///
  /// Casts for an unknown identifier or for other platforms are omitted.
  func destinationCasts(in className: String, on platform: Platform) -> [DestinationCast] {
    guard let classes = classes[platform], classes.nodes(called: className).count == 1 else { return [] }
    let parts = classes.nodes(called: className).flatMap { classes.types.nodes[$0].parts }
    // The names in the resolved uses are already evaluated.
    let uses = (classes.uses[className] ?? []).filter {
      $0.isCastOfSegue && mayRun($0, on: platform)
    }
    return parts.flatMap { part in
      uses.compactMap { use -> DestinationCast? in
        guard
          part.declaration.uses.contains(where: { $0.isCastOfSegue && $0.location == use.location }),
          let resultUse = use.resultUse,
          let wanted = resultUse.className
        else { return nil }
        let identifier = use.name.map { $0.text(in: className) }
        if case .some(nil) = identifier { return nil }
        return DestinationCast(
          identifier: identifier.flatMap(\.self),
          wanted: NamedClass(wanted, in: part.declaration, of: use.location.file),
          isForced: resultUse.isForcedCast,
          accesses: resultUse.accesses,
          location: use.location,
          steps: use.stepsFromDestination
        )
      }
    }.sorted { $0.location < $1.location }
  }
}

extension Use {
  /// Whether the use casts a segue, or an object that it leads to.
  fileprivate var isCastOfSegue: Bool { role == .segueCast || stepsFromDestination != nil }

  /// The steps from the destination of a segue to the controller that is cast; nil for other uses.
  fileprivate var stepsFromDestination: [ContainedController.Step]? {
    switch role {
    case .destination: []
    case .contained(let contained) where contained.origin == .destination: contained.steps
    default: nil
    }
  }
}

extension ResultUse {
  /// Whether the use is a cast that itself terminates the app, as `as!` does.
  var isForcedCast: Bool { if case .cast = self { true } else { false } }

  /// The accesses to an object that Objective-C code treats as one of another class; empty for other uses.
  var accesses: [Access] { if case .treated(_, let accesses) = self { accesses } else { [] } }
}
