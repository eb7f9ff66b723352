// The part of Foundation that does not need ICU and libxml2, and the C library.
//
// Foundation as a whole would take up two thirds of a statically linked program. Apple's platforms provide it.

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
