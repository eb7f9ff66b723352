/// What one kind of finding means, or a word in which it is told: one text for the command, the reports' rules and the
/// documentation.
public struct Explanation: Hashable, Sendable {
  /// The id of the findings, or the word.
  public var id: String
  /// What is wrong, in a line.
  public var title: String
  /// How it comes about, and what the platforms make of it.
  public var text: String
  /// Elements of a document that show it; empty where none does.
  public var document: String
  /// The source that the document is loaded against.
  public var source: String
  /// What the runtime prints for the example; nil where it prints nothing.
  public var prints: String?
  /// How to mend it.
  public var remedy: String

  init(
    _ id: String,
    _ title: String,
    _ text: String,
    document: String,
    source: String,
    prints: String? = nil,
    remedy: String
  ) {
    self.id = id
    self.title = title
    self.text = text
    self.document = document
    self.source = source
    self.prints = prints
    self.remedy = remedy
  }
}
