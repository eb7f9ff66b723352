/// The outcomes of applying a list of runtime attributes to one object.
public struct ApplyReport {
  /// The outcome for one attribute.
  public struct Result: Hashable, Sendable {
    /// The attribute.
    public var attribute: RuntimeAttribute
    /// The outcome, or the error that was raised.
    public var outcome: Swift.Result<SetValueOutcome, KeyValueCodingError>
  }

  /// The results, one for each attribute, in the order of application.
  public var results: [Result]

  /// The previous values, for reverting.
  fileprivate let journal: SettingJournal

  /// The results of the attributes that were not applied, in order.
  public var failures: [Result] { results.filter(\.isFailure) }

  /// Whether every attribute was applied.
  public var succeeded: Bool { !results.contains(where: \.isFailure) }
}

extension ApplyReport.Result {
  /// The error that the attribute raised, if any.
  public var error: KeyValueCodingError? {
    if case .failure(let error) = outcome { error } else { nil }
  }

  /// Whether the attribute raised an error, or its value was rejected by the property's type.
  fileprivate var isFailure: Bool {
    switch outcome {
    case .failure, .success(.refused): true
    case .success: false
    }
  }
}

extension ApplyReport.Result: CustomStringConvertible {
  /// The attribute and its outcome: `layer.cornerRadius = 10: converted`, or the file, the position, the key path and
  /// the error: `server.json:4:17: port: Listener.port is an Int; "80a" is not one`.
  public var description: String {
    switch outcome {
    case .success(let outcome): "\(attribute): \(outcome)"
    case .failure(let error):
      (attribute.file.map { "\($0):" } ?? "") + (attribute.position.map { "\($0): " } ?? "")
        + "\(attribute.keyPath): \(error)"
    }
  }
}

extension ApplyReport: CustomStringConvertible {
  /// The results, one per line.
  public var description: String { results.map(\.description).joined(separator: "\n") }
}

extension ClassRegistry {
  /// Applies attributes to an object in order.
  ///
  /// An attribute that raises is skipped, and the remaining attributes are applied, as on iOS 8 and macOS 10.10 or
  /// later. The previous value of each property is read first, so that ``revert(_:)`` can restore it.
  ///
  /// - Parameters:
  ///   - attributes: The attributes.
  ///   - object: A model object of this registry, or an object of a registered Swift class.
  /// - Returns: The outcome for each attribute.
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
  /// Effects of keys that the class handles itself are not undone.
  ///
  /// - Parameter report: The result of ``apply(_:to:)``. It can be reverted only once.
  /// - Returns: False if a property belongs to the main actor and the caller does not run on it. In this case,
  ///   nothing changes.
  @discardableResult
  public func revert(_ report: ApplyReport) -> Bool { report.journal.restore() }

  /// Applies attributes to an object in order and stops at the first that raises, as systems before iOS 8 and macOS
  /// 10.10 do.
  ///
  /// - Parameters:
  ///   - attributes: The attributes.
  ///   - object: A model object of this registry, or an object of a registered Swift class.
  /// - Throws: The error of the first attribute that raises. Attributes applied before it are kept.
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
      return .success(try setBoxedValue(BoxedValue(attribute.value), attribute.keyPath, of: object, mode))
    } catch {
      return .failure(error)
    }
  }
}
