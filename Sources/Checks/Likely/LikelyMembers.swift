package import InterfaceDocuments
import KeyValueCoding
import NibLoading
import ProgramModel
import RuntimeAttributes

/// Heuristics for outlets and actions that are probably missing, although unread code may add such members.
package struct LikelyMembers {
  private let document: InterfaceDocument
  private let context: DocumentContext

  /// Prepares the heuristics for a document.
  package init(_ document: InterfaceDocument, _ context: DocumentContext) {
    (self.document, self.context) = (document, context)
  }

  /// Returns the findings of the document, with the reasons why members are probably missing.
  package func marked(_ findings: [Finding]) -> [Finding] {
    let likely = findings.map { marked($0, besides: []) }
    // An object that lacks its outlets lacks its actions as well.
    let lacking = Set(
      likely.lazy.filter { $0.likely == .unmentioned || $0.likely == .otherClass }.compactMap(receiver)
    )
    return lacking.isEmpty ? likely : likely.map { marked($0, besides: lacking) }
  }

  private func marked(_ finding: Finding, besides lacking: Set<Int>) -> Finding {
    if finding.unverifiedReason == .compiler, finding.likely == nil { return hiddenInspectable(finding) }
    guard finding.consequence == .unverified, finding.likely == nil, finding.file == document.file,
      finding.id == .undefinedOutlet || finding.id == .undefinedAction, let member = finding.keyPath,
      let receiver = receiver(of: finding), let (reason, notes) = reason(member, finding, receiver, lacking)
    else { return finding }
    var finding = finding
    (finding.likely, finding.consoleMessage) = (reason, nil)
    let name = document.objects[receiver].className.map { "'\($0.withoutModule)'" } ?? "the object"
    finding.message = "\(name) has no \(finding.id == .undefinedOutlet ? "outlet" : "action") '\(member)'"
    finding.notes = notes
    return finding
  }

  /// Returns a finding about a private inspectable property that the Swift compilers before Xcode 9 hide from
  /// Objective-C.
  private func hiddenInspectable(_ finding: Finding) -> Finding {
    var finding = finding
    finding.likely = .compiler
    finding.message =
      "'\(finding.keyPath ?? "")' is private, and Swift 3 does not make it visible to Objective-C; add '@objc'"
    finding.notes = [.compiler]
    return finding
  }

  private func reason(
    _ member: String,
    _ finding: Finding,
    _ receiver: Int,
    _ lacking: Set<Int>
  ) -> (LikelyReason, [Finding.Note])? {
    switch finding.unverifiedReason {
    case .unseenDependency: foreignMember(member, finding.id, receiver, lacking)
    case .variable where isOfRoot(member, receiver): (.rootProperty, [.rootProperty(member)])
    case .platform where !isNotification(receiver):
      (.platform, [.effectUnknown] + [arguments(of: member, finding, receiver)].compactMap(\.self))
    default: nil
    }
  }

  /// Returns the index of the object that lacks the member of a finding; nil if the document does not contain the
  /// connection or its destination.
  private func receiver(of finding: Finding) -> Int? {
    let object = document.objects.indices.first { index in
      document.objects[index].connections.contains {
        $0.position == finding.position && ($0.property ?? $0.selector) == finding.keyPath
      }
    }
    guard finding.id == .undefinedAction, let object else { return object }
    let connection = document.objects[object].connections.first { $0.position == finding.position }
    return connection?.destination.flatMap { context.indexes[$0] }
  }

  // MARK: - Members of dependencies

  /// Returns the reason why a dependency probably does not add a member to a framework class, if known.
  ///
  /// Dependencies add outlets to views, such as `emptyDataSetSource`, and actions to controllers, such as
  /// `presentLeftMenuViewController:`. Code need not mention such members. Dependencies do not add outlets to
  /// controllers.
  private func foreignMember(
    _ member: String,
    _ id: FindingID,
    _ receiver: Int,
    _ lacking: Set<Int>
  ) -> (LikelyReason, [Finding.Note])? {
    let object = document.objects[receiver]
    guard object.placeholder != .filesOwner, let className = object.className else { return nil }
    let declaring = context.code.classes(declaring: member, derivedFrom: className, on: context.platform)
    if let first = declaring.first {
      return (.otherClass, [.declared(by: declaring.map(\.name), at: first.location)])
    }
    let isMentioned =
      id == .undefinedAction ? context.code.mayImplement(member) : context.code.mentions(member)
    guard !isMentioned, lacking.contains(receiver) || id == .undefinedOutlet && !isView(className) else {
      return nil
    }
    return (.unmentioned, [.unmentioned])
  }

  private func isView(_ className: String) -> Bool {
    guard let entry = context.registry.entry(named: className) else { return true }
    return ["UIView", "NSView", "UIBarItem", "UIGestureRecognizer", "NSCell"].contains(where: entry.isKind)
  }

  // MARK: - Members of frameworks

  /// Whether the nearest class in an object's chain that declares a property with the given key is `NSObject`.
  private func isOfRoot(_ key: String, _ receiver: Int) -> Bool {
    guard let entry = document.objects[receiver].className.flatMap(context.registry.entry(named:)) else {
      return false
    }
    let declaring = entry.chain.first { $0.description.properties.contains { $0.key.name == key } }
    return declaring?.superclass == nil && declaring?.description.name == "NSObject"
  }

  /// Returns a note about the arguments of an action of WatchKit, if the object has a method with other arguments.
  private func arguments(of action: String, _ finding: Finding, _ receiver: Int) -> Finding.Note? {
    guard finding.id == .undefinedAction, let element = finding.object?.element,
      let expected = Self.watchArguments[element],
      let entry = document.objects[receiver].className.flatMap(context.registry.entry(named:))
    else { return nil }
    let name = action.prefix { $0 != ":" }
    let declared = entry.chain.lazy.flatMap(\.description.methods).first { method in
      method.location != nil && method.swiftName.prefix { $0 != "(" } == name && method.selector != action
    }
    return declared.map { .arguments(expected, of: element, at: $0.location) }
  }

  /// The arguments that WatchKit passes to the actions of its objects, by element.
  ///
  /// Source: Apple's documentation of WKInterfaceButton, WKInterfaceSwitch, WKInterfaceSlider and WKInterfacePicker.
  private static let watchArguments = [
    "button": "no argument", "menuItem": "no argument", "switch": "a Bool", "slider": "a Float",
    "picker": "an Int",
  ]

  /// Whether WatchKit itself may set outlets of an object, as it does in notification scenes.
  private func isNotification(_ receiver: Int) -> Bool {
    let object = document.objects[receiver]
    return object.element == "notificationController"
      || object.className.flatMap(context.registry.entry(named:))?.isKind(
        of: "WKUserNotificationInterfaceController"
      ) != false
  }
}

extension Finding.Note {
  /// Returns a note about a property of NSObject.
  fileprivate static func rootProperty(_ key: String) -> Self {
    Self("'\(key)' is a property of 'NSObject' that has neither a setter nor an instance variable")
  }

  /// A note about the compilers of Swift 3.
  fileprivate static let compiler = Self(
    "only the Swift compilers of Xcode 9 and later make private inspectable properties visible to Objective-C"
  )

  /// A note about a platform on which the effect of the problem is unknown.
  fileprivate static let effectUnknown = Self("the behavior of watchOS is not documented")

  /// Returns a note about the argument that WatchKit passes to an action.
  fileprivate static func arguments(_ expected: String, of element: String, at place: FileLocation?) -> Self {
    Self(
      "WatchKit passes \(expected) to the action of a \(element); a method with different parameters is not called",
      at: place
    )
  }

  /// A note about a member that only a dependency can declare.
  fileprivate static let unmentioned = Self(
    "no code mentions the member; only a dependency that was not found could declare it"
  )

  /// Returns a note about the classes that declare the missing member.
  fileprivate static func declared(by classNames: [String], at place: FileLocation) -> Self {
    let names =
      classNames.prefix(3).map { "'\($0)'" }.joined(separator: ", ") + (classNames.count > 3 ? ", …" : "")
    return Self(
      "\(names) \(classNames.count == 1 ? "declares" : "declare") the member; set the custom class",
      at: place
    )
  }
}
