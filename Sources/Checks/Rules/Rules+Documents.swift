extension Rule {
  static let documents: [Rule] = [
    Rule(
      .unreadableDocument,
      "a document cannot be read completely",
      """
      The file is empty, truncated or not XML, contains conflict markers of a merge, uses an id twice, or has a \
      format that Interface Builder does not write. The readable part is still checked.
      """,
      document: """
        <<<<<<< HEAD
        <view id="v-1"/>
        =======
        <view id="v-2"/>
        >>>>>>> branch
        """,
      source: "",
      remedy: "Open the document in Xcode and save it again, or restore it from version control."
    )
  ]
}
