import Checks
import Foundation
import InterfaceDocuments
import KeyValueCoding
import NibLoading
import RuntimeAttributes
import SourceModel

/// Changes to Swift and Objective-C properties that must affect attributes and outlets.
enum PropertyKinds {
  static let all: [MutationKind] = [
    kind("rename-property") { text, _ in [text.edit(text.name, text.property.name + "Renamed")] },
    MutationKind(name: "rename-objc-property") { sites in
      sites.properties.compactMap { site in
        renamedInObjectiveC(site, sites).map { mutation(site, [$0], "rename") }
      }
    },
    kind("remove-marks", isHidden: true) { text, site in
      guard isVisibleByMarksAlone(site) else { return nil }
      let marks = ["@IBInspectable", "@IBOutlet", "@GKInspectable", "@objc"]
      let head = text.text(text.head)
      let left = marks.reduce(head) { $0.replacingOccurrences(of: $1 + " ", with: "").replacingLines($1) }
      return left == head || marks.contains(where: left.contains) ? nil : [text.edit(text.head, left)]
    },
    kind("var-to-let", isHidden: true) { text, _ in
      guard text.isSimple, let word = text.text(text.head).rangeOfLast("var") else { return nil }
      let start = text.head.lowerBound + word.lowerBound
      return [text.edit(start..<start + 3, "let")]
    },
    kind("make-get-only", isHidden: true) { text, _ in
      guard text.isSimple, let type = text.type else { return nil }
      return [text.edit(text.name.upperBound..<text.tail.upperBound, ": \(text.text(type)) { fatalError() }")]
    },
    kind("make-optional-scalar", isHidden: true, outlets: false) { text, _ in
      guard let type = text.type, scalars.contains(text.text(type)) else { return nil }
      return [text.edit(type, text.text(type) + "?")]
    },
    // An outlet whose type is an enumeration or a structure does not compile.
    kind("make-enum", isHidden: true, outlets: false) { text, _ in
      text.type.map { [text.edit($0, "MutationChoice"), text.appending("enum MutationChoice { case one }")] }
    },
    kind("make-struct", isHidden: true, outlets: false) { text, _ in
      text.type.map {
        [text.edit($0, "MutationPair"), text.appending("struct MutationPair { var one = 1 }")]
      }
    },
    MutationKind(name: "make-unconvertible") { sites in
      sites.properties.compactMap { site in
        guard let text = PropertyText(site), let type = text.type,
          site.uses.allSatisfy({ $0.attribute != nil })
        else {
          return nil
        }
        let wanted = Set(site.uses.compactMap { $0.attribute.map { unconvertible($0.value.kind) } })
        guard wanted.count == 1, let name = wanted.first else { return nil }
        var mutation = mutation(site, [text.edit(type, name)], "make it \(name)")
        mutation.expected = Set(
          site.uses.map { use in
            use.expectation(use.attribute?.value.kind == .nil ? .nilForScalar : .typeMismatch, .dropped)
          }
        )
        return mutation
      }
    },
    MutationKind(name: "delete-outlet-in-superclass") { sites in
      sites.properties.compactMap { site in
        let isInherited = site.uses.contains { $0.object.customClass != site.part.type.qualifiedName }
        guard isInherited, site.part.type.kind == .class, site.uses.contains(where: \.isOutlet),
          let text = PropertyText(site), text.isSimple
        else { return nil }
        return mutation(site, [text.edit(text.head.lowerBound..<text.tail.upperBound, "")], "delete")
      }
    },
    MutationKind(name: "remove-extension-inspectable") { sites in
      sites.properties.compactMap { site in
        guard site.part.type.kind == .extension, let text = PropertyText(site),
          let end = BraceMatcher(bytes: text.file.bytes).endOfBraces(from: text.name.upperBound)
        else { return nil }
        return mutation(site, [text.edit(text.head.lowerBound..<end, "")], "delete")
      }
    },
  ]

  private static let scalars: Set<String> = ["Int", "UInt", "CGFloat", "Double", "Float", "Bool"]

  /// Returns a kind that changes the declarations of properties in the same way, so that the properties cannot be set.
  private static func kind(
    _ name: String,
    isHidden: Bool = false,
    outlets: Bool = true,
    _ edits: @escaping @Sendable (PropertyText, Sites.PropertySite) -> [TextEdit]?
  ) -> MutationKind {
    MutationKind(name: name) { sites in
      sites.properties.compactMap { site in
        guard outlets || !site.uses.contains(where: \.isOutlet) else { return nil }
        guard let text = PropertyText(site), let edits = edits(text, site) else { return nil }
        return mutation(site, edits, name, isHidden: isHidden)
      }
    }
  }

  private static func mutation(
    _ site: Sites.PropertySite,
    _ edits: [TextEdit],
    _ what: String,
    isHidden: Bool = false
  ) -> Mutation {
    Mutation(
      summary:
        "\(what): \(site.part.type.qualifiedName).\(site.property.name) at "
        + "\(site.part.source.text.path):\(site.property.position)",
      edits: edits,
      expected: Set(
        site.uses.map { use in
          var loss = use.loss(isHidden: isHidden)
          let platform = use.document.document.platform
          if !isHidden, UnreadCode.mayBeHidden(site.property.name, on: platform) {
            loss.consequence = .unverified
          }
          return loss
        }
      )
    )
  }

  /// Whether the property is visible to Objective-C only because of its own attributes.
  private static func isVisibleByMarksAlone(_ site: Sites.PropertySite) -> Bool {
    !site.isOfVisibleClass && !site.part.type.traits.modifiers.contains(.objc)
      && site.property.traits.modifiers.isDisjoint(with: [.override, .managed])
  }

  /// Returns a property type to which values of a kind cannot be converted.
  private static func unconvertible(_ kind: AttributeValue.Kind) -> String {
    switch kind {
    case .boolean, .integer, .unsigned, .real, .decimal: "String"
    case .string, .localizedString: "UInt"
    case .nil, .point, .size, .rect, .range, .color, .image, .array, .date, .data, .dictionary: "Int"
    }
  }

  /// Returns an edit that renames an Objective-C property, or nil if a setter method or a directive has its name.
  private static func renamedInObjectiveC(_ site: Sites.PropertySite, _ sites: Sites) -> TextEdit? {
    let source = site.part.source
    guard source.interface.language == .objectiveC, case .stored = site.property.storage else { return nil }
    let text = source.text
    let start = text.offset(site.property.position)
    let name = start..<start + site.property.name.utf8.count
    guard text.text(name) == site.property.name else { return nil }
    let capitalized = site.property.name.prefix(1).uppercased() + site.property.name.dropFirst()
    for part in sites.tree.parts[site.part.type.qualifiedName] ?? [] {
      let all = part.source.text.text(0..<part.source.text.bytes.count)
      if all.contains("set\(capitalized):(") || all.contains("set\(capitalized): (") { return nil }
      if all.contains("@synthesize \(site.property.name)") || all.contains("@dynamic") { return nil }
    }
    return text.edit(name, site.property.name + "Renamed")
  }
}

extension String {
  /// Returns the text without a word at the ends of lines.
  fileprivate func replacingLines(_ word: String) -> String {
    replacingOccurrences(of: word + "\n", with: "\n")
  }

  /// Returns the UTF-8 offsets of the last occurrence of a string.
  fileprivate func rangeOfLast(_ word: String) -> Range<Int>? {
    guard let range = range(of: word, options: .backwards) else { return nil }
    let start = utf8.distance(from: startIndex, to: range.lowerBound)
    return start..<start + word.utf8.count
  }
}
