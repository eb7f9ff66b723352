import KeyValueCoding
import ProgramModel

/// The properties of a document that determine its visible classes: its targets and deployment target.
struct DocumentBuildContext: Hashable, Sendable {
  /// The targets that build the document, if classes depend on them.
  var scope: TargetScope?
  /// The deployment target of the document, if specified.
  var oldestSystem: PlatformVersion?
}
