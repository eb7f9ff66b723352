package import KeyValueCoding
import NibLoading
import ProgramModel
import ProjectModel
import RuntimeAttributes
import SourceModel

extension LaunchDocuments {
  /// Returns findings about classes that do not exist although an app passes their names to `UIApplicationMain`.
  ///
  /// Sources: toga#634, dotnet/macios#16219.
  package func missingApplicationClasses(of target: Int, on platform: Platform) -> [Finding] {
    guard platform == .iOS || platform == .tvOS, let start = code.applicationStart(ofApp: target) else {
      return []
    }
    return start.names.compactMap { name, location in
      code.absentClass(named: name, in: target, on: platform).map { absent in
        Finding(
          UnknownClassOfSetting(
            role: .application,
            absent,
            target: code.projects.targets[target].name
          ),
          .crash,
          consoleMessage: absent.runtimeName.map(ConsoleLine.applicationClassMissing),
          file: location.file,
          position: location.position
        )
      }
    }
  }
}

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

  /// A call of `UIApplicationMain`.
  struct ApplicationStart {
    var location: FileLocation
    /// The strings that the call passes as the names of classes.
    var names: [(text: String, location: FileLocation)]
    /// Whether the call certainly passes nil as both classes.
    var hasNoClasses: Bool
  }

  /// Returns the call of `UIApplicationMain` in an app, or nil if there is no call, or several.
  func applicationStart(ofApp target: Int) -> ApplicationStart? {
    let calls = sources(containing: "UIApplicationMain").flatMap { source, name in
      projects.indexes(building: source.path).contains(target)
        ? source.facts.units.flatMap { unit in
          // In Swift, names with an uppercase letter are those of classes.
          source.facts.occurrences(of: unit).filter {
            $0.name == name && ($0.role == .construction || $0.role == .name && $0.traits.contains(.isCall))
          }.map { (source: source, unit: unit, call: $0) }
        } : []
    }
    guard calls.count == 1, let (source, unit, call) = calls.first else { return nil }
    let facts = source.facts
    let arguments = facts.occurrences(of: unit).filter { occurrence in
      let sink = facts.sinks[Int(occurrence.sink)]
      return sink.kind == .argument && sink.name == call.name
    }
    let location = { FileLocation(file: source.path, position: SourcePosition($0)) }
    // Code may choose among more names than the function takes.
    let classes = arguments.filter { $0.role == .string || $0.role == .className }
    let names = classes.filter { $0.role == .string && $0.part == .whole }
    let ofMain = facts.parameters(of: unit).map { facts.names.text(of: $0.name) }
    return ApplicationStart(
      location: location(call.place),
      names: classes.count <= Self.classesOfApplication
        ? names.map { (facts.names.text(of: $0.name), location($0.place)) } : [],
      hasNoClasses: arguments.allSatisfy { argument in
        let name = facts.names.text(of: argument.name)
        return argument.role != .string && argument.role != .className
          && (ofMain.contains(name) || Self.commandLine.contains(name))
      }
    )
  }

  /// The number of classes that `UIApplicationMain` instantiates: the application and its delegate.
  private static let classesOfApplication = 2
  /// The names with which code passes the command line.
  private static let commandLine = ["CommandLine", "argc", "argv", "unsafeArgv"]
}
