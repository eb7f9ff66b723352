// What the functions of this module take and return.
@_exported public import Checks
@_exported public import InterfaceDocuments
@_exported public import ProjectModel
@_exported public import ReferenceGraph

// Only some types are exported: names such as Class and Action may conflict with those of a client's modules.
@_exported public import enum NibLoading.Consequence
@_exported public import struct NibLoading.LoadConditions
@_exported public import struct NibLoading.LoadEvent
@_exported public import struct RuntimeAttributes.ClassDescription
@_exported public import struct RuntimeAttributes.FileLocation
@_exported public import struct RuntimeAttributes.MethodDescription
@_exported public import struct RuntimeAttributes.PropertyDescription
@_exported public import struct RuntimeAttributes.PropertyType
