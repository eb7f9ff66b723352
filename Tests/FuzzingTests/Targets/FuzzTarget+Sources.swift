import KeyValueCoding
import RuntimeAttributes

@testable import Checks
@testable import ProgramModel
@testable import SourceModel
@testable import SourceSyntax

extension FuzzTarget {
  /// Swift sources and interfaces, which are parsed and resolved to classes.
  static let swiftSources = FuzzTarget(name: "swift-sources") { bytes throws(Unsoundness) in
    try resolve(SourceFile(reading: bytes, path: "Fuzzed.swift"))
  }

  /// Objective-C headers and sources, which are parsed and resolved to classes.
  static let objectiveCSources = FuzzTarget(name: "objective-c-sources") { bytes throws(Unsoundness) in
    try resolve(SourceFile(reading: bytes, path: "Fuzzed.m"))
  }

  private static func resolve(_ source: SourceFile) throws(Unsoundness) {
    try checkSoundness(of: source)
    let factory = RegistryFactory(sources: [source], platform: .iOS)
    _ = factory.registry(for: [], in: nil, oldestSystem: PlatformVersion(12))
    var reader = factory.reader
    for type in source.types { _ = reader.chain(ofClass: type.name) }
  }

  /// Checks that all declarations have names and valid positions.
  static func checkSoundness(of interface: SourceFile) throws(Unsoundness) {
    func check(_ position: SourcePosition, _ what: String) throws(Unsoundness) {
      try Unsoundness.unless(
        position.line > 0 && position.column > 0,
        "the position of \(what) counts from 1"
      )
    }
    for type in interface.types {
      try check(type.position, type.name)
      for property in type.properties { try check(property.position, property.name) }
      for method in type.methods { try check(method.position, method.swiftName) }
    }
    for problem in interface.problems { try check(problem.position, "a problem") }
  }
}
