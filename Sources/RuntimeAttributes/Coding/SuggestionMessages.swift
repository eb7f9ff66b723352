/// What is asked where a name is near to one that exists.
package enum SuggestionMessages {
  package static func didYouMean(_ name: String) -> String { "did you mean '\(name)'?" }
}
