public import RuntimeAttributes

/// The classes and types of the frameworks, read from their interface texts one by one as they are asked for.
///
/// Making a catalog only notes the position of each declaration. It keeps no answers itself, so that threads share it
/// without a lock; a class is read at each request unless there is a cache.
public struct FrameworkCatalog: Sendable {
  /// The texts.
  private let texts: [FrameworkText]
  private let index: FrameworkIndex
  /// What keeps the descriptions of classes, if anything does.
  let cache: (any FrameworkCache)?

  /// Creates a catalog of texts.
  public init(_ texts: [FrameworkText]) {
    self.init(texts, cache: nil)
  }

  /// Creates a catalog of texts whose descriptions of classes are kept.
  package init(_ texts: [FrameworkText], cache: (any FrameworkCache)?) {
    self.texts = texts
    self.cache = cache
    index = FrameworkIndex(texts)
  }

  /// The names of all classes that a platform has, sorted.
  ///
  /// - Parameter platform: The platform.
  /// - Returns: The Objective-C names.
  public func classNames(platform: Platform) -> [String] {
    let here = PlatformSet(ofFrameworks: platform)
    var names: Set<String> = []
    for entry in index.entries where texts[entry.text].platforms.contains(here) {
      switch index.classForm(of: entry) {
      case .everywhere:
        names.insert(String(decoding: texts[entry.text].bytes[entry.name], as: UTF8.self))
      case .notEverywhere:
        guard let declaration = parse(entry, isHeader: true), declaration.kind == .class,
          !declaration.traits.unavailablePlatforms.contains(here)
        else { continue }
        names.insert(declaration.name)
      case .noClass: continue
      }
    }
    return names.sorted()
  }

  /// The class whose name differs from another one in upper and lower case alone.
  ///
  /// - Parameters:
  ///   - name: The other name.
  ///   - platform: The platform.
  /// - Returns: The class; nil where there is none, and where a framework of any platform has just the other name.
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

  /// Whether a framework of any platform declares a type of a name.
  package func declares(_ name: String) -> Bool { !index.entries(named: name).isEmpty }

  /// Whether a framework is called so.
  func hasFramework(_ name: String) -> Bool { texts.contains { $0.name == name } }

  /// One declaration with the framework that it comes from.
  struct Found {
    var declaration: TypeDeclaration
    var framework: String
  }

  /// All declarations of a name that a platform has.
  func declarations(of name: String, platform: Platform) -> [Found] {
    let here = PlatformSet(ofFrameworks: platform)
    return index.entries(named: name).compactMap { entry in
      guard texts[entry.text].platforms.contains(here), let declaration = parse(entry),
        !declaration.traits.unavailablePlatforms.contains(here)
      else { return nil }
      return Found(declaration: declaration, framework: texts[entry.text].name)
    }
  }

  /// The declaration of a type, extensions aside; that of a class without its members.
  ///
  /// A type that is no class is declared by one framework for all platforms.
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

  /// The declaration of a type that Swift calls otherwise than Objective-C: Foundation drops the `NS` of many
  /// classes, and a class that belongs to another is nested in it.
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
    // The slice alone: positions in the whole text would be counted from its beginning, and nobody asks for them.
    let tree = SyntaxTree(UnsafeBufferPointer(rebasing: texts[entry.text].bytes[range]), .swift)
    return SwiftDeclarationReader(tree).types.first
  }
}

extension PlatformSet {
  /// The platform by which the framework texts know a platform: they do not tell visionOS from iOS.
  init(ofFrameworks platform: Platform) {
    self.init(platform == .visionOS ? .iOS : platform)
  }
}
