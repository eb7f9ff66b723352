/// Suggestions of similar names.
package enum SuggestionMessages {
  package static func didYouMean(_ name: String) -> String { "did you mean '\(name)'?" }
}
