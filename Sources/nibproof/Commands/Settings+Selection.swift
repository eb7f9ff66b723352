import PortableFoundation
import ProjectModel
import Reporting

extension Settings {
  /// Returns the documents that the arguments and Xcode's variables select.
  func selection(_ console: Console) throws(Failure) -> DocumentSelection {
    if readsInput { return DocumentSelection(inputFile ?? Self.unnamedInput, text: try console.readInput()) }
    guard usesScriptInputFiles || usesScriptInputFileLists else { return DocumentSelection() }
    var files: [String] = []
    if usesScriptInputFiles {
      files += try ScriptInput.files.paths(console.variables)
    }
    if usesScriptInputFileLists {
      for list in try ScriptInput.fileLists.paths(console.variables) {
        guard let bytes = SourceTexts.files.bytes(of: list) else {
          throw .validation(.noSuchPath(list))
        }
        files += ScriptInput.paths(inList: bytes)
      }
    }
    return DocumentSelection(files)
  }

  /// The name of a document without a file.
  private static let unnamedInput = "<stdin>"

  /// Returns the document in the first operand, with standard input as its text if the operand is `-`.
  func document(_ console: Console) throws(Failure) -> (file: String, text: [UInt8]?) {
    guard let file = operands.first else { throw .usage(.missingOperand("FILE")) }
    return file == "-" ? (Self.unnamedInput, try console.readInput()) : (file, nil)
  }
}

/// The files that Xcode passes to a script build phase in environment variables.
struct ScriptInput {
  /// The prefix of the variables' names.
  private let variable: String
  /// The option that uses the variables.
  private let option: Option

  fileprivate static let files = ScriptInput(variable: "SCRIPT_INPUT_FILE", option: .scriptInputFiles)
  fileprivate static let fileLists = ScriptInput(
    variable: "SCRIPT_INPUT_FILE_LIST",
    option: .scriptInputFileLists
  )

  /// Returns the paths in the variables: `_COUNT` contains their number, and `_0` and so on contain the paths.
  fileprivate func paths(_ variables: [String: String]) throws(Failure) -> [String] {
    let name = variable + "_COUNT"
    guard let count = variables[name].flatMap({ Int($0) }), 0...variables.count ~= count else {
      throw .usage(.missingVariable(name, option: option.spelling))
    }
    var paths: [String] = []
    for index in 0..<count {
      guard let path = variables["\(variable)_\(index)"], !path.isEmpty else {
        throw .usage(.missingVariable("\(variable)_\(index)", option: option.spelling))
      }
      paths.append(path)
    }
    return paths
  }

  /// Returns the paths in a list, one per line; empty lines and comments are ignored.
  static func paths(inList bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map { line in
      let start = line.firstIndex { !$0.isWhitespace } ?? line.endIndex
      let end = line.lastIndex { !$0.isWhitespace }.map(line.index(after:)) ?? start
      return String(line[start..<end])
    }
    .filter { !$0.isEmpty && !$0.hasPrefix("#") }
  }
}
