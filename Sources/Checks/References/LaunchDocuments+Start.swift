import ProgramModel
import ProjectModel
import SourceModel

/// The launch of apps.
extension AppCode {
  /// Whether an app target may start its application, which loads its main document.
  ///
  /// A target whose entry point was read, such as a benchmark, does not start an application if its code calls neither
  /// `NSApplicationMain` nor `UIApplicationMain`.
  ///
  /// - Parameter target: The index of the target.
  /// - Returns: False if the target certainly does not start its application.
  func mayStartApplication(target: Int) -> Bool {
    let own = sources.filter { projects.indexes(building: $0.path).contains(target) }
    guard let entry = own.first(where: \.hasEntryPoint), projects.targets[target].isWhole(with: paths),
      !projects.targets[target].files.contains(where: Self.isC),
      !own.contains(where: \.hasMainType)
    else { return true }
    return Self.startingFunctions.contains { function in
      sources(containing: function).contains { source, _ in
        !projects.areOfDifferentAppTargets(entry.path, source.path)
      }
    }
  }

  /// Whether a file is in C or C++, which is not read.
  private static func isC(_ file: String) -> Bool {
    [".c", ".cc", ".cpp", ".cxx"].contains(where: file.hasSuffix)
  }

  private static let startingFunctions = ["NSApplicationMain", "UIApplicationMain"]
}
