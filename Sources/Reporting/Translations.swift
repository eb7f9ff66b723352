import Checks
import NibLoading
import ProjectModel

// The same finding in several localizations, such as `de.lproj/Main.storyboard` and `en.lproj/Main.storyboard`.
extension Sequence<FindingGroup> {
  /// The groups, with equal groups of a document's localizations joined to the first group.
  var joiningTranslations: [FindingGroup] {
    var groups: [FindingGroup] = []
    var first: [Translation: Int] = [:]
    for group in self {
      guard let key = Translation(group) else {
        groups.append(group)
        continue
      }
      if let index = first[key] {
        groups[index].translations.append(group.finding)
      } else {
        first[key] = groups.count
        groups.append(group)
      }
    }
    return groups
  }
}

/// The properties that findings in localized versions of a document share.
private struct Translation: Hashable {
  var file: String
  var id: FindingID
  var consequence: Consequence
  var message: String
  var object: String?
  var keyPath: String?
  var isUnreachable: Bool
  var members: Int

  /// Creates the key of a group, or nil if its document is not localized.
  init?(_ group: FindingGroup) {
    let finding = group.finding
    guard let file = PathName.ofAllLanguages(finding.file) else { return nil }
    (self.file, id, consequence, message) = (file, finding.id, finding.consequence, finding.message)
    (object, keyPath) = (finding.object?.id, finding.keyPath)
    (isUnreachable, members) = (finding.isUnreachable, group.members.count)
  }
}

extension Finding {
  /// Whether the finding is in a localized document.
  var isLocalized: Bool { PathName.ofAllLanguages(file) != nil }
}

extension ReportMessages {
  /// The maximum number of languages that are named.
  private static let mostLanguages = 6

  /// Returns the other languages whose documents have a finding, or nil if there are none.
  static func translations(of group: FindingGroup) -> String? {
    guard !group.translations.isEmpty else { return nil }
    let names = group.translations.prefix(mostLanguages).map {
      PathName.file(of: PathName.folder(of: $0.file))
    }
    let rest = group.translations.count - names.count
    return "also in \(names.joined(separator: ", "))" + (rest > 0 ? " and \(rest) more" : "")
  }
}
