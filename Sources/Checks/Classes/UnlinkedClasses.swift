import InterfaceDocuments
import KeyValueCoding
import NibLoading
import ProgramModel
import ProjectModel
import RuntimeAttributes
import SourceModel

/// Checks the objects whose class belongs to a framework that UIKit does not load.
///
/// Compiled nibs contain only the name of the class, and ibtool does not link anything. The framework is loaded if the
/// app, or a library that the app loads, links the framework. An import links the framework in Swift, and in
/// Objective-C with modules.
enum UnlinkedClasses: DocumentCheck {
  /// The frameworks whose classes were reported as missing in apps that link only UIKit.
  ///
  /// Sources: doitswift/example#2, iOS_architecture_samplecode#15, openradar 13385780.
  private static let frameworks: Set<String> = ["GLKit", "MapKit", "WebKit"]

  /// The frameworks that the reported apps link; they do not load the frameworks of the missing classes.
  private static let basicFrameworks: Set<String> = [
    "CoreFoundation", "CoreGraphics", "Darwin", "Dispatch", "Foundation", "ObjectiveC", "Swift", "UIKit",
    "os",
  ]

  static func findings(in document: InterfaceDocument, _ context: DocumentContext) -> [Finding] {
    guard [.iOS, .tvOS, .visionOS].contains(context.platform), !context.hasUnseenDependencies else {
      return []
    }
    let found = document.objects.compactMap { object in
      framework(of: object, on: context.platform).map { (object, $0) }
    }
    guard !found.isEmpty, let linked = linkedFrameworks(of: document, context.code),
      linked.isSubset(of: basicFrameworks)
    else { return [] }
    return found.map { object, framework in
      let className = object.elementClass ?? ""
      return Finding(
        UnknownClass.unlinked(className, framework: framework),
        .crash,
        consoleMessage: ConsoleLine.classNotFound(className),
        file: document.file,
        position: object.position,
        object: object
      )
    }
  }

  /// Returns the framework that an object without a custom class needs, if apps must link the framework themselves.
  private static func framework(of object: InterfaceObject, on platform: Platform) -> String? {
    guard object.placeholder == nil, object.customClass == nil, let className = object.elementClass,
      !className.hasPrefix("UI")
    else { return nil }
    return framework(ofClass: className, on: platform)
  }

  /// Returns the framework that declares a class, if apps must link the framework themselves; otherwise nil.
  static func framework(ofClass className: String, on platform: Platform) -> String? {
    let framework = RegistryFactory.catalog.framework(declaring: className, platform: platform)
    return framework.flatMap { frameworks.contains($0) ? $0 : nil }
  }

  /// Returns the frameworks that the targets of a document link or that sources import, or nil if the targets may load
  /// others.
  private static func linkedFrameworks(of document: InterfaceDocument, _ code: AppCode) -> Set<String>? {
    let targets = code.projects.indexes(building: document.file)
    guard code.projects.areApps(targets), !loading.contains(where: code.mentions) else { return nil }
    let hasObjectiveC = code.sources.contains { $0.language == .objectiveC && !$0.path.hasSuffix(".h") }
    var frameworks: Set<String> = []
    for target in targets.map({ code.projects.targets[$0] }) {
      guard let libraries = target.foreignLibraries, libraries.isEmpty, !target.hasScripts,
        target.isWhole(with: code.paths)
      else { return nil }
      frameworks.formUnion(libraries.systemFrameworks)
      // An unread prefix header may import any framework.
      if hasObjectiveC, target.hasPrefixHeader || !target.folders.isEmpty { return nil }
    }
    // Another target of the project may be a framework that the app loads.
    for source in code.sources where !source.isTest {
      frameworks.formUnion(source.imports.filter { !$0.hasSuffix(".h") && SystemModules.contain($0) })
    }
    return frameworks
  }

  /// The functions that load libraries at run time.
  private static let loading = ["dlopen", "NSAddImage"]
}
