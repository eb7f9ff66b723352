import Foundation
import NibproofTestSupport

/// The command in a separate process, for tests of signals, limits and the environment.
struct ToolProcess {
  /// The path of the executable in the folder of the test bundle, or nil if the executable was not built.
  static let executable: String? = {
    let bundles = Bundle.allBundles.map(\.bundlePath).filter { $0.hasSuffix(".xctest") }
    return (bundles + CommandLine.arguments.prefix(1)).lazy
      .map { URL(fileURLWithPath: $0).deletingLastPathComponent().appendingPathComponent("nibproof").path }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  static var isThere: Bool { executable != nil }

  /// The result of a process.
  struct Ending {
    /// The exit status, or the number of the signal.
    var status: Int32
    var wasKilled: Bool
    var output: String
    var errors: String
  }

  /// A signal, and the delay after the start of the process.
  struct Interruption {
    var signal: Int32
    var delay: TimeInterval
  }

  /// Runs a shell command in which `$NIBPROOF` is the command under test.
  static func run(
    shell line: String,
    in folder: String,
    environment: [String: String] = [:],
    interruption: Interruption? = nil
  ) throws -> Ending {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment
      .merging(["NIBPROOF": executable ?? "", "SWIFT_BACKTRACE": "enable=no"]) { $1 }
      .merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    // The output is written to files, since a long report would fill a pipe.
    let texts = try TemporaryTree(["output": "", "errors": ""])
    process.standardOutput = FileHandle(forWritingAtPath: texts("output"))
    process.standardError = FileHandle(forWritingAtPath: texts("errors"))
    try process.run()
    if let interruption {
      Thread.sleep(forTimeInterval: interruption.delay)
      if process.isRunning { kill(process.processIdentifier, interruption.signal) }
    }
    process.waitUntilExit()
    return Ending(
      status: process.terminationStatus,
      wasKilled: process.terminationReason == .uncaughtSignal,
      output: try texts.text("output"),
      errors: try texts.text("errors")
    )
  }
}

/// A tree with findings of several kinds.
enum SampleTree {
  static func files(_ count: Int) -> [String: String] {
    var files: [String: String] = [:]
    for number in 0..<count {
      files["Sources/View\(number).swift"] = """
        import UIKit
        @objc(View\(number)) class View\(number): UIView { @objc var size: Int = 0; @IBOutlet var part: UILabel! }
        """
      files["Documents/\(number)é.xib"] = DocumentText.xib(
        """
        <view id="i\(number)" customClass="View\(number)"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="title" value="İıß"/>
        <userDefinedRuntimeAttribute type="number" keyPath="size"><real key="value" value="1.5"/>
        </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        <connections><outlet property="parts" destination="i\(number)" id="o"/></connections>
        </view>
        """
      )
    }
    return files
  }
}
