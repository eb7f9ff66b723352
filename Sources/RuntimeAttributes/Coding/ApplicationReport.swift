/// What became of a list of runtime attributes that were applied to one object.
public struct ApplicationReport: Sendable {
  /// What became of one attribute.
  public struct Result: Hashable, Sendable {
    /// The attribute.
    public var attribute: RuntimeAttribute
    /// What became of it, or what it raised.
    public var outcome: Swift.Result<StoringOutcome, KeyValueCodingError>
  }

  /// One result an attribute, in the order in which they were applied.
  public var results: [Result]

  /// What was raised, in order.
  public var errors: [KeyValueCodingError] {
    results.compactMap { result in
      if case .failure(let error) = result.outcome { error } else { nil }
    }
  }

  /// The attributes that a registered Swift class's property has no value for, in order; nothing was raised, and nothing
  /// set.
  package var refused: [Result] {
    results.filter { result in
      if case .success(.refused) = result.outcome { true } else { false }
    }
  }

  /// Whether every attribute was applied: none raised, and none was refused.
  public var succeeded: Bool { errors.isEmpty && refused.isEmpty }
}

extension ApplicationReport.Result: CustomStringConvertible {
  /// The attribute, and what became of it: `layer.cornerRadius = 10: converted`.
  public var description: String {
    switch outcome {
    case .success(let outcome): "\(attribute): \(outcome)"
    case .failure(let error): "\(attribute): \(error)" + (error.suggestion.map { " (\($0))" } ?? "")
    }
  }
}

extension ApplicationReport: CustomStringConvertible {
  /// A line for each attribute.
  public var description: String { results.map(\.description).joined(separator: "\n") }
}

extension ClassRegistry {
  /// Applies attributes to an object in their order.
  ///
  /// One that raises is skipped, and the rest goes on, as iOS does from 8 and macOS from 10.10.
  ///
  /// - Parameters:
  ///   - attributes: The attributes.
  ///   - object: A model object of this registry, or an object of a registered Swift class.
  /// - Returns: What became of each attribute.
  @discardableResult
  public func apply(_ attributes: [RuntimeAttribute], to object: AnyObject) -> ApplicationReport {
    ApplicationReport(
      results: attributes.map { attribute in
        ApplicationReport.Result(attribute: attribute, outcome: outcome(of: attribute, on: object))
      }
    )
  }

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
    on object: AnyObject
  ) -> Result<StoringOutcome, KeyValueCodingError> {
    do {
      return .success(try setValue(attribute.value, forKeyPath: attribute.keyPath, of: object))
    } catch {
      return .failure(error)
    }
  }
}
