/// The kind of a line below a finding, which determines its style.
enum FindingDetail {
  case consequence, note, members, object, consoleMessage, declaration, evidence
}
