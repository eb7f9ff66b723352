import Validation

// The texts that editors show.
enum EditorMessages {
  /// The message for the location in a document, if its finding is also shown at a declaration.
  static let reportedHere = "the document that uses the member"

  /// Returns the title of a fix, from the replaced text and its replacement.
  static func title(replaced old: String, by new: String, name: String, isSafe: Bool) -> String {
    let (old, new) = (line(old), line(new))
    let action =
      new.isEmpty ? "Remove '\(name)'" : old.isEmpty ? "Insert '\(new)'" : "Replace '\(old)' with '\(new)'"
    return action + (isSafe ? "" : " (unsafe)")
  }

  private static let longest = 60

  private static func line(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > longest ? words.prefix(longest) + "…" : words
  }

  /// Returns the hover text of a member: the documents that name the member, and console messages about it.
  static func hover(
    _ declaration: MemberDeclaration,
    files: [(file: String, count: Int)],
    console: [String]
  ) -> String {
    let verb =
      switch declaration.kind {
      case .type: "used"
      case .property, .method: "set or connected"
      }
    let places = files.map {
      "\(verb) in \(code($0.file)): \($0.count) \($0.count == 1 ? "place" : "places")"
    }
    return (places + console.map { "console: \(code($0))" }).joined(separator: "  \n")
  }

  /// The maximum number of places in a message.
  private static let mostPlaces = 10

  /// Returns a message with the places that a renaming leaves unchanged.
  static func unchanged(_ places: [Renaming.Uncertain], _ relative: (String) -> String) -> String {
    let lines = places.prefix(mostPlaces).map {
      "\(relative($0.place.file)):\($0.place.position): \(CommandMessages.text(of: $0.reason))"
    }
    let count = places.count == 1 ? "1 place" : "\(places.count) places"
    return (["check \(count) with the old name:"] + lines + (places.count > lines.count ? ["…"] : []))
      .joined(separator: "\n")
  }

  /// Returns a text as inline code.
  private static func code(_ text: String) -> String {
    text.contains("`") ? "`` \(text) ``" : "`\(text)`"
  }
}
