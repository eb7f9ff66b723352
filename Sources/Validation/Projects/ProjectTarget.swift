import ClassInterfaces
import RuntimeAttributes

/// One target of an Xcode project, as far as it decides which classes a document means.
struct ProjectTarget: Hashable, Sendable {
  /// The target's name.
  var name: String
  /// The names of the module that it builds, one for each that its configurations set; nil where a setting decides
  /// that stands outside of the project.
  var modules: Set<String>?
  /// Whether it builds a program or tests, so that no other target has its classes.
  var isProgram = false
  /// Whether it builds tests.
  var isTest = false
  /// The path of the project that it belongs to.
  var project = ""
  /// What is linked into it beside the system's libraries and what targets of its project build; nil if nobody can say.
  var foreignLibraries: ForeignLibraries?
  /// The name of the file that it builds.
  var product: String?
  /// What its module was called when it was made, before targets for several systems got names of their own.
  var productName: String?
  /// The oldest systems that it runs on, where the project itself decides.
  var deploymentTargets: [Platform: PlatformVersion] = [:]
  /// What its version of Swift makes of sources otherwise than today's.
  var dialect: SwiftLanguageMode = .uncertain
  /// The property lists that tell the system about what it builds, `Info.plist` mostly; nil if nobody can say which.
  var infoLists: Set<String>?
  /// The files of its build phases.
  var files: Set<String> = []
  /// The folders that belong to it with all that is in them.
  var folders: [String] = []
  /// The files in those folders that do not.
  var exceptions: Set<String> = []
  /// The folders among those that it copies as they are.
  var copiedFolders: [String] = []
  /// The files that belong to it in all languages: `App/Main.storyboard` for `App/de.lproj/Main.storyboard`.
  var localizedFiles: Set<String> = []
  /// Likewise, the files in those folders that do not belong to it.
  var localizedExceptions: Set<String> = []

  /// The sources among the files of its build phases.
  var sources: Set<String> { files.filter { [".swift", ".m", ".mm"].contains(where: $0.hasSuffix) } }

  /// Whether the target has sources, and all of them are among some files.
  func isWhole(with sources: Set<String>) -> Bool {
    let own = self.sources
    guard own.isEmpty else { return own.isSubset(of: sources) }
    return folders.isEmpty ? !files.isDisjoint(with: sources) : sources.contains(where: contains)
  }

  /// Whether it builds sources of languages that nobody reads and that declare classes of their own.
  var hasScripts: Bool {
    files.contains { file in [".applescript", ".py", ".rb", ".rs"].contains(where: file.hasSuffix) }
  }

  /// Whether a file is built into the target.
  private func contains(_ file: String) -> Bool {
    if files.contains(file) { return true }
    if !localizedFiles.isEmpty, let path = PathName.ofAllLanguages(file), localizedFiles.contains(path) {
      return true
    }
    return !leavesOut(file) && folders.contains { file.hasPrefix($0 + "/") }
  }

  /// Whether a file does not belong to the target although it is in one of its folders.
  func leavesOut(_ file: String) -> Bool {
    if exceptions.contains(file) || copiedFolders.contains(where: { PathName.isBelow(file, $0) }) {
      return true
    }
    guard !localizedExceptions.isEmpty, let path = PathName.ofAllLanguages(file) else { return false }
    return localizedExceptions.contains(path)
  }
}
