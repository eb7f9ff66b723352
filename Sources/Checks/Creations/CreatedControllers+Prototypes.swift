import KeyValueCoding
import NibLoading
import ProgramModel
import RuntimeAttributes
import SourceModel

/// A table or collection controller requests a cell that is a prototype in its scene, but code creates the controller
/// without the scene.
struct PrototypeOfScene: FindingContent {
  var identifier: String
  var kind: NibLoadingAPI.Reusable
  var className: String
  /// The place that creates the controller.
  var creation: FileLocation

  var id: FindingID { .missingIdentifier }

  var message: String {
    "\(kind.noun) '\(identifier)' is a prototype in the scene of '\(className)', but code creates the controller "
      + "without the scene"
  }

  var notes: [Finding.Note] { [Finding.Note("code creates the controller here", at: creation)] }
}

extension CreatedControllers {
  /// The controllers that create their table or collection themselves, with the cells that they request.
  private static let cells: [(controller: String, kind: NibLoadingAPI.Reusable)] = [
    ("UITableViewController", .tableCell), ("UICollectionViewController", .collectionCell),
  ]

  /// Returns findings about the cells of table and collection controllers that code creates without their scenes.
  ///
  /// The tables of such controllers do not have prototypes, so a request raises an exception. A controller is ignored if
  /// one of its requests may succeed, since it may have several modes.
  ///
  /// Sources: WMPageController-Swift#3, XLForm#194.
  func controllersWithoutPrototypes(on platform: Platform) -> [Finding] {
    Self.cells.flatMap { controller, kind in
      code.controllers(derivedFrom: controller, on: platform).flatMap { className -> [Finding] in
        guard let requests = code.requestsOfPrototypes(kind, by: className, on: platform), !requests.isEmpty,
          code.plainController(className, on: platform) == controller,
          let creation = code.creations(of: className, on: platform).first(where: {
            $0.isShown && !mayFindNib(className, createdIn: $0.location.file)
          })
        else { return [] }
        return requests.filter { use in
          contents.classesWithReusable(use.text).contains(className)
            && contents.classes(givenTo: use, in: className, on: platform) != nil
        }
        .map { finding(about: $0, kind, of: className, creation, on: platform) }
      }
    }
  }

  private func finding(
    about use: Use,
    _ kind: NibLoadingAPI.Reusable,
    of className: String,
    _ creation: Creation,
    on platform: Platform
  ) -> Finding {
    let file = use.location.file
    var finding = Finding(
      PrototypeOfScene(
        identifier: use.text,
        kind: kind,
        className: className,
        creation: creation.location
      ),
      .crashOnUse,
      consoleMessage: MissingName(.reusable(use.text, kind)).consoleLine(on: platform),
      file: file,
      position: use.location.position,
      keyPath: use.text,
      declaration: FileLocation(file: file, position: use.memberPosition)
    )
    if let place = creation.instantiation { finding.notes.append(.instantiated(at: place)) }
    return finding
  }
}

extension AppCode {
  /// Returns the names of the classes of the sources that inherit from a framework class, sorted.
  fileprivate func controllers(derivedFrom framework: String, on platform: Platform) -> [String] {
    classes[platform]?.descendants(of: [framework]).subtracting([framework]).sorted() ?? []
  }

  /// Returns the requests of a class for cells of its own table, if no code registers the cells.
  ///
  /// Returns nil if one of the requests may succeed, or if its identifier is unknown.
  fileprivate func requestsOfPrototypes(
    _ kind: NibLoadingAPI.Reusable,
    by className: String,
    on platform: Platform
  ) -> [Use]? {
    guard let classes = classes[platform] else { return nil }
    let requests = (classes.uses[className] ?? []).filter {
      $0.cell?.kind == kind && mayRun($0, on: platform)
    }
    let areUnregistered = requests.allSatisfy { use in
      guard let cell = use.cell, cell.isOfOwnScene, !cell.mayBeNil, use.isKnown, use.alternatives.isEmpty
      else {
        return false
      }
      return isUnregistered(
        use.text,
        askedBy: NamedClass(className, in: "", of: use.location.file),
        on: platform
      )
    }
    return areUnregistered ? requests : nil
  }
}
