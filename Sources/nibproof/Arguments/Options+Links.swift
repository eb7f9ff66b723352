import Reporting

// Options for reports with links and dates.
extension Option {
  static let link = value(
    "link",
    "FORMAT",
    "Link to lines in HTML and on a terminal by a URL with {path} or {file}, {line} and {column}, such as "
      + "vscode://file{path}:{line}:{column}; {file} is relative to the repository.",
    sets: \.link,
    expecting: "a URL that contains {path} or {file}",
    by: { LinkFormat($0) }
  )

  static let date = value(
    "date",
    "DATE",
    "Show this date in an HTML report, which has none by default.",
    sets: \.date,
    expecting: "a date",
    by: { $0.isEmpty ? nil : $0 }
  )
}
