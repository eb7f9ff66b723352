import KeyValueCoding
import RuntimeAttributes

/// The conversion table as text: the result for each kind of value and type of property.
public enum ConversionTableText {
  /// Returns the table with its legend.
  ///
  /// - Parameter platform: The platform whose class names are used.
  /// - Returns: The legend, followed by two lines for each row of the table.
  public static func text(on platform: Platform) -> String {
    head + ConversionTable.rows.map { lines(of: $0, on: platform) }.joined()
  }

  private static var head: String {
    let legend = ConversionOutcome.allCases.map { "  \(letter($0))  \(ReportMessages.meaning(of: $0))\n" }
      .joined()
    return ReportMessages.conversionTable + "\n\n" + legend + "\n" + ReportMessages.lessCertainCell + "\n\n"
      + columns
      + "\n"
  }

  private static var columns: String {
    ConversionRow.Column.allCases.map { "\($0.title)  " }.joined() + ReportMessages.conversionType
  }

  private static func lines(of row: ConversionTable.Row, on platform: Platform) -> String {
    let cells = ConversionRow.Column.allCases.map { column in
      let isLessSure = row.confidence(in: column) != row.confidence
      let cell = String(letter(row.outcomes[column])) + (isLessSure ? "*" : "")
      return cell + String(repeating: " ", count: column.title.count + 2 - cell.count)
    }
    let message = row.message.map { ": \($0.selector(on: platform))" } ?? ""
    return cells.joined() + row.title + message + "\n"
      + "     \(row.confidence.rawValue): \(row.source)\n"
  }

  private static func letter(_ outcome: ConversionOutcome) -> Character {
    switch outcome {
    case .stores: "s"
    case .converts: "c"
    case .storesNil: "z"
    case .empties: "e"
    case .storesWrongObject: "w"
    case .raisesForNil: "n"
    case .raisesUnrecognizedSelector: "r"
    case .undefinedKey: "u"
    case .traps: "t"
    case .undecided: "?"
    }
  }
}
