/// What became of a list of runtime attributes that were applied to one object.
public struct ApplyReport {
  /// What became of one attribute.
  public struct Result: Hashable, Sendable {
    /// The attribute.
    public var attribute: RuntimeAttribute
    /// What became of it, or what it raised.
    public var outcome: Swift.Result<SetValueOutcome, KeyValueCodingError>
  }

  /// One result an attribute, in the order in which they were applied.
  public var results: [Result]

  /// How to undo what was applied.
  fileprivate let journal: SettingJournal

  /// The attributes that were not applied, in order.
  public var failures: [Result] { results.filter(\.isFailure) }

  /// Whether every attribute was applied.
  public var succeeded: Bool { !results.contains(where: \.isFailure) }
}

extension ApplyReport.Result {
  /// What the attribute raised; nil if it raised nothing.
  public var error: KeyValueCodingError? {
    if case .failure(let error) = outcome { error } else { nil }
  }

  /// Whether the attribute raised, or had a value that its property does not take.
  fileprivate var isFailure: Bool {
    switch outcome {
    case .failure, .success(.refused): true
    case .success: false
    }
  }
}

extension ApplyReport.Result: CustomStringConvertible {
  /// The attribute, and what became of it: `layer.cornerRadius = 10: converted`, or the position, the key path and the
  /// error: `4:17: port: Listener.port is an Int; "80a" is not one`.
  public var description: String {
    switch outcome {
    case .success(let outcome): "\(attribute): \(outcome)"
    case .failure(let error):
      (attribute.position.map { "\($0): " } ?? "") + "\(attribute.keyPath): \(error)"
    }
  }
}

extension ApplyReport: CustomStringConvertible {
  /// A line for each attribute.
  public var description: String { results.map(\.description).joined(separator: "\n") }
}

extension ClassRegistry {
  /// Applies attributes to an object in their order.
  ///
  /// One that raises is skipped, and the rest goes on, as iOS does from 8 and macOS from 10.10. The previous value of each
  /// property is read first, so that ``revert(_:)`` can restore it.
  ///
  /// - Parameters:
  ///   - attributes: The attributes.
  ///   - object: A model object of this registry, or an object of a registered Swift class.
  /// - Returns: What became of each attribute.
  @discardableResult
  public func apply(_ attributes: [RuntimeAttribute], to object: AnyObject) -> ApplyReport {
    let journal = SettingJournal()
    let mode = SettingMode(conversion, journal: journal)
    return ApplyReport(
      results: attributes.map { attribute in
        ApplyReport.Result(attribute: attribute, outcome: outcome(of: attribute, on: object, mode))
      },
      journal: journal
    )
  }

  /// Restores the values that properties had before attributes were applied.
  ///
  /// What a class did with keys that it handles itself stays.
  ///
  /// - Parameter report: What ``apply(_:to:)`` returned. It is reverted once.
  /// - Returns: False if a property belongs to the main actor and this is elsewhere; then nothing changes.
  @discardableResult
  public func revert(_ report: ApplyReport) -> Bool { report.journal.restore() }

  /// Applies attributes to an object in their order, up to the first that raises, as older systems do.
  ///
  /// - Parameters:
  ///   - attributes: The attributes.
  ///   - object: A model object of this registry, or an object of a registered Swift class.
  /// - Throws: What the first attribute raises that raises. What was applied before stays.
  package func applyAll(_ attributes: [RuntimeAttribute], to object: AnyObject) throws(KeyValueCodingError) {
    for attribute in attributes {
      try setValue(attribute.value, forKeyPath: attribute.keyPath, of: object)
    }
  }

  private func outcome(
    of attribute: RuntimeAttribute,
    on object: AnyObject,
    _ mode: SettingMode
  ) -> Result<SetValueOutcome, KeyValueCodingError> {
    do {
      return .success(try setBoxedValue(.attribute(attribute.value), attribute.keyPath, of: object, mode))
    } catch {
      return .failure(error)
    }
  }
}
