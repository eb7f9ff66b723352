import KeyValueCoding
import ProgramModel

/// The properties of a document that determine its visible classes: its targets and deployment target.
struct DocumentBuildContext: Hashable, Sendable {
  /// The targets that build the document, if the visible classes depend on the targets.
  var scope: TargetScope?
  /// The deployment target of the document, if specified.
  var oldestSystem: PlatformVersion?
}
