import Foundation
import Validation

/// A folder with files that a test writes, gone when the test is.
final class TemporaryTree {
  let path: String

  init(_ files: [String: String] = [:]) throws {
    path = FileManager.default.temporaryDirectory.path + "/nibproof-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, text) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ text: String) throws {
    let file = path + "/" + name
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent,
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
  }

  /// Validates the whole tree.
  func validate(_ options: Validator.Options = Validator.Options()) async throws -> ValidationReport {
    try await Validator(options: options).validate([path])
  }

  /// A path as findings name it, without the folder's own.
  func relative(_ file: String) -> String { file.replacingOccurrences(of: path + "/", with: "") }
}

/// A xib of iOS around the given elements, each on a line of its own from line 4 on.
func xib(_ elements: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
  <objects>
  \(elements)
  </objects>
  </document>
  """
}
