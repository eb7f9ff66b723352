package import ProjectModel
package import SourceModel
import SourceSyntax

/// The Swift language modes of sources.
///
/// The sources of a target share a language mode, and so do the sources that no target builds. If projects do not
/// specify the mode, one source for Swift 1 or 2 determines it.
package struct SourceLanguageModes: Sendable {
  private let projects: ProjectTargets
  /// The targets that build a source for Swift 1 or 2.
  private var oldTargets: Set<Int> = []
  /// Whether a source that no target builds is for Swift 1 or 2.
  private var isUnbuiltCodeOld = false

  /// Determines the language modes of all sources, given the targets of the projects.
  package init(_ projects: ProjectTargets, sources: some Sequence<SourceFile>) {
    self.projects = projects
    for source in sources where source.isBeforeSwift3 {
      let targets = projects.indexes(building: source.path)
      oldTargets.formUnion(targets)
      isUnbuiltCodeOld = isUnbuiltCodeOld || targets.isEmpty
    }
  }

  /// Returns the language mode of a source.
  func languageMode(of file: String) -> SwiftLanguageMode {
    let languageMode = projects.languageMode(ofSource: file)
    guard languageMode.contains(.uncertain) else { return languageMode }
    let targets = projects.indexes(building: file)
    let isOld = targets.isEmpty ? isUnbuiltCodeOld : !oldTargets.isDisjoint(with: targets)
    return isOld ? languageMode.union(.beforeSwift3) : languageMode
  }

  /// Whether a Swift source makes the members of `NSObject` subclasses visible to Objective-C without an attribute.
  package func infersObjC(in source: SourceFile) -> Bool {
    source.language == .swift && languageMode(of: source.path).contains(.infersObjC)
  }
}
