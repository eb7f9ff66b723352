import ClassInterfaces

/// What property lists and projects name that the system loads by itself: main storyboards, main nibs.
struct LaunchSettings {
  /// A file that has a name, and the programs that it is for.
  struct Name: Sendable {
    var file: String
    var programs: AppTargets
  }

  /// Every string of the property lists, and the value of every launch setting of the projects.
  private(set) var names: [String: [Name]] = [:]

  /// Reads files; one that cannot be read names nothing.
  ///
  /// - Parameters:
  ///   - propertyLists: The property lists.
  ///   - projects: The project files.
  ///   - scopes: Which programs each speaks to.
  ///   - jobs: How many files are read at the same time.
  init(propertyLists: [String], projects: [String], scopes: AppTargetScopes, jobs: Int?) async {
    // Projects first: they are few and long.
    let files = projects.map { ($0, true) } + propertyLists.map { ($0, false) }
    names = await ConcurrentMap.sum(files, to: [:], jobs: jobs) { names, file in
      guard let bytes = try? FileBytes.read(file.0) else { return }
      let programs = file.1 ? scopes.reached(fromProject: file.0) : scopes.reached(fromList: file.0)
      for name in Self.names(in: bytes, ofProject: file.1) {
        names[name, default: []].append(Name(file: file.0, programs: programs))
      }
    } joining: {
      $0.merge($1) { $0 + $1 }
    }
  }

  /// What a file names: a project's launch settings, or all strings of a property list.
  static func names(in bytes: [UInt8], ofProject isProject: Bool) -> [String] {
    isProject ? settings(in: bytes) : strings(in: bytes)
  }

  /// The strings of a property list, but for the storyboard of the launch screen: the system draws that in a process of its
  /// own, and the app never loads it.
  private static func strings(in bytes: [UInt8]) -> [String] {
    // Strings and comments both come in the order of the text.
    var comments = comments(in: bytes)[...]
    return ByteSearch.offsets(of: string, by: UInt8(ascii: "g"), in: bytes).compactMap { offset in
      comments = comments.drop { $0.upperBound <= offset }
      guard comments.first?.contains(offset) != true else { return nil }
      let before = bytes[..<offset].suffix(launchScreen.count + longestGap)
      guard !before.reversed().drop(while: { $0 <= 0x20 }).starts(with: launchScreen.reversed()) else {
        return nil
      }
      let value = bytes[(offset + string.count)...].prefix { $0 != UInt8(ascii: "<") }
      // Licenses of libraries, which are long to tell apart.
      guard value.count <= longestName else { return nil }
      return String(decoding: value, as: UTF8.self)
    }
  }

  /// Where comments of XML stand.
  private static func comments(in bytes: [UInt8]) -> [Range<Int>] {
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

  /// The values of a project's launch settings.
  private static func settings(in bytes: [UInt8]) -> [String] {
    ByteSearch.offsets(of: setting, by: UInt8(ascii: "K"), in: bytes).compactMap { offset in
      let assignment = bytes[offset...].prefix(longestAssignment).prefix { $0 != UInt8(ascii: ";") }
      guard !assignment.dropFirst(setting.count).starts(with: launchStoryboard) else { return nil }
      let value = assignment.drop { $0 != UInt8(ascii: "=") }.dropFirst()
      return String(decoding: value.filter { !aroundValues.contains($0) }, as: UTF8.self)
    }
  }

  private static let launchStoryboard = Array("UILaunchStoryboardName".utf8)
  private static let launchScreen = Array("<key>UILaunchStoryboardName</key>".utf8)
  /// How many blanks may stand between a key and its value.
  private static let longestGap = 64
  /// No document, scene or class is called by a longer one.
  private static let longestName = 1024
  private static let string = Array("<string>".utf8)
  private static let commentStart = Array("<!--".utf8)
  private static let commentEnd = Array("-->".utf8)
  /// How the settings begin that become entries of a property list.
  private static let setting = Array("INFOPLIST_KEY_".utf8)
  /// A file of nothing but names of settings is not looked through to its end for each.
  private static let longestAssignment = 1024
  private static let aroundValues = Array(" \"".utf8)
}
