import JSON5
import RuntimeAttributes
import SourceSyntax

extension PackageManifest {
  /// Returns the arguments of the calls of a function, such as `path: "../Kit"` for `.package(path: "../Kit")`.
  ///
  /// - Parameters:
  ///   - function: The name of the function.
  ///   - manifest: The path of the manifest.
  /// - Returns: The arguments of each call up to the first closing parenthesis, with the location of the call.
  static func calls(of function: String, in manifest: String) -> [(text: Substring, place: FileLocation)] {
    values(after: ".\(function)(", in: manifest, upTo: UInt8(ascii: ")"))
  }

  /// Returns the value of a labeled argument, or nil if it is not a string literal.
  static func argument(_ label: String, of arguments: Substring) -> String? {
    guard let label = arguments.ranges(of: label + ":").first else { return nil }
    let parts = arguments[label.upperBound...].split(
      separator: "\"",
      maxSplits: 2,
      omittingEmptySubsequences: false
    )
    guard parts.count == 3, parts[0].allSatisfy(\.isWhitespace) else { return nil }
    return String(parts[1])
  }

  /// Returns the folders of the test targets of packages, such as `Tests/KitTests` by default.
  package static func testFolders(among files: some Sequence<String>) -> [String] {
    files.filter(isManifest).flatMap { manifest in
      calls(of: "testTarget", in: manifest).compactMap { target, _ in
        let path = argument("path", of: target) ?? argument("name", of: target).map { "Tests/\($0)" }
        return path.map { PathName.joined(PathName.folder(of: manifest), $0) }
      }
    }
  }

  /// Returns the texts between each occurrence of a keyword in a file and the next `end`.
  static func values(
    after word: String,
    in path: String,
    upTo end: UInt8
  ) -> [(text: Substring, place: FileLocation)] {
    let word = Array(word.utf8)
    guard let bytes = try? FileBytes.read(path), let last = word.last else { return [] }
    let offsets = ByteSearch.offsets(of: word, by: last, in: bytes)
    guard !offsets.isEmpty else { return [] }
    let lines = LineTable(bytes)
    return offsets.map { offset in
      let value = bytes[(offset + word.count)...].prefix(longestValue).prefix { $0 != end }
      let place = FileLocation(file: path, position: lines.position(at: offset))
      return (String(decoding: value, as: UTF8.self)[...], place)
    }
  }

  // Argument lists and paths are shorter.
  private static let longestValue = 4096
}
