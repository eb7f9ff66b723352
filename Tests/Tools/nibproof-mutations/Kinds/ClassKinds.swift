import Checks
import InterfaceDocuments
import NibLoading
import ProgramModel
import RuntimeAttributes
import SourceModel

/// Changes to classes that must affect objects in documents.
enum ClassKinds {
  static let all: [MutationKind] = [
    kind("rename-class", .unknownClass, removesName: true) { text, site in
      let end = text.offset(site.part.type.position) + site.part.type.name.utf8.count
      return [text.edit(end..<end, "Renamed")]
    },
    kind("delete-class", .unknownClass, removesName: true) { text, site in
      let name = text.offset(site.part.type.position)
      guard let end = BraceMatcher(bytes: text.bytes).endOfBraces(from: name) else { return nil }
      let line = text.firstLine(ofDeclarationAt: site.part.type.position)
      return [text.edit(text.line(line).lowerBound..<end, "")]
    },
    kind("make-generic", .unusableClass) { text, site in
      let end = text.offset(site.part.type.position) + site.part.type.name.utf8.count
      return [text.edit(end..<end, "<Element>")]
    },
    MutationKind(name: "rename-objc-class") { sites in
      sites.classes.compactMap { site in
        let parts = sites.tree.parts[site.part.type.qualifiedName] ?? []
        guard parts.allSatisfy({ $0.source.interface.language == .objectiveC }),
          !sites.tree.isObjectiveCName(site.part.type.name)
        else { return nil }
        let edits = parts.map { part in
          let end = part.source.text.offset(part.type.position) + part.type.name.utf8.count
          return part.source.text.edit(end..<end, "Renamed")
        }
        // Any library may declare a class whose name in the document does not have a module.
        return mutation(sites, site, site.objects, edits, .unknownClass, .unverified, "rename")
      }
    },
    MutationKind(name: "trap-in-initializer") { sites in
      sites.classes.compactMap { site in
        let text = site.part.source.text
        let hasInitializer = (sites.tree.parts[site.part.type.qualifiedName] ?? []).contains { part in
          part.type.methods.contains { $0.kind == .initializer && $0.swiftName.contains("coder:") }
        }
        guard site.part.source.interface.language == .swift, !hasInitializer,
          let brace = text.first("{", from: text.offset(site.part.type.position))
        else { return nil }
        let objects = site.objects.filter { isDecoded($0.object, of: $0.document.document) }
        guard !objects.isEmpty else { return nil }
        let initializer =
          "\n  required init?(coder: NSCoder) { fatalError(\"init(coder:) has not been implemented\") }\n"
        return mutation(
          sites,
          site,
          objects,
          [text.edit(brace.upperBound..<brace.upperBound, initializer)],
          .unimplementedInitializer,
          .crash,
          "trap"
        )
      }
    },
    MutationKind(name: "remove-module") { sites in
      sites.classes.flatMap { site in
        guard site.part.source.interface.language == .swift, site.part.type.traits.objectiveCName == nil
        else {
          return [Mutation]()
        }
        return site.objects.compactMap { document, object in
          guard
            let edits = moduleEdits(document, object, replacement: ""),
            object.customModule != nil
          else { return nil }
          return mutation(sites, site, [(document, object)], edits, .unusableClass, .dropped, "remove module")
        }
      }
    },
    MutationKind(name: "change-module") { sites in
      sites.classes.flatMap { site in
        guard site.part.source.interface.language == .swift else { return [Mutation]() }
        return site.objects.compactMap { document, object in
          guard
            let edits = moduleEdits(document, object, replacement: " customModule=\"MutationElsewhere\""),
            object.customModule != nil
          else { return nil }
          // The other module may declare a class with the same name.
          return mutation(
            sites,
            site,
            [(document, object)],
            edits,
            .unknownClass,
            .unverified,
            "change module"
          )
        }
      }
    },
  ]

  private static func kind(
    _ name: String,
    _ id: FindingID,
    removesName: Bool = false,
    _ edits: @escaping @Sendable (FileText, Sites.ClassSite) -> [TextEdit]?
  ) -> MutationKind {
    MutationKind(name: name) { sites in
      sites.classes.compactMap { site in
        guard site.part.source.interface.language == .swift, site.part.type.traits.objectiveCName == nil,
          site.part.type.genericParameters.isEmpty, let edits = edits(site.part.source.text, site)
        else { return nil }
        // If other code does not compile without the class, a source was not read.
        let isNeeded =
          removesName && sites.tree.sources.contains { $0.interface.uses(site.part.type.name) }
        return mutation(sites, site, site.objects, edits, id, isNeeded ? .unverified : .dropped, name)
      }
    }
  }

  private static func mutation(
    _ sites: Sites,
    _ site: Sites.ClassSite,
    _ objects: [(document: AppTree.Document, object: InterfaceObject)],
    _ edits: [TextEdit],
    _ id: FindingID,
    _ consequence: Consequence,
    _ what: String
  ) -> Mutation {
    Mutation(
      summary:
        "\(what): \(site.part.type.qualifiedName) at \(site.part.source.text.path):\(site.part.type.position)",
      edits: edits,
      expected: Set(
        objects.map { document, object in
          Mutation.Expectation(
            id: id,
            consequence: consequence,
            file: document.document.file,
            line: object.position.line
          )
        }
      ),
      touched: touched(by: site.part.type.qualifiedName, sites)
    )
  }

  /// Returns the objects of a class and its subclasses, and the objects connected to them.
  private static func touched(by className: String, _ sites: Sites) -> Set<Mutation.Place> {
    var places: Set<Mutation.Place> = []
    for document in sites.tree.documents {
      let ids = document.document.objects.compactMap { object -> String? in
        guard let name = object.customClass, sites.tree.chain(of: name).contains(className) else {
          return nil
        }
        return object.id
      }
      let concerned = Set(ids)
      for object in document.document.objects {
        guard let id = object.id else { continue }
        let leadsThere = object.connections.contains { $0.destination.map(concerned.contains) == true }
        if concerned.contains(id) || leadsThere {
          places.insert(Mutation.Place(file: document.document.file, id: id))
        }
      }
    }
    return places
  }

  /// Whether the nib creates the object with `init(coder:)`.
  private static func isDecoded(_ object: InterfaceObject, of document: InterfaceDocument) -> Bool {
    if object.isCustomObject { return false }
    return document.platform != .macOS || document.format == .storyboard || !object.isCustomView
      || document.options.contains(.instantiatesDirectly)
  }

  /// Returns edits that replace the module in the object's start tag, or nil if the tag does not contain the module.
  private static func moduleEdits(
    _ document: AppTree.Document,
    _ object: InterfaceObject,
    replacement: String
  ) -> [TextEdit]? {
    guard let module = object.customModule else { return nil }
    let start = document.text.offset(object.position)
    guard let range = document.text.first(" customModule=\"\(module)\"", from: start, before: ">") else {
      return nil
    }
    var edits = [document.text.edit(range, replacement)]
    if let provider = document.text.first(" customModuleProvider=\"target\"", from: start, before: ">") {
      edits.append(document.text.edit(provider, ""))
    }
    return edits
  }
}
