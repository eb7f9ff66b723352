import ProjectModel
import SourceModel

/// The earlier contents of an app's sources, from a repository.
///
/// Validation does not run Git itself: the caller provides the contents. Results are cached.
package final class SourceHistory: Sendable {
  /// Selects earlier sources by their contents.
  package enum Selection: Hashable, Sendable {
    /// The sources that declare or extend one of the types.
    case types([String])
    /// The sources that contain one of the words.
    case words([String])
  }

  /// The selected sources of a revision.
  struct Sources: Sendable {
    /// The name of the revision in messages.
    var revision: String
    var files: [SourceFile]
  }

  private struct Question: Hashable {
    var revision: String
    var selection: Selection
    var folder: String
  }

  private let findRevisions: @Sendable (String) -> [String]
  private let read: @Sendable (String, Selection, String) -> [String: [UInt8]]
  private let revisions = RememberedValues<String, [String]>()
  private let sources = RememberedValues<Question, [SourceFile]>()

  /// Creates a history.
  ///
  /// - Parameters:
  ///   - revisions: Returns the revisions with which to compare the current sources of a document, in order of
  ///     preference; empty outside of a repository.
  ///   - texts: Returns the selected sources of a revision by path; the paths are spelled like those of current
  ///     sources. The last argument is the path of a document in the same repository.
  package init(
    revisions: @escaping @Sendable (_ document: String) -> [String],
    texts: @escaping @Sendable (_ revision: String, Selection, _ document: String) -> [String: [UInt8]]
  ) {
    (findRevisions, read) = (revisions, texts)
  }

  /// Whether the history contains a revision with which to compare the sources of a document.
  func knows(_ document: String) -> Bool {
    !revisions.value(for: document) { findRevisions(document) }.isEmpty
  }

  /// Returns the selected sources of each revision for comparison, read lazily.
  func sources(_ selection: Selection, before document: String) -> some Sequence<Sources> {
    revisions.value(for: document) { findRevisions(document) }.lazy.map { revision in
      self.sources(selection, in: revision, before: document)
    }
  }

  /// Returns the selected sources of a revision.
  func sources(_ selection: Selection, in revision: String, before document: String) -> Sources {
    // The documents of a folder are in the same repository.
    let folder = PathName.folder(of: document)
    let question = Question(revision: revision, selection: selection, folder: folder)
    let files = sources.value(for: question) {
      read(revision, selection, document).sorted { $0.key < $1.key }
        .map { SourceFile(reading: $0.value, path: $0.key) }
    }
    return Sources(revision: revision, files: files)
  }
}

extension SourceHistory: Hashable {
  package static func == (left: SourceHistory, right: SourceHistory) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
