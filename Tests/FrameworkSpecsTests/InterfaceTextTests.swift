import FrameworkSpecs
import Testing

/// The format of interface texts, which lets readers find each declaration by the start of its line.
struct InterfaceTextTests {
  static let keywords: Set<Substring> = ["class", "extension", "protocol", "struct", "enum", "typealias"]
  static let platforms: Set<String> = ["iOS", "macOS", "tvOS", "watchOS", "visionOS"]

  @Test func frameworksAreUniqueAndSorted() {
    let names = FrameworkInterfaces.all.map { $0.name.lowercased() }
    #expect(names == Set(names).sorted())
    #expect(FrameworkInterfaces.all.allSatisfy { !$0.platforms.isEmpty })
    #expect(FrameworkInterfaces.all.allSatisfy { Self.platforms.isSuperset(of: $0.platforms) })
  }

  @Test(arguments: FrameworkInterfaces.introductions)
  func noVersionIsNewerThanTheKnownIntroductions(_ platform: String, _ version: String) throws {
    let mark = "@available(\(platform) "
    let versions = FrameworkInterfaces.all.flatMap(\.lines).compactMap { line in
      line.range(of: mark).map { line[$0.upperBound...].prefix { $0.isNumber || $0 == "." } }
    }
    let numbers = { (version: String) in version.split(separator: ".").compactMap { Int($0) } }
    let newest = try #require(versions.map { numbers(String($0)) }.max { $0.lexicographicallyPrecedes($1) })
    #expect(newest.first == numbers(version).first && !numbers(version).lexicographicallyPrecedes(newest))
    let sdk = try #require(FrameworkInterfaces.sdks.first { $0.platform == platform })
    #expect(!numbers(sdk.version).lexicographicallyPrecedes(numbers(version)))
  }

  @Test(arguments: FrameworkInterfaces.all)
  func everyLineHasOneOfFourShapes(_ interface: FrameworkInterface) {
    var isOpen = false
    var isMarked = false
    for line in interface.lines {
      #expect(line.utf8.allSatisfy { 0x20..<0x7f ~= $0 }, "\(line)")
      #expect(!line.isEmpty && line.last != " ", "\(line)")
      if line.hasPrefix("  ") {
        #expect(isOpen && line.dropFirst(2).first != " ", "\(line)")
      } else if line == "}" {
        #expect(isOpen, "\(line)")
        isOpen = false
      } else {
        #expect(!isOpen, "\(line)")
        if interface.isAttributeLine(line) {
          #expect(!isMarked, "two attribute lines: \(line)")
          isMarked = true
        } else {
          isOpen = line.hasSuffix(" {")
          isMarked = false
        }
      }
    }
    #expect(!isOpen && !isMarked)
  }

  @Test(arguments: FrameworkInterfaces.all)
  func declarationsAreSortedByName(_ interface: FrameworkInterface) {
    let declarations = InterfaceDeclaration.of(interface)
    let names = declarations.map { String($0.name) }
    #expect(declarations.allSatisfy { Self.keywords.contains($0.keyword) })
    #expect(names == names.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) })
    #expect(Set(declarations.map { "\($0.keyword == "extension") \($0.name)" }).count == declarations.count)
  }

  @Test(arguments: FrameworkInterfaces.all)
  func membersArePropertiesByKeyThenMethodsBySelector(_ interface: FrameworkInterface) {
    for declaration in InterfaceDeclaration.of(interface) {
      let keys = declaration.members.compactMap { InterfaceProperty($0)?.key }
      let selectors = declaration.members.dropFirst(keys.count).compactMap { InterfaceMethod($0)?.selector }
      #expect(keys.count + selectors.count == declaration.members.count, "\(declaration.name)")
      #expect(keys == keys.sorted(), "\(declaration.name)")
      #expect(selectors == Set(selectors).sorted(), "\(declaration.name)")
    }
  }

  @Test func accessorsAreReadOnlyOrBoth() {
    for declaration in InterfaceDeclaration.all {
      for property in declaration.members.compactMap({ InterfaceProperty($0) }) {
        let words = property.accessors.split(separator: " ").filter { !$0.hasPrefix("@objc(") }
        #expect(
          ["", "{ get }", "{ get set }"].contains(words.joined(separator: " ")),
          "\(property.accessors)"
        )
      }
    }
  }

  @Test func everySuperclassIsDeclaredAndEveryChainEndsAtARoot() {
    let classes = InterfaceDeclaration.classes
    for declaration in classes.values.joined() {
      var current = declaration
      var length = 0
      while !current.isRoot, length < 20 {
        length += 1
        guard let name = current.heritage.first, let parent = classes[name]?.first else { break }
        current = parent
      }
      #expect(current.isRoot, "\(declaration.name) ends at \(current.name)")
    }
  }

  @Test func superclassesByPlatformAreDeclared() {
    let marked = InterfaceDeclaration.all.filter { $0.attributes.contains("@superclass(") }
    for declaration in marked {
      let name = declaration.attributes.range(of: "@superclass(macOS, ").map {
        declaration.attributes[$0.upperBound...].prefix { $0 != ")" }
      }
      #expect(name.flatMap { InterfaceDeclaration.classes[$0] } != nil, "\(declaration.name)")
    }
    #expect(marked.count == 42)
  }

  @Test func aNameIsDeclaredTwiceOnlyForDifferentPlatforms() {
    let types = InterfaceDeclaration.all.filter { $0.keyword != "extension" }
    for (name, declarations) in Dictionary(grouping: types, by: \.name) where declarations.count > 1 {
      let platforms = declarations.flatMap(\.availablePlatforms)
      #expect(Set(declarations.map(\.keyword)).count == 1, "\(name)")
      #expect(Set(platforms).count == platforms.count, "\(name)")
    }
  }

  @Test(arguments: platforms)
  func everyExtendedClassIsDeclared(_ platform: String) {
    let present = InterfaceDeclaration.all.filter { $0.availablePlatforms.contains(platform) }
    let classes = Set(present.filter { $0.keyword == "class" }.map(\.name))
    let extended = present.filter { $0.keyword == "extension" }.map(\.name)
    #expect(classes.isSuperset(of: extended))
  }

  @Test(arguments: platforms)
  func noKeyStandsTwiceInAClassAndItsExtensions(_ platform: String) {
    let parts = InterfaceDeclaration.all.filter { $0.availablePlatforms.contains(platform) }
    for (name, parts) in Dictionary(grouping: parts, by: \.name) {
      let properties = parts.flatMap(\.members).compactMap { InterfaceProperty($0) }
      let keys = properties.filter { !$0.attributes.contains("@available(\(platform), unavailable)") }.map(
        \.key
      )
      #expect(Set(keys).count == keys.count, "\(name)")
    }
  }

  /// The types that interface texts use without declaring them: Swift's own types and the types built into the reader.
  static let primitives: Set<Substring> = Set(
    """
    Bool Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 Float Double CGFloat String Any AnyClass \
    AnyHashable Selector Date URL NSRange CGPoint CGSize CGRect CGAffineTransform CATransform3D UIEdgeInsets \
    NSEdgeInsets NSDirectionalEdgeInsets CGColor Set UnsafeMutablePointer UnsafeMutableRawPointer OpaquePointer \
    RawRepresentable OptionSet Void
    """.split(separator: " ")
  )

  @Test(arguments: ["iOS", "tvOS", "macOS"])
  func everyTypeIsDeclaredOnThePlatformThatUsesIt(_ platform: String) {
    let declarations = InterfaceDeclaration.all.filter { $0.availablePlatforms.contains(platform) }
    let types = declarations.filter { $0.keyword != "extension" }
    let known = Set(types.map(\.name)).union(Self.primitives)
    for declaration in declarations {
      let properties = declaration.members.compactMap { InterfaceProperty($0) }
      let present = properties.filter { !$0.attributes.contains("@available(\(platform), unavailable)") }
      let unknown = present.flatMap(\.typeNames).filter { !known.contains($0) }
      #expect(unknown.isEmpty, "\(declaration.name): \(unknown)")
    }
  }

  @Test func everyInheritedTypeIsDeclared() {
    let known = Set(InterfaceDeclaration.all.filter { $0.keyword != "extension" }.map(\.name))
    for declaration in InterfaceDeclaration.all {
      let heritage = declaration.heritage.flatMap { $0.split { "<>()->? ".contains($0) } }
      let unknown = heritage.filter { !known.contains($0) && !Self.primitives.contains($0) }
      #expect(unknown.isEmpty, "\(declaration.name): \(unknown)")
    }
  }
}
