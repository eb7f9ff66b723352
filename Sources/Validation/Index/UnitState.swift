import FactStorage

/// For which state of a unit what was found in its documents holds, and what is needed to find out more, or whether it
/// still holds.
///
/// What few runs ask for is kept as facts.
struct UnitState: Hashable, Sendable {
  /// The digest of all that every load depends on, under which outcomes are kept.
  var surroundings: ContentDigest
  /// The same, what sources declare aside.
  var settings: ContentDigest
  private var outlineFacts: ArraySlice<UInt8> = []
  private var sourceFacts: ArraySlice<UInt8> = []
  private var classFacts: ArraySlice<UInt8> = []

  init(surroundings: ContentDigest, settings: ContentDigest) {
    (self.surroundings, self.settings) = (surroundings, settings)
  }

  /// What all loads share beside classes; nil if nobody has found out.
  var outline: UnitOutline? {
    get { try? FieldReader.value(UnitOutline.self, from: outlineFacts) }
    set { outlineFacts = newValue.map { FieldWriter.bytes(of: $0)[...] } ?? [] }
  }

  /// What the declarations of the sources are called.
  var sources: SourceWords {
    get { (try? FieldReader.value(SourceWords.self, from: sourceFacts)) ?? .blank }
    set { sourceFacts = FieldWriter.bytes(of: newValue)[...] }
  }

  /// The words on which the classes depend that loads asked for.
  var classes: ClassWords {
    get { (try? FieldReader.value(ClassWords.self, from: classFacts)) ?? .blank }
    set { classFacts = FieldWriter.bytes(of: newValue)[...] }
  }
}

extension UnitState: Storable {
  static var blank: UnitState { UnitState(surroundings: .blank, settings: .blank) }

  mutating func code(with coder: inout some FieldCoder) {
    coder.code(&surroundings)
    coder.code(&settings)
    coder.code(bytes: &outlineFacts)
    coder.code(bytes: &sourceFacts)
    coder.code(bytes: &classFacts)
  }
}
