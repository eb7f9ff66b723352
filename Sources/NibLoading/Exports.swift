// What the functions of this module take and return.
@_exported public import InterfaceDocuments
@_exported public import KeyValueCoding
@_exported public import RuntimeAttributes
