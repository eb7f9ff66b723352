import ProjectModel
import SourceModel
import SourceSyntax

/// The names of members in the other language, and in selectors and keys.
extension Bindings {
  /// Returns the Swift names from which an Objective-C name may be derived: `show(withCard:)` is `showWithCard:` in
  /// Objective-C.
  mutating func swiftNames(of name: SourceFacts.Name, in file: Int) -> [Name] {
    if let known = swiftNames[file]?[name] { return known }
    let found = swiftNames(of: index.files[file].facts.names.bytes(of: name))
    swiftNames[file, default: [:]][name] = found
    return found
  }

  private func swiftNames(of bytes: some BidirectionalCollection<UInt8>) -> [Name] {
    bytes.indices.dropFirst().filter { bytes[$0].isUppercase }.compactMap { end in
      let name = index.number(of: bytes[..<end])
      return name == initializer ? nil : name
    }
  }

  /// Returns the possible names, in the other language, of the declarations that a name in a file refers to.
  mutating func foreignNames(of name: SourceFacts.Name, in file: Int) -> [Name] {
    index.files[file].isSwift ? objectiveCNames(of: name, in: file) : swiftNames(of: name, in: file)
  }

  /// Returns the uses of declarations in the other language at a site: Objective-C's `showWithCard:` is Swift's
  /// `show(with:)`.
  mutating func foreignUses(at site: Site, _ hierarchy: inout ClassHierarchy) -> [Use] {
    let names = foreignNames(of: site.occurrence.name, in: site.file)
    guard !names.isEmpty, let receiver = foreignReceiver(at: site, &hierarchy) else { return [] }
    return names.map { Use(name: $0, receiver: receiver) }
  }

  /// Returns the receiver with which a site uses declarations in the other language, or nil if the site uses none.
  mutating func foreignReceiver(at site: Site, _ hierarchy: inout ClassHierarchy) -> Receiver? {
    let occurrence = site.occurrence
    if index.files[site.file].isSwift {
      guard occurrence.role != .construction, !occurrence.traits.contains(.isLocal) else { return nil }
      return externalType(at: site, &hierarchy) ?? .exposed
    }
    guard occurrence.role == .member, occurrence.traits.contains(.isCall) else { return nil }
    let isUnread = site.name < 0 || !declares(site, &hierarchy)
    return isUnread ? externalType(at: site, &hierarchy) ?? .anyClass : .exposed
  }

  /// Returns the names of the Objective-C methods that Swift may import under the given name.
  mutating func objectiveCNames(of name: SourceFacts.Name, in file: Int) -> [Name] {
    let names = objectiveCNames.value { importedNames() }
    guard !names.isEmpty else { return [] }
    if let known = namesInObjectiveC[file]?[name] { return known }
    let found = names[index.files[file].facts.names.text(of: name)] ?? []
    namesInObjectiveC[file, default: [:]][name] = found
    return found
  }

  /// Returns the names of Objective-C methods by their possible Swift names; empty without Swift code.
  private func importedNames() -> [String: [Name]] {
    guard index.files.contains(where: \.isSwift) else { return [:] }
    var names: [String: [Name]] = [:]
    for name in Set(
      (0..<Unit(index.unitCount)).lazy.filter {
        !index.files[index.file(of: $0)].isSwift && index.unit($0).kind == .function
      }
      .map(index.name(of:))
    ).sorted() where name >= 0 {
      let text = index.text(of: name)
      for swift in Self.importedNames(of: text) where swift != text { names[swift, default: []].append(name) }
    }
    return names
  }

  /// Returns the names under which Swift may import a method: `stringByAppendingPath:` becomes `appending(path:)`.
  private static func importedNames(of name: String) -> Set<String> {
    var names: Set<String> = []
    var bases = [Substring(name)]
    if let by = name.firstRange(of: "By") { bases.append(name[by.upperBound...]) }
    for base in bases {
      // `URLForCard` becomes `url(for:)`.
      let capitals = base.prefix(while: \.isUppercase).count
      let lowered = capitals > 1 && capitals < base.count ? capitals - 1 : capitals
      let base = base.prefix(lowered).lowercased() + base.dropFirst(lowered)
      names.insert(base)
      for end in base.indices.dropFirst() where base[end].isUppercase { names.insert(String(base[..<end])) }
    }
    return names
  }

  // MARK: - Texts

  /// Returns the names of the exposed methods that a string may name as a selector, a key or a part of a key path.
  mutating func membersNamed(by text: ArraySlice<UInt8>, _ hierarchy: inout ClassHierarchy) -> [Name] {
    let names = exposed(&hierarchy).names
    guard !names.isEmpty else { return [] }
    return text.split { !$0.isWordByte }.flatMap { word in
      ([index.number(of: word)].compactMap(\.self) + swiftNames(of: word)).filter(names.contains)
    }
  }

  /// Returns the methods that Objective-C messages can call.
  mutating func exposed(_ hierarchy: inout ClassHierarchy) -> ExposedMethods {
    if let exposedMethods { return exposedMethods }
    let found = ExposedMethods(index, &hierarchy)
    exposedMethods = found
    return found
  }

  /// The functions whose argument is a selector.
  private static let selectorFunctions: Set<String> = [
    "NSSelectorFromString", "Selector", "sel_getUid", "sel_registerName",
  ]
  private static let keyFunctions: Set<String> = [
    "dictionaryWithValues", "dictionaryWithValuesForKeys", "mutableArrayValue", "mutableArrayValueForKey",
    "valueForKey", "valueForKeyPath",
  ]

  /// Returns the receiver for a call whose selector or key is not a literal, or nil for other sites.
  func receiver(ofComposedNameAt site: Site) -> Receiver? {
    let facts = index.files[site.file].facts
    let call = site.occurrence
    guard call.traits.contains(.isCall) else { return nil }
    let text = facts.names.text(of: call.name)
    let isSelector = Self.selectorFunctions.contains(text)
    guard isSelector || Self.keyFunctions.contains(text) || text == "value" && call.role == .member else {
      return nil
    }
    let arguments = facts.occurrences[(site.number + 1)..<Int(index.unit(site.unit).end)]
      .prefix { $0.statement == call.statement }
      .filter { argument in
        let sink = facts.sinks[Int(argument.sink)]
        return sink.kind == .argument && sink.name == call.name && sink.outer == call.sink
      }
    if text == "value" {
      let isKey = arguments.contains { argument in
        ["forKey", "forKeyPath"].contains(facts.names.text(of: facts.sinks[Int(argument.sink)].label))
      }
      guard isKey else { return nil }
    }
    guard arguments.isEmpty || arguments.contains(where: { $0.role != .string }) else { return nil }
    return isSelector ? .anySelector : .anyKey
  }
}

extension UInt8 {
  fileprivate var isWordByte: Bool { continuesWord && self != UInt8(ascii: "$") }
}
