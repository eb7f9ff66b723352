extension MutationKind {
  /// All kinds, those that must be found first.
  static let all =
    PropertyKinds.all + MethodKinds.all + ClassKinds.all + DocumentKinds.all + SilentKinds.all
    + SilentObjectiveCKinds.all
}
