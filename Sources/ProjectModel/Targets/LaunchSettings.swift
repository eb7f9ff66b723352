import InterfaceDocuments
import SourceSyntax

/// The storyboards, nibs and classes that property lists and project settings name.
package struct LaunchSettings {
  /// An occurrence of a name: its file and the app targets that use the file.
  package struct Name: Sendable {
    package var file: String
    package var appTargets: AppTargets
    /// The key of the name in a property list that only the app's code reads; nil if the system reads the name.
    ///
    /// The key is empty in a list without keys.
    package var ownKey: String?
  }

  /// The names in some files.
  private struct Names: Sendable {
    var others: [String: [Name]] = [:]
    var launchScreens: Set<String> = []
  }

  /// The occurrences of each name: strings in property lists, and launch settings in projects and settings files.
  package private(set) var names: [String: [Name]] = [:]
  /// The names of launch screens.
  package let launchScreens: Set<String>
  /// The app targets with property lists that were not read.
  package let unread: AppTargets
  /// The extensions whose property lists were read.
  package let extensions: AppTargets

  /// Reads property lists, project files and settings files; unreadable files are ignored.
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
    // Project files come first, since they are few and long.
    let files =
      projects.map { ($0, true, scopes.reached(fromProject: $0)) }
      + settingsFiles.map { ($0, true, .all) }
      + propertyLists.map { ($0, false, scopes.reached(fromList: $0)) }
    let all = await ConcurrentMap.sum(files, to: Names(), jobs: jobs) { names, file in
      let (path, hasSettings, appTargets) = file
      guard let bytes = try? FileBytes.read(path) else { return }
      let isRead = hasSettings || scopes.isInfoList(path)
      for (key, text) in Self.names(in: bytes, ofSettings: hasSettings) {
        if PropertyListKey.isOfLaunchScreen(key) {
          names.launchScreens.insert(text)
          continue
        }
        let ownKey = isRead || PropertyListKey.isOfSystem(key) ? nil : key
        if ownKey == nil, !hasSettings, scopes.ignore(key, inList: path) { continue }
        names.others[text, default: []].append(Name(file: path, appTargets: appTargets, ownKey: ownKey))
      }
    } joining: {
      $0.launchScreens.formUnion($1.launchScreens)
      $0.others.merge($1.others) { $0 + $1 }
    }
    (names, launchScreens) = (all.others, all.launchScreens)
  }

  /// Whether the system reads a name at launch.
  package func isReadAtLaunch(_ name: String) -> Bool { names[name]?.contains { $0.ownKey == nil } == true }

  /// Returns the names in a file with their keys: the launch settings of a project or settings file, or the strings of
  /// a property list.
  static func names(in bytes: [UInt8], ofSettings hasSettings: Bool) -> [(key: String, text: String)] {
    (hasSettings ? settings(in: bytes) : strings(in: bytes)).filter { PropertyListKey.mayName($0.key) }
  }

  /// Returns the strings of a property list, each with the last key before the string, or with an empty key.
  private static func strings(in bytes: [UInt8]) -> [(key: String, text: String)] {
    guard isPlainXML(bytes) else { return PropertyList(bytes).map(strings(in:)) ?? [] }
    let comments = comments(in: bytes)
    let strings = ByteSearch.offsets(of: string, by: UInt8(ascii: "g"), in: bytes)
    var keys = offsets(ByteSearch.offsets(of: key, by: UInt8(ascii: "k"), in: bytes), outside: comments)[...]
    var last = ""
    return offsets(strings, outside: comments).compactMap { offset in
      while let next = keys.first, next < offset {
        keys.removeFirst()
        let value = bytes[(next + key.count)...].prefix(longestKey).prefix { $0 != UInt8(ascii: "<") }
        last = String(decoding: value, as: UTF8.self)
      }
      let value = bytes[(offset + string.count)...].prefix { $0 != UInt8(ascii: "<") }
      // Longer strings are license texts of libraries.
      guard value.count <= longestName else { return nil }
      return (last, String(decoding: value, as: UTF8.self))
    }
  }

  /// Whether a property list is XML in UTF-8, so that its strings can be found without parsing the list.
  private static func isPlainXML(_ bytes: [UInt8]) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    return start.first { $0 > 0x20 } == UInt8(ascii: "<") && !start.prefix(2).contains(0)
  }

  /// Returns the strings of a parsed property list, each with the key of the innermost dictionary.
  private static func strings(in list: PropertyList) -> [(key: String, text: String)] {
    var found: [(key: String, text: String)] = []
    var open = [(key: "", value: list)]
    while let (key, value) = open.popLast() {
      switch value {
      case .string(let text): found.append((key, text))
      case .array(let values): open += values.reversed().map { (key, $0) }
      case .dictionary(let entries): open += entries.entries.reversed()
      case .other: break
      }
    }
    return found
  }

  /// Returns the offsets outside of comments; offsets and comments are in document order.
  static func offsets(_ offsets: [Int], outside comments: [Range<Int>]) -> [Int] {
    var comments = comments[...]
    return offsets.filter { offset in
      comments = comments.drop { $0.upperBound <= offset }
      return comments.first?.contains(offset) != true
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

  /// Returns the values of the launch settings in a project or settings file, with their keys in property lists.
  private static func settings(in bytes: [UInt8]) -> [(key: String, text: String)] {
    ByteSearch.offsets(of: setting, by: UInt8(ascii: "K"), in: bytes).map { offset in
      let key = bytes[(offset + setting.count)...].prefix(longestKey).prefix { !endsOfKeys.contains($0) }
      let value = assignedValue(in: bytes, at: offset)
      return (String(decoding: key, as: UTF8.self), String(decoding: value, as: UTF8.self))
    }
  }

  /// Returns the value of the assignment at an offset, without quotation marks and comments; the value may be empty.
  static func assignedValue(in bytes: [UInt8], at offset: Int) -> ArraySlice<UInt8> {
    let line = bytes[offset...].prefix(longestAssignment).prefix { !endsOfValues.contains($0) }
    let comment = line.indices.first { line[$0...].starts(with: slashes) }
    let assignment = line[..<(comment ?? line.endIndex)]
    let value = assignment.drop { $0 != UInt8(ascii: "=") }.dropFirst().drop(while: aroundValues.contains)
    return value.dropLast(value.reversed().prefix(while: aroundValues.contains).count)
  }

  /// The maximum length of a document, scene or class name.
  private static let longestName = 1024
  static let string = Array("<string>".utf8)
  static let key = Array("<key>".utf8)
  static let longestKey = 64
  static let endsOfKeys = Array("< =\"".utf8)
  private static let commentStart = Array("<!--".utf8)
  private static let commentEnd = Array("-->".utf8)
  /// The prefix of build settings that become property list entries.
  static let setting = Array(MainDocumentKeys.settingPrefix.utf8)
  /// The maximum length of an assignment.
  ///
  /// Without a limit, a file with many setting names would be scanned to its end for each name.
  private static let longestAssignment = 1024
  private static let slashes = Array("//".utf8)
  private static let aroundValues = Array(" \t\r\"".utf8)
  private static let endsOfValues = Array(";\n".utf8)
}
