import Checks
import ProjectModel
import RuntimeAttributes
import Validation

// The messages of the command-line tool.
enum CommandMessages {
  static func error(_ message: String) -> String { "error: \(message)".escapedForTerminal + "\n" }

  static func error(_ place: String, _ message: String) -> String {
    "\(place): error: \(message)".escapedForTerminal + "\n"
  }

  static func warning(_ place: String, _ message: String) -> String {
    "\(place): warning: \(message)".escapedForTerminal + "\n"
  }

  static func note(_ place: String, _ message: String) -> String {
    "\(place): note: \(message)".escapedForTerminal + "\n"
  }

  /// Returns a reference to a command's help, or to the overview.
  static func seeHelp(of command: String?) -> String {
    "See '\(["nibproof help", command].compactMap(\.self).joined(separator: " "))'.\n"
  }

  static func cannotWrite(_ path: String, _ reason: String) -> String { "cannot write \(path): \(reason)" }

  static func notFetched(_ failure: GitFailure) -> String {
    "cannot fetch \(failure.name): \(text(of: failure.reason))"
  }

  fileprivate static func noRevision(_ name: String, _ reason: GitFailure.Reason) -> String {
    "cannot read revision '\(name)': \(text(of: reason))"
  }

  static func noPicture(_ path: String) -> String {
    "cannot write \(path): drawings are SVG; write an .svg file and convert it, e.g. 'rsvg-convert -o \(path) FILE.svg'"
  }

  private static func text(of reason: GitFailure.Reason) -> String {
    switch reason {
    case .disallowedURL(let url): "'\(url)' is not an https or ssh URL"
    case .invalidPin(let pin): "'\(pin)' is not a valid commit or tag"
    case .noGit(let reason): "cannot run git: \(reason)"
    case .git(let message): message.isEmpty ? "git failed" : message
    case .noWorkTree(let path): "\(path) is not in a Git work tree"
    case .outside(let path): "\(path) is not in the same repository"
    case .unknownRevision(let isShallow):
      "not found" + (isShallow ? " in this shallow clone; \(moreHistory)" : "")
    case .noCommonCommit:
      "not connected to the current commit in this shallow clone; \(moreHistory)"
    case .invalid(let reason): reason
    case .otherCommit(let commit): "the repository has commit \(commit) instead"
    case .unwritable(let reason): reason
    }
  }

  private static let moreHistory =
    "fetch more history with 'git fetch --unshallow', or set 'fetch-depth: 0' for actions/checkout"

  /// The label for the current state of a file.
  static let now = "now"

  static let standardOutput = "standard output"

  static let noDocuments = "no .xib or .storyboard files found; nothing was validated"

  static let noDocumentsOfClasses =
    "no .xib or .storyboard file uses a class of these sources; nothing was validated"

  static let noSelectedDocuments = "no document is selected; nothing was validated"

  static let notBelowPaths = "not a document under the paths; skipped"

  static let noSources =
    "no sources found; findings that depend on the app's classes are unverified; add the folder with the sources"

  static let noCountedSources =
    "the configuration excludes all sources; findings that depend on the app's classes are unverified; "
    + "see the keys 'included', 'excluded' and 'sources'"

  /// Returns a warning that applies to several files and names one of them.
  static func warning(_ message: String, alsoAbout others: Int) -> String {
    "\(message); the same applies to \(others) other files"
  }

  static func passedOver(_ reason: String) -> String { "cannot be read: \(reason); skipped" }

  static func app(_ folder: String) -> String { "validated with the files of the app in \(folder)" }

  static let awaitsInput = "Reading standard input; press Control-D to end it.\n"

  static let isInput = "the file is an existing document, source or configuration"

  static let isThereAlready = "the file exists; use --force to replace it"

  static func isOfOtherDocument(_ folder: String) -> String {
    "the file is a spec of another document; choose another folder, such as '--output \(folder)'"
  }

  static let isNotEmpty = "the folder is not empty; choose another one"

  static func copiedExample(_ folder: String) -> String {
    "Copied an example app to \(folder).".escapedForTerminal + "\n"
  }

  /// Returns the heading of a step of 'nibproof demo'.
  static func step(_ title: String, arguments: [String]) -> String {
    "\n\(title.escapedForTerminal)\n\n$ nibproof \(arguments.joined(separator: " ").escapedForTerminal)\n"
  }

  static let endOfDemo = "\nTo check your own app, run 'nibproof' in its folder.\n"

  static func wroteBaseline(_ file: String, _ baseline: Baseline, _ counts: CheckCounts) -> String {
    let findings = "\(baseline.entries.count) \(baseline.entries.count == 1 ? "finding" : "findings")"
    let documents = "\(counts.documents) \(counts.documents == 1 ? "document" : "documents")"
    let sources = "\(counts.sources) \(counts.sources == 1 ? "source" : "sources")"
    return "Wrote \(findings) to \(file) (\(documents) and \(sources) checked).".escapedForTerminal + "\n"
  }

  static func updateBaseline(_ file: String) -> String {
    "To update the baseline, run 'nibproof baseline -o \(file)'.".escapedForTerminal + "\n"
  }

  /// Returns the duration of a run in seconds, with one decimal place.
  static func elapsed(_ duration: Duration) -> String {
    let tenths = Int((duration / .milliseconds(100)).rounded())
    return "Finished in \(tenths / 10).\(tenths % 10) s.\n"
  }

  static func wrote(_ file: String) -> String { "Wrote \(file).".escapedForTerminal + "\n" }

  static let isWide = "cannot fix UTF-16 or UTF-32; save the file as UTF-8 first"

  static let changedMeanwhile = "the file changed after it was read"

  static let isNotUTF8 = "the path is not valid UTF-8; skipped"

  static func change(_ change: FileFix.Change) -> String {
    let finding = change.finding
    let name = finding.keyPath ?? finding.object?.className ?? ""
    let what =
      switch change.kind {
      case .removal: "removed '\(name)'"
      case .renaming(let new): "renamed '\(name)' to '\(new)'"
      case .repair(let name, _): "renamed '\(name.old)' to '\(name.new)'"
      case .classRemoval: "removed class '\(name)'"
      case .attribute(let attribute): "added '\(attribute)' to '\(name)'"
      case .module(let module?, _): "set the module of class '\(change.moduleClass)' to '\(module)'"
      case .module(nil, _): "removed the module of class '\(change.moduleClass)'"
      }
    return "\(change.place): \(what) (\(change.reason)) [\(finding.id.rawValue)]".escapedForTerminal + "\n"
  }

  /// Returns the number of changes of a renaming and of places to check.
  static func renamed(_ renaming: Renaming, isWritten: Bool) -> String {
    let (files, places) = (renaming.files.count, renaming.uncertain.count)
    let changes = renaming.files.reduce(0) { $0 + $1.edits.count }
    let check = places == 0 ? "" : "; check \(places) \(places == 1 ? "place" : "places")"
    return
      "\(isWritten ? "Made" : "Would make") \(changes) \(changes == 1 ? "change" : "changes") in \(files) "
      + "\(files == 1 ? "file" : "files")\(check)\(isWritten ? "" : " (--write makes the changes)").\n"
  }

  /// Returns the reason why a place was not renamed.
  static func text(of reason: Renaming.Uncertain.Reason) -> String {
    let text =
      switch reason {
      case .receiver: "the type of the receiver is unknown"
      case .string: "the name is in a string"
      case .overload: "another method has the same name with other labels"
      case .binding: "the binding declares a local variable with the same name"
      case .unread: "the code is not read"
      case .target: "the target is determined at run time"
      case .fileName: "the file is named after the class"
      case .identifier: "the identifier is the name of the class"
      }
    return "not renamed: \(text)"
  }

  fileprivate static func text(of error: RenamingError) -> String {
    switch error {
    case .unknownType(let name, let nearest): "type '\(name)' not found" + didYouMean(nearest)
    case .unknownMember(let name, let type, let nearest):
      "type '\(type)' has no member '\(name)'" + didYouMean(nearest)
    case .ambiguous(let name, let candidates):
      "'\(name)' is ambiguous: \(candidates.joined(separator: ", "))"
    case .declaredByFramework(let name): "cannot rename a member that '\(name)' declares"
    case .invalidName(let name): "'\(name)' is not a valid identifier"
    case .taken(let name, let place):
      "'\(name)' already exists" + (place.map { " at \($0)" } ?? "")
    }
  }

  static func rejected(_ rejection: AppFixer.Rejection) -> String {
    warning("\(rejection.change.place)", "not fixed; the fix would cause another finding: \(rejection.cause)")
  }

  static func fixed(_ tally: FixTally, isDryRun: Bool) -> String {
    func count(_ number: Int, _ noun: String, plural: String? = nil) -> String {
      "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
    }
    var parts: [String] = []
    if tally.changes > 0 {
      let verb = isDryRun ? "Would make" : "Made"
      parts.append("\(verb) \(count(tally.changes, "change")) in \(count(tally.files, "file"))")
    } else {
      parts.append(tally.unsafe > 0 ? "No safe fixes" : "Nothing to fix automatically")
    }
    if tally.unsafe > 0 {
      parts.append(
        "\(count(tally.unsafe, "unsafe fix", plural: "unsafe fixes")) not applied (use --unsafe)"
      )
    }
    if tally.failed > 0 { parts.append("\(count(tally.failed, "file")) could not be written") }
    if tally.left > 0 {
      parts.append("\(count(tally.left, "finding")) \(tally.left == 1 ? "needs" : "need") a manual fix")
    }
    return parts.joined(separator: "; ") + ".\n"
  }

  static func fixed(_ finding: Finding) -> String { "fixed: \(finding)".escapedForTerminal + "\n" }

  static func leftOver(_ entry: Baseline.Entry, in file: String, fails: Bool) -> String {
    let parts = [
      entry.id, entry.file, entry.object.map { "object '\($0)'" }, entry.keyPath.map { "key path '\($0)'" },
    ]
    let finding = parts.compactMap(\.self).joined(separator: ", ")
    return "\(file): \(fails ? "error" : "warning"): no longer found: \(finding)".escapedForTerminal + "\n"
  }

  /// Returns a progress line: `Reading 5 of 20 documents, 120 of 300 sources, 400 a second`.
  static func progress(
    _ parts: [ValidationProgress.Stage: (done: Int, total: Int)],
    seconds: Double
  ) -> String {
    let isReading = parts.keys.contains(where: \.isReading)
    let numbers = [ValidationProgress.Stage.documents, .loads, .sources].compactMap { stage in
      parts[stage].map { "\($0.done) of \($0.total) \(stage == .sources ? "sources" : "documents")" }
    }
    let rate = seconds > 0 ? Double(parts.values.reduce(0) { $0 + $1.done }) / seconds : 0
    return "\(isReading ? "Reading" : "Loading") " + numbers.joined(separator: ", ")
      + (rate >= 1 ? ", \(Int(min(rate, 1e9))) a second" : "")
  }

  /// Returns alternatives: `a, b or c`.
  static func alternatives(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or \(last)"
  }

  fileprivate static func choices(_ words: [String]) -> String {
    words.isEmpty ? "" : "; expected \(alternatives(words))"
  }

  fileprivate static func didYouMean(_ name: String?) -> String {
    name.map { "; did you mean '\($0)'?" } ?? ""
  }
}

extension UsageError {
  var message: String {
    switch self {
    case .unknownCommand(let name, let nearest):
      "unknown command '\(name)'" + CommandMessages.didYouMean(nearest)
    case .unknownCommandOrPath(let name, let nearest):
      "unknown command or path '\(name)'" + CommandMessages.didYouMean(nearest)
    case .unknownObject(let id, let file, let nearest):
      "\(file) has no object with id '\(id)'" + CommandMessages.didYouMean(nearest)
    case .unknownOption(let name, let nearest):
      "unknown option '\(name)'" + CommandMessages.didYouMean(nearest)
    case .missingValue(let option, let placeholder):
      "missing value for '\(option) \(placeholder)'"
    case .unexpectedValue(let value, let option):
      "unexpected value '\(value)' for '\(option)'"
    case .invalidValue(let value, let option, let expected, let nearest):
      "invalid value '\(value)' for '\(option)'; expected \(expected)" + CommandMessages.didYouMean(nearest)
    case .missingOption(let option, let other): "missing option '\(option)' for \(other)"
    case .repeatedOption(let option):
      "option '\(option)' is specified twice"
    case .unknownOperand(let operand, let expected, let nearest, let choices):
      "unknown \(expected) '\(operand)'"
        + (nearest == nil ? CommandMessages.choices(choices) : CommandMessages.didYouMean(nearest))
    case .unlistedOperand(let operand, let expected, let command):
      "unknown \(expected) '\(operand)'; see '\(command)'"
    case .emptyOperand(let placeholder):
      "argument '\(placeholder)' is empty"
    case .missingOperand(let placeholder):
      "missing argument '\(placeholder)'"
    case .optionWithout(let option, let needed):
      "'\(option)' requires " + (needed.hasPrefix("-") ? "'\(needed)'" : needed)
    case .conflictingOptions(let one, let other):
      "'\(one)' and '\(other)' cannot be combined"
    case .missingVariable(let variable, let option):
      "'\(option)' requires the environment variable '\(variable)', which Xcode sets for build phases"
    case .unexpectedOperand(let operand):
      "unexpected argument '\(operand)'"
    }
  }
}

extension Failure {
  var message: String {
    switch self {
    case .usage(let error): error.message
    case .validation(let error): "\(error)"
    case .output(let path, let reason): CommandMessages.cannotWrite(path, reason)
    case .revision(let name, let reason): CommandMessages.noRevision(name, reason)
    case .renaming(let error): CommandMessages.text(of: error)
    case .noPicture(let path): CommandMessages.noPicture(path)
    }
  }
}

extension ValidationProgress.Stage {
  /// Whether the stage reads files.
  var isReading: Bool { self != .loads }
}
