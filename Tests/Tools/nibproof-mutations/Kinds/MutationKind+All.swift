extension MutationKind {
  /// All kinds, starting with those that must be found.
  static let all =
    PropertyKinds.all + MethodKinds.all + ClassKinds.all + DocumentKinds.all + SilentKinds.all
    + SilentObjectiveCKinds.all
}
