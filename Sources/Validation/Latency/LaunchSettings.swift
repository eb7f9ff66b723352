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
      for part in String(decoding: bytes, as: UTF8.self).split(separator: "INFOPLIST_KEY_").dropFirst() {
        let value = part.prefix { $0 != ";" }.drop { $0 != "=" }.dropFirst()
        names.insert(value.filter { $0 != " " && $0 != "\"" })
      }
    }
  }
}
