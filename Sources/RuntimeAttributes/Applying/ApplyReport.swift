/// The attributes of a list, and the parts of their values, that were not set.
public struct ApplyReport: Hashable, Sendable {
  /// An attribute that was not set, or only in part, with the reason.
  public struct Failure: Hashable, Sendable {
    /// The attribute.
    public let attribute: RuntimeAttribute
    /// The reason.
    public let error: AttributeError

    /// The position of the invalid value in the file of the attribute, if known.
    ///
    /// For a value within an array or an object of a file, this is the position of the inner value.
    public var location: FileLocation? {
      let depth = attribute.keyPath.keys.count
      let inner = error.keys.dropFirst(depth).map(\.name).joined(separator: ".")
      return (attribute.positions[inner] ?? attribute.position).map {
        FileLocation(file: attribute.file ?? "", position: $0)
      }
    }
  }

  /// The attributes that were not set, or only in part, in order.
  public let failures: [Failure]

  /// Whether every attribute was set.
  public var succeeded: Bool { failures.isEmpty }
}

extension ApplyReport.Failure: CustomStringConvertible {
  /// The file, the position, the key path and the error.
  ///
  /// For example: `server.json:4:17: port: cannot set 'Listener.port' of type 'Int' to "80a"`.
  public var description: String {
    let place = location.map { $0.file.isEmpty ? "\($0.position): " : "\($0): " } ?? ""
    return "\(place)\(error.keyPath): \(error)"
  }
}

extension ApplyReport: CustomStringConvertible {
  /// The failures, one per line.
  public var description: String { failures.map(\.description).joined(separator: "\n") }
}

/// The failures that prevented a list of attributes from being applied.
public struct ApplyError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The attributes that could not be set; never empty.
  public let failures: [ApplyReport.Failure]

  /// The failures, one per line.
  public var description: String { failures.map(\.description).joined(separator: "\n") }
}

extension TypeRegistry {
  /// Sets attributes on an object in order, and skips attributes that fail.
  ///
  /// A value that is a dictionary changes an object or a structure member by member, so that each member succeeds or
  /// fails on its own. An array of structures is set without its invalid rows, and each invalid row is a failure; if
  /// all rows are invalid, the property keeps its value. Any other array is set as a whole or not at all.
  ///
  /// - Parameters:
  ///   - attributes: The attributes to set, in order.
  ///   - object: An object of a registered class.
  /// - Returns: The attributes, and the rows of arrays, that were not set.
  @discardableResult
  public func apply(_ attributes: [RuntimeAttribute], to object: AnyObject) -> ApplyReport {
    var failures: [ApplyReport.Failure] = []
    for attribute in attributes { apply(attribute, to: object, &failures) }
    return ApplyReport(failures: failures)
  }

  /// Sets all attributes on an object, or none of them.
  ///
  /// All attributes are tried, so that the error contains every failure. If an attribute fails, the previous values are
  /// set again in reverse order, which calls setters and observers.
  ///
  /// - Parameters:
  ///   - attributes: The attributes to set, in order.
  ///   - object: An object of a registered class.
  /// - Throws: An ``ApplyError`` if an attribute cannot be set.
  public func applyAll(_ attributes: [RuntimeAttribute], to object: AnyObject) throws(ApplyError) {
    var failures: [ApplyReport.Failure] = []
    let trial = Trial(.restoring)
    var registry = self
    registry.trial = trial
    for attribute in attributes { registry.apply(attribute, to: object, &failures) }
    guard !failures.isEmpty else { return }
    for restore in trial.restores.reversed() { restore() }
    throw ApplyError(failures: failures)
  }

  private func apply(
    _ attribute: RuntimeAttribute,
    to object: AnyObject,
    _ failures: inout [ApplyReport.Failure]
  ) {
    guard !attribute.value.isTooDeep else {
      let error = AttributeError(.tooDeep, keys: attribute.keyPath.keys, of: "\(type(of: object))")
      failures.append(ApplyReport.Failure(attribute: attribute, error: error))
      return
    }
    if case .dictionary(let entries) = attribute.value, !entries.isEmpty,
      isEntered(attribute.keyPath, of: object)
    {
      for member in attribute.members(entries) { apply(member, to: object, &failures) }
      return
    }
    if case .array = attribute.value { return applyRows(attribute, to: object, &failures) }
    do throws(AttributeError) {
      try setBoxedValue(BoxedValue(attribute.value), attribute.keyPath, of: object)
    } catch {
      let error = isMissingObject(attribute, of: object) ? error.with(.noValue) : error
      failures.append(ApplyReport.Failure(attribute: attribute, error: error))
    }
  }

  /// Sets an array; an array of structures is set without its invalid rows.
  private func applyRows(
    _ attribute: RuntimeAttribute,
    to object: AnyObject,
    _ failures: inout [ApplyReport.Failure]
  ) {
    let rows = SkippedRows()
    var registry = self
    registry.trial = trial ?? Trial(.skippingRows)
    registry.trial?.rows = rows
    defer { registry.trial?.rows = nil }
    var errors: [AttributeError] = []
    do throws(AttributeError) {
      try registry.setBoxedValue(BoxedValue(attribute.value), attribute.keyPath, of: object)
    } catch {
      errors.append(error)
    }
    errors = rows.errors.map { $0.following(attribute.keyPath.keys) } + errors
    failures += errors.map { ApplyReport.Failure(attribute: attribute, error: $0) }
  }

  /// Whether an attribute sets members of an object, but the property is nil: applying does not create objects.
  private func isMissingObject(_ attribute: RuntimeAttribute, of object: AnyObject) -> Bool {
    guard case .dictionary = attribute.value, (try? value(forKeyPath: attribute.keyPath, of: object)) == .nil,
      let parent = try? value(attribute.keyPath.intermediateKeys[...], ofObject: object).object,
      case .object? = schema(of: parent)?[attribute.keyPath.lastKey]?.type.wrapped
    else { return false }
    return true
  }

  /// Whether a path leads to a value whose members can be set one by one; false for a path with too many keys.
  private func isEntered(_ keyPath: AttributeKeyPath, of object: AnyObject) -> Bool {
    guard keyPath.keys.count < Self.depthLimit, let value = try? value(forKeyPath: keyPath, of: object) else {
      return false
    }
    return switch value {
    case .object, .dictionary: true
    // The members of geometric structures can also be set one by one.
    case .attribute(.point), .attribute(.size), .attribute(.rect), .attribute(.range): true
    case .attribute, .array, .set: false
    }
  }
}

extension RuntimeAttribute {
  /// Returns the attributes for the members of a dictionary value, in the order of their positions.
  fileprivate func members(_ entries: [String: AttributeValue]) -> [RuntimeAttribute] {
    entries.map { name, value in
      var member = RuntimeAttribute(
        keyPath.appending(AttributeKey(name)),
        value,
        at: positions[name] ?? position
      )
      member.file = file
      for (path, position) in positions where path.hasPrefix(name + ".") {
        member.positions[String(path.dropFirst(name.count + 1))] = position
      }
      return member
    }.sorted { left, right in
      let (first, second) = (left.position ?? .start, right.position ?? .start)
      return first == second ? left.keyPath < right.keyPath : first < second
    }
  }
}

extension SourcePosition {
  fileprivate static let start = SourcePosition(line: 1, column: 1)
}
