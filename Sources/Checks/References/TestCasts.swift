package import KeyValueCoding
import NibLoading
package import ProgramModel
import ProjectModel
import RuntimeAttributes
package import SourceModel

/// A test casts a controller of the app's storyboard to a class that the test bundle also compiles.
struct DuplicateClassCast: FindingContent {
  /// The name of the class, without its module.
  var className: String
  /// The names of the targets that compile the class.
  var app: String
  var tests: String

  var id: FindingID { .failedCast }

  var message: String {
    "'\(className)' of the storyboard is the class of target '\(app)', but target '\(tests)' compiles another one; "
      + "the cast fails"
  }
}

/// Checks the casts of controllers in tests to classes that both the app and the test bundle compile.
///
/// Such a class exists twice, once in each module. The app's storyboard creates objects of the app's class, but the
/// name in the test refers to the class of the test bundle.
///
/// Source: cleanswifter.com/xctest-target-membership-rule-1.
package struct TestCasts: Sendable {
  private let code: AppCode
  private let contents: BundleContents
  /// Whether only app targets build storyboards.
  private let areOfApps: Bool

  /// Creates the checks.
  package init(_ code: AppCode, contents: BundleContents, documents: [DocumentSummary]) {
    (self.code, self.contents) = (code, contents)
    areOfApps = documents.lazy.filter { $0.format == .storyboard }.allSatisfy { document in
      !code.projects.indexes(building: document.file).contains { code.projects.targets[$0].isTest }
    }
  }

  /// Returns the findings about the casts in a source, in source order.
  package func findings(in source: SourceFile, on platform: Platform) -> [Finding] {
    let tests = code.projects.indexes(building: source.path)
    guard source.isTest, source.language == .swift, areOfApps, !tests.isEmpty,
      tests.allSatisfy({ code.projects.targets[$0].isTest })
    else { return [] }
    return source.types.flatMap { type in
      type.uses.compactMap { use -> Finding? in
        guard let scene = use.scene, !scene.isInitial, use.name?.isKnown == true,
          use.platforms.contains(PlatformSet(platform)), let className = use.castClass,
          let targets = targets(compiling: className, with: tests, on: platform),
          let classes = contents.classes(givenTo: use, in: nil, on: platform),
          classes.allSatisfy({ $0.name == className && targets.mayContain($0) })
        else { return nil }
        return finding(use, className, targets, in: source)
      }
    }
  }

  /// An app and a test bundle that compile the same class.
  private struct Targets {
    let app: ProjectTarget
    let tests: ProjectTarget

    /// Whether a document may refer to the class of the app.
    func mayContain(_ reference: ClassReference) -> Bool {
      reference.isOfTarget || reference.module.map { app.modules?.contains($0) == true } == true
    }
  }

  /// Returns the only app that compiles a Swift class together with tests; nil if the class exists only once in the
  /// runtime.
  private func targets(compiling className: String, with tests: Set<Int>, on platform: Platform) -> Targets? {
    guard let classes = code.classes[platform], case let named = classes.summaries(named: className),
      named.count == 1, named[0].language == .swift, named[0].objectiveCName == nil, !named[0].isFileScoped,
      case let building = code.projects.indexes(building: named[0].location.file),
      building.isSuperset(of: tests),
      case let others = building.filter({ !code.projects.targets[$0].isTest }), others.count == 1,
      let app = others.first.map({ code.projects.targets[$0] }), app.isAppTarget,
      let test = tests.min().map({ code.projects.targets[$0] })
    else { return nil }
    return Targets(app: app, tests: test)
  }

  private func finding(_ use: Use, _ className: String, _ targets: Targets, in source: SourceFile) -> Finding
  {
    var console: String?
    if case .cast = use.resultUse, let app = targets.app.onlyModule, let tests = targets.tests.onlyModule {
      console = ConsoleLine.failedCast(from: "\(app).\(className)", to: "\(tests).\(className)")
    }
    return Finding(
      DuplicateClassCast(className: className, app: targets.app.name, tests: targets.tests.name),
      .crashOnUse,
      consoleMessage: console,
      file: source.path,
      position: use.location.position,
      keyPath: use.text,
      declaration: FileLocation(file: source.path, position: use.memberPosition)
    )
  }
}

extension Use {
  /// The class to which code casts the result, if the app terminates without it.
  fileprivate var castClass: String? {
    switch resultUse {
    case .cast(let name), .unwrappedCast(let name): name
    default: nil
    }
  }
}

extension ProjectTarget {
  /// The module of the target in all configurations, if it is known.
  fileprivate var onlyModule: String? { modules?.count == 1 ? modules?.first : nil }
}
