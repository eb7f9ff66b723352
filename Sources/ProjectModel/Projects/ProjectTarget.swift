package import KeyValueCoding
import RuntimeAttributes
import SourceSyntax

/// A target of an Xcode project, with the properties that determine the classes that its documents can use.
package struct ProjectTarget: Hashable, Sendable {
  /// The target's name.
  package var name: String
  /// The module names of the target, which may differ between configurations; nil if a setting outside of the project
  /// determines a name.
  package var modules: Set<String>?
  /// The product names of the target, which may differ between configurations; nil if unknown.
  package var productNames: Set<String>?
  /// Whether the target builds an app, extension, tool or test bundle, whose classes other targets cannot use.
  package var isAppTarget = false
  /// Whether the target builds a command line tool or daemon, which does not load a main document.
  package var isTool = false
  /// Whether the target builds a dynamic framework, which has a bundle of its own.
  package var isFramework = false
  /// Whether the target builds a bundle that other code loads, such as a plug-in.
  package var isBundle = false
  /// Whether the target builds an extension, which the system starts without an entry point in its code.
  package var isExtension = false
  /// Whether the target builds tests.
  package var isTest = false
  /// Whether a script of the target may copy files into its product.
  package var mayCopyByScript = false
  /// The names of the targets in the same project that contain this target's code: the extension of a watch app.
  var codeTargets: Set<String> = []
  /// The path of the target's project.
  package var project = ""
  /// The files in the groups of the target's project, including files that no target builds.
  var filesOfProject: Set<String> = []
  /// The libraries linked into the target, except most system libraries and products of its project; nil if unknown.
  package var foreignLibraries: ForeignLibraries?
  /// The file name of the product, if any.
  package var product: String?
  /// The product name that Xcode recorded when the target was created, which may differ from the current name.
  package var productName: String?
  /// The lowest deployment target for each platform, if the project and its settings files determine the target.
  package var deploymentTargets: [Platform: PlatformVersion] = [:]
  /// The device families that the target supports, such as 1 for the iPhone and 2 for the iPad; nil if unknown.
  package var deviceFamilies: Set<Int>?
  /// The language mode: the relevant differences between the target's Swift version and current Swift.
  var languageMode: SwiftLanguageMode = .uncertain
  /// The property lists of the product, usually one `Info.plist`; nil if unknown.
  package var infoLists: Set<String>?
  /// The main storyboards and nibs that the build settings name for a generated property list.
  package var mainDocuments: Set<String> = []
  /// The files of the target's build phases.
  package var files: Set<String> = []
  /// The synchronized folders of the target.
  package var folders: [String] = []
  /// The files in synchronized folders that do not belong to the target.
  var exceptions: Set<String> = []
  /// The folder references in synchronized folders, which are copied unchanged.
  var copiedFolders: [String] = []
  /// The files that belong to the target in all localizations, without language folders: `App/Main.storyboard` for
  /// `App/de.lproj/Main.storyboard`.
  var localizedFiles: Set<String> = []
  /// The files in synchronized folders that do not belong to the target in any localization, without language folders.
  var localizedExceptions: Set<String> = []

  /// The sources in the target's build phases.
  package var sources: Set<String> { files.filter { [".swift", ".m", ".mm"].contains(where: $0.hasSuffix) } }

  /// Whether the target builds sources, or has folders that may contain sources.
  package var mayHaveCode: Bool { !folders.isEmpty || !sources.isEmpty }

  /// Whether the target builds a bundle of resources without any code.
  private var hasOnlyResources: Bool {
    isBundle && !mayHaveCode && !files.isEmpty
      && !files.contains { file in Self.isScript(file) || Self.extensionsOfC.contains(where: file.hasSuffix) }
  }

  /// The extensions of sources that are not read.
  private static let extensionsOfC = [".c", ".cc", ".cpp", ".cxx"]

  /// Whether the project has a prefix header, whose imports are not read.
  package var hasPrefixHeader: Bool { filesOfProject.contains { $0.hasSuffix(".pch") } }

  /// Whether the given sources include all sources that the target lists or, if it lists none, any of its files.
  ///
  /// A bundle of resources does not need sources.
  package func isWhole(with sources: Set<String>) -> Bool {
    let own = self.sources
    guard own.isEmpty else { return own.isSubset(of: sources) }
    if hasOnlyResources { return true }
    return folders.isEmpty ? !files.isDisjoint(with: sources) : sources.contains(where: contains)
  }

  /// Returns the possible values of a text that may be a build setting of the target, such as `$(PRODUCT_NAME)`.
  ///
  /// - Parameter text: A name, or a reference to a build setting.
  /// - Returns: The values for all configurations, or nil if a value is unknown.
  package func values(of text: String) -> Set<String>? {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return [text] }
    let settings = [
      ("PRODUCT_MODULE_NAME", modules), ("PRODUCT_NAME", productNames), ("TARGET_NAME", [name]),
      ("PRODUCT_NAME:c99extidentifier", productNames.map { Set($0.map(ProjectFile.moduleName)) }),
      ("TARGET_NAME:c99extidentifier", [ProjectFile.moduleName(name)]),
    ]
    return settings.first { text == "$(\($0.0))" || text == "${\($0.0)}" }?.1
  }

  /// Whether the target builds sources in other languages that may declare classes, such as Python.
  package var hasScripts: Bool { files.contains(where: Self.isScript) }

  /// Whether most of the target's sources are in other languages, such as Python.
  var isMostlyScripts: Bool { files.count(where: Self.isScript) > sources.count }

  private static func isScript(_ file: String) -> Bool {
    [".applescript", ".py", ".rb", ".rs"].contains(where: file.hasSuffix)
  }

  private func contains(_ file: String) -> Bool {
    if files.contains(file) { return true }
    if !localizedFiles.isEmpty, let path = PathName.ofAllLanguages(file), localizedFiles.contains(path) {
      return true
    }
    return !leavesOut(file) && folders.contains { file.hasPrefix($0 + "/") }
  }

  /// Whether a file is in a folder of the target but does not belong to the target.
  func leavesOut(_ file: String) -> Bool {
    if exceptions.contains(file) || copiedFolders.contains(where: { PathName.isBelow(file, $0) }) {
      return true
    }
    guard !localizedExceptions.isEmpty, let path = PathName.ofAllLanguages(file) else { return false }
    return localizedExceptions.contains(path)
  }
}
