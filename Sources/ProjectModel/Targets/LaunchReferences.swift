package import RuntimeAttributes
import SourceSyntax

/// A document that the system loads at launch, as named in a target's settings.
package struct LaunchReference: Hashable, Sendable {
  /// The kinds of documents.
  package enum Kind: Hashable, Sendable {
    case storyboard, nib
  }

  /// The setting: `UIMainStoryboardFile`.
  package let setting: String
  package let kind: Kind
  /// The name of the document.
  package let name: String
  /// The location of the name in the property list or project.
  package let location: FileLocation
}

/// Reads the names of the documents that the system loads at launch.
package struct LaunchReferenceReader {
  /// The keys of property lists (Information Property List, developer.apple.com), without those of launch screens, which
  /// another process shows.
  private static let settings: [(key: String, kind: LaunchReference.Kind)] = [
    ("UIMainStoryboardFile", .storyboard), ("UIMainStoryboardFile~ipad", .storyboard),
    ("UIMainStoryboardFile~iphone", .storyboard), ("UISceneStoryboardFile", .storyboard),
    ("NSMainStoryboardFile", .storyboard), ("NSExtensionMainStoryboard", .storyboard),
    ("NSMainNibFile", .nib), ("NSMainNibFile~ipad", .nib),
  ]

  /// The prefix of the build settings that become keys of a generated property list.
  private static let generated = Array("INFOPLIST_KEY_".utf8)
  private static let key = Array("<key>".utf8)
  private static let closing = Array("</key>".utf8)
  private static let longestKey = 64
  private static let endsOfKeys = Array("< =\"".utf8)

  /// Returns the references in a property list, or in a project's settings, in the order of the file.
  ///
  /// A name that contains a build setting is omitted.
  ///
  /// - Parameters:
  ///   - text: The contents of the file; binary files have no positions, and no references.
  ///   - path: The path of the file.
  /// - Returns: The references.
  package static func references(in text: [UInt8], path: String) -> [LaunchReference] {
    let isProject = path.hasSuffix(".pbxproj")
    var found: [(offset: Int, setting: String, kind: LaunchReference.Kind, name: String)] = []
    let prefix = isProject ? generated : key
    for offset in ByteSearch.offsets(
      of: prefix,
      by: isProject ? UInt8(ascii: "K") : UInt8(ascii: "k"),
      in: text
    ) {
      let rest = text[(offset + prefix.count)...]
      let name = rest.prefix(longestKey).prefix { !endsOfKeys.contains($0) }
      guard let (setting, kind) = settings.first(where: { name.elementsEqual($0.key.utf8) }) else { continue }
      let value =
        isProject
        ? assigned(in: text, from: name.endIndex) : string(in: text, from: name.endIndex + closing.count)
      guard let value, !value.isEmpty, !value.contains(UInt8(ascii: "$")) else { continue }
      found.append((value.startIndex, setting, kind, String(decoding: value, as: UTF8.self)))
    }
    return text.withUnsafeBufferPointer { bytes in
      var cursor = SourceCursor(bytes)
      return found.sorted { $0.offset < $1.offset }.map { offset, setting, kind, name in
        let location = FileLocation(file: path, position: cursor.position(at: offset))
        return LaunchReference(setting: setting, kind: kind, name: name, location: location)
      }
    }
  }

  /// Returns the string after a key: `<string>Main</string>`.
  private static func string(in text: [UInt8], from start: Int) -> ArraySlice<UInt8>? {
    guard start <= text.endIndex else { return nil }
    let rest = text[start...].drop { $0 <= 0x20 }
    guard rest.starts(with: opening) else { return nil }
    return rest.dropFirst(opening.count).prefix { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "\n") }
  }

  /// Returns the value of an assignment: ` = Main;`, ` = "Main";`.
  private static func assigned(in text: [UInt8], from start: Int) -> ArraySlice<UInt8>? {
    var rest = text[start...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\"") }
    guard rest.first == UInt8(ascii: "=") else { return nil }
    rest = rest.dropFirst().drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\"") }
    return rest.prefix { ![UInt8(ascii: ";"), UInt8(ascii: "\""), UInt8(ascii: "\n")].contains($0) }
  }

  private static let opening = Array("<string>".utf8)
}
