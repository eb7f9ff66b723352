import SourceSyntax

/// The main storyboards, main nibs and classes that property lists and project settings specify for the system to
/// load.
package struct LaunchSettings {
  /// An occurrence of a name: its file and the app targets that use the file.
  package struct Name: Sendable {
    package var file: String
    package var programs: AppTargets
  }

  /// Every string in the property lists, and the value of every launch setting in the projects and settings files.
  package private(set) var names: [String: [Name]] = [:]
  /// The app targets with property lists that were not read.
  package let unread: AppTargets
  /// The extensions whose property lists were read.
  package let extensions: AppTargets

  /// Reads property lists and project files, ignoring unreadable ones.
  ///
  /// - Parameters:
  ///   - propertyLists: The property lists.
  ///   - projects: The project files.
  ///   - settingsFiles: The `.xcconfig` files.
  ///   - scopes: The app targets that use each file.
  ///   - jobs: The number of files to read concurrently.
  package init(
    propertyLists: [String],
    projects: [String],
    settingsFiles: [String],
    scopes: AppTargetScopes,
    jobs: Int?
  ) async {
    (unread, extensions) = (scopes.unread, scopes.extensions)
    // Projects come first, since they are few and long.
    let files =
      projects.map { ($0, true, scopes.reached(fromProject: $0)) }
      + settingsFiles.map { ($0, true, .all) }
      + propertyLists.map { ($0, false, scopes.reached(fromList: $0)) }
    names = await ConcurrentMap.sum(files, to: [:], jobs: jobs) { names, file in
      let (path, hasSettings, programs) = file
      guard let bytes = try? FileBytes.read(path) else { return }
      for name in Self.names(in: bytes, ofSettings: hasSettings) {
        names[name, default: []].append(Name(file: path, programs: programs))
      }
    } joining: {
      $0.merge($1) { $0 + $1 }
    }
  }

  /// Returns the names in a file: the launch settings of a project or settings file, or all strings of a property list.
  static func names(in bytes: [UInt8], ofSettings hasSettings: Bool) -> [String] {
    hasSettings ? settings(in: bytes) : strings(in: bytes)
  }

  /// Returns the strings of a property list, except for the launch screen storyboard.
  ///
  /// The system renders the launch screen in a separate process, so the app never loads it.
  private static func strings(in bytes: [UInt8]) -> [String] {
    // Strings and comments are both in document order.
    var comments = comments(in: bytes)[...]
    return ByteSearch.offsets(of: string, by: UInt8(ascii: "g"), in: bytes).compactMap { offset in
      comments = comments.drop { $0.upperBound <= offset }
      guard comments.first?.contains(offset) != true else { return nil }
      let before = bytes[..<offset].suffix(launchScreen.count + longestGap)
      guard !before.reversed().drop(while: { $0 <= 0x20 }).starts(with: launchScreen.reversed()) else {
        return nil
      }
      let value = bytes[(offset + string.count)...].prefix { $0 != UInt8(ascii: "<") }
      // Longer strings are license texts of libraries.
      guard value.count <= longestName else { return nil }
      return String(decoding: value, as: UTF8.self)
    }
  }

  /// Returns the byte ranges of XML comments.
  static func comments(in bytes: [UInt8]) -> [Range<Int>] {
    let starts = ByteSearch.offsets(of: commentStart, by: UInt8(ascii: "!"), in: bytes)
    guard !starts.isEmpty else { return [] }
    let ends = ByteSearch.offsets(of: commentEnd, by: UInt8(ascii: ">"), in: bytes)
    var comments: [Range<Int>] = []
    var end = ends.startIndex
    for start in starts where comments.last?.contains(start) != true {
      while end < ends.endIndex, ends[end] < start + commentStart.count { end += 1 }
      comments.append(start..<(end < ends.endIndex ? ends[end] : bytes.count))
    }
    return comments
  }

  /// Returns the values of the launch settings in a project or settings file.
  private static func settings(in bytes: [UInt8]) -> [String] {
    ByteSearch.offsets(of: setting, by: UInt8(ascii: "K"), in: bytes).compactMap { offset in
      guard !bytes[(offset + setting.count)...].starts(with: launchStoryboard) else { return nil }
      return String(decoding: assignedValue(in: bytes, at: offset), as: UTF8.self)
    }
  }

  /// Returns the value of the assignment at an offset, without quotation marks; empty if there is none.
  static func assignedValue(in bytes: [UInt8], at offset: Int) -> ArraySlice<UInt8> {
    let assignment = bytes[offset...].prefix(longestAssignment).prefix { !endsOfValues.contains($0) }
    let value = assignment.drop { $0 != UInt8(ascii: "=") }.dropFirst().drop(while: aroundValues.contains)
    return value.dropLast(value.reversed().prefix(while: aroundValues.contains).count)
  }

  private static let launchStoryboard = Array("UILaunchStoryboardName".utf8)
  private static let launchScreen = Array("<key>UILaunchStoryboardName</key>".utf8)
  /// The maximum amount of whitespace between a key and its value.
  private static let longestGap = 64
  /// The maximum length of a document, scene or class name.
  private static let longestName = 1024
  static let string = Array("<string>".utf8)
  private static let commentStart = Array("<!--".utf8)
  private static let commentEnd = Array("-->".utf8)
  /// The prefix of build settings that become property list entries.
  static let setting = Array("INFOPLIST_KEY_".utf8)
  /// The maximum length of an assignment.
  ///
  /// It limits the time for a file with many setting names, which would otherwise be scanned to its end for each
  /// name.
  private static let longestAssignment = 1024
  private static let aroundValues = Array(" \t\r\"".utf8)
  private static let endsOfValues = Array(";\n".utf8)
}
