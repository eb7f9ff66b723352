// What the functions of this module take and return.
@_exported public import SourceModel
@_exported public import SourceSyntax

// Only some types are exported: names such as Class and Action may conflict with those of a client's modules.
@_exported public import struct RuntimeAttributes.ClassDescription
@_exported public import struct RuntimeAttributes.FileLocation
@_exported public import struct RuntimeAttributes.MethodDescription
@_exported public import enum RuntimeAttributes.Platform
@_exported public import struct RuntimeAttributes.PropertyDescription
@_exported public import struct RuntimeAttributes.PropertyType
@_exported public import enum RuntimeAttributes.SourceLanguage
@_exported public import struct RuntimeAttributes.SourcePosition
