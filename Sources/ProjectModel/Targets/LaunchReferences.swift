package import RuntimeAttributes
import SourceSyntax

/// A document or class that the system loads at launch, as named in a property list or a project's settings.
package struct LaunchReference: Hashable, Sendable {
  /// The kind of the document or class.
  package enum Kind: Hashable, Sendable {
    case storyboard, nib
    /// A storyboard or nib that the system shows before the app's code runs.
    case launchScreen
    /// The principal class of a bundle, with its module if it is a Swift class.
    case principalClass
    /// The class of a type of documents that AppKit creates, with its module if it is a Swift class.
    case documentClass
    /// The class of a scene's delegate; the name of a Swift class includes its module.
    case sceneDelegate
  }

  /// The key of the setting: `UIMainStoryboardFile`.
  package let setting: String
  package let kind: Kind
  /// The name of the document or class.
  package let name: String
  /// The location of the name in the property list or project.
  package let location: FileLocation

  /// Whether the system reads the setting on devices of the given families; iPhone apps ignore iPad settings, even on
  /// an iPad.
  package func isRead(onFamilies families: Set<Int>) -> Bool {
    DeviceFamily.areAmong(families, ofKey: setting)
  }

  /// Whether the system reads the setting when the app calls `UIApplicationMain` or `NSApplicationMain`.
  package var isReadByApplication: Bool { !setting.hasPrefix("NSExtension") }
}

/// The device families of iOS, with the numbers of the build setting `TARGETED_DEVICE_FAMILY`.
package enum DeviceFamily {
  /// The iPhone and the iPod touch.
  package static let phone = 1
  /// The iPad.
  package static let pad = 2

  private static let suffixes = [(suffix: "~iphone", family: phone), (suffix: "~ipad", family: pad)]

  /// Whether devices of the given families read a property list key such as `UIMainStoryboardFile~ipad`.
  static func areAmong(_ families: Set<Int>, ofKey key: String) -> Bool {
    suffixes.first { key.hasSuffix($0.suffix) }.map { families.contains($0.family) } ?? true
  }
}

extension LaunchSettings {
  /// The keys of property lists that name documents and classes (Information Property List, developer.apple.com).
  private static let documentSettings: [(key: String, kind: LaunchReference.Kind)] =
    MainDocumentKeys.storyboards.map { ($0, .storyboard) } + MainDocumentKeys.nibs.map { ($0, .nib) } + [
      ("UISceneStoryboardFile", .storyboard), ("NSExtensionMainStoryboard", .storyboard),
      ("UILaunchStoryboardName", .launchScreen), ("UISceneDelegateClassName", .sceneDelegate),
      ("NSPrincipalClass", .principalClass), ("NSExtensionPrincipalClass", .principalClass),
      ("NSDocumentClass", .documentClass),
    ]

  /// The two spellings of the build setting for a target's module name.
  package static let moduleSettings = ["$(PRODUCT_MODULE_NAME)", "${PRODUCT_MODULE_NAME}"]

  /// Returns the documents and classes that a property list, a project's settings or a settings file name, in the order
  /// of the file.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file; binary property lists are ignored, since they have no positions.
  ///   - path: The path of the file.
  ///   - values: Returns the values of a document name with build settings. Without values, the document is omitted;
  ///     the module of a class may be a build setting.
  /// - Returns: The references with their settings and locations.
  package static func documents(
    namedIn bytes: [UInt8],
    path: String,
    values: (String) -> [String] = { _ in [] }
  ) -> [LaunchReference] {
    let (isProject, isSettings) = (path.hasSuffix(".pbxproj"), path.hasSuffix(".xcconfig"))
    let isList = !isProject && !isSettings
    let prefix = isList ? key : setting
    let pivot = isList ? UInt8(ascii: "k") : UInt8(ascii: "K")
    let all = ByteSearch.offsets(of: prefix, by: pivot, in: bytes)
    let offsets = isList ? offsets(all, outside: comments(in: bytes)) : all
    return bytes.withUnsafeBufferPointer { buffer in
      var cursor = SourceCursor(buffer)
      return offsets.flatMap { offset -> [LaunchReference] in
        let word = bytes[(offset + prefix.count)...].prefix(longestKey).prefix { !endsOfKeys.contains($0) }
        guard let (setting, kind) = documentSettings.first(where: { word.elementsEqual($0.key.utf8) }),
          let value = isList ? text(in: bytes, after: word.endIndex) : assignedValue(in: bytes, at: offset),
          !value.isEmpty, !isProject || isUsed(at: offset, in: bytes),
          !isSettings || isAtStartOfLine(offset, in: bytes)
        else { return [] }
        let location = FileLocation(file: path, position: cursor.position(at: value.startIndex))
        let name = String(decoding: value, as: UTF8.self)
        let names = kind.isOfClass || !value.contains(UInt8(ascii: "$")) ? [name] : values(name)
        return names.map { LaunchReference(setting: setting, kind: kind, name: $0, location: location) }
      }
    }
  }

  /// Whether only whitespace precedes an offset on its line.
  private static func isAtStartOfLine(_ offset: Int, in bytes: [UInt8]) -> Bool {
    let before = bytes[..<offset].last { !whitespace.contains($0) }
    return before == nil || before == UInt8(ascii: "\n")
  }

  private static let whitespace = Array(" \t\r".utf8)

  /// Whether Xcode generates the property list of the configuration with the setting at an offset.
  ///
  /// Only generated lists contain the settings that begin with `INFOPLIST_KEY_` (documentation of
  /// `GENERATE_INFOPLIST_FILE`). A configuration that does not specify its own list inherits the setting.
  private static func isUsed(at offset: Int, in bytes: [UInt8]) -> Bool {
    let before = bytes[..<offset].suffix(longestConfiguration)
    let start = before.indices.reversed().first { before[$0...].starts(with: opening) }
    let after = bytes[offset...].prefix(longestConfiguration)
    let end = after.indices.first { after[$0...].starts(with: closing) }
    let settings = String(
      decoding: bytes[(start ?? before.startIndex)..<(end ?? after.endIndex)],
      as: UTF8.self
    )
    .split(whereSeparator: { $0 == ";" || $0 == "{" || $0.isNewline })
    .map { line in line.filter { !$0.isWhitespace && $0 != "\"" } }
    return settings.contains("GENERATE_INFOPLIST_FILE=YES")
      || !settings.contains { $0.hasPrefix("INFOPLIST_FILE=") }
  }

  private static let opening = Array("= {".utf8)
  private static let closing = Array("};".utf8)
  /// The maximum number of bytes before and after a setting that belong to its configuration.
  private static let longestConfiguration = 1 << 14

  /// Returns the string after a key that ends at an offset: `</key> <string>Main</string>`; nil for other values.
  private static func text(in bytes: [UInt8], after end: Int) -> ArraySlice<UInt8>? {
    let rest = bytes[end...].dropFirst(endOfKey.count).drop { $0 <= 0x20 }
    guard rest.starts(with: string) else { return nil }
    return rest.dropFirst(string.count).prefix { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "\n") }
  }

  private static let endOfKey = Array("</key>".utf8)
}

extension LaunchReference.Kind {
  /// Whether the setting names a class.
  package var isOfClass: Bool {
    switch self {
    case .principalClass, .documentClass, .sceneDelegate: true
    case .storyboard, .nib, .launchScreen: false
    }
  }
}

extension LaunchSettings {
  /// Whether files contain the name of a setting; true if one of the files cannot be read.
  package static func mayMention(_ setting: String, in files: Set<String>) -> Bool {
    guard let first = setting.utf8.first else { return true }
    return files.contains { file in
      guard let bytes = try? FileBytes.read(file) else { return true }
      return !ByteSearch.offsets(of: Array(setting.utf8), by: first, in: bytes).isEmpty
    }
  }
}
