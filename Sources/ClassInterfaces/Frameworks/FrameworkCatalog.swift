public import RuntimeAttributes

/// The classes and types of the frameworks, read from their interface texts one by one as they are asked for.
///
/// Making a catalog only notes where each declaration stands. It keeps no answers, so that it can be shared
/// between threads without a lock; whoever asks twice for a class has it read twice.
public struct FrameworkCatalog: Sendable {
  /// The texts.
  public let texts: [FrameworkText]
  private let index: FrameworkIndex

  /// Creates a catalog of texts.
  public init(_ texts: [FrameworkText]) {
    self.texts = texts
    index = FrameworkIndex(texts)
  }

  /// The description of a framework class as a platform has it, its extensions in other frameworks included.
  ///
  /// - Parameters:
  ///   - className: The Objective-C name.
  ///   - platform: The platform.
  /// - Returns: The description; nil if no framework of that platform has the class.
  public func description(of className: String, platform: Platform) -> ClassDescription? {
    let declarations = declarations(of: className, platform: platform)
    guard let main = declarations.first(where: { $0.declaration.kind == .class }) else { return nil }
    let reader = FrameworkClassReader(catalog: self, platform: platform)
    var description = reader.description(of: main.declaration, framework: main.framework)
    for other in declarations where other.declaration.kind == .extension {
      reader.add(other.declaration, to: &description)
    }
    return description
  }

  /// The names of all classes that a platform has, sorted.
  ///
  /// - Parameter platform: The platform.
  /// - Returns: The Objective-C names.
  public func classNames(platform: Platform) -> [String] {
    let here = PlatformSet(ofFrameworks: platform)
    var names: Set<String> = []
    for entry in index.entries where texts[entry.text].platforms.contains(here) {
      guard let declaration = parse(entry), declaration.kind == .class,
        !declaration.traits.unavailablePlatforms.contains(here)
      else { continue }
      names.insert(declaration.name)
    }
    return names.sorted()
  }

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

  /// The declaration of a type, extensions aside, by its Objective-C or Swift name.
  ///
  /// Swift's Foundation drops the `NS` of many classes, and nests others in the class that they belong to.
  func type(named name: String, platform: Platform) -> Found? {
    if let found = exactType(named: name, platform: platform) { return found }
    if name.utf8.contains(UInt8(ascii: ".")) {
      return exactType(named: name.filter { $0 != "." }, platform: platform)
    }
    guard let found = exactType(named: "NS" + name, platform: platform), found.framework == "Foundation" else {
      return nil
    }
    return found
  }

  /// A class of the platform, or a type that is no class, which one framework declares for all platforms.
  private func exactType(named name: String, platform: Platform) -> Found? {
    let entries = index.entries(named: name)
    guard !entries.isEmpty else { return nil }
    let found = entries.compactMap { entry in
      parse(entry).map { Found(declaration: $0, framework: texts[entry.text].name) }
    }
    return declarations(of: name, platform: platform).first { $0.declaration.kind != .extension }
      ?? found.first { $0.declaration.kind != .extension && $0.declaration.kind != .class }
  }

  private func parse(_ entry: FrameworkIndex.Entry) -> TypeDeclaration? {
    var parser = SwiftDeclarationParser(texts[entry.text].bytes, range: entry.range)
    parser.parse()
    return parser.types.first
  }
}

extension PlatformSet {
  /// The platform by which the framework texts know a platform: they do not tell visionOS from iOS.
  init(ofFrameworks platform: Platform) {
    self.init(platform == .visionOS ? .iOS : platform)
  }
}
