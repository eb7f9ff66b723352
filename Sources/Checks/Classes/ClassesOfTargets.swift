import InterfaceDocuments
import KeyValueCoding
import NibLoading
import ProgramModel
import ProjectModel
import RuntimeAttributes
import SourceModel

/// Checks that each app that loads a document compiles the classes in the document.
///
/// Source: MarqueeLabel#211. Many targets build documents that only other targets load, so a finding holds only if its
/// target reaches the scene or nib.
enum ClassesOfTargets: DocumentCheck {
  static func findings(in document: InterfaceDocument, _ context: DocumentContext) -> [Finding] {
    let (code, projects) = (context.code, context.code.projects)
    guard projects.targets.count > 1, case let own = projects.indexes(ofClassesIn: document.file),
      own.count > 1
    else { return [] }
    var loading: [Int: Bool] = [:]
    var lacking: [String: [Int]] = [:]
    return document.objects.flatMap { object -> [Finding] in
      guard object.placeholder == nil, let name = object.customClass, let substitute = object.elementClass,
        let (targets, location) = compiling(object, context), !targets.isDisjoint(with: own)
      else { return [] }
      let candidates =
        lacking[name]
        ?? own.subtracting(targets).sorted().filter { code.lacks(class: name, inTarget: $0) }
      lacking[name] = candidates
      return candidates.compactMap { index in
        let loads = loading[index] ?? code.names(document.file, inTarget: index)
        loading[index] = loads
        return loads
          ? finding(about: object, name, substitute, index, at: location, in: document, context) : nil
      }
    }
  }

  /// Returns the targets that compile the class of an object, and its declaration; nil if another class may be meant,
  /// or if other products contain the class.
  private static func compiling(_ object: InterfaceObject, _ context: DocumentContext)
    -> (targets: Set<Int>, location: FileLocation)?
  {
    guard let name = object.customClass, let classes = context.code.classes[context.platform],
      case let nodes = classes.nodes(called: name), nodes.count == 1, let node = nodes.first
    else { return nil }
    let summary = classes.summaries[node]
    let isOfTarget =
      switch summary.language {
      case .swift: object.customModuleProvider == "target" && summary.objectiveCName == nil
      case .objectiveC: object.customModule == nil && !context.hasUnseenDependencies
      }
    let projects = context.code.projects
    let targets = projects.indexes(building: summary.location.file)
    return isOfTarget && !summary.isFileScoped && projects.areApps(targets)
      ? (targets, summary.location) : nil
  }

  private static func finding(
    about object: InterfaceObject,
    _ className: String,
    _ substitute: String,
    _ index: Int,
    at declaration: FileLocation,
    in document: InterfaceDocument,
    _ context: DocumentContext
  ) -> Finding {
    let target = context.code.projects.targets[index]
    let module = object.customModuleProvider == "target" ? target.modules?.first : nil
    var finding = Finding(
      UnknownClass.outsideTarget(className, target: target.name, substitute: substitute),
      .dropped,
      consoleMessage: ConsoleLine.unknownClass(
        MissingClass(name: className, module: module, reason: .absent(nearest: nil)),
        substitute: substitute,
        file: document.file,
        isStoryboard: document.format == .storyboard,
        on: context.platform
      ),
      file: document.file,
      position: object.position,
      object: object,
      declaration: declaration
    )
    finding.target = index
    return finding
  }
}

extension AppCode {
  /// Whether an app certainly lacks a class that it does not compile: all its sources were read, and none of them needs
  /// the class.
  fileprivate func lacks(class className: String, inTarget index: Int) -> Bool {
    let target = projects.targets[index]
    return target.isAppTarget && !target.isTest && !target.isExtension && !target.isTool && !target.hasScripts
      && target.isWhole(with: paths) && !needs(class: className, in: index)
  }

  /// Whether a string in the code of an app or one of its settings is the name of a document.
  fileprivate func names(_ document: String, inTarget index: Int) -> Bool {
    let (name, target) = (PathName.nibName(of: document), projects.targets[index])
    if target.mainDocuments.contains(name) { return true }
    let isNamed = sources(containing: name).contains { source, text in
      projects.indexes(building: source.path).contains(index)
        && source.facts.occurrences.contains { $0.name == text && $0.role == .string }
    }
    if isNamed { return true }
    return (target.infoLists ?? []).contains { file in
      guard let bytes = try? FileBytes.read(file) else { return false }
      return LaunchSettings.documents(namedIn: bytes, path: file).contains {
        ($0.kind == .nib || $0.kind == .storyboard) && $0.name == name
      }
    }
  }
}
