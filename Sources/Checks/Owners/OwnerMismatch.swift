package import InterfaceDocuments
import NibLoading
import RuntimeAttributes

/// The owner with which code loads a nib lacks an outlet or action that the nib connects, or code loads the nib without
/// an owner.
package enum OwnerMismatch: FindingContent {
  case lacking(property: String, className: String)
  case lackingAction(selector: String, className: String)
  /// A load without an owner.
  case withoutOwner(property: String, className: String)
  /// A registration for reuse, which has no owner.
  case registered(property: String, className: String)
  /// A view of a table that is made with an owner.
  case made(property: String, className: String, owner: String)

  static let rule = Rule(
    .ownerMismatch,
    about: .outlet,
    "the owner of a nib lacks an outlet or action that the nib connects",
    """
    Only Interface Builder uses the class that a document declares for File's Owner. The outlets are set on the object \
    that loads the nib, or on the controller that is created with the nib's name, regardless of its class. The owner \
    may also be a framework's controller, as in UIViewController(nibName: "Card", bundle: nil). If the declared class \
    was not found, the classes that load the nib in code are checked instead.

    A missing outlet raises an exception. On iOS nothing catches it; macOS logs it. A missing action terminates an iOS \
    app when the control sends it, and macOS logs it.

    A nib has no owner if code loads it with nil as the owner, or registers it for the cells, headers or items of a \
    table or collection view. On macOS, the views of a table have the owner that code passes to \
    makeView(withIdentifier:owner:). The main nib of an app for iOS belongs to the UIApplication, whatever class it \
    declares. For a main storyboard, the delegate of an app without scenes must have a settable property window.
    """,
    document: """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Badge" customModule="App" customModuleProvider="target">
      <connections><outlet property="icon" destination="v-1" id="o-1"/></connections>
      </placeholder>
      <view id="v-1"/>
      """,
    source: """
      class Badge: UIView { @IBOutlet var icon: UIView! }
      class Header: UIView {
        func fill() { Bundle.main.loadNibNamed("Badge", owner: self) }
      }
      """,
    fix: ("Header: UIView {", "Header: UIView { @IBOutlet var icon: UIView!"),
    prints: "*** Terminating app due to uncaught exception 'NSUnknownKeyException', reason: "
      + "'[<Header 0x…> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key icon.'",
    remedy:
      "Add the outlet to the class that loads the nib, or load the nib with another owner. In the nib of "
      + "a cell, connect the outlets of the cell itself.",
    place: "named"
  )

  package var id: FindingID { .ownerMismatch }

  package var message: String {
    switch self {
    case .lacking(let property, let className):
      "'\(className.withoutModule)' owns this nib, but has no outlet '\(property)'"
    case .lackingAction(let selector, let className):
      "'\(className.withoutModule)' owns this nib, but has no action '\(selector)'"
    case .withoutOwner(let property, let className):
      "outlet '\(property)' of File's Owner cannot be connected: "
        + "'\(className.withoutModule)' loads this nib with a nil owner"
    case .registered(let property, let className):
      "outlet '\(property)' of File's Owner cannot be connected: "
        + "'\(className.withoutModule)' registers this nib for reuse, without an owner"
    case .made(let property, let className, let owner):
      "'\(className.withoutModule)' creates a view of this nib with "
        + (owner == className ? "itself" : "an object of class '\(owner.withoutModule)'")
        + " as its owner, which has no outlet '\(property)'"
    }
  }

  /// Adds a finding for each connected outlet or action that a loading class certainly lacks.
  ///
  /// These findings replace unverified findings about the same outlets and actions for the declared class.
  package static func adding(
    to settled: [Finding],
    of document: InterfaceDocument,
    with declared: [Finding],
    loaders: [OwnerCandidates.Loader],
    load: (InterfaceDocument, OwnerCandidates.Loader.Use) -> [Finding]
  ) -> [Finding] {
    let decided = declared.filter { $0.consequence != .unverified }
    let mismatches = findings(in: document, with: decided, loaders: loaders, load: load)
    guard !mismatches.isEmpty else { return settled }
    let positions = Set(mismatches.map(\.position))
    return settled.filter { $0.consequence != .unverified || !positions.contains($0.position) } + mismatches
  }

  /// The class of an owner, with the way in which its code loads the nib.
  private struct Ownership: Hashable {
    var ownerClass: String
    var use: OwnerCandidates.Loader.Use
  }

  /// The kinds of findings that a load with another owner may add.
  private static let kinds: Set<FindingID> = [.missingViewOutlet, .undefinedAction, .undefinedOutlet]

  /// Loads a document once for each class that loads the nib, and returns findings about the outlets and actions that
  /// the class lacks, and about the missing view of a new controller that receives the nib's name.
  ///
  /// - Parameters:
  ///   - document: The document of the nib.
  ///   - declared: The findings for the declared owner class.
  ///   - loaders: The classes that load the nib, other than the declared owner class.
  ///   - load: A function that loads a document with a given owner and returns its findings.
  /// - Returns: A finding for each outlet or action that such a class certainly lacks, or for its missing view, unless
  ///   the declared class has the same problem.
  private static func findings(
    in document: InterfaceDocument,
    with declared: [Finding],
    loaders: [OwnerCandidates.Loader],
    load: (InterfaceDocument, OwnerCandidates.Loader.Use) -> [Finding]
  ) -> [Finding] {
    guard !loaders.isEmpty, let owner = document.filesOwner,
      case let actions = document.positionsOfActions(sentTo: owner),
      !actions.isEmpty || owner.connections.contains(where: { $0.property != nil })
        || loaders.contains(where: \.isExact)
    else { return [] }
    let known = Set(declared.lazy.filter { Self.kinds.contains($0.id) }.map(\.position))
    var findings: [Finding] = []
    var reported: Set<Finding> = []
    // One load for each class and kind of load, even if the nib is loaded in many places.
    var loads: [Ownership: [Finding]] = [:]
    for loader in loaders {
      let ownership = Ownership(ownerClass: loader.ownerClass, use: loader.use)
      let found = loads[ownership] ?? load(document.owned(by: loader.ownerClass), loader.use)
      loads[ownership] = found
      for finding in found
      where finding.consequence != .unverified && !known.contains(finding.position) {
        // The message names the controller, which loads its view from the nib.
        if finding.id == .missingViewOutlet, loader.isExact, finding.object?.id == owner.id {
          var missing = finding
          missing.declaration = loader.location
          if reported.insert(missing).inserted { findings.append(missing) }
          continue
        }
        let isAction =
          finding.id == .undefinedAction && loader.use == .owner && actions.contains(finding.position)
        guard isAction || finding.id == .undefinedOutlet && finding.object?.id == owner.id else { continue }
        var mismatch = finding
        mismatch.declaration = loader.location
        (mismatch.suggestion, mismatch.missingAttribute) = (nil, nil)
        let property = finding.keyPath ?? ""
        let content: OwnerMismatch =
          switch loader.use {
          case .owner where isAction: .lackingAction(selector: property, className: loader.className)
          case .owner: .lacking(property: property, className: loader.className)
          case .nilOwner: .withoutOwner(property: property, className: loader.className)
          case .reuse: .registered(property: property, className: loader.className)
          case .view(let owner):
            .made(property: property, className: loader.className, owner: owner)
          }
        (mismatch.id, mismatch.message, mismatch.notes) = (content.id, content.message, content.notes)
        if reported.insert(mismatch).inserted { findings.append(mismatch) }
      }
    }
    return findings
  }
}

extension InterfaceDocument {
  /// Returns the positions of the actions that the document connects to an object.
  fileprivate func positionsOfActions(sentTo target: InterfaceObject) -> Set<SourcePosition> {
    guard let id = target.id else { return [] }
    return objects.reduce(into: []) { positions, object in
      for connection in object.connections where connection.destination == id && connection.selector != nil {
        positions.insert(connection.position)
      }
    }
  }
}

extension Finding {
  /// Returns the finding with a note about the declared owner class, if the actual owner has another class.
  package func reported(
    for owned: InterfaceDocument,
    inPlaceOf document: InterfaceDocument,
    isKnown: (String) -> Bool
  ) -> Finding {
    guard let declared = document.filesOwner, owned.filesOwner?.customClass != declared.customClass,
      object?.id == declared.id, consequence != .unverified, let name = declared.customClass
    else { return self }
    var finding = self
    finding.notes.append(.owned(insteadOf: name, isKnown: isKnown(name)))
    return finding
  }
}

extension Finding.Note {
  /// Returns a note about the class of File's Owner in the document, if code shows that the nib has another owner.
  static func owned(insteadOf declared: String, isKnown: Bool) -> Finding.Note {
    Finding.Note(
      "code loads the nib with this owner; class '\(declared.withoutModule)' of File's Owner "
        + (isKnown ? "is not a controller" : "was not found")
    )
  }
}
