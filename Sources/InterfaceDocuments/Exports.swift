// What the functions of this module take and return.

// Only some types are exported: names such as Class and Action may conflict with those of a client's modules.
@_exported public import struct RuntimeAttributes.AttributeKeyPath
@_exported public import enum RuntimeAttributes.AttributeValue
@_exported public import enum RuntimeAttributes.Platform
@_exported public import struct RuntimeAttributes.PlatformVersion
@_exported public import struct RuntimeAttributes.RuntimeAttribute
@_exported public import struct RuntimeAttributes.SourcePosition
