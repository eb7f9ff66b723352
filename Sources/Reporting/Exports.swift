// The module whose types appear in the API of this module.
@_exported public import Validation
