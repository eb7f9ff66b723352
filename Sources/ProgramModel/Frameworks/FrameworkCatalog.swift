import KeyValueCoding
import RuntimeAttributes
import SourceModel
import SourceSyntax

/// The classes and types of Apple's frameworks, parsed on demand from their interface texts.
///
/// Creating a catalog only indexes the positions of declarations. The catalog itself does not cache results, so that
/// threads can share it without a lock. Unless a cache is provided, a class is parsed each time it is requested.
public struct FrameworkCatalog: Sendable {
  /// The interface texts.
  private let texts: [FrameworkText]
  private let index: FrameworkIndex
  /// The cache for class descriptions, if any.
  let cache: (any FrameworkCache)?

  /// Creates a catalog.
  public init(_ texts: [FrameworkText]) {
    self.init(texts, cache: nil)
  }

  /// Creates a catalog with an optional cache for class descriptions.
  package init(_ texts: [FrameworkText], cache: (any FrameworkCache)?) {
    self.texts = texts
    self.cache = cache
    index = FrameworkIndex(texts)
  }

  /// Returns the Objective-C names of all classes available on a platform, sorted.
  public func classNames(platform: Platform) -> [String] {
    classNamesByFramework(platform: platform).values.reduce(into: Set()) { $0.formUnion($1) }.sorted()
  }

  /// Returns the Objective-C names of the classes available on a platform, by framework.
  package func classNamesByFramework(platform: Platform) -> [String: Set<String>] {
    let here = PlatformSet(ofFrameworks: platform)
    var names: [String: Set<String>] = [:]
    for entry in index.entries where texts[entry.text].platforms.contains(here) {
      let framework = texts[entry.text].name
      switch index.classForm(of: entry) {
      case .everywhere:
        names[framework, default: []].insert(
          String(decoding: texts[entry.text].bytes[entry.name], as: UTF8.self)
        )
      case .notEverywhere:
        guard let declaration = parse(entry, isHeader: true), declaration.kind == .class,
          !declaration.traits.unavailablePlatforms.contains(here)
        else { continue }
        names[framework, default: []].insert(declaration.name)
      case .noClass: continue
      }
    }
    return names
  }

  /// Returns the class whose name differs from the given name only in case, or nil if there is none or a framework of
  /// any platform declares the exact name.
  package func className(spelledLike name: String, platform: Platform) -> String? {
    let here = PlatformSet(ofFrameworks: platform)
    let wanted = Array(name.utf8)
    var respelled: String?
    for entry in index.entries where entry.name.count == wanted.count {
      let candidate = texts[entry.text].bytes[entry.name]
      guard zip(candidate, wanted).allSatisfy({ Self.lowercased($0) == Self.lowercased($1) }) else {
        continue
      }
      if candidate.elementsEqual(wanted) { return nil }
      if texts[entry.text].platforms.contains(here), index.classForm(of: entry) != .noClass {
        respelled = String(decoding: candidate, as: UTF8.self)
      }
    }
    return respelled
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 { byte.isUppercase ? byte | 0x20 : byte }

  /// Whether a framework of any platform declares a type with the given name.
  package func declares(_ name: String) -> Bool { !index.entries(named: name).isEmpty }

  /// Whether a framework with the given name exists.
  func hasFramework(_ name: String) -> Bool { texts.contains { $0.name == name } }

  /// A declaration and the framework that contains it.
  struct Found {
    var declaration: TypeDeclaration
    var framework: String
  }

  /// Returns all declarations of a name on a platform.
  func declarations(of name: String, platform: Platform) -> [Found] {
    let here = PlatformSet(ofFrameworks: platform)
    return index.entries(named: name).compactMap { entry in
      guard texts[entry.text].platforms.contains(here), let declaration = parse(entry),
        !declaration.traits.unavailablePlatforms.contains(here)
      else { return nil }
      return Found(declaration: declaration, framework: texts[entry.text].name)
    }
  }

  /// Returns the declaration of a type, excluding extensions; only the declaration of a protocol includes its members.
  ///
  /// A type other than a class is also found if it is declared only for other platforms.
  func type(named name: String, platform: Platform) -> Found? {
    let here = PlatformSet(ofFrameworks: platform)
    var elsewhere: Found?
    for entry in index.entries(named: name) {
      guard let header = parse(entry, isHeader: true), header.kind != .extension else { continue }
      let declaration = header.kind == .protocol ? parse(entry) ?? header : header
      let found = Found(declaration: declaration, framework: texts[entry.text].name)
      if texts[entry.text].platforms.contains(here), !header.traits.unavailablePlatforms.contains(here) {
        return found
      }
      if header.kind != .class { elsewhere = found }
    }
    return elsewhere
  }

  /// Returns the name of the framework that declares a type; nil for an unknown name, and for a class that is not
  /// available on the platform.
  package func framework(declaring className: String, platform: Platform) -> String? {
    type(named: className, platform: platform)?.framework
  }

  /// Returns the superclass of a class on the first platform that has the class, by Objective-C name.
  ///
  /// - Parameter name: The name of the class.
  /// - Returns: The superclass; empty for a root class, and nil if no platform has the class.
  package func superclassesOnAnyPlatform(of name: String) -> [String]? {
    guard declares(name) else { return nil }
    for platform in Platform.allCases {
      guard let declaration = type(named: name, platform: platform)?.declaration, declaration.kind == .class
      else {
        continue
      }
      return [declaration.frameworkSuperclass(on: platform)].compactMap(\.self)
    }
    return nil
  }

  /// Returns the superclass of a class on a platform, by Objective-C name; nil for a root class and for an unknown
  /// class.
  func superclass(of name: String, platform: Platform) -> String? {
    guard let declaration = type(named: name, platform: platform)?.declaration, declaration.kind == .class
    else {
      return nil
    }
    return declaration.frameworkSuperclass(on: platform)
  }

  /// Returns the declaration of a type by its Swift name, if that differs from the Objective-C name.
  ///
  /// Foundation drops the `NS` prefix of many classes, and some classes are nested in others.
  func type(renamed name: String, platform: Platform) -> Found? {
    if name.utf8.contains(UInt8(ascii: ".")) {
      return type(named: name.filter { $0 != "." }, platform: platform)
    }
    guard let found = type(named: "NS" + name, platform: platform), found.framework == "Foundation" else {
      return nil
    }
    return found
  }

  private func parse(_ entry: FrameworkIndex.Entry, isHeader: Bool = false) -> TypeDeclaration? {
    let range = isHeader ? entry.range.lowerBound..<entry.headerEnd : entry.range
    // Only the slice is parsed: computing positions in the whole text would be slow, and they are not used.
    let tree = SyntaxTree(UnsafeBufferPointer(rebasing: texts[entry.text].bytes[range]), .swift)
    return SwiftDeclarationReader(tree).types.first
  }
}

extension TypeDeclaration {
  /// The first inherited type of a framework class, unless the class is a root or has a different superclass on the
  /// platform.
  func frameworkSuperclass(on platform: Platform) -> String? {
    for attribute in traits.attributes where attribute.name == "superclass" {
      let parts = (attribute.arguments ?? "").split(separator: ",").map { part in part.filter { $0 != " " } }
      if parts.count == 2, parts[0] == platform.rawValue { return parts[1] }
    }
    if traits.attributes.contains(where: { $0.name == "root" }) { return nil }
    return inherited.first.map { String($0.prefix { $0 != "<" }) }
  }
}

extension PlatformSet {
  /// Creates the platform whose framework interfaces apply to a platform; visionOS uses the interfaces of iOS.
  init(ofFrameworks platform: Platform) {
    self.init(platform == .visionOS ? .iOS : platform)
  }
}
