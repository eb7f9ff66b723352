/// The registration of a Swift class, whichever it is.
public struct ClassRegistration: Sendable {
  let type: AnyClass
  let superclass: AnyClass?
  var description: ClassDescription
  let accessors: [Accessor?]
}
