/// An error that stops the reading of an XML document, with its offset.
struct XMLFailure: Error {
  var reason: DocumentError.Reason
  /// The byte offset of the fault; nil if the fault concerns the whole document.
  var offset: Int?

  init(_ reason: DocumentError.Reason, at offset: Int? = nil) {
    (self.reason, self.offset) = (reason, offset)
  }

  init(_ fault: XMLFault, at offset: Int) { self.init(.malformed(fault), at: offset) }
}
