/// Finds the property that answers a key, by class and accessor pattern, in one open-addressed table.
struct AccessorTable: Sendable {
  /// The patterns in which key-value coding searches accessors and instance variables.
  ///
  /// Setters and getters each are tried in the order of their cases, over the whole superclass chain for one
  /// pattern before the next. Sources: Apple's "Accessor Search Patterns"; `setIs<Key>:` is undocumented and known
  /// from Foundation's disassembly.
  enum Pattern: UInt8, Sendable {
    // Setters: set<Key>:, _set<Key>:, setIs<Key>:
    case set, underscoreSet, setIs
    // Getters: get<Key>, <key>, is<Key>, _get<Key>, _<key>
    case get, plain, `is`, underscoreGet, underscorePlain
    // Instance variables: _<key>, _is<Key>, <key>, is<Key>
    case underscoreVariable, underscoreIsVariable, variable, isVariable
    /// A declared property that key-value coding cannot set, for the message that says why.
    case declared

    /// Whether the key stands in the name as it is, so that its first character's case counts.
    fileprivate var isExact: Bool {
      switch self {
      case .underscorePlain, .underscoreVariable, .plain, .variable, .declared: true
      case .set, .underscoreSet, .setIs, .get, .is, .underscoreGet, .underscoreIsVariable, .isVariable: false
      }
    }

    static let setters: [Pattern] = [.set, .underscoreSet, .setIs]
    static let getters: [Pattern] = [.get, .plain, .is, .underscoreGet, .underscorePlain]
    static let variables: [Pattern] = [.underscoreVariable, .underscoreIsVariable, .variable, .isVariable]

    /// What stands before the key in a selector or variable's name, and whether the key is capitalized after it.
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

  /// A place of the table.
  ///
  /// The 64 bits of the hash stand for the name: two names of one class and pattern that share
  /// them are not to be expected before there are billions.
  private struct Entry {
    /// The property's index, or -1 in an empty place.
    var property: Int32 = -1
    var classIndex: Int32 = 0
    var hash: UInt64 = 0
  }

  private var entries: [Entry]
  private var mask: Int
  private var count = 0
  /// The patterns that occur at all, a bit each: most registries have no `_set<Key>:` and no `get<Key>`.
  private var occurring: UInt32 = 0

  /// Makes room for the accessors of a number of properties.
  init(propertyCount: Int) {
    var capacity = 16
    while capacity < propertyCount * 5 { capacity *= 2 }
    entries = Array(repeating: Entry(), count: capacity)
    mask = capacity - 1
  }

  /// The property of one class, without its superclasses, that answers a key by a pattern.
  @inline(__always)
  func property(_ key: AttributeKey, _ pattern: Pattern, ofClass classIndex: Int) -> Int? {
    let hash = Self.mix(pattern.isExact ? key.exactHash : key.accessorHash, pattern)
    var place = Self.place(hash, classIndex) & mask
    while true {
      let entry = entries[place]
      guard entry.property >= 0 else { return nil }
      if entry.hash == hash, entry.classIndex == classIndex { return Int(entry.property) }
      place = (place + 1) & mask
    }
  }

  /// Whether any property answers by a pattern.
  @inline(__always)
  func contains(_ pattern: Pattern) -> Bool { occurring & (1 &<< UInt32(pattern.rawValue)) != 0 }

  /// Enters all patterns under which a property answers.
  ///
  /// The first property of a class to claim a name keeps it.
  mutating func insert(_ property: PropertyDescription, at index: Int, ofClass classIndex: Int) {
    switch property.access {
    case .accessor:
      if let customSetter = property.customSetter {
        insert(customSetter.utf8.dropLast(), Pattern.setters, index, classIndex)
      } else {
        insert(property.key.accessorHash, .set, index, classIndex)
        // setIsFoo: answers the key foo as well.
        insert(property.key.name.utf8, [.is], index, classIndex, as: .setIs)
      }
      insertGetter(of: property, index, classIndex)
    case .storedVariable:
      insert(property.key.name.utf8, Pattern.variables, index, classIndex)
    case .none(let obstacle):
      insert(property.key.exactHash, .declared, index, classIndex)
      if let swiftName = property.customSwiftName {
        insert(swiftName.utf8, [.declared], index, classIndex)
      }
      if obstacle == .getOnly || obstacle == .constant {
        insertGetter(of: property, index, classIndex)
      }
    }
  }

  private mutating func insertGetter(of property: PropertyDescription, _ index: Int, _ classIndex: Int) {
    if property.customGetter == nil {
      insert(property.key.exactHash, .plain, index, classIndex)
      insert(property.key.name.utf8, [.get, .is, .underscoreGet, .underscorePlain], index, classIndex)
    } else {
      insert(property.getter.utf8, Pattern.getters, index, classIndex)
    }
  }

  /// Enters a name under each pattern that it fits.
  private mutating func insert(
    _ name: some Collection<UInt8>,
    _ patterns: [Pattern],
    _ index: Int,
    _ classIndex: Int,
    as stored: Pattern? = nil
  ) {
    for pattern in patterns {
      let (prefix, capitalizesKey) = pattern.prefix
      guard
        name.count > prefix.utf8CodeUnitCount,
        prefix.withUTF8Buffer({ name.starts(with: $0) })
      else { continue }
      let key = name.dropFirst(prefix.utf8CodeUnitCount)
      // After a prefix of letters the key starts with a capital, or with what has no case.
      if capitalizesKey, let first = key.first, first &- 0x61 < 26 { continue }
      let entered = stored ?? pattern
      let hash = entered.isExact ? AttributeKey.exactHash(of: key) : AttributeKey.accessorHash(of: key)
      insert(hash, entered, index, classIndex)
    }
  }

  private mutating func insert(_ keyHash: UInt64, _ pattern: Pattern, _ index: Int, _ classIndex: Int) {
    let hash = Self.mix(keyHash, pattern)
    var place = Self.place(hash, classIndex) & mask
    while entries[place].property >= 0 {
      if entries[place].hash == hash, entries[place].classIndex == classIndex { return }
      place = (place + 1) & mask
    }
    entries[place] = Entry(property: Int32(index), classIndex: Int32(classIndex), hash: hash)
    occurring |= 1 &<< UInt32(pattern.rawValue)
    count += 1
    if count * 4 > entries.count * 3 { grow() }
  }

  private mutating func grow() {
    let old = entries
    entries = Array(repeating: Entry(), count: old.count * 2)
    mask = entries.count - 1
    for entry in old where entry.property >= 0 {
      var place = Self.place(entry.hash, Int(entry.classIndex)) & mask
      while entries[place].property >= 0 { place = (place + 1) & mask }
      entries[place] = entry
    }
  }

  @inline(__always)
  private static func mix(_ hash: UInt64, _ pattern: Pattern) -> UInt64 {
    hash &+ UInt64(pattern.rawValue) &* 0x9E37_79B9_7F4A_7C15
  }

  @inline(__always)
  private static func place(_ hash: UInt64, _ classIndex: Int) -> Int {
    Int(
      truncatingIfNeeded: (hash ^ (hash &>> 32)) &+ UInt64(truncatingIfNeeded: classIndex)
        &* 0xC2B2_AE3D_27D4_EB4F
    )
  }
}
