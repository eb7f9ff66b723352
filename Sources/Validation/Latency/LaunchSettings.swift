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
      let list = String(decoding: bytes, as: UTF8.self)
      for part in list.split(separator: "<string>").dropFirst() {
        names.insert(String(part.prefix { $0 != "<" }))
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

  /// How the settings begin that become entries of a property list.
  private static let setting = Array("INFOPLIST_KEY_".utf8)
  private static let aroundValues = Array(" \"".utf8)
}
