import JSON5
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import ProjectModel

@Suite("Lock files")
struct LockFileTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    /// The dependencies as `kind name version revision url path line`, with `-` for nil.
    let expected: [String]
    let location: SourceLocation

    init(
      _ name: String,
      _ text: String,
      _ expected: [String],
      location: SourceLocation = #_sourceLocation
    ) {
      (self.name, self.text, self.expected, self.location) = (name, text, expected, location)
    }

    var testDescription: String { "\(name), line \(location.line)" }
  }

  static let cases = [
    Case(
      "project.yml",
      """
      name: App
      packages:
        # Others
        Log:
          url: https://a.b/c/swift-log.git
          exactVersion: "1.2.3"   # pinned
        Mapbox:
          github: maplibre/maplibre
          minVersion: 5.12.2
          maxVersion: 5.13.0
        Kit: {path: ../Kit}
        Late:
          url: 'https://a.b/late'
          revision: aa11
        Empty:
      targets:
        App:
          dependencies:
            - package: Log
      """,
      [
        "swift-package swift-log 1.2.3 - https://a.b/c/swift-log.git - 4",
        "swift-package maplibre - - https://github.com/maplibre/maplibre.git - 7",
        "swift-package Kit - - - Kit 11", "swift-package late - aa11 https://a.b/late - 12",
      ]
    ),
    Case(
      "Package.resolved",
      """
      {"object": {"pins": [
        {"package": "Log", "repositoryURL": "https://a.b/c/Swift-Log.git",
         "state": {"branch": null, "revision": "aa11", "version": "1.2.3"}},
        {"package": "Kit", "repositoryURL": "git@a.b:c/Kit",
         "state": {"branch": "main", "revision": "bb22", "version": null}}
      ]}, "version": 1}
      """,
      [
        "swift-package Swift-Log 1.2.3 aa11 https://a.b/c/Swift-Log.git - 2",
        "swift-package Kit main bb22 git@a.b:c/Kit - 4",
      ]
    ),
    Case(
      "Package.resolved",
      """
      {
        "pins" : [
          {
            "identity" : "swift-log", "kind" : "remoteSourceControl", "location" : "https://a.b/swift-log",
            "state" : { "revision" : "aa11", "version" : "1.2.3" }
          },
          { "identity": "mona.list", "kind": "registry", "location": "", "state": { "version": "2.0.0" } }
        ],
        "version" : 2
      }
      """,
      [
        "swift-package swift-log 1.2.3 aa11 https://a.b/swift-log - 3",
        "swift-package mona.list 2.0.0 - - - 7",
      ]
    ),
    Case(
      "Package.resolved",
      """
      { "originHash": "f2", "pins": [ { "identity": "kit", "kind": "localSourceControl", "location": "/x/Kit",
        "state": { "revision": "cc33", "branch": "dev" } } ], "version": 3 }
      """,
      ["swift-package Kit dev cc33 /x/Kit /x/Kit 1"]
    ),
    Case("Package.resolved", #"{"pins": [], "version": 3}"#, []),
    Case(
      "Podfile.lock",
      """
      PODS:
        - Toast (4.0.0)
        - "Google+Utilities/Network (5.2.2)":
          - Toast
        - "Google+Utilities/Reachability (5.2.2)"
        - MatrixKit (0.15.4):
          - Toast (~> 4.0)
        - Local (1.0)

      DEPENDENCIES:
        - Toast (~> 4.0)
        - Local (from `../Local/Local.podspec`)

      SPEC REPOS:
        trunk:
          - Toast

      EXTERNAL SOURCES:
        Local:
          :path: "../Local/Local.podspec"
        MatrixKit:
          :git: https://a.b/MatrixKit.git
          :tag: v0.15.4

      CHECKOUT OPTIONS:
        MatrixKit:
          :commit: dd44
          :git: https://a.b/MatrixKit.git

      SPEC CHECKSUMS:
        Toast: 91b396c56ee72a5790816f40d3a94dd357abc196

      COCOAPODS: 1.11.3
      """,
      [
        "pod Toast 4.0.0 - - - 2", "pod Google+Utilities 5.2.2 - - - 3",
        "pod MatrixKit 0.15.4 dd44 https://a.b/MatrixKit.git - 6", "pod Local 1.0 - - Local 8",
      ]
    ),
    Case("Podfile.lock", "PODFILE CHECKSUM: ec45\n\nCOCOAPODS: 1.3.1\n", []),
    Case("Podfile.lock", "PODS:\r\n  - Toast (4.0.0)\r\n", ["pod Toast 4.0.0 - - - 2"]),
    Case(
      "Cartfile.resolved",
      """
      # resolved
      github "Owner/Kit" "v1.2.0" # a comment

      git "https://a.b/Other.git" "0123456789abcdef0123456789ABCDEF01234567"
      binary "https://a.b/Closed.json" "3.1"
      github "https://github.example.com/Team/Inner" "2.0"
      """,
      [
        "carthage Kit v1.2.0 - https://github.com/Owner/Kit.git - 2",
        "carthage Other - 0123456789abcdef0123456789abcdef01234567 https://a.b/Other.git - 4",
        "carthage Closed 3.1 - - - 5",
        "carthage Inner 2.0 - https://github.example.com/Team/Inner - 6",
      ]
    ),
    Case(
      ".gitmodules",
      """
      ; modules
      [submodule "Vendor/Kit"]
      \tpath = Vendor/Kit
      \turl = ../Kit.git
      [submodule "Empty"]
      \turl = https://a.b/Empty.git
      """,
      ["submodule Kit - - ../Kit.git App/Vendor/Kit 2"]
    ),
    Case("Other.lock", "PODS:\n  - Toast (4.0.0)\n", []),
  ]

  @Test("Entries and their lines", arguments: cases)
  func entries(_ example: Case) throws {
    let path = "App/\(example.name)"
    let found = try LockFile.dependencies(Array(example.text.utf8), path: path).map { entry in
      let values = [entry.version, entry.revision, entry.url, entry.path].map { $0 ?? "-" }
      return ([entry.kind.rawValue, entry.name] + values + ["\(entry.lock.position.line)"])
        .joined(separator: " ")
    }
    #expect(found == example.expected, sourceLocation: example.location)
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let kind: LockFileError.Kind
    let place: String
    let location: SourceLocation

    init(
      _ name: String,
      _ text: String,
      _ kind: LockFileError.Kind,
      at place: String,
      location: SourceLocation = #_sourceLocation
    ) {
      (self.name, self.text, self.kind) = (name, text, kind)
      (self.place, self.location) = (place, location)
    }

    var testDescription: String { "\(name), line \(location.line)" }
  }

  static let invalidTexts = [
    Fault("Package.resolved", "", .json(.nothing), at: "1:1"),
    Fault("Package.resolved", "{\"pins\": [", .json(.openBracket("[")), at: "1:10"),
    Fault("Package.resolved", "{\n<<<<<<< HEAD\n}", .conflict, at: "2:1"),
    Fault("Package.resolved", "{\"version\": 9, \"pins\": []}", .unknownFormat(9), at: "1:13"),
    Fault("Package.resolved", "{\"version\": 2}", .missingPins, at: "1:1"),
    Fault("Package.resolved", "{\"pins\": [\n {}]}", .entry, at: "2:2"),
    Fault("Podfile.lock", "", .missingPods, at: "1:1"),
    Fault("Podfile.lock", "PODS:\n  - Toast\n", .entry, at: "2:5"),
    Fault("Podfile.lock", "PODS:\n  - (1.0)\n", .entry, at: "2:5"),
    Fault("Podfile.lock", "PODS:\n  - \"Toast (4.0)\n", .openQuote, at: "2:5"),
    Fault("Podfile.lock", "PODS:\n<<<<<<< HEAD\n  - Toast (4.0)\n", .conflict, at: "2:1"),
    Fault("Cartfile.resolved", "\ngithub \"a/b\"", .entry, at: "2:1"),
    Fault("Cartfile.resolved", "svn \"a/b\" \"1\"", .entry, at: "1:1"),
    Fault("Cartfile.resolved", "github \"a/b", .openQuote, at: "1:1"),
    Fault(".gitmodules", "path = x", .entry, at: "1:1"),
    Fault(".gitmodules", "[submodule \"x\"", .entry, at: "1:1"),
  ]

  @Test("Faults and their positions", arguments: invalidTexts)
  func faults(_ example: Fault) {
    do throws(LockFileError) {
      _ = try LockFile.dependencies(Array(example.text.utf8), path: example.name)
      Issue.record("no error", sourceLocation: example.location)
    } catch {
      #expect(error.kind == example.kind, sourceLocation: example.location)
      #expect("\(error.position)" == example.place, sourceLocation: example.location)
    }
  }

  @Test("Invalid bytes never end a run")
  func noise() {
    var numbers = SplitMix(seed: 7)
    let texts = Self.cases.map { ($0.name, Array($0.text.utf8)) }
    for _ in 0..<400 {
      for (name, text) in texts where !text.isEmpty {
        var bytes = text
        for _ in 0..<3 {
          bytes[Int(numbers.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: numbers.next())
        }
        bytes.removeLast(Int(numbers.next() % UInt64(bytes.count)))
        _ = try? LockFile.dependencies(bytes, path: name)
      }
    }
  }
}
