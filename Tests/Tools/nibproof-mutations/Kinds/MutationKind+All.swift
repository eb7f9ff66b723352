extension MutationKind {
  /// All kinds, starting with the kinds that must cause findings.
  static let all =
    PropertyKinds.all + MethodKinds.all + ClassKinds.all + DocumentKinds.all + SilentKinds.all
    + SilentObjectiveCKinds.all
}
