import ByteHashing
import KeyValueCoding
import SourceSyntax

extension NibLoadingAPI {
  /// A spelling of the method: its current Swift name, or its Objective-C selector, which old versions of Swift also
  /// use.
  struct Spelling: Sendable {
    /// The base name, the first part of the selector, or the class that an initializer creates.
    let name: String
    /// The labels of all arguments; an unlabeled argument has an empty label.
    let labels: [String]
    /// The label of the argument that contains the name; nil if the method does not take a name.
    let label: String?

    fileprivate init(swift: String, argument: Int?) {
      name = String(swift.prefix { $0 != "(" })
      let all = swift.dropFirst(name.count + 1).dropLast().split(separator: ":")
      let labels = all.map { $0 == "_" ? "" : String($0) }
      self.labels = labels
      label = argument.map { labels.indices.contains($0) ? labels[$0] : "" }
    }

    fileprivate init(selector: String, argument: Int?) {
      let pieces = selector.split(separator: ":")
      name = String(pieces.first ?? "")
      labels = selector.contains(":") ? [""] + pieces.dropFirst().map(String.init) : []
      label = argument.map { $0 > 0 && pieces.indices.contains($0) ? String(pieces[$0]) : "" }
    }

    /// Returns the index of the argument that contains the name, given the labels in a call, which may omit default
    /// arguments.
    ///
    /// - Returns: The index, or -1 if the method does not take a name; nil if the labels do not match the method, or do
    ///   not include the label of the name.
    fileprivate func argument(among given: [String], _ row: NibLoadingAPI) -> Int? {
      var (next, found) = (0, row.argument == nil ? -1 : nil)
      for (index, label) in given.enumerated() {
        guard let position = labels[next...].firstIndex(of: label) else { return nil }
        if position == row.argument { found = index }
        next = position + 1
      }
      return found
    }
  }

  /// The spellings of the method: current Swift first.
  var spellings: [Spelling] {
    [Spelling(swift: swift, argument: argument), Spelling(selector: selector, argument: argument)]
  }

  /// An index of the rows by the name of the method or class, without the rows whose act is `names`.
  private struct Table: Sendable {
    var index = HashIndex()
    var names: [[UInt8]] = []
    var rows: [[(row: NibLoadingAPI, spelling: Spelling)]] = []

    init() {
      var numbers: [String: Int] = [:]
      for row in NibLoadingAPI.rows where row.act != .names {
        for spelling in row.spellings {
          let number = numbers[spelling.name] ?? rows.count
          if number == rows.count {
            numbers[spelling.name] = number
            index.insert(number, hash: FNVHash.hash(of: spelling.name.utf8))
            names.append(Array(spelling.name.utf8))
            rows.append([])
          }
          rows[number].append((row, spelling))
        }
      }
    }

    func number(of name: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
      index.firstIndex(of: FNVHash.hash(of: name)) { names[$0].elementsEqual(name) }
    }
  }

  private static let table = Table()

  /// Whether a method or class in the table has the name, except for `init`, which all classes have.
  fileprivate static func isNamed(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    table.number(of: name) != nil && !name.spells("init")
  }

  /// Returns the row for a name and argument labels, if any, and the index of the argument that contains the name of
  /// the resource, or -1.
  ///
  /// If several methods match because the call omits default arguments, returns the row with the fewest parameters.
  fileprivate static func row(
    named name: Slice<UnsafeBufferPointer<UInt8>>,
    _ labels: [String]
  ) -> (row: NibLoadingAPI, argument: Int)? {
    guard let number = table.number(of: name) else { return nil }
    var best: (row: NibLoadingAPI, argument: Int, count: Int)?
    for (row, spelling) in table.rows[number] where spelling.labels.count < best?.count ?? .max {
      guard let argument = spelling.argument(among: labels, row) else { continue }
      best = (row, argument, spelling.labels.count)
    }
    return best.map { ($0.row, $0.argument) }
  }

  /// The rows of initializers that take a nib name, by argument label and by base name.
  ///
  /// Classes of the app may add parameters to these initializers.
  fileprivate static let extensible: [String: NibLoadingAPI] = {
    var extensible: [String: NibLoadingAPI] = [:]
    for row in rows where row.target == .nib && row.act == .creates {
      for name in row.spellings.flatMap({ [$0.label ?? "", $0.name] })
      where !name.isEmpty && extensible[name]?.receiver != "init" {
        extensible[name] = row
      }
    }
    return extensible
  }()

  /// Returns the row of the same method in a framework, or nil if the framework does not have the method.
  package func row(of framework: UIFramework) -> NibLoadingAPI? {
    if frameworks.contains(framework) { return self }
    let names = Set(spellings.map(\.name))
    return Self.rows.first { other in
      other.frameworks.contains(framework) && other.act == act && other.thing == thing
        && other.spellings.contains { names.contains($0.name) }
    }
  }
}

// MARK: - Calls

extension SyntaxTree {
  /// A call of a method in the table.
  struct APICall {
    let api: NibLoadingAPI
    /// The argument that contains the name; nil if the method does not take a name.
    let argument: Argument?
  }

  /// Whether a call may refer to a method in the table, to a helper that dequeues cells, or to a function that takes a
  /// nib name.
  func mayUseByName(_ call: Index) -> Bool {
    let name = calleeName(of: call)
    if NibLoadingAPI.isNamed(name) || NibLoadingAPI.mayDequeue(name) { return true }
    if name.spells("init"), let base = base(of: callee(of: call) ?? call),
      NibLoadingAPI.isNamed(self.name(of: base))
    {
      return true
    }
    return nibArgument(of: call) != nil
  }

  /// Returns the first argument with a label such as `nibName`, which indicates a nib name in calls of any function;
  /// nil if there is none.
  func nibArgument(of call: Index) -> Index? {
    var child = firstChild(of: call).map { self[$0].nextSibling } ?? -1
    while child >= 0 {
      if self[child].kind == .argument, NibLoadingAPI.isNibLabel(name(of: child)) { return child }
      child = self[child].nextSibling
    }
    return nil
  }

  /// Returns the table row of the called framework method, or of the initializer with a nib name to which a class of
  /// the app adds parameters; nil for other calls.
  func api(of call: Index) -> APICall? {
    guard let callee = callee(of: call) else { return nil }
    var name = calleeName(of: call)
    let isInitializer = isInitializer(name)
    if name.spells("init"), let base = base(of: callee), !isNamed(base, "super"), !isNamed(base, "self") {
      name = self.name(of: base)
    }
    let arguments = arguments(of: call).filter { !self[$0.value].traits.contains(.isTrailing) }
    if let (row, argument) = NibLoadingAPI.row(named: name, arguments.map { nameText(of: $0.node) }) {
      return APICall(api: row, argument: argument < 0 ? nil : arguments[argument])
    }
    if language == .objectiveC, let first = arguments.first, let row = NibLoadingAPI.extensible[name.string] {
      return APICall(api: row, argument: first)
    }
    guard isInitializer else { return nil }
    for argument in arguments {
      guard let row = NibLoadingAPI.extensible[nameText(of: argument.node)] else { continue }
      return APICall(api: row, argument: argument)
    }
    return nil
  }

  /// Whether a callee's name is a Swift initializer or type: `Panel(…)`, `super.init(…)`.
  private func isInitializer(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    language == .swift
      && (name.spells("init") || name.first.map { $0.isUppercase || $0 >= 0x80 } == true)
  }

  /// Whether an expression is the name of a storyboard class.
  func isStoryboardClass(_ node: Index?) -> Bool {
    guard let node, self[node].kind == .name else { return false }
    return NibLoadingAPI.storyboardClasses.contains(nameText(of: node))
  }
}
