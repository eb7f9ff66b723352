extension Explanations {
  static let documents = [
    Explanation(
      "unreadable-document",
      "a document cannot be read, or not to its end",
      """
      The file is empty, cut off, no XML, holds conflict markers of a merge, uses an id twice, or is of a kind that \
      Interface Builder never wrote. What can be read of it is checked all the same.
      """,
      document: """
        <<<<<<< HEAD
        <view id="v-1"/>
        =======
        <view id="v-2"/>
        >>>>>>> branch
        """,
      source: "",
      remedy: "Open the document in Xcode and save it anew, or take it out of version control as it was."
    )
  ]
}
