import ByteHashing
import RuntimeAttributes

/// An open-addressed table that finds the property for a key by class and accessor pattern.
struct AccessorTable: Sendable {
  /// The patterns that key-value coding uses to search for accessors and instance variables.
  ///
  /// Setters and getters are each tried in the order of their cases: one pattern over the whole superclass chain,
  /// then the next. Sources: Apple's "Accessor Search Patterns"; `setIs<Key>:` is undocumented and known from
  /// Foundation's disassembly.
  enum Pattern: UInt8, Sendable {
    // Setters: set<Key>:, _set<Key>:, setIs<Key>:
    case set, underscoreSet, setIs
    // Getters: get<Key>, <key>, is<Key>, _get<Key>, _<key>
    case get, plain, `is`, underscoreGet, underscorePlain
    // Instance variables: _<key>, _is<Key>, <key>, is<Key>
    case underscoreVariable, underscoreIsVariable, variable, isVariable
    /// A declared property that key-value coding cannot set; messages explain why.
    case declared

    /// Whether the name contains the key unchanged, so that the case of its first character matters.
    fileprivate var isExact: Bool {
      switch self {
      case .underscorePlain, .underscoreVariable, .plain, .variable, .declared: true
      case .set, .underscoreSet, .setIs, .get, .is, .underscoreGet, .underscoreIsVariable, .isVariable: false
      }
    }

    static let setters: [Pattern] = [.set, .underscoreSet, .setIs]
    static let getters: [Pattern] = [.get, .plain, .is, .underscoreGet, .underscorePlain]
    static let variables: [Pattern] = [.underscoreVariable, .underscoreIsVariable, .variable, .isVariable]

    /// Returns the name of the selector, without its colon, or of the variable for a key.
    func name(for key: AttributeKey) -> String {
      "\(prefix.text)\(prefix.capitalizesKey ? key.name.firstUppercased : key.name)"
    }

    /// The text before the key in the name of a selector or variable, and whether the key is capitalized after it.
    fileprivate var prefix: (text: StaticString, capitalizesKey: Bool) {
      switch self {
      case .set: ("set", true)
      case .underscoreSet: ("_set", true)
      case .setIs: ("setIs", true)
      case .get: ("get", true)
      case .is, .isVariable: ("is", true)
      case .underscoreGet: ("_get", true)
      case .underscoreIsVariable: ("_is", true)
      case .underscorePlain, .underscoreVariable: ("_", false)
      case .plain, .variable, .declared: ("", false)
      }
    }
  }

  /// The properties by class, name and pattern.
  ///
  /// A 64-bit hash replaces the name; collisions between names of one class and pattern are expected only for
  /// billions of names.
  private var index: HashIndex
  /// The patterns that occur in the table, one bit each; most registries have no `_set<Key>:` or `get<Key>`.
  private var occurring: UInt32 = 0

  /// Creates an empty table.
  ///
  /// - Parameter propertyCount: The number of properties to reserve capacity for.
  init(propertyCount: Int) {
    index = HashIndex(minimumCapacity: propertyCount * 15 / 4)
  }

  /// Returns the index of the property that a class itself declares for a key and a pattern, if any.
  @inline(__always)
  func property(_ key: AttributeKey.Hashes, _ pattern: Pattern, ofClass classIndex: Int) -> Int? {
    index.index(of: Self.mix(pattern.isExact ? key.exact : key.accessor, pattern), scope: classIndex)
  }

  /// Whether any property has an accessor or variable with a pattern.
  @inline(__always)
  func contains(_ pattern: Pattern) -> Bool { occurring & (1 &<< UInt32(pattern.rawValue)) != 0 }

  /// Inserts a property under all its patterns.
  ///
  /// If several properties of a class have the same name, the first property takes precedence.
  mutating func insert(_ property: PropertyDescription, at index: Int, ofClass classIndex: Int) {
    switch property.access {
    case .accessor:
      if let customSetter = property.customSetter {
        insert(customSetter.utf8.dropLast(), for: Pattern.setters, at: index, ofClass: classIndex)
      } else {
        insert(property.key.hashes.accessor, for: .set, at: index, ofClass: classIndex)
        // setIsFoo: is also a setter for the key foo.
        insert(property.key.name.utf8, for: [.is], at: index, ofClass: classIndex, as: .setIs)
      }
      insertGetter(of: property, at: index, ofClass: classIndex)
    case .storedVariable:
      insert(property.key.name.utf8, for: Pattern.variables, at: index, ofClass: classIndex)
    case .none(let exposureProblem):
      insert(property.key.hashes.exact, for: .declared, at: index, ofClass: classIndex)
      if let swiftName = property.customSwiftName {
        insert(swiftName.utf8, for: [.declared], at: index, ofClass: classIndex)
      }
      if exposureProblem == .getOnly || exposureProblem == .constant {
        insertGetter(of: property, at: index, ofClass: classIndex)
      }
    }
  }

  /// Inserts a registered property whose name begins with an underscore as an instance variable: the key `count` sets
  /// `_count`.
  ///
  /// Stored Swift properties in sources are excluded, since Swift emits no type encodings for their variables.
  mutating func insertVariable(_ property: PropertyDescription, at index: Int, ofClass classIndex: Int) {
    guard property.access == .accessor, property.key.name.utf8.first == UInt8(ascii: "_") else { return }
    let patterns: [Pattern] = [.underscoreVariable, .underscoreIsVariable]
    insert(property.key.name.utf8, for: patterns, at: index, ofClass: classIndex)
  }

  private mutating func insertGetter(of property: PropertyDescription, at index: Int, ofClass classIndex: Int)
  {
    if property.customGetter == nil {
      insert(property.key.hashes.exact, for: .plain, at: index, ofClass: classIndex)
      insert(
        property.key.name.utf8,
        for: [.get, .is, .underscoreGet, .underscorePlain],
        at: index,
        ofClass: classIndex
      )
    } else {
      insert(property.getter.utf8, for: Pattern.getters, at: index, ofClass: classIndex)
    }
  }

  /// Inserts a name under each pattern that it matches.
  private mutating func insert(
    _ name: some Collection<UInt8>,
    for patterns: [Pattern],
    at index: Int,
    ofClass classIndex: Int,
    as stored: Pattern? = nil
  ) {
    for pattern in patterns {
      let (prefix, capitalizesKey) = pattern.prefix
      guard
        name.count > prefix.utf8CodeUnitCount,
        prefix.withUTF8Buffer({ name.starts(with: $0) })
      else { continue }
      let key = name.dropFirst(prefix.utf8CodeUnitCount)
      // After a prefix of letters, the key starts with a capital letter or a caseless character.
      if capitalizesKey, let first = key.first, first &- 0x61 < 26 { continue }
      let entered = stored ?? pattern
      let hashes = AttributeKey.Hashes(of: key)
      insert(entered.isExact ? hashes.exact : hashes.accessor, for: entered, at: index, ofClass: classIndex)
    }
  }

  private mutating func insert(
    _ keyHash: UInt64,
    for pattern: Pattern,
    at property: Int,
    ofClass classIndex: Int
  ) {
    let hash = Self.mix(keyHash, pattern)
    guard index.index(of: hash, scope: classIndex) == nil else { return }
    index.insert(property, hash: hash, scope: classIndex)
    occurring |= 1 &<< UInt32(pattern.rawValue)
  }

  @inline(__always)
  private static func mix(_ hash: UInt64, _ pattern: Pattern) -> UInt64 {
    hash &+ UInt64(pattern.rawValue) &* 0x9E37_79B9_7F4A_7C15
  }
}
