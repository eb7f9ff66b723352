import KeyValueCoding
import RuntimeAttributes
package import SourceModel

extension SourceFile {
  /// Reads an example in Swift, or in Objective-C if it contains typical Objective-C text.
  package init(example: String, path: String) {
    let isObjectiveC =
      example.contains("@\"") || ["[", "- (", "@", "#import", "extern "].contains(where: example.hasPrefix)
      || [" *", " alloc]"].contains(where: example.contains)
    self.init(reading: Array(example.utf8), path: path, language: isObjectiveC ? .objectiveC : .swift)
  }
}
