import FactStorage

/// For which state of a unit what was found in its documents holds, and what is needed to find out more, or whether it
/// still holds.
///
/// What few runs ask for is kept as facts.
struct UnitState: Hashable, Sendable {
  /// The digest of all that every load depends on, under which outcomes are kept.
  var surroundings: ContentDigest
  private var packedOutline = Packed<UnitOutline>()
  private var packedSources = Packed<SourceWords>()
  private var packedClasses = Packed<ClassWords>()

  init(surroundings: ContentDigest) { self.surroundings = surroundings }

  /// What all loads share beside classes; nil if nobody has found out.
  var outline: UnitOutline? {
    get { packedOutline.bytes.isEmpty ? nil : packedOutline.value() }
    set { packedOutline = newValue.map { Packed($0) } ?? Packed() }
  }

  /// What the declarations of the sources are called.
  var sources: SourceWords {
    get { packedSources.value() }
    set { packedSources = Packed(newValue) }
  }

  /// The words on which the classes depend that loads asked for.
  var classes: ClassWords {
    get { packedClasses.value() }
    set { packedClasses = Packed(newValue) }
  }
}

extension UnitState: Storable {
  static var blank: UnitState { UnitState(surroundings: .blank) }

  mutating func code(with coder: inout some FieldCoder) {
    coder.code(&surroundings)
    coder.code(&packedOutline)
    coder.code(&packedSources)
    coder.code(&packedClasses)
  }
}
