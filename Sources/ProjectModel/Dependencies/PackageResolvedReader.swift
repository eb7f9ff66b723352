import JSON5
import RuntimeAttributes

/// Reads the `Package.resolved` files of SwiftPM and Xcode, versions 1 to 3.
enum PackageResolvedReader {
  private static let newestFormat = 3

  static func dependencies(_ bytes: [UInt8], path: String) throws(LockFileError) -> [Dependency] {
    let lines = LineTable(bytes)
    let root: JSONValue
    do throws(JSON5Fault) {
      root = try JSON5Reader.read(bytes)
    } catch {
      if bytes.dropFirst(error.offset).starts(with: "<<<<<<<".utf8) {
        throw LockFileError(.conflict, at: lines.position(at: error.offset))
      }
      throw LockFileError(.json(error.kind), at: lines.position(at: error.offset))
    }
    if let version = root["version"], let format = version.integer, format > newestFormat {
      throw LockFileError(.unknownFormat(format), at: lines.position(at: version.offset))
    }
    guard let pins = root["pins"] ?? root["object"]?["pins"], case .array(let entries) = pins.content else {
      throw LockFileError(.missingPins, at: lines.position(at: root.offset))
    }
    var dependencies: [Dependency] = []
    for entry in entries {
      let position = lines.position(at: entry.offset)
      let url = (entry["location"] ?? entry["repositoryURL"])?.string.flatMap { $0.isEmpty ? nil : $0 }
      guard let name = url.map(Dependency.repository(of:)) ?? entry["identity"]?.string else {
        throw LockFileError(.entry, at: position)
      }
      let state = entry["state"]
      let isLocal = url?.hasPrefix("/") == true
      dependencies.append(
        Dependency(
          name,
          .package,
          version: state?["version"]?.string ?? state?["branch"]?.string,
          revision: state?["revision"]?.string,
          url: url,
          path: isLocal ? url : nil,
          lock: FileLocation(file: path, position: position)
        )
      )
    }
    return dependencies
  }
}
