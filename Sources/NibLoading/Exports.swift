// The modules whose types are part of this module's API.
@_exported public import InterfaceDocuments
@_exported public import KeyValueCoding
@_exported public import RuntimeAttributes
