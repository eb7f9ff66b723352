// Types of other modules that are part of the API of this module.

@_exported public import enum KeyValueCoding.Platform
@_exported public import struct KeyValueCoding.PlatformVersion
// Only the types that this module uses are exported.
@_exported public import struct RuntimeAttributes.AttributeKeyPath
@_exported public import enum RuntimeAttributes.AttributeValue
@_exported public import struct RuntimeAttributes.RuntimeAttribute
@_exported public import struct RuntimeAttributes.SourcePosition
