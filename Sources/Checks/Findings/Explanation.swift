/// The explanation of a kind of finding or a term.
///
/// The command, the rules in reports and the documentation share it.
public struct Explanation: Hashable, Sendable {
  /// The finding id or the term.
  public var id: String
  /// A one-line description of the problem.
  public var title: String
  /// The cause and the effect on each platform.
  public var text: String
  /// An example document; empty if the problem is not in documents.
  public var document: String
  /// The source for the example document.
  public var source: String
  /// The console output of the example; nil if it prints nothing.
  public var prints: String?
  /// The fix.
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
