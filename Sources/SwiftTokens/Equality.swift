// The compiler does not inline an enumeration's synthesized `==` across modules, and the parser compares several words
// and kinds for each token.

extension SwiftToken.Kind {
  @inlinable
  @inline(__always)
  package static func == (left: Self, right: Self) -> Bool {
    unsafeBitCast(left, to: UInt8.self) == unsafeBitCast(right, to: UInt8.self)
  }

  @inlinable
  @inline(__always)
  package static func != (left: Self, right: Self) -> Bool {
    unsafeBitCast(left, to: UInt8.self) != unsafeBitCast(right, to: UInt8.self)
  }
}

extension SwiftSyntaxToken.Operator {
  @inlinable
  @inline(__always)
  package static func == (left: Self, right: Self) -> Bool {
    unsafeBitCast(left, to: UInt8.self) == unsafeBitCast(right, to: UInt8.self)
  }

  @inlinable
  @inline(__always)
  package static func != (left: Self, right: Self) -> Bool {
    unsafeBitCast(left, to: UInt8.self) != unsafeBitCast(right, to: UInt8.self)
  }
}

extension SwiftSyntaxWord {
  @inlinable
  @inline(__always)
  package static func == (left: Self, right: Self) -> Bool {
    unsafeBitCast(left, to: UInt8.self) == unsafeBitCast(right, to: UInt8.self)
  }

  @inlinable
  @inline(__always)
  package static func != (left: Self, right: Self) -> Bool {
    unsafeBitCast(left, to: UInt8.self) != unsafeBitCast(right, to: UInt8.self)
  }
}
