import Foundation
import InterfaceDocuments
import RuntimeAttributes

@testable import ProjectModel
@testable import Validation

extension FuzzTarget {
  /// Specs, configurations and baselines, including the patterns and classes in them.
  static let specs = FuzzTarget(name: "specs") { bytes throws(Unsoundness) in
    let data = Data(bytes)
    do {
      try check(try SpecReader.read(data, file: "spec.json"), bytes)
    } catch let unsoundness as Unsoundness {
      throw unsoundness
    } catch {
      try Unsoundness.unless(!"\(error)".isEmpty, "an error has a message")
    }
    _ = try? SpecReader.decode(data, file: "baseline.json") { root throws(SpecError) in try BaselineText(root)
    }
  }

  private static func check(_ spec: Spec, _ bytes: [UInt8]) throws(Unsoundness) {
    if let document = InlineDocument.document(of: spec, file: "spec.json") {
      try checkSoundness(of: document)
    }
    try checkSoundness(of: InlineClassReader.source(of: spec.classes, path: "spec.json"))
    for pattern in (spec.documents ?? []) + (spec.sources ?? []) + (spec.included ?? []) + spec.excluded {
      _ = pattern.matches("a/b/Main.storyboard")
      _ = (pattern.startsElsewhere, pattern.matches("App/a.xib", from: "Specs"))
    }
  }

  /// Xcode project files.
  static let projects = FuzzTarget(name: "projects") { bytes throws(Unsoundness) in
    let targets = ProjectTargets(ProjectFile.targets(bytes, path: "App.xcodeproj/project.pbxproj"))
    for target in targets.targets {
      for file in target.files {
        try Unsoundness.unless(!targets.indexes(building: file).isEmpty, "a target builds the file")
      }
    }
  }

  /// Console logs and crash reports.
  static let logs = FuzzTarget(name: "logs") { bytes throws(Unsoundness) in
    let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
    for entry in ConsoleLog(bytes).entries {
      try Unsoundness.unless(
        entry.numbers.allSatisfy { (1...lines).contains($0) },
        "a line of the log exists"
      )
    }
  }
}
