/// Recognizes names that Apple's classes may have, whether or not an interface lists them.
enum SystemClassNames {
  /// Whether a name looks like one of Apple's.
  static func mayHave(_ name: String) -> Bool {
    if words.contains(where: name.hasPrefix) { return true }
    // Every prefix has at least two letters.
    let start = name.prefix(2)
    return start.utf8.count == 2 && prefixes.contains(start)
  }

  /// The first words of class names without a capitalized prefix.
  private static let words = [
    "_", "Dispatch", "FirstResponder", "OS_", "Quartz", "Screen", "Sec", "Web", "dispatch",
  ]

  /// The prefixes of classes in framework interfaces, and those of frameworks without an interface.
  private static let prefixes = Set(
    """
    AB AC AD AK AL AM AP AR AS AT AU AV BC BE BK CA CB CD CE CF CG CH CI CK CL CM CN CP CR CS CT CV CW CX DA DC DD \
    DM DO DR DS EA EK EN EX FC FI FM FP FS GC GK GL GS HF HK HM HU IA IB IC ID IF IK IL IM IN IO IS IT JS KM LA LP \
    LS MA MC MD ME MF MI MK ML MM MP MR MS MT MX NC NE NF NI NL NM NP NS OD OS PA PB PC PD PE PF PG PH PK PL PM PN \
    PR PS PU PV QC QL QT RB RC RE RF RK RP RT SA SB SC SF SH SK SL SM SN SO SP SR SS ST SW TC TI TK TN TP TR TS TU \
    TV TW UI UN US UT VC VI VK VM VN VO VP VS VT VZ WB WC WF WK WL XB XC XP
    """.split { $0 == " " || $0 == "\n" }
  )
}
