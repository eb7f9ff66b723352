// Modules and types that appear in the API of this module.
@_exported public import Checks
@_exported public import InterfaceDocuments
@_exported public import ProjectModel
@_exported public import ReferenceGraph

@_exported public import struct KeyValueCoding.ClassDescription
@_exported public import struct KeyValueCoding.MethodDescription
@_exported public import struct KeyValueCoding.PropertyDescription
@_exported public import struct KeyValueCoding.PropertyType
@_exported public import enum NibLoading.Consequence
@_exported public import struct NibLoading.LoadConditions
@_exported public import struct NibLoading.LoadEvent
@_exported public import struct RuntimeAttributes.FileLocation
