/// Why the rest of an XML document cannot be read, and where it begins.
struct XMLFailure: Error {
  var reason: DocumentError.Reason
  /// The byte offset of the fault; nil if it is that of the document as a whole.
  var offset: Int?

  init(_ reason: DocumentError.Reason, at offset: Int? = nil) {
    (self.reason, self.offset) = (reason, offset)
  }

  init(_ fault: XMLFault, at offset: Int) { self.init(.malformed(fault), at: offset) }
}
