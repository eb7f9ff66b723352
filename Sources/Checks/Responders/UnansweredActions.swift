package import InterfaceDocuments
import KeyValueCoding
import NibLoading
import ProgramModel
import ProjectModel
import RuntimeAttributes

/// Actions whose receiver is determined at run time: nil-targeted actions, and the unwind actions of segues on iOS.
package enum UnansweredActions {
  /// Returns a finding for each action of a document that neither a framework nor a source implements, or that on macOS
  /// only classes outside of the responder chain implement.
  ///
  /// - Parameters:
  ///   - document: The document to check.
  ///   - platform: The platform that the document is loaded for.
  ///   - hasUnseenDependencies: Whether the sources import unread modules, which may implement any action.
  ///   - code: The code of the sources.
  /// - Returns: The findings; empty on watchOS, or if only some of the target's sources were read.
  package static func findings(
    in document: InterfaceDocument,
    on platform: Platform,
    hasUnseenDependencies: Bool,
    code: AppCode
  ) -> [Finding] {
    guard platform != .watchOS, document.format == .xib || document.format == .storyboard else { return [] }
    let actions = actions(in: document, on: platform)
    let selectors = Set(actions.map(\.selector))
    let unanswered = selectors.filter { !code.mayImplement($0) }
    var outside: [String: DeclaredMethod] = [:]
    if platform == .macOS {
      let unwinding = Set(actions.lazy.filter(\.isUnwinding).map(\.selector))
      for selector in selectors.subtracting(unanswered).subtracting(unwinding) {
        outside[selector] = code.implementerOutsideOfChain(of: selector)
      }
    }
    guard !unanswered.isEmpty || !outside.isEmpty else { return [] }
    let coverage = SourceCoverage(of: document.file, code)
    guard coverage != .partial else { return [] }
    let declared = code.declaredActions
    return actions.compactMap { action in
      if let declared = outside[action.selector] {
        // Unread code may implement the action, too.
        return coverage == .whole && !hasUnseenDependencies ? finding(action, declared, in: document) : nil
      }
      guard unanswered.contains(action.selector) else { return nil }
      let methods = code.methods(like: action.selector)
      let similar = methods.first { $0.method.isAction } ?? methods.first
      let near =
        similar == nil ? NearestAction.find(action.selector, among: declared, with: selectors) : nil
      // Unread code may implement the action, unless its name is similar to that of a declared action.
      let isCertain =
        similar?.method.isAction == true || near != nil || coverage == .whole && !hasUnseenDependencies
      let object = document.objects[action.object]
      let effect =
        action.isUnwinding ? .segueIgnored : UnansweredActionEffect(of: object, on: platform)
      var finding = Finding(
        UndefinedAction.unanswered(selector: action.selector, effect, similar),
        isCertain ? .silent : .unverified,
        file: document.file,
        position: action.position,
        object: object,
        keyPath: action.selector,
        declaration: similar?.method.location,
        suggestion: similar == nil
          ? near ?? NearestAction.findLonger(action.selector, among: declared, with: selectors) : nil
      )
      if methods.count == 1 {
        finding.missingAttribute = UndefinedAction.missingAttribute(of: similar?.method)
      }
      if !isCertain {
        finding.likely = .unmentioned
        finding.notes.append(Finding.Note("no source mentions the action; not all code of the app was read"))
      }
      return finding
    }
  }

  /// Returns a finding about an action that only a class outside of the responder chain implements.
  private static func finding(_ action: Action, _ declared: DeclaredMethod, in document: InterfaceDocument)
    -> Finding
  {
    let object = document.objects[action.object]
    return Finding(
      UndefinedAction.outsideOfChain(
        selector: action.selector,
        UnansweredActionEffect(of: object, on: .macOS),
        declared
      ),
      .silent,
      file: document.file,
      position: action.position,
      object: object,
      keyPath: action.selector,
      declaration: declared.method.location
    )
  }

  /// An action of a document that no framework class implements.
  private struct Action {
    var selector: String
    var object: Int
    var position: SourcePosition
    var isUnwinding: Bool
  }

  /// Returns a document's actions whose receiver is determined at run time.
  ///
  /// Actions that framework classes implement are excluded.
  private static func actions(in document: InterfaceDocument, on platform: Platform) -> [Action] {
    let responders = responders(in: document)
    var actions: [Action] = []
    for (index, object) in document.objects.enumerated() {
      for connection in object.connections {
        let isSent = connection.destination.map(responders.contains) ?? (platform == .macOS)
        let unwinding = platform == .macOS ? nil : connection.unwindAction
        guard let selector = isSent ? connection.selector ?? unwinding : unwinding,
          !FrameworkActions.answer(selector)
        else { continue }
        actions.append(
          Action(
            selector: selector,
            object: index,
            position: connection.position,
            isUnwinding: unwinding != nil
          )
        )
      }
    }
    return actions
  }

  /// Returns the IDs of first responder placeholders.
  private static func responders(in document: InterfaceDocument) -> Set<String> {
    Set(document.objects.lazy.filter { $0.placeholder == .firstResponder }.compactMap(\.id))
  }
}

extension Connection {
  /// The unwind action of the segue, if the connection is one and the segue unwinds.
  fileprivate var unwindAction: String? {
    if case .segue(let segue) = kind { segue.unwindAction } else { nil }
  }
}

/// The part of the code in a document's targets that was read.
private enum SourceCoverage {
  /// All sources of the targets, according to the projects.
  case whole
  /// An unknown part: no project lists the document or its sources, or only generated sources and sources of
  /// dependencies are unread.
  case unknown
  /// Only some of the sources.
  case partial

  init(of document: String, _ code: AppCode) {
    let targets = code.projects.indexes(building: document).map { code.projects.targets[$0] }
    let compiled = targets.filter { !$0.sources.isEmpty || !$0.folders.isEmpty }
    if compiled.isEmpty {
      self = .unknown
    } else {
      let isWhole = compiled.allSatisfy { $0.isWhole(with: code.paths) }
      if compiled.contains(where: \.hasScripts) || !isWhole && !Self.lackOnlyForeignSources(compiled, code) {
        self = .partial
      } else {
        self = isWhole && compiled.count == targets.count ? .whole : .unknown
      }
    }
  }

  /// Whether a source of each target was read, and the unread sources are generated, or in folders without any source
  /// of the app.
  private static func lackOnlyForeignSources(_ targets: [ProjectTarget], _ code: AppCode) -> Bool {
    let folders = Set(code.paths.map(PathName.folder))
    return targets.allSatisfy { target in
      let unread = target.sources.subtracting(code.paths)
      return unread.count < target.sources.count
        && unread.allSatisfy { path in
          PathName.file(of: path).contains(".generated.") || !folders.contains(PathName.folder(of: path))
        }
    }
  }
}
