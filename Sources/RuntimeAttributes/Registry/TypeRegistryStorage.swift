import ByteHashing

extension TypeRegistry {
  /// A type in the registry's storage.
  struct Record: Sendable {
    let type: Any.Type
    var schema: TypeSchema
    /// The superclass's index; -1 without a registered superclass.
    var superclassIndex = -1
    /// The range of the properties in all fields; the properties of superclasses are first.
    var fields: Swift.Range<Int> = 0..<0
    let cases: [RegisteredCase]
    let make: RegisteredCase.Make?
  }

  /// A property in the registry's storage.
  struct FieldRecord: Sendable {
    let key: AttributeKey
    let accessor: FieldAccessor
    /// The accessor, for calls without reference counting; `accessor` retains the object.
    let unmanaged: Unmanaged<FieldAccessor>

    init(key: AttributeKey, accessor: FieldAccessor) {
      (self.key, self.accessor) = (key, accessor)
      unmanaged = Unmanaged.passUnretained(accessor)
    }
  }

  /// The immutable storage of a registry.
  final class Storage: Sendable {
    let registrations: [TypeRegistration]
    let records: [Record]
    let fields: [FieldRecord]
    let types: TypeTable
    let indexByName: [String: Int]
    /// The indexes of fields by key and record.
    private let keys: HashIndex

    static let empty = Storage()

    private init() {
      (registrations, records, fields, indexByName) = ([], [], [], [:])
      (types, keys) = (TypeTable([]), HashIndex())
    }

    init(_ listed: [TypeRegistration]) throws(RegistryError) {
      registrations = listed
      let all = try Self.withStructures(listed)
      types = TypeTable(all.enumerated().map { ($0.element.type, $0.offset) })
      var names: [String: Int] = [:]
      for (index, registration) in all.enumerated() {
        guard names.updateValue(index, forKey: registration.name) == nil else {
          throw .sharedName(registration.name)
        }
      }
      indexByName = names
      var records: [Record] = []
      for registration in all { records.append(try Self.record(registration, types)) }
      var fields: [FieldRecord] = []
      var keys = HashIndex(minimumCapacity: all.reduce(0) { $0 + $1.fields.count } * 2)
      var own: [[RegisteredField]?] = Array(repeating: nil, count: all.count)
      for index in records.indices {
        let members = Self.members(of: index, records, all, &own)
        records[index].schema.fields = members.map(\.schema)
        records[index].fields = fields.count..<(fields.count + members.count)
        if records[index].superclassIndex >= 0 {
          records[index].schema.superclass = all[records[index].superclassIndex].name
        }
        for member in members {
          keys.insert(fields.count, hash: member.schema.key.hashes.exact, scope: index)
          fields.append(FieldRecord(key: member.schema.key, accessor: member.accessor))
        }
      }
      (self.records, self.fields, self.keys) = (records, fields, keys)
    }

    /// Returns the given registrations, and the registrations of all structures that their properties may contain.
    private static func withStructures(_ listed: [TypeRegistration]) throws(RegistryError)
      -> [TypeRegistration]
    {
      var all = listed
      var known: Set<ObjectIdentifier> = []
      for registration in listed {
        guard known.insert(ObjectIdentifier(registration.type)).inserted else {
          throw .duplicateClass(registration.name)
        }
      }
      var next = 0
      while next < all.count {
        for structure in all[next].structures where known.insert(ObjectIdentifier(structure)).inserted {
          all.append(TypeRegistration(of: structure))
        }
        next += 1
      }
      return all
    }

    private static func record(
      _ registration: TypeRegistration,
      _ types: TypeTable
    ) throws(RegistryError) -> Record {
      var seen: Set<AttributeKey> = []
      for field in registration.fields {
        let key = field.schema.key
        guard key.isIdentifier else { throw .invalidKey(key.name, of: registration.name) }
        guard seen.insert(key).inserted else { throw .duplicateKey(key.name, of: registration.name) }
        guard field.accessor.isolation != .otherActor else {
          throw .foreignActor(key: key.name, of: registration.name)
        }
      }
      for enumerationCase in registration.cases {
        let key = AttributeKey(enumerationCase.schema.name)
        guard seen.insert(key).inserted else { throw .duplicateKey(key.name, of: registration.name) }
      }
      var record = Record(
        type: registration.type,
        schema: TypeSchema(registration),
        cases: registration.cases,
        make: registration.make
      )
      let ancestors = registration.ancestors
      if let superclass = registration.superclass {
        guard ancestors.contains(where: { $0 == superclass }) else {
          throw .unrelatedSuperclass("\(superclass)", of: registration.name)
        }
        guard let index = types[superclass] else {
          throw .unknownSuperclass("\(superclass)", of: registration.name)
        }
        record.superclassIndex = index
      } else {
        record.superclassIndex = ancestors.lazy.compactMap { types[$0] }.first ?? -1
      }
      return record
    }

    /// Returns the properties of a type, with the properties of superclasses first; an override replaces the overridden
    /// property.
    private static func members(
      of index: Int,
      _ records: [Record],
      _ registrations: [TypeRegistration],
      _ known: inout [[RegisteredField]?]
    ) -> [RegisteredField] {
      var chain: [Int] = []
      var current = index
      while current >= 0, known[current] == nil {
        chain.append(current)
        current = records[current].superclassIndex
      }
      var members = current >= 0 ? known[current] ?? [] : []
      for index in chain.reversed() {
        var offsets: [AttributeKey: Int] = [:]
        for (offset, member) in members.enumerated() { offsets[member.schema.key] = offset }
        for field in registrations[index].fields {
          if let offset = offsets[field.schema.key] {
            members[offset] = field
          } else {
            members.append(field)
          }
        }
        known[index] = members
      }
      return members
    }

    // MARK: Lookup

    /// Returns the index of the record of a type itself, if any.
    @inline(__always)
    func record(of type: Any.Type) -> Int? { types[type] }

    /// Returns the index of the record of a class or its nearest registered superclass, if any.
    @inline(__always)
    func record(ofClass type: AnyClass) -> Int? { types[type] ?? recordOfSuperclass(type) }

    @inline(never)
    private func recordOfSuperclass(_ type: AnyClass) -> Int? {
      var ancestor: AnyClass = type
      while let superclass = _getSuperclass(ancestor) {
        if let index = types[superclass] { return index }
        ancestor = superclass
      }
      return nil
    }

    /// Returns the index of the property with a key, if any.
    @inline(__always)
    func field(_ key: AttributeKey, _ record: Int) -> Int? {
      keys.firstIndex(of: key.hashes.exact, scope: record) { fields[$0].key == key }
    }

    /// Returns the error for a key that a type does not have.
    func unknownKey(_ key: AttributeKey, _ record: Int, _ value: BoxedValue? = nil) -> AttributeError {
      let schema = records[record].schema
      return AttributeError(
        .unknownKey,
        keys: [key],
        of: schema.name,
        value: value,
        candidates: schema.fields.map(\.key.name) + schema.cases.map(\.name)
      )
    }
  }
}

extension TypeSchema {
  fileprivate init(_ registration: TypeRegistration) {
    self.init(
      kind: registration.kind,
      name: registration.name,
      superclass: nil,
      documentation: registration.documentation,
      fields: [],
      cases: registration.cases.map(\.schema)
    )
  }
}
