/// The explanation of a kind of finding or a term.
///
/// The command line, the rules in reports and the documentation contain the same explanations.
public struct Explanation: Hashable, Sendable {
  /// The finding id or the term.
  public var id: String
  /// A one-line description of the problem.
  public var title: String
  /// The cause and the effect on each platform.
  public var text: String
  /// An example document with the problem; empty if the problem is not in documents.
  public var document: String
  /// The source code for the example document.
  public var source: String
  /// The console output of the example, if any.
  public var prints: String?
  /// The way to fix the problem.
  public var remedy: String

  package init(
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
