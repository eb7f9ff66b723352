import Foundation
import KeyValueCoding
import ProjectModel
import RuntimeAttributes
import SourceModel

/// The code that an app links but its tree does not contain, which makes some results uncertain.
///
/// The code is inferred from the tree alone: the modules that sources import, and the folders with those names.
struct UnreadCode: Sendable {
  /// The kind of unread code that may add members to an object.
  enum Origin: Sendable {
    /// An extension of the object's framework class.
    case `extension`
    /// A superclass of the object's class.
    case superclass
  }

  /// Whether any source imports a module that neither the tree nor a platform contains.
  ///
  /// The extensions of such a module may add members to any framework class.
  let mayExtendFrameworks: Bool
  private let declared: Set<String>

  init(root: String, paths: [String], sources: [AppTree.Source]) {
    declared = Set(
      sources.flatMap(\.interface.types).filter { [.class, .actor, .typealias].contains($0.kind) }.map(\.name)
    )
    var known: Set<String> = []
    for path in paths {
      for part in path.dropFirst(root.count).split(separator: "/") { known.insert(part.lowercased()) }
      guard path.hasSuffix(".pbxproj"), let project = try? String(contentsOfFile: path, encoding: .utf8)
      else {
        continue
      }
      known.formUnion(Self.products(of: project))
    }
    let tools: Set<String> = ["Package.swift", "Dangerfile.swift"]
    let imports = Set(
      sources.lazy.filter { !tools.contains(($0.text.path as NSString).lastPathComponent) }
        .flatMap(\.interface.imports)
    )
    mayExtendFrameworks = imports.contains { name in
      if name.hasSuffix("-Swift.h") || SystemModules.contain(name) || known.contains(name.lowercased()) {
        return false
      }
      guard name.hasSuffix(".h") else { return true }
      // C headers usually have lower-case names, and they do not add members to classes.
      let stem = name.dropLast(2)
      return stem.contains(where: \.isUppercase) && !SystemModules.contain(String(stem))
    }
  }

  /// Returns the modules built by a project's targets, in lower case.
  private static func products(of project: String) -> [String] {
    project.matches(of: #/path = "?([^";]+)\.(?:framework|app|appex|a)"?; sourceTree = BUILT_PRODUCTS_DIR/#)
      .flatMap {
        match -> [String] in
        let name = match.1.lowercased()
        let module = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return [name, module, module.hasPrefix("lib") ? String(module.dropFirst(3)) : module]
      }
  }

  /// Whether a framework class may have a setter that its header does not declare.
  ///
  /// AppKit's views have a background color, UIKit's views a corner radius (shipping apps set both), and UIKit's
  /// responders have accessory views, which the headers declare as read-only.
  static func mayBeHidden(_ key: String, on platform: Platform) -> Bool {
    let keys: Set<String> =
      platform == .macOS ? ["backgroundColor"] : ["cornerRadius", "inputAccessoryView", "inputView"]
    return keys.contains(key)
  }

  /// The prefixes of the platforms' classes.
  private static let prefixes = [
    "AB", "AC", "AR", "AV", "CA", "CI", "CK", "CN", "CL", "CP", "EK", "GC", "GK", "GL", "IK", "IN", "LA",
    "MC",
    "MF", "MK", "MP", "MTK", "NS", "PDF", "PH", "PK", "QC", "QL", "QT", "RP", "SCN", "SF", "SK", "TV", "UI",
    "WK",
  ]

  /// Whether the tree declares a class or a type alias with the given name.
  func isDeclared(_ name: String) -> Bool { declared.contains(name) }

  /// Whether the tree does not declare a class with the name, and the name does not belong to a platform.
  func lacks(_ name: String) -> Bool {
    !declared.contains(name)
      && !Self.prefixes.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
  }
}
