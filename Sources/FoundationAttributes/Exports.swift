// The types of another module in the API of this module.
@_exported public import RuntimeAttributes
