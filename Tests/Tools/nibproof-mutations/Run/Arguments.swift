/// The command-line arguments.
struct Arguments {
  var trees: [String] = []
  var kinds: Set<String> = []
  /// The number of changes of each kind per tree.
  var count = 5
  var seed: UInt64 = 1
  var isJSON = false
  /// Whether to probe reachability instead of making changes.
  var probesReachability = false
  /// Whether to print only the usage text.
  var wantsHelp = false

  static let usage = """
    usage: nibproof-mutations TREE... [--kind NAME]... [--count N] [--seed N] [--reporter text|json]
           nibproof-mutations --probe-reachability TREE... [--reporter text|json]
    kinds: \(MutationKind.all.map(\.name).joined(separator: ", "))
    """

  /// Parses the arguments; returns nil if they are invalid.
  init?(_ arguments: some Sequence<String>) {
    var iterator = arguments.makeIterator()
    while let argument = iterator.next() {
      switch argument {
      case "--help", "-h":
        wantsHelp = true
        return
      case "--kind":
        guard let name = iterator.next(), MutationKind.all.contains(where: { $0.name == name }) else {
          return nil
        }
        kinds.insert(name)
      case "--count":
        guard let number = iterator.next().flatMap({ Int($0) }), number > 0 else { return nil }
        count = number
      case "--seed":
        guard let number = iterator.next().flatMap({ UInt64($0) }) else { return nil }
        seed = number
      case "--probe-reachability": probesReachability = true
      case "--reporter":
        guard let name = iterator.next(), name == "text" || name == "json" else { return nil }
        isJSON = name == "json"
      default:
        guard !argument.hasPrefix("-") else { return nil }
        trees.append(argument)
      }
    }
    guard !trees.isEmpty else { return nil }
  }
}
