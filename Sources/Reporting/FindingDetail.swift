/// What a line below a finding is about, which decides its look.
enum FindingDetail {
  case consequence, note, members, object, consoleMessage, declaration, evidence
}
