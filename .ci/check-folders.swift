// Finds cycles among the folders of each module below `Sources` and `Tests/Tools`.
//
// A file depends on another file if it references one of that file's declarations: a type, a free function or constant,
// or a member of an extension of a type that a third file declares. Names that several files declare are skipped, since
// the text alone does not show which declaration is referenced; so are the members that a type's own file declares. The
// check may miss references, but it must not report false ones.

import Foundation

struct Token {
  var text: Substring
  var line: Int
  var isIdentifier: Bool
}

/// Splits Swift source into identifiers and punctuation, without imports, comments and the text of string literals.
struct Lexer {
  private let text: String
  private var index: String.Index
  private var line = 1
  private(set) var tokens: [Token] = []

  init(_ text: String) {
    self.text = text
    index = text.startIndex
    while index < text.endIndex { next() }
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where index < text.endIndex {
      if text[index].isNewline { line += 1 }
      index = text.index(after: index)
    }
  }

  private func starts(_ prefix: String) -> Bool { text[index...].hasPrefix(prefix) }

  private mutating func next() {
    let character = text[index]
    if character.isWhitespace {
      advance()
    } else if starts("//") {
      while index < text.endIndex, !text[index].isNewline { advance() }
    } else if starts("/*") {
      skipComment()
    } else if character == "\"" || (character == "#" && text[index...].drop { $0 == "#" }.first == "\"") {
      skipString()
    } else if character == "`" {
      advance()
    } else if character.isLetter || character == "_" {
      let (start, first) = (index, line)
      while index < text.endIndex, text[index].isLetter || text[index].isNumber || text[index] == "_" {
        advance()
      }
      if text[start..<index] == "import" {
        while index < text.endIndex, !text[index].isNewline { advance() }
      } else {
        tokens.append(Token(text: text[start..<index], line: first, isIdentifier: true))
      }
    } else if character.isNumber {
      while index < text.endIndex, text[index].isLetter || text[index].isNumber || text[index] == "_" {
        advance()
      }
    } else {
      tokens.append(Token(text: text[index...index], line: line, isIdentifier: false))
      advance()
    }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        advance(2)
      } else if starts("*/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && index < text.endIndex
  }

  /// Skips a string literal; the tokens of its interpolations are kept.
  private mutating func skipString() {
    var pounds = ""
    while starts("#") {
      pounds += "#"
      advance()
    }
    let quote = starts("\"\"\"") ? "\"\"\"" : "\""
    advance(quote.count)
    while index < text.endIndex {
      if starts(quote + pounds) {
        advance(quote.count + pounds.count)
        return
      }
      if starts("\\" + pounds + "(") {
        advance(2 + pounds.count)
        var depth = 1
        while depth > 0, index < text.endIndex {
          if text[index] == "(" { depth += 1 }
          if text[index] == ")" { depth -= 1 }
          if depth == 0 { advance() } else { next() }
        }
      } else if starts("\\" + pounds) {
        advance(2 + pounds.count)
      } else if quote.count == 1, text[index].isNewline {
        return
      } else {
        advance()
      }
    }
  }
}

/// A source file, and the names that it declares.
struct SourceFile {
  enum Form {
    case topLevel, nestedType, extensionMember
  }

  let path: String
  let folder: String
  let tokens: [Token]
  /// The names that other files may use.
  private(set) var declared: [String: Form] = [:]
  /// All names that the file declares anywhere, as types, generic parameters, functions, variables or cases.
  private(set) var own: Set<String> = []

  private static let types: Set<Substring> = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "macro",
  ]
  private static let values: Set<Substring> = [
    "func", "var", "let", "case", "associatedtype", "precedencegroup",
  ]

  /// A pair of braces that encloses the current token.
  private struct Scope {
    enum Kind {
      case type
      /// An extension of the type with the given name.
      case `extension`(Substring)
      case other
    }

    var kind: Kind
    var isPrivate: Bool
  }

  init(path: String, folder: String, text: String) {
    (self.path, self.folder) = (path, folder)
    tokens = Lexer(text).tokens
    findDeclarations()
  }

  private mutating func findDeclarations() {
    var scopes: [Scope] = []
    var pending: Scope?
    var isPrivate = false
    var extended: [(type: Substring, member: String)] = []
    for (index, token) in tokens.enumerated() {
      let next = index + 1 < tokens.count ? tokens[index + 1] : nil
      let previous = index > 0 ? tokens[index - 1].text : ""
      switch token.text {
      case "{":
        scopes.append(pending ?? Scope(kind: .other, isPrivate: true))
        (pending, isPrivate) = (nil, false)
      case "}":
        _ = scopes.popLast()
        (pending, isPrivate) = (nil, false)
      case "private", "fileprivate":
        // `private(set)` leaves the getter visible.
        if next?.text != "(" { isPrivate = true }
      case "extension" where previous != ".":
        guard let next, next.isIdentifier else { break }
        // The last name of `A.B` is the type.
        var end = index + 1
        while end + 2 < tokens.count, tokens[end + 1].text == ".", tokens[end + 2].isIdentifier { end += 2 }
        pending = Scope(kind: .extension(tokens[end].text), isPrivate: isPrivate)
      case let word where Self.types.contains(word) && previous != ".":
        guard let next, next.isIdentifier, !["func", "var", "let", "subscript"].contains(next.text) else {
          break
        }
        let name = String(next.text)
        own.insert(name)
        addGenericParameters(after: index + 1)
        let isVisible = !isPrivate && !scopes.contains { $0.isPrivate }
        if isVisible { declared[name] = scopes.isEmpty ? .topLevel : .nestedType }
        if word != "typealias" { pending = Scope(kind: .type, isPrivate: isPrivate) }
        isPrivate = false
      case let word where Self.values.contains(word) && previous != ".":
        guard let next, next.isIdentifier else { break }
        let name = String(next.text)
        own.insert(name)
        if word == "func" { addGenericParameters(after: index + 1) }
        let isVisible = !isPrivate && !scopes.contains { $0.isPrivate }
        if isVisible, word != "case" {
          if scopes.isEmpty {
            declared[name] = declared[name] ?? .topLevel
          } else if scopes.count == 1, case .extension(let type) = scopes[0].kind {
            extended.append((type, name))
          }
        }
        if word == "func" || word == "var" { pending = Scope(kind: .other, isPrivate: true) }
        isPrivate = false
      default: break
      }
    }
    for (type, member) in extended where !own.contains(String(type)) {
      declared[member] = declared[member] ?? .extensionMember
    }
  }

  /// Adds the names in `<A, B: C>` after a declared name.
  private mutating func addGenericParameters(after index: Int) {
    guard index + 1 < tokens.count, tokens[index + 1].text == "<" else { return }
    var isName = true
    for token in tokens[(index + 2)...] {
      if token.text == ">" { return }
      if token.isIdentifier, isName, token.text != "each", token.text != "let" {
        own.insert(String(token.text))
        isName = false
      }
      if token.text == "," { isName = true }
    }
  }
}

/// A reference in one folder to a name that another folder declares.
struct Reference: Comparable {
  var file: String
  var line: Int
  var name: String

  static func < (left: Reference, right: Reference) -> Bool {
    (left.file, left.line, left.name) < (right.file, right.line, right.name)
  }
}

/// The folders of a module and the references between them.
struct FolderGraph {
  struct Edge: Hashable {
    var from: String
    var to: String
  }

  private(set) var edges: [Edge: [Reference]] = [:]

  /// Names of the standard library that sources may also declare.
  private static let standard: Set<String> = [
    "Element", "Index", "Iterator", "Range", "Key", "Value", "Error", "Character", "Result", "Task",
    "description",
    "count", "isEmpty", "first", "last", "append", "contains", "map", "filter", "sorted", "joined", "hash",
    "encode",
  ]

  init(_ files: [SourceFile], module: String, foreign: Set<String>) {
    var places: [String: [Int]] = [:]
    var owners: [String: Int] = [:]
    for (index, file) in files.enumerated() {
      for name in file.declared.keys { places[name, default: []].append(index) }
      for name in file.own { owners[name, default: 0] += 1 }
    }
    for file in files {
      for (index, token) in file.tokens.enumerated() where token.isIdentifier {
        let name = String(token.text)
        guard let declaring = places[name], declaring.count == 1, !file.own.contains(name),
          !Self.standard.contains(name), let form = files[declaring[0]].declared[name]
        else { continue }
        let target = files[declaring[0]]
        guard target.folder != file.folder else { continue }
        let previous = index > 0 ? file.tokens[index - 1].text : ""
        let next = index + 1 < file.tokens.count ? file.tokens[index + 1].text : ""
        let isType = name.first?.isUppercase == true
        switch form {
        case .topLevel:
          if previous == ".", index < 2 || file.tokens[index - 2].text != module { continue }
          if !isType, next == ":" || owners[name] != 1 || foreign.contains(name) { continue }
        case .nestedType, .extensionMember:
          // A member of another type or module may have the same name.
          if owners[name] != 1 || foreign.contains(name) { continue }
          if form == .extensionMember, next == ":", previous != "." { continue }
        }
        edges[Edge(from: file.folder, to: target.folder), default: []].append(
          Reference(file: file.path, line: token.line, name: name)
        )
      }
    }
  }

  var folders: [String] { Set(edges.keys.flatMap { [$0.from, $0.to] }).sorted() }

  /// The groups of folders that depend on each other.
  var cycles: [[String]] {
    var reached: [String: Set<String>] = [:]
    for folder in folders {
      var (found, open) = (Set<String>(), [folder])
      while let next = open.popLast() {
        for edge in edges.keys where edge.from == next && found.insert(edge.to).inserted {
          open.append(edge.to)
        }
      }
      reached[folder] = found
    }
    var groups: [[String]] = []
    for folder in folders where !groups.contains(where: { $0.contains(folder) }) {
      let group = folders.filter {
        reached[folder]?.contains($0) == true && reached[$0]?.contains(folder) == true
      }
      if !group.isEmpty { groups.append(group) }
    }
    return groups
  }

  /// Returns edges with few references whose removal breaks all cycles of a group.
  ///
  /// The search moves single folders, so it may miss edges with fewer references.
  func closing(_ group: [String]) -> [Edge] {
    func weight(_ from: String, _ to: String) -> Int { edges[Edge(from: from, to: to)]?.count ?? 0 }
    // Edges to folders later in the order are removed.
    var order = group
    var improves = true
    while improves {
      improves = false
      for folder in group {
        let rest = order.filter { $0 != folder }
        // If the folder is first, the cost is the number of its references to all others.
        var cost = rest.reduce(0) { $0 + weight(folder, $1) }
        var best = (cost: cost, place: 0)
        var costs = [cost]
        for (index, other) in rest.enumerated() {
          cost += weight(other, folder) - weight(folder, other)
          costs.append(cost)
          if cost < best.cost { best = (cost, index + 1) }
        }
        if let now = order.firstIndex(of: folder), best.cost < costs[now] {
          order = rest
          order.insert(folder, at: best.place)
          improves = true
        }
      }
    }
    return order.indices.flatMap { index in
      order[(index + 1)...].map { Edge(from: order[index], to: $0) }
    }.filter { edges[$0] != nil }
  }
}

/// Returns the paths of the Swift files below a folder, sorted.
func swiftFiles(below root: String) -> [String] {
  let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
  return names.filter { $0.hasSuffix(".swift") }.sorted()
}

let arguments = CommandLine.arguments.dropFirst()
let printsEdges = arguments.contains("--edges")
let wanted = arguments.filter { !$0.hasPrefix("--") }
var filesByModule: [String: [SourceFile]] = [:]
for (root, module) in try ["Sources", "Tests/Tools"].flatMap({ root in
  try FileManager.default.contentsOfDirectory(atPath: root).map { (root, $0) }
}) {
  filesByModule[module] = try swiftFiles(below: "\(root)/\(module)").map { name in
    let path = "\(root)/\(module)/\(name)"
    let folder = name.split(separator: "/").dropLast().joined(separator: "/")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return SourceFile(path: path, folder: folder.isEmpty ? "(top)" : folder, text: text)
  }
}
let modules = filesByModule.keys.sorted()

var fails = false
for module in modules where wanted.isEmpty || wanted.contains(module) {
  guard let files = filesByModule[module], Set(files.map(\.folder)).count > 1 else { continue }
  var foreign: Set<String> = []
  for (other, files) in filesByModule where other != module {
    for file in files { foreign.formUnion(file.own) }
  }
  let graph = FolderGraph(files, module: module, foreign: foreign)
  if printsEdges {
    for (edge, references) in graph.edges.sorted(by: { ($0.key.from, $0.key.to) < ($1.key.from, $1.key.to) })
    {
      print("\(module)\t\(edge.from)\t\(edge.to)\t\(references.count)")
    }
    continue
  }
  for group in graph.cycles {
    fails = true
    print("\(module): cycle of \(group.count) folders: \(group.joined(separator: ", "))")
    for edge in graph.closing(group) {
      let references = (graph.edges[edge] ?? []).sorted()
      print(
        "  \(edge.from) -> \(edge.to): \(references.count) \(references.count == 1 ? "reference" : "references")"
      )
      for reference in references.prefix(10) {
        print("    \(reference.file):\(reference.line): \(reference.name)")
      }
      if references.count > 10 { print("    and \(references.count - 10) more") }
    }
  }
}
exit(fails ? 1 : 0)
