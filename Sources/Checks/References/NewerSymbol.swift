import FrameworkSpecs
import InterfaceDocuments
import KeyValueCoding
import NibLoading
import RuntimeAttributes

/// A document shows a system symbol that the deployment target does not have.
struct NewerSymbol: FindingContent {
  var name: String
  var platform: Platform
  /// The deployment target of the app.
  var oldest: PlatformVersion
  /// The first system with the symbol.
  var introduced: PlatformVersion

  var id: FindingID { .missingResource }

  var message: String {
    "system symbol '\(name)' not found on \(platform.rawValue) \(oldest), the deployment target "
      + "(introduced in \(introduced)); no image is shown"
  }

  /// Returns the first system of a platform with a symbol, or nil if any system may have the symbol.
  static func introduction(of name: String, on platform: Platform) -> PlatformVersion? {
    symbols[name].flatMap { releases[$0][platform.rawValue] }
  }

  private static let lists = SystemSymbols.text.withUTF8Buffer { buffer in
    String(decoding: buffer, as: UTF8.self).split(separator: "\n").map { line in
      (isNames: line.hasPrefix(" "), words: line.split(separator: " "))
    }
  }

  /// The first systems of each release, by platform.
  private static let releases = lists.filter { !$0.isNames }.map { line in
    line.words.reduce(into: [String: PlatformVersion]()) { systems, word in
      let parts = word.split(separator: "=")
      if parts.count == 2 { systems[String(parts[0])] = PlatformVersion(parts[1]) }
    }
  }

  /// The index of the release of each symbol.
  private static let symbols: [String: Int] = {
    var symbols: [String: Int] = [:]
    var release = -1
    for line in lists {
      guard line.isNames else {
        release += 1
        continue
      }
      for word in line.words { symbols[String(word)] = release }
    }
    return symbols
  }()
}

extension DocumentReferences {
  /// Returns findings about system symbols that the deployment target of a document does not have.
  ///
  /// Source: vitemadose-ios#168. Whether UIKit logs such a symbol is unknown.
  func newerSymbols(in document: InterfaceDocument, on platform: Platform, _ replaced: ReplacedImages)
    -> [Finding]
  {
    guard let oldest = contents.deploymentTarget(of: document.file, on: platform) else { return [] }
    return document.resourceReferences.compactMap { reference in
      guard case .image(let image) = reference.resource, image.catalog == "system",
        replaced[reference.object] == nil,
        let introduced = NewerSymbol.introduction(of: image.name, on: platform), introduced > oldest
      else { return nil }
      return Finding(
        NewerSymbol(name: image.name, platform: platform, oldest: oldest, introduced: introduced),
        .silent,
        file: document.file,
        position: reference.position,
        object: document.objects[reference.object],
        keyPath: image.name
      )
    }
  }
}
