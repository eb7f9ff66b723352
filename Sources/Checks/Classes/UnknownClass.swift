package import KeyValueCoding
package import NibLoading
import ProgramModel
import ProjectModel
import RuntimeAttributes

/// An object's custom class does not exist, or nibs cannot refer to the class.
package enum UnknownClass: FindingContent, LoadCheck {
  case missing(MissingClass, substitute: String)
  /// The missing class of a segue.
  case missingOfSegue(MissingClass)
  /// A class that does not inherit from NSObject.
  case native(String)
  /// A framework class that was introduced after the deployment target.
  case later(String, introduced: PlatformVersion?)
  /// A class of a framework that the app neither links nor imports.
  case unlinked(String, framework: String)
  /// A class that one of the targets with the document does not compile.
  case outsideTarget(String, target: String, substitute: String)
  /// A class that no source declares.
  case unseen(String, module: String?)
  /// An undeclared class that is probably missing.
  case likely(String, LikelyReason)
  /// A class that a document of a package expects in the module of its target.
  case ofPackage(ClassModule, inherited: String)

  static let rule = Rule(
    .unknownClass,
    "an object's custom class does not exist",
    """
    The class was renamed, removed, or moved to another module. The runtime logs an error and creates an object of the \
    element's own class instead, which lacks the properties and outlets that the document uses. A custom segue without \
    its class raises an exception when it is performed. On iOS, loading an object of a framework class that is newer \
    than the system terminates the app.

    Classes in property lists are checked, too. Without the class of a scene's delegate, UIKit does not load the main \
    storyboard. Extensions, macOS apps and bundles have principal classes, and AppKit creates documents of document \
    classes. The name of such a class must include the module if it is a Swift class; the module's name differs from \
    that of a product such as 'My-App'. The same applies to the classes whose names code passes to UIApplicationMain. \
    An app that supports macOS 10.15 and loads a main nib or storyboard terminates at launch if its property list has \
    no principal class.

    If a document inherits its module from the target, the class must belong to the target that builds the document, \
    regardless of the module that the document names. A class that only other targets build, for example after a move \
    to a framework, is missing in this target, and the finding names the module of the class. An extension cannot use \
    the module of its app. A class whose source no target builds is missing, unless built code needs it. If several \
    apps build the document, each app that loads it must compile the class.

    Xcode builds the resources of a Swift package's target as a separate module, 'Package_Target', in which a nib that \
    inherits its module finds no class. This was reported for Xcode 12 to 16, and findings in such documents are \
    likely. Name the module and uncheck Inherit Module From Target, or remove the module if the class has a name given \
    with @objc(Name).

    If the sources contain neither the class nor its module, the finding is unverified, unless all code that the app \
    links was read. A class without a module may be an Objective-C class. It is missing only if all code that a \
    project links into the app was read: its targets, packages and pods, but not the system's frameworks. A binary \
    library that does not contain the name does not declare the class.

    Names with a prefix of Apple's frameworks stay unverified, unless ten classes of the app have that prefix and no \
    class of a framework that the app uses does. Classes in the folder of a C# project stay unverified, since C# is \
    not read.

    Some unverified findings are reported as likely, a warning that does not fail a run; those about the class of \
    File's Owner are not. The finding is likely if the name differs by one or two letters from the name of a declared \
    class that fits the object; if the object's image or color has the same name; or if the document names a module \
    that no source imports, although the app declares a class of that name.

    The finding is also likely if no code mentions the class, no dependency in use has its prefix, and one of these \
    conditions holds: its name consists of the name of a declared class and more words; the object has outlets; or ten \
    declared classes share the prefix.

    Documents do not link frameworks. A map or web view in a UIKit document terminates the app if the target does not \
    link MapKit or WebKit and no source of the app imports the framework; an import links the framework in Swift, and \
    in Objective-C with modules. This is reported only if the target has no other libraries and its sources import \
    only basic frameworks, since other libraries and frameworks may load the missing one.
    """,
    document: """
      <view id="v-0" customClass="Panel" customModule="App" customModuleProvider="target"/>
      <view id="v-1" customClass="Badge" customModule="App" customModuleProvider="target"/>
      """,
    source: """
      class Panel: UIView {}
      class Badges: UIView {}
      """,
    fix: (#"customClass="Badge""#, #"customClass="Badges""#),
    prints: "Unknown class _TtC3App5Badge in Interface Builder file.",
    remedy: "Set the custom class and module of the object again in the identity inspector.",
    advice: advice
  )

  static let unusableRule = Rule(
    .unusableClass,
    "an object's custom class cannot be used in a nib",
    """
    A generic class has no name in the Objective-C runtime, and Interface Builder does not write the runtime name of a \
    nested class; the runtime continues as if the class did not exist. The document must name the module of a Swift \
    class, but no module for an Objective-C class or for a name given with @objc(Name). Systems before iOS 12.2 and \
    macOS 10.14.4 do not find a class that inherits from a generic class until code has used it as a value. A Swift \
    class that does not inherit from NSObject has a name, but does not respond to the messages that the nib sends to \
    its object, and the Swift runtime terminates the app. A view controller class on a view, or a view class on a \
    controller, exists, but does not respond to the messages that UIKit sends to such an object.
    """,
    document: """
      <view id="v-1" customClass="Badge" customModule="App" customModuleProvider="target"/>
      """,
    source: """
      class Badge<Content>: UIView {}
      """,
    fix: ("Badge<Content>", "Badge"),
    prints: "Unknown class _TtC3App5Badge in Interface Builder file.",
    remedy: "Use a subclass that is neither generic nor nested, or give a nested class a name with "
      + "@objc(Name). A Swift class must inherit from the class of the object, such as UIView or NSObject. Set the "
      + "module of a Swift class, and remove the module of an Objective-C class.",
    advice: { finding in
      finding.rightModule.map { right in
        guard let module = right.module else { return "Remove the module of the custom class." }
        return
          "Set the module of the custom class to '\(module)', or name the class in Objective-C with @objc(Name)."
      }
    }
  )

  package var id: FindingID {
    switch self {
    case .missing(let missing, _): missing.isUnusable ? .unusableClass : .unknownClass
    case .native: .unusableClass
    case .missingOfSegue, .later, .unlinked, .outsideTarget, .unseen, .likely, .ofPackage: .unknownClass
    }
  }

  package var message: String {
    switch self {
    case .missing(let missing, _): missing.message
    case .missingOfSegue(let missing): missing.message + " (class of a segue)"
    case .native(let className):
      "class '\(className.withoutModule)' does not inherit from 'NSObject'; "
        + "the first Objective-C message to an instance crashes the app"
    case .later(let name, let introduced):
      "class '\(name)' is not available on the deployment target"
        + (introduced.map { " (introduced in \($0))" } ?? "")
    case .unlinked(let name, let framework):
      "class '\(name)' not found: the app neither links nor imports '\(framework)'"
    case .outsideTarget(let name, let target, _):
      "class '\(name)' not found in target '\(target)', which builds the document but does not compile the class"
    case .unseen(let name, let module):
      "class '\(module.map { "\($0)." } ?? "")\(name)' not found"
    case .likely(let name, .module):
      "class '\(name)' not found in the module that the document names"
    case .likely(let name, _): "class '\(name)' not found"
    case .ofPackage(let right, let inherited):
      "class '\(inherited).\(right.className)' is probably not found at run time: "
        + "Xcode builds the resources of a package's target as another module; "
        + (right.module == nil
          ? "remove the module, since the class has an Objective-C name" : "name the module explicitly")
    }
  }

  package var notes: [Finding.Note] {
    switch self {
    case .missing(_, let substitute), .outsideTarget(_, _, let substitute): [.created(substitute)]
    case .likely(_, let reason): [reason.note].compactMap(\.self)
    case .missingOfSegue, .native, .later, .unlinked, .unseen, .ofPackage: []
    }
  }

  package var unverifiedReason: UnverifiedReason? {
    switch self {
    case .missing: .otherInitializer
    case .unseen: .unseenClass
    case .ofPackage: .packageResources
    case .missingOfSegue, .native, .later, .unlinked, .outsideTarget, .likely: nil
    }
  }

  package var unresolvedName: String? {
    // Placeholders for unknown classes have internal names, which are not shown to users.
    if case .unseen(let name, _) = self, !name.hasPrefix("(") { name } else { nil }
  }

  // MARK: - Loads

  static func finding(about event: LoadEvent, in load: CheckedLoad) -> Finding? {
    switch event.step {
    case .initialize(.provided), .initialize(.unseen):
      let object = load.document.objects[event.object]
      return object.customClass.flatMap { name in
        load.finding(UnknownClass.unseen(name, module: object.customModule), about: event)
      }
    case .initialize(.native(let location)):
      return load.finding(UnknownClass.native(event.className), about: event, declaration: location)
    case .initialize(.fallback(let missing)):
      var finding = load.finding(
        UnknownClass.missing(missing, substitute: event.className),
        about: event,
        declaration: missing.location,
        suggestion: missing.suggestion
      )
      finding?.rightModule = rightModule(of: missing, load)
      return finding
    case .connect(let connection, .segueClassMissing(let missing)):
      var finding = load.finding(UnknownClass.missingOfSegue(missing), about: connection, event)
      finding?.rightModule = rightModule(of: missing, load)
      return finding
    case .end(.classNotFound(let name, let introduced)):
      return load.finding(UnknownClass.later(name, introduced: introduced), about: event)
    default: return nil
    }
  }

  /// Returns the correct module for a class whose module in the document is missing or wrong.
  ///
  /// A module is always wrong if the class has an Objective-C name. Returns nil if several modules are possible.
  private static func rightModule(of missing: MissingClass, _ load: CheckedLoad) -> ClassModule? {
    let modules: Set<String>
    switch missing.reason {
    case .withoutModule: modules = load.modulesOfClasses[missing.name] ?? load.modulesOfTarget
    case .elsewhere(let others, _): modules = Set(others)
    case .objectiveC, .objectiveCName: return ClassModule(of: missing.name, nil)
    default: return nil
    }
    guard let module = modules.first, modules.count == 1 else { return nil }
    return ClassModule(of: missing.name, module)
  }

  // MARK: - Advice

  /// Returns the advice for a class that does not exist.
  @Sendable
  private static func advice(_ finding: Finding) -> String {
    let name = finding.object?.className ?? ""
    if finding.consoleMessage == ConsoleLine.classNotFound(name),
      let framework = UnlinkedClasses.framework(ofClass: name, on: .iOS)
    {
      return "Import '\(framework)' in a source of the target, or link it."
    }
    if let right = finding.rightModule {
      return right.module.map { "Set the module of the custom class to '\($0)'." }
        ?? "Remove the module of the custom class."
    }
    if let suggestion = finding.suggestion { return "Set the custom class to '\(suggestion)'." }
    if RegistryFactory.catalog.declares(name) {
      return "Raise the deployment target to a system that has '\(name)', or use another class."
    }
    return "Set the custom class to an existing class, or restore '\(name)'."
  }
}

extension MissingClass {
  /// Whether the class exists, but nibs cannot refer to it, or only with a different module or without one.
  fileprivate var isUnusable: Bool {
    switch reason {
    case .absent, .elsewhere, .unbuilt: false
    case .generic, .genericSuperclass, .nested, .objectiveC, .objectiveCName, .withoutModule: true
    }
  }

  /// The location of the class's declaration, if known.
  fileprivate var location: FileLocation? {
    switch reason {
    case .absent: nil
    case .unbuilt(let location): location
    case .elsewhere(_, let location), .generic(let location), .genericSuperclass(_, let location),
      .nested(_, let location), .objectiveC(let location), .objectiveCName(let location),
      .withoutModule(let location):
      location
    }
  }

  /// The class that was probably intended, if known.
  fileprivate var suggestion: String? {
    switch reason {
    case .absent(let nearest): nearest
    case .elsewhere(let modules, _): modules.count == 1 ? modules.first.map { "\($0).\(name)" } : nil
    default: nil
    }
  }

  fileprivate var message: String {
    switch reason {
    case .absent:
      "class '\(name)' not found" + (module.map { " in module '\($0)'" } ?? "") + role
    case .elsewhere(let modules, _):
      "class '\(name)' not found" + (module.map { " in module '\($0)'" } ?? "") + role
        + "; declared in \(Self.list(modules))"
    case .generic: "class '\(name)' is generic; nibs cannot refer to generic classes"
    case .genericSuperclass(let base, _):
      "class '\(name)' inherits from the generic class '\(base)'; systems before iOS 12.2 and macOS 10.14.4 do not find it"
    case .objectiveC:
      "Objective-C class '\(name)' has no module; remove the module from the document"
    case .objectiveCName:
      "Objective-C name '\(name)' has no module; remove the module from the document"
    case .nested(let type, _):
      "class '\(name)' is nested in '\(type)'; nibs can refer to it only by a name given with '@objc(Name)'"
    case .unbuilt(let location):
      "class '\(name)' not found: no target builds \(PathName.file(of: location.file)), which declares it"
    case .withoutModule:
      "class '\(name)' is a Swift class, but the document does not name its module"
    }
  }

  private static func list(_ modules: [String]) -> String {
    modules.count > 3
      ? "\(modules.count) other modules" : modules.map { "'\($0)'" }.joined(separator: ", ")
  }

  private var role: String {
    switch moduleRole {
    case .named: ""
    case .builder: ", which builds the document"
    case .absent: ", which is not part of the document's app"
    }
  }
}

extension LikelyReason {
  /// A note with the evidence that an undeclared class is missing, if any.
  fileprivate var note: Finding.Note? {
    switch self {
    case .value: Finding.Note("the object's image or color has the same name")
    case .misspelling: nil
    case .outlets: Finding.Note("no code mentions the class, but the object has outlets")
    case .prefix: Finding.Note("no code mentions the class, but many classes share its prefix")
    case .module: Finding.Note("no source imports the module, but the app declares a class of the same name")
    case .relatedName:
      Finding.Note("no code mentions the class, but its name starts with the name of a class in the app")
    case .packageResources, .otherClass, .unmentioned, .rootProperty, .compiler, .platform: nil
    }
  }
}
