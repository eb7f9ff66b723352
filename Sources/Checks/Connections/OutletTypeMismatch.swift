import InterfaceDocuments
import KeyValueCoding
import NibLoading
import ProgramModel
import RuntimeAttributes
import SourceModel

/// An outlet is connected to an object of the wrong class.
struct OutletTypeMismatch: FindingContent, LoadCheck {
  /// The consequence of the mismatch.
  enum Effect {
    /// The load raises an exception, since key-value coding expects a number, a Boolean or a structure.
    case raises
    /// The first use of a member that the object does not have terminates the app.
    case useEndsApp
    /// The mismatch currently has no effect, since no source uses a member that the object does not have.
    case notAsked
    /// The mismatch has no effect, since the object has all members of the expected class.
    case none
    /// The value of a numeric or Boolean property is derived from the object's address.
    case address
  }

  /// The name of the outlet, which belongs to an object of class `className`.
  var property: String
  var className: String
  /// The type of the outlet, as spelled in its declaration.
  var expected: String
  /// The class of the connected object.
  var destination: String
  /// The class in the document, if the connected object is a substitute.
  var replaced: String?
  var effect = Effect.useEndsApp

  static let rule = Rule(
    .outletTypeMismatch,
    about: .outlet,
    "an outlet is connected to an object of another class",
    """
    Loading does not check the class of the destination. The app crashes when code uses a member that the object does \
    not have, or casts the object. Members that both classes inherit from a common superclass work if they are called \
    through Objective-C. A call of a Swift method that is not visible to Objective-C has undefined results.

    The finding is a crash on use if a source uses such a member on the outlet, or passes the outlet on and uses such \
    a member on any object. Otherwise, or if the declared class adds only overrides and initializers, the finding is \
    silent: the next change of the code may add such a use. Members of protocol extensions are not considered.

    A property of a numeric, Boolean or structure type raises an exception on iOS, where outlets are set by key-value \
    coding. On macOS, a number or a Boolean is set to a value derived from the object's address.
    """,
    document: """
      <view id="v-1" customClass="Badge" customModule="App" customModuleProvider="target">
        <subviews>
          <button id="b-1"/>
        </subviews>
        <connections>
          <outlet property="caption" destination="b-1" id="o-1"/>
        </connections>
      </view>
      """,
    source: """
      class Badge: UIView {
        @IBOutlet var caption: UILabel!
        func wrap() { caption.numberOfLines = 0 }
      }
      """,
    fix: ("<button id", "<label id"),
    remedy: "Connect the outlet to an object of its class, or declare it with the class of the object.",
    advice: { "Connect \(Rule.key($0)) to an object of its class, or change the class of the property." }
  )

  var id: FindingID { .outletTypeMismatch }

  var message: String {
    "outlet '\(property)' of '\(className.withoutModule)' has type '\(expected)', but is connected to "
      + "an object of class '\(destination.withoutModule)'"
  }

  var notes: [Finding.Note] {
    [noteOfEffect] + [replaced.map { .created(destination, insteadOf: $0) }].compactMap(\.self)
  }

  private var noteOfEffect: Finding.Note {
    let unchecked = "the type is not checked at load time"
    let destination = destination.withoutModule
    return switch effect {
    case .raises:
      Finding.Note("key-value coding sends the object a message that it does not respond to")
    case .useEndsApp: Finding.Note("\(unchecked); using a member that '\(destination)' does not have crashes")
    case .notAsked: Finding.Note("\(unchecked); no source uses a member that '\(destination)' does not have")
    case .none: Finding.Note("\(unchecked); '\(expected)' adds no members")
    case .address: Finding.Note("\(unchecked); the value is derived from the object's address")
    }
  }

  static func finding(about event: LoadEvent, in load: CheckedLoad) -> Finding? {
    guard let (connection, outcome) = event.connection,
      let mismatch = OutletTypeMismatch(connection, outcome, event, load)
    else { return nil }
    let location =
      if case .raised(.unrecognizedSelector(let unrecognized)) = outcome {
        unrecognized.location
      } else {
        load.outletLocation(connection, event)
      }
    return load.finding(mismatch, about: connection, event, declaration: location)?
      .ofUndocumentedFault(on: load.document.platform)
  }

  // MARK: - Uses

  /// Returns the finding, which is silent if no code uses a missing member; nil if code replaces the connected object.
  static func decided(_ finding: Finding, about event: LoadEvent, in load: CheckedLoad) -> Finding? {
    guard let (connection, outcome) = event.connection,
      case .set(.storedWrongObject(let type)) = outcome,
      var mismatch = OutletTypeMismatch(connection, outcome, event, load), mismatch.effect == .useEndsApp,
      let use = mismatch.failingUse(type, connection, event, load)
    else { return finding }
    var replacing = use
    replacing.kind = .replacing
    if load.code.firstUse(replacing) != nil { return nil }
    var finding = finding
    switch load.code.firstUse(use) {
    case .at(let place): finding.notes.insert(.used(at: place), at: min(1, finding.notes.count))
    case .somewhere: break
    case nil:
      finding.consequence = .silent
      finding.consoleMessage = nil
      mismatch.effect = .notAsked
      finding.notes = [mismatch.noteOfEffect] + finding.notes.dropFirst()
    }
    return finding
  }

  /// Returns the use of the outlet that terminates the app, if the missing members are known.
  private func failingUse(
    _ type: PropertyType,
    _ connection: Connection,
    _ event: LoadEvent,
    _ load: CheckedLoad
  ) -> SoughtUse? {
    guard case .object(let name) = type.kind, let expected = load.registry.entry(named: name),
      let actual = load.destination(of: connection).flatMap(load.entry), let owner = load.entry(event.object)
    else { return nil }
    let framework = owner.chain.first { $0.description.location == nil }
    // The sources do not show how a framework class uses its own outlets.
    guard framework?.settableProperty(AttributeKey(property)) == nil else { return nil }
    // Any class that may own the nib may use an outlet of File's Owner.
    let isOfOwner = load.document.objects[event.object].placeholder == .filesOwner
    let others = isOfOwner ? load.possibleOwners.compactMap(load.registry.entry(named:)) : []
    let classes = ([owner] + others).flatMap { $0.chain.map(\.description).prefix { $0.location != nil } }
    let own = Set(actual.chain.lazy.map { $0.description.name.unqualifiedName })
    let unanswered = UnansweredMembers.words(of: expected, notIn: actual)
    return SoughtUse(
      of: property,
      owners: load.classes(classes),
      .asking(members: unanswered, classes: own)
    )
  }
}

extension OutletTypeMismatch {
  /// Creates the mismatch of a connection, or returns nil if the outcome is not a type mismatch.
  private init?(
    _ connection: Connection,
    _ outcome: LoadEvent.ConnectionOutcome,
    _ event: LoadEvent,
    _ load: CheckedLoad
  ) {
    (property, className) = (connection.name, event.className)
    let wanted = load.destinationClass(of: connection)
    let substitute = load.destination(of: connection).flatMap { load.substitutes[$0] }
    destination = substitute ?? wanted
    replaced = substitute.map { _ in wanted }
    switch outcome {
    case .raised(.unrecognizedSelector(let unrecognized)):
      (expected, effect) = (unrecognized.type.name, .raises)
      (destination, replaced) = (unrecognized.receiver, nil)
    case .set(.storedWrongObject(let type)):
      guard !OutletCollectionType.concerns(connection, type) else { return nil }
      (expected, effect) = (type.name, event.consequence == .silent ? .none : .useEndsApp)
    case .set(.storedAddress(let type)): (expected, effect) = (type.name, .address)
    default: return nil
    }
  }
}
