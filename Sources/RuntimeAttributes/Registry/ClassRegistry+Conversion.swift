extension ClassRegistry {
  /// The conversion of values that a property's type cannot represent.
  public enum Conversion: Hashable, Sendable {
    /// Conversions never lose information: `"80"` sets an `Int`, and `"80a"`, `8.5`, nil and, for a `UInt8`, 300
    /// raise ``KeyValueCodingError/mismatch(_:)``.
    case exactly
    /// Conversions follow key-value coding: `"80a"` is 80, `"abc"` is 0, 300 is 44 in a `UInt8`, and nil is an empty
    /// `String`.
    case likeTheRuntime
  }

  /// Returns the same classes with another conversion of values.
  ///
  /// - Parameter conversion: The conversion of values that a property's type cannot represent.
  /// - Returns: A registry that shares the classes of this one.
  public func converting(_ conversion: Conversion) -> ClassRegistry {
    ClassRegistry(storage: storage, conversion: conversion)
  }
}
