import InterfaceDocuments
import RuntimeAttributes

extension LoadPass {
  /// Sets one runtime attribute.
  func apply(_ attribute: RuntimeAttribute, to index: Int) throws(NibError) {
    guard let object = objects[index] else { return }
    try checkOutlets(usedBySetting: attribute, of: index)
    do {
      let outcome = try registry.setValue(attribute.value, forKeyPath: attribute.keyPath, of: object)
      // iOS sets the document's text (openradar 21320450), macOS that of the strings table.
      let isUnlocalized = attribute.value.kind == .localizedString && conditions.platform != .macOS
      record(
        .apply(attribute, isUnlocalized ? .setUnlocalized(outcome) : .set(outcome)),
        index,
        consequence(of: outcome)
      )
    } catch {
      try recordRaise(error, attribute, index)
    }
    try bundle.throwEnding()
  }

  private func recordRaise(
    _ error: KeyValueCodingError,
    _ attribute: RuntimeAttribute,
    _ index: Int
  ) throws(NibError) {
    let isTrap = error.exceptionName == nil
    let consequence = consequence(of: isTrap ? .trap : .attributeRaises)
    record(
      .apply(attribute, .raised(error)),
      index,
      consequence,
      console: isTrap || consequence == .crash
        ? ConsoleLine.uncaught(error, on: conditions.platform)
        : error.attributeLogLine(
          keyPath: attribute.keyPath,
          className: className(index),
          on: conditions.platform
        )
    )
    if consequence == .crash { try bundle.endIfNeeded(with: .raised(error)) }
  }
}
