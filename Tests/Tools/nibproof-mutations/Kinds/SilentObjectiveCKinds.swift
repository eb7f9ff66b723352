import Foundation
import KeyValueCoding
import RuntimeAttributes
import SourceModel

/// Changes to Objective-C sources that cannot affect any document.
enum SilentObjectiveCKinds {
  static let all: [MutationKind] = [
    SilentKinds.kind("add-objc-noise") { sites in
      used(sites).compactMap { part in
        let text = part.source.text
        let line = text.line(part.type.position.line)
        // The declaration of a class may continue on the next line with instance variables or protocols.
        guard !text.text(line).contains("{"), !text.text(line).hasSuffix(",") else { return nil }
        return [text.edit(line.upperBound..<line.upperBound, comment), text.edit(0..<0, strings)]
      }
    },
    SilentKinds.kind("reorder-objc-members") { sites in
      sites.properties.compactMap { site in
        let text = site.part.source.text
        let line = site.property.position.line
        guard site.part.source.interface.language == .objectiveC, case .stored = site.property.storage,
          isDeclaration(text.text(ofLine: line)), isDeclaration(text.text(ofLine: line + 1))
        else { return nil }
        let (first, second) = (text.line(line), text.line(line + 1))
        return [text.edit(first, text.text(second)), text.edit(second, text.text(first))]
      }
    },
    // Only Interface Builder uses `IBOutlet`.
    SilentKinds.kind("remove-objc-outlet-mark") { sites in
      sites.properties.compactMap { site in
        let text = site.part.source.text
        let line = text.line(site.property.position.line)
        guard site.part.source.interface.language == .objectiveC,
          let mark = text.first("IBOutlet ", from: line.lowerBound), mark.upperBound <= line.upperBound
        else { return nil }
        return [text.edit(mark, "")]
      }
    },
    MutationKind(name: "add-unused-objc-class", isSilent: true) { sites in
      let sources = sites.tree.sources.filter { $0.interface.language == .objectiveC }
      return Set(sources.map { ($0.text.path as NSString).deletingLastPathComponent }).sorted().map {
        folder in
        let file = "\(folder)/MutationUnused"
        return Mutation(
          summary: "add \(file).h",
          edits: [],
          additions: [file + ".h": unusedHeader, file + ".m": unusedImplementation]
        )
      }
    },
  ]

  /// Returns the Objective-C interfaces and implementations of the classes that documents instantiate.
  private static func used(_ sites: Sites) -> [AppTree.Part] {
    sites.classes.flatMap { sites.tree.parts[$0.part.type.qualifiedName] ?? [] }
      .filter { $0.source.interface.language == .objectiveC }
  }

  /// Whether a line consists of exactly one property declaration.
  private static func isDeclaration(_ line: String) -> Bool {
    line.hasPrefix("@property") && line.hasSuffix(";")
  }

  private static let comment =
    "  /* @end } @interface Noise : UIView { @property int noise; */ // @implementation {"

  private static let strings = #"""
    // @end @implementation Noise { " /*
    static const char *mutationNoise = "@end } @interface Noise : UIView { IBOutlet UILabel *noise; \" /* ";

    """#

  private static let unusedHeader = """
    #import <Foundation/Foundation.h>

    @interface MutationUnusedClass : NSObject
    @property (nonatomic, strong) id mutationUnused;
    @end

    """

  private static let unusedImplementation = """
    #import "MutationUnused.h"

    @implementation MutationUnusedClass
    @end

    """
}
