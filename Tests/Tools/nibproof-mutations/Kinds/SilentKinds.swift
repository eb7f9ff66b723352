import Foundation
import InterfaceDocuments
import RuntimeAttributes
import SourceModel

/// Changes that cannot affect any document.
enum SilentKinds {
  static let all: [MutationKind] = [
    kind("reorder-members") { sites in
      sites.properties.compactMap { site in
        guard let text = PropertyText(site), text.isSimple else { return nil }
        let line = site.property.position.line
        let others = site.part.type.properties.filter { $0.position.line == line + 1 }
        let own = site.part.type.properties.count { $0.position.line == line }
        let (first, second) = (text.file.line(line), text.file.line(line + 1))
        guard own == 1, others.count == 1, text.head.lowerBound == first.lowerBound,
          endsOnItsLine(text.text(second)), endsOnItsLine(text.text(first))
        else { return nil }
        return [text.edit(first, text.text(second)), text.edit(second, text.text(first))]
      }
    },
    kind("rename-local") { sites in
      used(sites).compactMap { part in renamedLocal(part) }
    },
    kind("add-noise") { sites in
      used(sites).compactMap { part in
        let text = part.source.text
        guard let brace = text.first("{", from: text.offset(part.type.position)) else { return nil }
        return [text.edit(brace.upperBound..<brace.upperBound, noise)]
      }
    },
    MutationKind(name: "move-extension", isSilent: true) { sites in
      used(sites).flatMap { part in
        (sites.tree.parts[part.type.qualifiedName] ?? []).compactMap(moved)
      }
    },
    kind("reformat-document") { sites in
      sites.tree.documents.map { document in
        (1...document.text.lineCount).compactMap { number in
          let line = document.text.line(number)
          let indent = document.text.bytes[line].prefix { $0 == 0x20 }.count
          guard indent > 0, indent < line.count else { return nil }
          let range = line.lowerBound..<line.lowerBound + indent
          return document.text.edit(range, String(repeating: "\t", count: indent / 4))
        }
      }
    },
    kind("reorder-attributes") { sites in
      sites.tree.documents.map { document in
        document.document.objects.compactMap { reversedAttributes(document, $0.position) }
          + document.document.objects.flatMap(\.runtimeAttributes).compactMap { attribute in
            attribute.position.flatMap { reversedAttributes(document, $0) }
          }
          + document.document.objects.flatMap(\.connections).compactMap {
            reversedAttributes(document, $0.position)
          }
      }
    },
    kind("add-document-comments") { sites in
      sites.tree.documents.map { document in
        let text = document.text
        var edits: [TextEdit] = []
        var offset = 0
        while let range = text.first("<connections>", from: offset) {
          edits.append(text.edit(range.upperBound..<range.upperBound, documentNoise))
          offset = range.upperBound
        }
        return edits
      }
    },
    kind("change-line-breaks") { sites in
      (sites.tree.sources.map(\.text) + sites.tree.documents.map(\.text)).compactMap { text in
        guard !text.bytes.contains(0x0D) else { return nil }
        return text.bytes.indices.filter { text.bytes[$0] == 0x0A }.map { text.edit($0..<$0, "\r") }
      }
    },
    MutationKind(name: "add-unused-class", isSilent: true) { sites in
      Set(sites.tree.sources.map { ($0.text.path as NSString).deletingLastPathComponent }).sorted().map {
        folder in
        let file = "\(folder)/MutationUnused.swift"
        return Mutation(summary: "add \(file)", edits: [], additions: [file: unusedClass])
      }
    },
  ]

  static func kind(_ name: String, _ edits: @escaping @Sendable (Sites) -> [[TextEdit]])
    -> MutationKind
  {
    MutationKind(name: name, isSilent: true) { sites in
      edits(sites).filter { !$0.isEmpty }.map { edits in
        Mutation(summary: "\(name) in \(edits.first?.path ?? "")", edits: edits)
      }
    }
  }

  /// Returns the Swift classes that documents instantiate.
  private static func used(_ sites: Sites) -> [AppTree.Part] {
    sites.classes.map(\.part).filter { $0.source.interface.language == .swift }
  }

  private static let noise = #"""

      // class Noise { @IBInspectable var noise: Int } }}} """ /*
      /* } extension Noise { /* nested } */ @IBOutlet var noise: UILabel! } */
      private let mutationNoise = "class } func { var \" \({ "}" }()) @IBAction func noise() {"
      private let mutationRaw = #"} "class" { \#("}") let"#
      private let mutationLines = """
        }} class Noise: UIView { """ + "{"
      private func mutationFunction() -> [String] { ["}", "{", "@IBOutlet"].map { $0 + "}" } }

    """#

  private static let documentNoise =
    #"<!-- <outlet property="noise" destination="noise" id="noi-se-001"/> </connections> <action> -->"#

  private static let unusedClass = """
    import Foundation

    final class MutationUnusedClass: NSObject {
      @objc var mutationUnused = 0
      private enum Inner { case one, two }
    }
    """

  /// Whether a line contains a complete declaration of a variable.
  private static func endsOnItsLine(_ line: String) -> Bool {
    line.contains(" var ") && !line.contains { "{}[(,\"".contains($0) } && !line.hasSuffix("=")
  }

  /// Returns edits that rename a local constant, or nil if there is no constant whose name differs from all members.
  private static func renamedLocal(_ part: AppTree.Part) -> [TextEdit]? {
    let text = part.source.text
    guard let end = BraceMatcher(bytes: text.bytes).endOfBraces(from: text.offset(part.type.position)) else {
      return nil
    }
    let start = text.offset(part.type.position)
    let members = Set(part.source.interface.types.flatMap { $0.properties.map(\.name) })
    let body = text.text(start..<end)
    for match in body.matches(of: #/\n {8,}let ([a-z][A-Za-z]{3,}) = /#) {
      let name = match.1
      guard !members.contains(String(name)) else { continue }
      var edits: [TextEdit] = []
      var offset = start
      while let range = text.first(String(name), from: offset), range.upperBound <= end {
        offset = range.upperBound
        if isWord(text.bytes, range) {
          edits.append(text.edit(range, "mutated\(name)"))
        }
      }
      return edits
    }
    return nil
  }

  private static func isWord(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    func continues(_ offset: Int) -> Bool {
      guard bytes.indices.contains(offset) else { return false }
      let scalar = UnicodeScalar(bytes[offset])
      return scalar == "_" || scalar == "." || ("0"..."9").contains(scalar) || ("a"..."z").contains(scalar)
        || ("A"..."Z").contains(scalar)
    }
    let labels = bytes.indices.contains(range.upperBound) && bytes[range.upperBound] == UInt8(ascii: ":")
    return !continues(range.lowerBound - 1) && !labels
      && !(continues(range.upperBound) && bytes[range.upperBound] != UInt8(ascii: "."))
  }

  /// Returns a mutation that moves an extension to a file of its own.
  private static func moved(_ part: AppTree.Part) -> Mutation? {
    let text = part.source.text
    guard part.type.kind == .extension, part.source.interface.language == .swift, part.type.scope.isEmpty,
      !part.type.traits.isConditional,
      let end = BraceMatcher(bytes: text.bytes).endOfBraces(from: text.offset(part.type.position))
    else { return nil }
    let range = text.line(part.type.position.line).lowerBound..<end
    let file = (text.path as NSString).deletingPathExtension + "+MutationMoved.swift"
    return Mutation(
      summary: "move the extension at \(text.path):\(part.type.position)",
      edits: [text.edit(range, "")],
      additions: [file: "import UIKit\n\n" + text.text(range) + "\n"]
    )
  }

  /// Returns an edit that reverses the order of the attributes in a start tag.
  private static func reversedAttributes(_ document: AppTree.Document, _ position: SourcePosition)
    -> TextEdit?
  {
    let text = document.text
    let start = text.offset(position)
    guard text.bytes.indices.contains(start), text.bytes[start] == UInt8(ascii: "<"),
      let end = text.first(">", from: start)
    else { return nil }
    let tag = text.text(start..<end.upperBound)
    let attributes = tag.matches(of: #/\s[A-Za-z:]+="[^"<>]*"/#).map { String($0.0) }
    guard attributes.count > 1, let first = tag.firstIndex(of: " ") else { return nil }
    let close = tag.hasSuffix("/>") ? "/>" : ">"
    let plain = tag[..<first] + attributes.joined() + close
    guard plain == tag, !tag.contains("\n") else { return nil }
    let reversed = tag[..<first] + attributes.reversed().joined() + close
    return text.edit(start..<end.upperBound, String(reversed))
  }
}
