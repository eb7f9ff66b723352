import ReferenceGraph
import SourceModel

@testable import Checks
@testable import ProgramModel
@testable import ProjectModel

extension AppCode {
  /// Creates the code of an app from sources alone, without documents or projects.
  convenience init(_ sources: [SourceFile]) {
    let projects = ProjectTargets([])
    self.init(
      sources,
      program: Program(sources: sources),
      classes: [:],
      connected: ConnectedClasses([], projects: projects),
      unread: [],
      dependencySources: [],
      projects: projects
    )
  }
}
