/// What property lists and projects name that the system loads by itself: main storyboards, main nibs.
struct LaunchSettings {
  /// Every string of the property lists, and the value of every launch setting of the projects.
  private(set) var names: Set<String> = []
  /// Whether there is a project.
  private(set) var hasStart = false

  /// Reads files; one that cannot be read names nothing.
  init(propertyLists: [String], projects: [String]) {
    hasStart = !projects.isEmpty
    for path in propertyLists {
      guard let bytes = try? FileBytes.read(path) else { continue }
      for offset in ByteSearch.offsets(of: Self.string, by: UInt8(ascii: "g"), in: bytes) {
        let value = bytes[(offset + Self.string.count)...].prefix { $0 != UInt8(ascii: "<") }
        names.insert(String(decoding: value, as: UTF8.self))
      }
    }
    for path in projects {
      guard let bytes = try? FileBytes.read(path) else { continue }
      for offset in ByteSearch.offsets(of: Self.setting, by: UInt8(ascii: "K"), in: bytes) {
        let assignment = bytes[offset...].prefix { $0 != UInt8(ascii: ";") }
        let value = assignment.drop { $0 != UInt8(ascii: "=") }.dropFirst()
        names.insert(String(decoding: value.filter { !Self.aroundValues.contains($0) }, as: UTF8.self))
      }
    }
  }

  private static let string = Array("<string>".utf8)
  /// How the settings begin that become entries of a property list.
  private static let setting = Array("INFOPLIST_KEY_".utf8)
  private static let aroundValues = Array(" \"".utf8)
}
