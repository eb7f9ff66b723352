// The types that the functions of this module take and return.
@_exported public import SourceModel
@_exported public import SourceSyntax

// Only the types that this module uses are exported.
@_exported public import struct KeyValueCoding.ClassDescription
@_exported public import struct KeyValueCoding.MethodDescription
@_exported public import enum KeyValueCoding.Platform
@_exported public import struct KeyValueCoding.PropertyDescription
@_exported public import struct KeyValueCoding.PropertyType
@_exported public import enum KeyValueCoding.SourceLanguage
@_exported public import struct RuntimeAttributes.FileLocation
@_exported public import struct RuntimeAttributes.SourcePosition
