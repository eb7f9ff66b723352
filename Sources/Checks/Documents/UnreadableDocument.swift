import NibLoading
package import ProgramModel

/// A document that cannot be read completely.
enum UnreadableDocument {
  static let rule = Rule(
    .unreadableDocument,
    "a document cannot be read completely",
    """
    The file is empty, truncated or not XML, contains conflict markers of a merge, or has a format or platform that \
    Interface Builder does not write. Or a part of the document is invalid: two objects have the same id, a runtime \
    attribute has an unknown type or no valid value, or an element is in the wrong place or lacks an XML attribute. \
    The readable part is still checked.
    """,
    document: """
      <<<<<<< HEAD
      <view id="v-1"/>
      =======
      <view id="v-2"/>
      >>>>>>> branch
      """,
    source: "",
    fix: (
      """
      <<<<<<< HEAD
      <view id="v-1"/>
      =======
      <view id="v-2"/>
      >>>>>>> branch
      """,
      #"<view id="v-1"/>"#
    ),
    remedy: "Open the document in Xcode and save it again, or restore it from version control."
  )
}

extension Finding {
  /// Creates a finding about a problem that occurred while reading a document.
  package init(_ problem: DocumentRecord.Problem, in file: String) {
    self.init(
      id: .unreadableDocument,
      consequence: .invalid,
      message: problem.message,
      file: file,
      position: problem.position,
      object: problem.object.map { Object($0) }
    )
  }
}
