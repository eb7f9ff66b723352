// Re-exports the C library, and the part of Foundation that does not need ICU and libxml2.
//
// The complete Foundation would make up two thirds of a statically linked executable. On Apple platforms, Foundation is
// part of the system.

#if canImport(FoundationEssentials)
  @_exported public import FoundationEssentials
#else
  @_exported public import Foundation
#endif

#if canImport(Darwin)
  @_exported public import Darwin
#elseif canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#endif
