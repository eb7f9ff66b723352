import Reporting

// Options for reports with links and dates.
extension Option {
  static let link = value(
    "link",
    "FORMAT",
    "Link to source lines in HTML and on a terminal; FORMAT is a URL with {path} or {file} (relative to the repository), "
      + "{line} and {column}, such as vscode://file{path}:{line}:{column}.",
    sets: \.link,
    expecting: "a URL that contains {path} or {file}",
    by: { LinkFormat($0) }
  )

  static let date = value(
    "date",
    "DATE",
    "Show this date in HTML reports (default: no date).",
    sets: \.date,
    expecting: "a date",
    by: { $0.isEmpty ? nil : $0 }
  )
}
