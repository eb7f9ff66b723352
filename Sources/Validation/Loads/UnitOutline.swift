/// What all loads of a unit share of what its files say, the classes aside.
struct UnitOutline: Sendable {
  /// Whether the sources import what is not among them.
  var hasUnseenDependencies: Bool
  /// What the documents offer by name.
  var offers: DocumentOffers
  /// What holds for the loads on each platform that documents are loaded for.
  var platforms: [PlatformOutline]
}
