package import RuntimeAttributes
package import SourceSyntax

/// A name that a request uses on some control-flow paths: `"Main"` in `name ?? "Main"`.
package struct NameAlternative: Hashable, Sendable {
  /// The name: a literal or a constant.
  package var name: StringValue
  /// The location of the literal or constant.
  package let location: FileLocation
  /// The platforms for which both the request and the alternative are certainly compiled.
  package var platforms: PlatformSet
  /// The devices on which the request uses the name; empty if a condition may test the device in an unknown way.
  package var devices: DeviceSet
  /// The first system versions on which code no longer uses the name.
  package var obsoleted: [Introduction]
}

extension Use {
  /// Returns the request with the name of an alternative.
  package func named(by alternative: NameAlternative) -> Use {
    var use = self
    use.alternatives = []
    (use.name, use.location) = (alternative.name, alternative.location)
    (use.platforms, use.devices) = (alternative.platforms, alternative.devices)
    use.obsoleted = alternative.obsoleted
    return use
  }
}
