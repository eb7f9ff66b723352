import Reporting

// Options for reports with links and dates.
extension Option {
  static let link = value(
    "link",
    "FORMAT",
    "In HTML and on a terminal, link to lines with a URL that contains {path} or {file}, {line} and {column}, such as "
      + "vscode://file{path}:{line}:{column}; {file} is relative to the repository.",
    sets: \.link,
    expecting: "a URL that contains {path} or {file}",
    by: { LinkFormat($0) }
  )

  static let date = value(
    "date",
    "DATE",
    "Show this date in an HTML report; by default, none is shown.",
    sets: \.date,
    expecting: "a date",
    by: { $0.isEmpty ? nil : $0 }
  )
}
