/// Sinks that are arguments of the methods in ``NibLoadingAPI/rows``.
extension SourceFacts {
  /// Returns the kind of resource that an argument names, or nil if a sink is not an argument or the method is unknown.
  package func target(ofArgument sink: ValueSink) -> NibLoadingAPI.Target? {
    guard sink.kind == .argument else { return nil }
    return NibLoadingAPI.target(ofArgument: names.text(of: sink.label), of: names.text(of: sink.name))
  }

  /// Whether a sink is a class that code uses only to find its bundle: `Bundle(for: Card.self)`.
  package func isBundleRequest(_ sink: ValueSink) -> Bool {
    sink.kind == .argument
      && NibLoadingAPI.isBundleRequest(names.text(of: sink.label), of: names.text(of: sink.name))
  }

  /// Whether a sink is the identifier for which code registers a class or nib.
  package func isRegisteredIdentifier(_ sink: ValueSink) -> Bool {
    sink.kind == .argument
      && NibLoadingAPI.isRegistered(names.bytes(of: sink.label), by: names.bytes(of: sink.name))
  }

  /// Whether a sink is the class or nib that a statement registers for an identifier:
  /// `register(Row.self, forCellReuseIdentifier: "row")`.
  package func isRegistered(_ sink: ValueSink, by statement: some Sequence<Occurrence>) -> Bool {
    sink.kind == .argument && sink.label == 0
      && statement.contains { other in
        let argument = sinks[Int(other.sink)]
        return argument.name == sink.name && isRegisteredIdentifier(argument)
      }
  }
}
